#pragma once
#include "model/compared.h"
#include "model/pages/page_spec.h"

// What pages share. A page is a file with build and has_result functions, its answer in words, and a line in registry.cpp.
namespace bascule {

PageSpec unitCostPage(const Snapshot& snapshot, const PageView& view);
PageSpec breakEvenPage(const Snapshot& snapshot, const PageView& view);
PageSpec pricesPage(const Snapshot& snapshot, const PageView& view);
PageSpec trainingPage(const Snapshot& snapshot, const PageView& view);
bool hasTraining(const Snapshot& snapshot);
Answer trainingAnswer(const Snapshot& snapshot, std::string_view today);

bool hasUnitCost(const Snapshot& snapshot);
bool hasBreakEven(const Snapshot& snapshot);
bool hasPrices(const Snapshot& snapshot);

PageSpec loadPage(const Snapshot& snapshot, const PageView& view);
bool hasLoad(const Snapshot& snapshot);
Answer loadAnswer(const Snapshot& snapshot, std::string_view today);

// Of the sections fine_tuning and scaling.
PageSpec fineTuningPage(const Snapshot& snapshot, const PageView& view);
PageSpec scalingPage(const Snapshot& snapshot, const PageView& view);
bool hasFineTuning(const Snapshot& snapshot);
bool hasScaling(const Snapshot& snapshot);
Answer fineTuningAnswer(const Snapshot& snapshot, std::string_view today);
Answer scalingAnswer(const Snapshot& snapshot, std::string_view today);

// Of the section inference.
PageSpec inferencePage(const Snapshot& snapshot, const PageView& view);
bool hasInference(const Snapshot& snapshot);
Answer inferenceAnswer(const Snapshot& snapshot, std::string_view today);

// Of the section corpus.
PageSpec corpusPage(const Snapshot& snapshot, const PageView& view);
bool hasCorpus(const Snapshot& snapshot);
Answer corpusAnswer(const Snapshot& snapshot, std::string_view today);

// Under the charts: a row per GPU, a verdict per API, and in the last column what `last` asks for.
enum class LastColumn { break_even, flip };
TableSpec comparisonTable(const Compared& compared, LastColumn last);

// Which rows have no result and why, and what the charts and tables have no room for.
void addRowNotes(const Compared& compared, std::vector<Phrase>& notes);

} // namespace bascule
