#pragma once
#include "model/charts/chart_spec.h"
#include "model/training/run_view.h"

// The charts of the training page.
namespace bascule {

ChartSpec trainingBars(const TrainingRun& run);
// Expected hours over the checkpoint interval: only for a run that is interrupted.
bool hasIntervalChart(const TrainingRun& run);
ChartSpec intervalCurve(const TrainingRun& run);
// Cost against time of every ranked card, by compute only. `notes` takes what is not drawn.
ChartSpec cardsChart(const TrainingRun& run, std::vector<Phrase>& notes);

// Minutes between checkpoints with the fewest expected hours; unknown when the shortest is always the best, or none finishes.
Maybe bestCheckpointMinutes(double useful_hours, const Interruptions& interruptions);

// "good" the cheapest, "best" the fastest, "better" between them: the cards that no other beats on both.
Phrase standing(const std::vector<RankedGpu>& ranking, const RankedGpu& card); // empty off the front

const char* lineKey(LineCode code);                                 // of its words: "training.line.gpu_time"
Phrase billName(const TrainingRun& run, const RunBill& bill);       // "Interruptible, 79.6 h"
std::string offerCode(const TrainingRun& run, const RunBill& bill); // in explanation ids: empty for the run itself

} // namespace bascule
