#include "model/inference/inference.h"

#include <algorithm>

namespace bascule {

Inference startingInference(const PriceBook& prices) {
    Inference inference;
    inference.kv_bytes = 1;
    inference.prompt_tokens = 512;
    inference.output_tokens = 256;
    inference.batch_limit = 16;
    inference.target_first_token_milliseconds = 100;
    inference.target_tokens_per_second = 60;
    const ModelShape model = startingFineTuning().model.value_or(ModelShape{});
    const auto holds = [&](const GpuRow& row) {
        Inference tried = inference;
        tried.gpu = row.id;
        Refusal why;
        const std::optional<ServingCard> card = cardOf(tried, prices, why);
        return card && Serving(tried, model, *card).mostSequences() >= 1;
    };
    auto found = std::find_if(prices.gpus.begin(), prices.gpus.end(), holds);
    if (found == prices.gpus.end()) found = prices.gpus.begin();
    if (found != prices.gpus.end()) inference.gpu = found->id;
    return inference;
}

} // namespace bascule
