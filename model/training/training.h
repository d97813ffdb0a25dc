#pragma once
#include "model/scenario.h"
#include "model/training/training_results.h"

// What a training run costs, line by line (contract 5). Pure: a section, the book and the scenario's exchange rates.
namespace bascule {

struct RunHours {
    double segments = 0;      // n: stretches between checkpoints, the last one included
    double uninterrupted = 0; // U: useful hours and the checkpoints
    double expected = 0;      // E: with interruptions; infinite when it never finishes
};

// Useful hours with checkpoints every τ and a mean time M between interruptions of the job. A stretch of x hours is begun
// again after each interruption: M·e^(R/M)·(e^(x/M) − 1), exact for exponential interruptions (Daly 2006, Future Generation
// Computer Systems 22, equation 20). Without M: E = U; without τ: one stretch. Also the points of a chart over τ.
RunHours runHours(double useful_hours, const Interruptions& interruptions);

// √(2·C·M), Young's first-order optimum (Young 1974, Communications of the ACM 17), in minutes; unknown without C or M.
Maybe suggestedCheckpointMinutes(const Interruptions& interruptions);

inline constexpr double longest_run_hours = 1e6; // beyond: never_finishes

// `money` gives the currency and its rates. Refused: no_price, no_spec, no_peak, no_exchange_rate, missing_storage_price,
// never_finishes, overflow.
TrainingResult trainingResult(const Training& training, const PriceBook& prices, const Scenario& money);

// The GPU line at every price of the row; `run` gives the hours. One that never finishes is refused.
std::vector<TrainingAlternative> alternativesOf(const Training& training, const GpuRow& row, const Scenario& money,
                                                const TrainingResult& run);

// interrupted_over_half, high_mfu and interruptible_not_cheaper.
void warnOfTraining(const Training& training, const TrainingResult& result, const PriceBook& prices,
                    Warnings& warnings);

} // namespace bascule
