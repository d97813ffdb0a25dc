#include "model/json_text.h"
#include "model/training/compute.h"
#include "model/training/scaling.h"
#include "model/training/training.h"

#include <algorithm>

namespace bascule {
namespace {

void warnOfHighMfu(double mfu, const std::string& pointer, Warnings& warnings) {
    if (mfu > high_mfu)
        warnings.push_back({"high_mfu",
                            pointer,
                            "A model FLOPs utilisation of " + writeNumber(mfu) +
                                " is above what published runs reach (" + writeNumber(high_mfu) + ").",
                            {}});
}

// Only where an interruptible price stands in the answer.
void warnOfInterruptions(const Training& training, const TrainingResult& result, Warnings& warnings) {
    constexpr double half_more = 1.5;
    if (result.error != RowError::none && result.error != RowError::never_finishes) return;
    const bool shown = training.billing == Billing::interruptible ||
                       std::any_of(result.alternatives.begin(), result.alternatives.end(), [](const auto& other) {
                           return other.offer == Offer::interruptible || other.offer == Offer::market_interruptible;
                       });
    if (!shown || result.useful_hours == 0) return;
    if (result.interrupted_hours && *result.interrupted_hours <= half_more * result.useful_hours) return;
    const std::string useful = writeNumber(result.useful_hours) + " useful hours";
    warnings.push_back({"interrupted_over_half",
                        "/training/interruptions",
                        result.interrupted_hours ? "With interruptions, " + useful + " are expected to take " +
                                                       writeNumber(*result.interrupted_hours) + " hours."
                                                 : "With interruptions, " + useful + " never finish.",
                        {}});
}

} // namespace

void warnOfTraining(const Training& training, const TrainingResult& result, const PriceBook& prices,
                    Warnings& warnings) {
    if (training.compute) warnOfHighMfu(training.compute->mfu, "/training/compute/mfu", warnings);
    warnOfInterruptions(training, result, warnings);
    const GpuRow* row = prices.findGpu(training.gpu);
    if (!row || training.billing != Billing::interruptible) return;
    const HourPrices& price = row->price_per_hour;
    if (!price.on_demand || !price.interruptible || *price.interruptible < *price.on_demand) return;
    const std::string pointer = pointerTo("/price_book/gpus", static_cast<std::size_t>(row - prices.gpus.data())) +
                                "/price_per_hour/interruptible";
    if (std::any_of(warnings.begin(), warnings.end(), [&](const Warning& w) { return w.pointer == pointer; })) return;
    warnings.push_back({"interruptible_not_cheaper",
                        pointer,
                        "The interruptible price of " + row->id + " is not below its on-demand price.",
                        {}});
}

void warnOfScaling(const Scaling& scaling, Warnings& warnings) {
    warnOfHighMfu(scaling.compute.mfu, "/scaling/mfu", warnings);
}

} // namespace bascule
