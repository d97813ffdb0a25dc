#pragma once
#include "app/words.h"

namespace bascule {

// One function a table, defined beside it in this folder; declared and listed here, nowhere else.
using WordTable = std::span<const WordEntry> (*)();
std::span<const WordEntry> fieldWords();

inline constexpr WordTable kWordTables[] = {
    fieldWords,
};

} // namespace bascule
