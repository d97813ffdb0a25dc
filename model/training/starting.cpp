#include "model/price_book.h"
#include "model/training/sections.h"

#include <algorithm>

namespace bascule {
namespace {

// The first row that both an hourly run and a computation can use, else the first with a price, else the first.
std::string startingGpu(const PriceBook& prices) {
    const auto priced = [](const GpuRow& row) { return row.price_per_hour.on_demand.has_value(); };
    const auto usable = [&](const GpuRow& row) {
        const GpuSpec* spec = prices.findSpec(row);
        return priced(row) && spec && spec->bf16_tflops && spec->interconnect_gb_per_second;
    };
    auto found = std::find_if(prices.gpus.begin(), prices.gpus.end(), usable);
    if (found == prices.gpus.end()) found = std::find_if(prices.gpus.begin(), prices.gpus.end(), priced);
    if (found == prices.gpus.end()) found = prices.gpus.begin();
    return found == prices.gpus.end() ? std::string() : found->id;
}

} // namespace

Training startingTraining(const PriceBook& prices) {
    Training training;
    training.gpu = startingGpu(prices);
    training.units = 8;
    training.duration_hours = 72;
    return training;
}

FineTuning startingFineTuning() {
    ModelShape mistral;
    mistral.name = "Mistral 7B";
    mistral.layers = 32;
    mistral.hidden_size = 4096;
    mistral.intermediate_size = 14336;
    mistral.attention_heads = 32;
    mistral.kv_heads = 8;
    mistral.vocabulary_size = 32000;
    FineTuning tuning;
    tuning.model = mistral;
    tuning.method = TuningMethod::qlora;
    return tuning;
}

Scaling startingScaling(const PriceBook& prices) {
    Scaling scaling;
    scaling.gpu = startingGpu(prices);
    scaling.compute.parameters = 2.7e9;
    scaling.compute.mfu = 0.2613;
    scaling.tokens = 4e10;
    scaling.tokens_per_step = 65536;
    return scaling;
}

} // namespace bascule
