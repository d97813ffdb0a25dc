#include "model/training/compute.h"

namespace bascule {

double flopsPerToken(const Compute& compute) {
    const double active = compute.active_parameters.value_or(compute.parameters);
    const double weights =
        compute.method == TrainedPart::lora ? 4 * active + 6 * compute.adapter_parameters : 6 * active;
    if (!compute.layers || !compute.attention_width || !compute.sequence_tokens) return weights;
    return weights + 12 * *compute.layers * *compute.attention_width * *compute.sequence_tokens;
}

double computeHours(const Compute& compute, double tokens, double gpus, double peak_tflops, double efficiency) {
    return flopsPerToken(compute) * tokens / (gpus * peak_tflops * 1e12 * compute.mfu * efficiency) / 3600;
}

double impliedMfu(double flops_per_token, double tokens_per_second, double gpus, double peak_tflops) {
    return flops_per_token * tokens_per_second / (gpus * peak_tflops * 1e12);
}

} // namespace bascule
