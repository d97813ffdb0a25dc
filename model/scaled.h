#pragma once
#include "model/evaluate.h"

namespace bascule {

// What sentence, charts and tables of scaling ask of a snapshot that has it. Points into it; it must outlive this.
class Scaled {
public:
    explicit Scaled(const Snapshot& snapshot);

    const Scenario& scenario;
    const PriceBook& prices;
    const Scaling& scaling;
    const ScalingResult& result;
    const GpuRow* row;                   // nullptr when the book has no such offer
    std::vector<const ScalingRow*> rows; // with a result, by their number of GPUs, each number once
    const ScalingRow* largest = nullptr; // of them
    const ScalingRow* fastest = nullptr; // fewest GPUs of the shortest time

    const std::string& currency() const { return scenario.currency; }
    std::string name() const; // of the offer, or of its GPU where it holds several
    CountedName counted(double gpus) const { return {gpus, name()}; }
    double amountOnOne() const { return result.days_on_one * 24 * result.price_per_gpu_hour; }

    double weightFlops() const;    // per token, without attention
    double attentionFlops() const; // per token; 0 while the shape is not known
    // Share of the peak of all GPUs, counting what the weights need alone (6PD) or attention too.
    double mfuByWeights(double gpus, double days) const;
    double mfu(double gpus, double days) const;

private:
    double used(double flops, double gpus, double days) const;
};

} // namespace bascule
