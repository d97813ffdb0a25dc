#pragma once
#include "model/answer.h"
#include "model/compared.h"

// The parts of the answer, and the sentences that pages share with it.
namespace bascule {

void sayFlip(const Compared& compared, std::vector<Phrase>& details);     // what would flip the verdict at this volume
void sayHybrid(const Compared& compared, std::vector<Phrase>& details);   // when both together beat either
void saySolidity(const Compared& compared, std::vector<Phrase>& details); // at throughput +- 20 %
void sayCautions(const Compared& compared, std::string_view today, Answer& answer);

void sayInvoice(const Snapshot& snapshot, std::vector<Phrase>& sentences); // the bill against the model
void sayLoad(const Snapshot& snapshot, std::vector<Phrase>& sentences);    // what comes from the load

// Of the prices behind a page with a section of its own: foreign ones at par or without a rate, and how many are old.
struct UsedPrice {
    std::string currency;
    std::optional<std::string> as_of;
    bool needs_rate = false; // to be compared; else a missing rate is said elsewhere
};
void sayPrices(const Scenario& scenario, const std::vector<UsedPrice>& prices, std::string_view today,
               std::vector<Phrase>& cautions);

// Over which volumes the GPU costs less, as sentences and as a table cell.
std::vector<Phrase> windowSentences(const Compared& compared, const GpuResult& gpu, const ApiResult& api);
Phrase shortWindows(const Compared& compared, const Comparison& pair);

// "87.7% (2 units)": the utilisation at which the GPU would cost no more at this volume.
Phrase shortFlip(const Compared& compared, const Comparison& pair);
double affordableUnits(const Compared& compared, const Comparison& pair); // n* behind flip_utilisation

CountedName withCount(const Compared& compared,
                      const GpuResult& gpu); // "3 × GPU-PRO"; the name alone when hours are paid

// Why a row has no result; what of it is missing.
Phrase reasonOf(const Compared& compared, const GpuResult& gpu);
Phrase reasonOf(const Compared& compared, const ApiResult& api);
Phrase missingOf(const Compared& compared, const GpuResult& gpu); // "monthly price"; empty when nothing is missing
Phrase missingOf(const ApiResult& api);

} // namespace bascule
