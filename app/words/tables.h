#pragma once
#include "app/words.h"

namespace bascule {

// One function a table, defined beside it in this folder; declared and listed here, nowhere else.
using WordTable = std::span<const WordEntry> (*)();
std::span<const WordEntry> fieldWords();
std::span<const WordEntry> trainingFieldWords();
std::span<const WordEntry> choiceWords();
std::span<const WordEntry> trainingWords();
std::span<const WordEntry> exportWords();
std::span<const WordEntry> uiWords();
std::span<const WordEntry> answerWords();
std::span<const WordEntry> chartWords();
std::span<const WordEntry> pageWords();
std::span<const WordEntry> explainWords();
std::span<const WordEntry> errorWords();
std::span<const WordEntry> refusalWords();
std::span<const WordEntry> tuningWords();
std::span<const WordEntry> tuningExplainWords();
std::span<const WordEntry> inferenceWords();
std::span<const WordEntry> inferenceExplainWords();
std::span<const WordEntry> corpusWords();
std::span<const WordEntry> loadWords();

inline constexpr WordTable kWordTables[] = {
    fieldWords,     trainingFieldWords,    choiceWords, exportWords,  uiWords,       answerWords, chartWords,
    pageWords,      explainWords,          errorWords,  refusalWords, trainingWords, tuningWords, tuningExplainWords,
    inferenceWords, inferenceExplainWords, corpusWords, loadWords,
};

} // namespace bascule
