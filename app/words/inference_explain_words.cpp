#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// How the figures of inference are computed.
std::span<const WordEntry> inferenceExplainWords() {
    static constexpr WordEntry words[] = {
        //: %1 offer, %2 its figure; here and below
        {"explain.inference.ideal_prefill", QT_TRANSLATE_NOOP("bascule", "%1, ideal prefill: %2")},
        {"explain.inference.ideal_decode", QT_TRANSLATE_NOOP("bascule", "%1, ideal time per token: %2")},
        {"explain.inference.prefill_load", QT_TRANSLATE_NOOP("bascule", "%1, prefill with the batch full: %2")},
        {"explain.inference.first_best", QT_TRANSLATE_NOOP("bascule", "%1, first token at best: %2")},
        {"explain.inference.first_mean", QT_TRANSLATE_NOOP("bascule", "%1, first token on average: %2")},
        {"explain.inference.first_worst", QT_TRANSLATE_NOOP("bascule", "%1, first token at worst: %2")},
        {"explain.inference.step_single", QT_TRANSLATE_NOOP("bascule", "%1, one token alone: %2")},
        {"explain.inference.step_batch", QT_TRANSLATE_NOOP("bascule", "%1, one token with the batch full: %2")},
        {"explain.inference.rate_single", QT_TRANSLATE_NOOP("bascule", "%1, throughput of a single stream: %2")},
        {"explain.inference.rate_user", QT_TRANSLATE_NOOP("bascule", "%1, throughput per user: %2")},
        {"explain.inference.rate_all", QT_TRANSLATE_NOOP("bascule", "%1, throughput of all users: %2")},
        {"explain.inference.cost_estimated",
         QT_TRANSLATE_NOOP("bascule", "%1, cost per 1M at the throughput estimated: %2")},
        {"step.inference.ideal_prefill",
         QT_TRANSLATE_NOOP("bascule", "Prefill: (2 × %1 × %2 tokens + 4 × %3 × %2² × %4) ÷ (%5 × 10¹²) = %6")},
        {"step.inference.weights", QT_TRANSLATE_NOOP("bascule", "Weights: %1 × %2 bytes = %3")},
        {"step.inference.kv", QT_TRANSLATE_NOOP("bascule", "KV cache of a token: 2 × %1 × %2 × %3 bytes = %4 bytes")},
        {"step.inference.ideal_decode",
         QT_TRANSLATE_NOOP("bascule", "One token: (%1 + %2 tokens × %3 bytes) ÷ %4 = %5")},
        {"step.inference.work",
         QT_TRANSLATE_NOOP(
             "bascule", "Computing the prompt: (2 × %1 × %2 tokens + 2 × %3 × %2² × %4) ÷ (%5 × 10¹² × %6 × %7) = %8")},
        {"step.inference.read_weights", QT_TRANSLATE_NOOP("bascule", "Reading the weights: %1 ÷ (%2 × %3 × %4) = %5")},
        {"step.inference.prefill", QT_TRANSLATE_NOOP("bascule", "Prefill, the longer of both: %1, %2 → %3")},
        {"step.inference.first_mean", QT_TRANSLATE_NOOP("bascule", "Mean wait: %1 + %2 ÷ 2 = %3")},
        {"step.inference.first_worst", QT_TRANSLATE_NOOP("bascule", "Longest wait: %1 + %2 = %3")},
        {"step.inference.context", QT_TRANSLATE_NOOP("bascule", "Mean context: %1 + %2 ÷ 2 = %3 tokens")},
        {"step.inference.memory", QT_TRANSLATE_NOOP("bascule", "Memory to use: %1 × %2 × %3 = %4")},
        {"step.inference.sequences",
         QT_TRANSLATE_NOOP("bascule", "Sequences it holds: (%1 − %2) ÷ (%3 bytes × %4 tokens), rounded down = %5")},
        {"step.inference.batch", QT_TRANSLATE_NOOP("bascule", "Batch, the smaller of %1 and %2: %3")},
        {"step.inference.compute",
         QT_TRANSLATE_NOOP("bascule",
                           "Computing a step: %1 × (2 × %2 + 4 × %3 × %4 × %5) ÷ (%6 × 10¹² × %7 × %8) = %9")},
        {"step.inference.reading",
         QT_TRANSLATE_NOOP("bascule", "Reading a step: (%1 + %2 × %3 tokens × %4 bytes) ÷ (%5 × %6 × %7) = %8")},
        {"step.inference.overhead", QT_TRANSLATE_NOOP("bascule", "Overhead: %1 × %2 + %3 × %4 = %5")},
        {"step.inference.overhead_cards",
         QT_TRANSLATE_NOOP("bascule", "Overhead: %1 × %2 + %3 × %4 + 2 × %5 × %6 = %7")},
        {"step.inference.step", QT_TRANSLATE_NOOP("bascule", "A step, the longer of %1 and %2, plus %3: %4")},
        {"step.inference.rate", QT_TRANSLATE_NOOP("bascule", "Throughput: 1 ÷ %1 = %2")},
        {"step.inference.rate_all", QT_TRANSLATE_NOOP("bascule", "All users: %1 tokens ÷ (%2 + %1 × %3 ÷ %4) = %5")},
        {"step.inference.copies", QT_TRANSLATE_NOOP("bascule", "Of the whole offer: %1 × %2 copies = %3")},
        {"step.throughput_for", QT_TRANSLATE_NOOP("bascule", "Measured or estimated for: %1")},
    };
    return words;
}

} // namespace bascule
