#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// How the figures of fine-tuning and scaling are computed.
std::span<const WordEntry> tuningExplainWords() {
    static constexpr WordEntry words[] = {
        //: %1 method, %2 part of the memory, %3 its size
        {"explain.tuning.part", QT_TRANSLATE_NOOP("bascule", "%2 with %1: %3")},
        //: %1 method, %2 number
        {"explain.tuning.trainable", QT_TRANSLATE_NOOP("bascule", "Trainable parameters with %1: %2")},
        //: %1 card, %2 share
        {"explain.tuning.verdict", QT_TRANSLATE_NOOP("bascule", "%1, memory used: %2")},
        //: %1 card, %2 size
        {"explain.tuning.margin", QT_TRANSLATE_NOOP("bascule", "%1, margin: %2")},
        //: %1 card, %2 number
        {"explain.tuning.gpus_for_fit", QT_TRANSLATE_NOOP("bascule", "%1, GPUs needed when sharded: %2")},
        //: %1 offer, %2 hours
        {"explain.tuning.paid_hours", QT_TRANSLATE_NOOP("bascule", "%1, hours billed: %2")},
        //: %1 offer, %2 amount
        {"explain.tuning.amount", QT_TRANSLATE_NOOP("bascule", "%1, amount: %2")},
        {"step.tuning.embeddings", QT_TRANSLATE_NOOP("bascule", "Embeddings: %1 tokens × %2 × %3 = %4")},
        {"step.tuning.norms", QT_TRANSLATE_NOOP("bascule", "Norms: (2 × %1 + 1) × %2 = %3")},
        {"step.tuning.linear_given", QT_TRANSLATE_NOOP("bascule", "Linear layers: %1 − %2 − %3 = %4")},
        {"step.tuning.linear",
         QT_TRANSLATE_NOOP("bascule", "Linear layers: %1 × (2 × %2 × %3 + 2 × %2 × %4 + 3 × %5 × %2 × %6) = %7")},
        {"step.tuning.parameters", QT_TRANSLATE_NOOP("bascule", "Parameters: %1 + %2 + %3 = %4")},
        {"step.tuning.all_given", QT_TRANSLATE_NOOP("bascule", "All parameters, as given: %1")},
        {"step.tuning.sides.all_linear",
         QT_TRANSLATE_NOOP("bascule", "Inputs and outputs of all matrices of %1 layers: %2")},
        {"step.tuning.sides.attention",
         QT_TRANSLATE_NOOP("bascule", "Inputs and outputs of the attention matrices of %1 layers: %2")},
        {"step.tuning.sides.query_value",
         QT_TRANSLATE_NOOP("bascule", "Inputs and outputs of the query and value matrices of %1 layers: %2")},
        {"step.tuning.adapters", QT_TRANSLATE_NOOP("bascule", "Adapters: rank %1 × %2 = %3")},
        {"step.tuning.shared", QT_TRANSLATE_NOOP("bascule", "Shared: %1 ÷ %2 GPUs = %3")},
        {"step.tuning.weights.full", QT_TRANSLATE_NOOP("bascule", "Weights: %1 bytes × %2 = %3")},
        {"step.tuning.weights.lora", QT_TRANSLATE_NOOP("bascule", "Weights: 2 bytes × %1 + 4 bytes × %2 = %3")},
        {"step.tuning.weights.qlora",
         QT_TRANSLATE_NOOP("bascule", "Weights: (0.5 + 0.127 ÷ 8) bytes × %1 + 2 bytes × %2 + 4 bytes × %3 = %4")},
        {"step.tuning.gradients", QT_TRANSLATE_NOOP("bascule", "Gradients: %1 bytes × %2 = %3")},
        {"step.tuning.optimizer", QT_TRANSLATE_NOOP("bascule", "Optimiser state: %1 bytes × %2 = %3")},
        {"step.tuning.layer",
         QT_TRANSLATE_NOOP("bascule", "One layer: %1 × %2 tokens × (14 × %3 + 2 × (%4 + 2 × %5) + 8 × %6) bytes = %7")},
        {"step.tuning.recomputed",
         QT_TRANSLATE_NOOP("bascule", "Recomputed: 2 bytes × %1 tokens × %2 × %3 layers + %4 = %5")},
        {"step.tuning.kept", QT_TRANSLATE_NOOP("bascule", "Of all layers: %1 × %2 = %3")},
        {"step.tuning.logits", QT_TRANSLATE_NOOP("bascule", "Logits: 8 bytes × %1 × %2 tokens × %3 ÷ %4 = %5")},
        {"step.tuning.runtime", QT_TRANSLATE_NOOP("bascule", "Driver, kernels and allocator: %1")},
        {"step.tuning.total", QT_TRANSLATE_NOOP("bascule", "Sum of the parts: %1 + %2 + %3 + %4 + %5 + %6 = %7")},
        {"step.tuning.memory", QT_TRANSLATE_NOOP("bascule", "Memory of the card: %1 = %2")},
        {"step.tuning.used", QT_TRANSLATE_NOOP("bascule", "Used: %1 ÷ %2 = %3")},
        {"step.tuning.margin", QT_TRANSLATE_NOOP("bascule", "Margin: %1 − %2 = %3")},
        {"step.tuning.most", QT_TRANSLATE_NOOP("bascule", "Fits up to: %1 × %2 = %3")},
        {"step.tuning.over_gpus", QT_TRANSLATE_NOOP("bascule", "Everything sharded over %1 GPUs, each holds: %2")},
        {"step.tuning.fewest", QT_TRANSLATE_NOOP("bascule", "Fewest GPUs that fit: %1")},
        {"step.tuning.hours", QT_TRANSLATE_NOOP("bascule", "Hours: %1 ÷ %2 ÷ 3,600 s = %3")},
        {"step.tuning.paid_hours", QT_TRANSLATE_NOOP("bascule", "Hours billed: %1, rounded up to steps of %2 = %3")},
        {"step.tuning.rows", QT_TRANSLATE_NOOP("bascule", "Units: %1 GPUs ÷ %2, rounded up = %3")},
        {"step.tuning.amount", QT_TRANSLATE_NOOP("bascule", "Amount: %1 × %2 × %3 = %4")},
        //: %1 GPUs, %2 its figure; here and below
        {"explain.scaling.days", QT_TRANSLATE_NOOP("bascule", "%1, time of the run: %2")},
        {"explain.scaling.compute", QT_TRANSLATE_NOOP("bascule", "%1, computing per step: %2")},
        {"explain.scaling.all_reduce", QT_TRANSLATE_NOOP("bascule", "%1, all-reduce per step: %2")},
        {"explain.scaling.exposed", QT_TRANSLATE_NOOP("bascule", "%1, waited for per step: %2")},
        {"explain.scaling.speedup", QT_TRANSLATE_NOOP("bascule", "%1, speed-up: × %2")},
        {"explain.scaling.efficiency", QT_TRANSLATE_NOOP("bascule", "%1, efficiency: %2")},
        {"explain.scaling.gpu_hours", QT_TRANSLATE_NOOP("bascule", "%1, GPU-hours: %2")},
        {"explain.scaling.amount", QT_TRANSLATE_NOOP("bascule", "%1, amount: %2")},
        {"step.scaling.flops", QT_TRANSLATE_NOOP("bascule", "Operations per token: 6 × %1 = %2")},
        {"step.scaling.flops_lora", QT_TRANSLATE_NOOP("bascule", "Operations per token: 4 × %1 + 6 × %2 = %3")},
        {"step.scaling.flops_attention", QT_TRANSLATE_NOOP("bascule", "With attention: %1 + 12 × %2 × %3 × %4 = %5")},
        {"step.scaling.compute",
         QT_TRANSLATE_NOOP("bascule", "Computing per step: %1 × %2 ÷ (%3 × %4 × 10¹² × %5) = %6")},
        {"step.scaling.alone", QT_TRANSLATE_NOOP("bascule", "All-reduce on one GPU: %1")},
        {"step.scaling.gradients", QT_TRANSLATE_NOOP("bascule", "Gradients exchanged: %1 bytes × %2 = %3")},
        {"step.scaling.all_reduce",
         QT_TRANSLATE_NOOP("bascule", "All-reduce: 2 × %1 ÷ %2 × %3 ÷ %4 + 2 × %5 × %6 = %7")},
        {"step.scaling.exposed", QT_TRANSLATE_NOOP("bascule", "Waited for: %1 − %2 × ⅔ × %3, at least 0 = %4")},
        {"step.scaling.steps", QT_TRANSLATE_NOOP("bascule", "Steps: %1 ÷ %2 = %3")},
        {"step.scaling.days", QT_TRANSLATE_NOOP("bascule", "Days: %1 × (%2 + %3) ÷ 86,400 s = %4")},
        {"step.scaling.speedup", QT_TRANSLATE_NOOP("bascule", "Speed-up: %1 on one GPU ÷ %2 = %3")},
        {"step.scaling.efficiency", QT_TRANSLATE_NOOP("bascule", "Efficiency: %1 ÷ %2 = %3")},
        {"step.scaling.gpu_hours", QT_TRANSLATE_NOOP("bascule", "GPU-hours: %1 × %2 × 24 = %3")},
        {"step.scaling.per_gpu", QT_TRANSLATE_NOOP("bascule", "Per GPU: %1 ÷ %2 = %3")},
        {"step.scaling.amount", QT_TRANSLATE_NOOP("bascule", "Amount: %1 × %2 = %3")},
    };
    return words;
}

} // namespace bascule
