#pragma once
#include "model/scenario.h"
#include "model/training/training_results.h"

#include <span>

// Does a fine-tune fit, how long does it take, what does it cost (contract 6). Pure arithmetic on a section and a shape.
namespace bascule {

// Bytes of one GPU by part, and what is trained. States are divided as ZeRO does (Rajbhandari et al. 2020,
// arXiv:1910.02054, section 5): the optimizer from stage 1, the gradients from 2, the weights at 3. QLoRA's base takes 4 bits
// and 0.127 bits of double-quantised constants a parameter (Dettmers et al. 2023, arXiv:2305.14314, section 3).
// Activations: one layer's 14·h + 2·(d + 2·kv) + 8·i bytes a token (after Korthikanti et al. 2022, arXiv:2205.05198, with
// fused attention); with checkpointing one layer's and the inputs of all.
TuningMemory tuningMemory(const FineTuning& tuning, const ModelShape& model, TuningMethod method, double sharding,
                          double gpus);

inline constexpr double fits_share = 0.9; // of a card's memory; above it `tight`, above all of it `no`
FitVerdict verdictFor(double bytes, double memory_bytes);

// Fewest GPUs on which the method fits with everything sharded (stage 3); unknown when 1024 are not enough.
Maybe gpusForFit(const FineTuning& tuning, const ModelShape& model, double memory_bytes);

// The section's own model, else the scenario's; nullptr without either.
const ModelShape* modelOf(const FineTuning& tuning, const Scenario& scenario);

// `rows`: those compared, in order. Refused as a whole: overflow; a row: no_memory, overflow. A row without a price or an
// exchange rate has no amount.
FineTuningResult fineTuningResult(const FineTuning& tuning, const PriceBook& prices,
                                  std::span<const GpuRow* const> rows, const Scenario& scenario);

} // namespace bascule
