#include "model/scaled.h"

#include "model/compared.h"
#include "model/training/compute.h"

#include <algorithm>

namespace bascule {

Scaled::Scaled(const Snapshot& snapshot)
    : scenario(snapshot.document.scenario),
      prices(*snapshot.document.prices),
      scaling(*scenario.scaling),
      result(*snapshot.results.scaling),
      row(prices.findGpu(scaling.gpu)) {
    for (const ScalingRow& each : result.rows)
        if (each.ok()) rows.push_back(&each);
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ScalingRow* a, const ScalingRow* b) { return a->gpus < b->gpus; });
    rows.erase(std::unique(rows.begin(), rows.end(),
                           [](const ScalingRow* a, const ScalingRow* b) { return a->gpus == b->gpus; }),
               rows.end());
    if (rows.empty()) return;
    largest = rows.back();
    fastest = *std::min_element(rows.begin(), rows.end(),
                                [](const ScalingRow* a, const ScalingRow* b) { return a->days < b->days; });
}

std::string Scaled::name() const {
    if (!row) return shortened(scaling.gpu);
    return shortened(row->gpu_count > 1 ? row->gpu.value_or(row->name) : row->name);
}

double Scaled::attentionFlops() const { return result.flops_per_token - weightFlops(); }

double Scaled::weightFlops() const {
    Compute compute = scaling.compute;
    compute.layers.reset();
    return flopsPerToken(compute);
}

double Scaled::used(double flops, double gpus, double days) const {
    return flops * scaling.tokens / (gpus * result.peak_tflops * 1e12 * days * 86400);
}

double Scaled::mfuByWeights(double gpus, double days) const { return used(weightFlops(), gpus, days); }
double Scaled::mfu(double gpus, double days) const { return used(result.flops_per_token, gpus, days); }

} // namespace bascule
