#include "model/training/fine_tuning.h"

#include "model/economics/rounding.h"
#include "model/training/terms.h"

#include <cmath>

namespace bascule {
namespace {

constexpr double runtime_bytes = 0x1p30; // driver, kernels and the allocator's slack
constexpr double most_gpus = 1024;
constexpr double nf4_bytes = 0.5 + 0.127 / 8; // 4 bits and the double-quantised constants
constexpr double half_precision_bytes = 2;
constexpr double adapter_weight_bytes = 4, adapter_gradient_bytes = 4, adapter_optimizer_bytes = 8;

double weightBytes(const FineTuning& tuning, const ModelCounts& counts, TuningMethod method, double adapters) {
    switch (method) {
    case TuningMethod::full:
        return tuning.weight_bytes * counts.parameters;
    case TuningMethod::lora:
        return half_precision_bytes * counts.parameters + adapter_weight_bytes * adapters;
    case TuningMethod::qlora:
        break;
    }
    return counts.linear * nf4_bytes + half_precision_bytes * (counts.parameters - counts.linear) +
           adapter_weight_bytes * adapters;
}

double activationBytes(const FineTuning& tuning, const ModelWidths& w) {
    const double tokens = tuning.sequence_tokens * tuning.micro_batch;
    const double layer =
        tokens * (14 * w.hidden + 2 * (w.attention + 2 * w.key_value) + 8 * w.intermediate); // of one expert
    if (!tuning.activation_checkpointing) return w.layers * layer;
    return half_precision_bytes * tokens * w.hidden * w.layers + layer;
}

bool finite(const TuningMemory& memory) {
    return std::isfinite(memory.bytes.total) && std::isfinite(memory.trainable_parameters);
}

void priceRow(FitRow& fit, const FineTuning& tuning, const GpuRow& row, const Scenario& scenario, double hours) {
    fit.rows = std::ceil(tuning.gpus / row.gpu_count);
    fit.paid_hours_per_row = paidHours(hours, row.billing_increment_seconds);
    const std::optional<double> price = hourlyPrice(scenario, row, tuning.billing);
    if (!price) return;
    const double amount = fit.rows * fit.paid_hours_per_row.valueOr(INFINITY) * *price;
    if (std::isfinite(amount))
        fit.amount = amount;
    else
        static_cast<Refusal&>(fit) = tooLarge(row.id);
}

FitRow fitOf(const FineTuning& tuning, const ModelShape& model, const FineTuningResult& result, const PriceBook& prices,
             const GpuRow& row, const Scenario& scenario) {
    FitRow fit;
    fit.gpu = row.id;
    const std::optional<double> memory = memoryBytes(prices, row);
    if (!memory) {
        static_cast<Refusal&>(fit) = {RowError::no_memory, "The memory of " + row.id + " is unknown."};
        return fit;
    }
    fit.memory_bytes = *memory;
    fit.margin_bytes = *memory - result.bytes.total;
    fit.verdict = verdictFor(result.bytes.total, *memory);
    fit.gpus_for_fit = gpusForFit(tuning, model, *memory);
    if (result.hours) priceRow(fit, tuning, row, scenario, *result.hours);
    if (!std::isfinite(fit.margin_bytes)) static_cast<Refusal&>(fit) = tooLarge(row.id);
    return fit;
}

} // namespace

TuningMemory tuningMemory(const FineTuning& tuning, const ModelShape& model, TuningMethod method, double sharding,
                          double gpus) {
    const ModelCounts counts = countsOf(model);
    const ModelWidths widths = widthsOf(model);
    const bool full = method == TuningMethod::full;
    TuningMemory memory;
    const double trained = full ? counts.parameters : adapterParameters(model, tuning.rank, tuning.targets);
    memory.trainable_parameters = trained;
    TuningBytes& bytes = memory.bytes;
    bytes.weights = weightBytes(tuning, counts, method, full ? 0 : trained) / (sharding >= 3 ? gpus : 1);
    bytes.gradients = (full ? tuning.gradient_bytes : adapter_gradient_bytes) * trained / (sharding >= 2 ? gpus : 1);
    bytes.optimizer = (full ? tuning.optimizer_bytes : adapter_optimizer_bytes) * trained / (sharding >= 1 ? gpus : 1);
    bytes.activations = activationBytes(tuning, widths);
    // Logits and their gradient in single precision: 4 + 4 bytes.
    bytes.logits = 8 * tuning.sequence_tokens * tuning.micro_batch * widths.vocabulary / tuning.logits_chunks;
    bytes.runtime = runtime_bytes;
    bytes.total = bytes.weights + bytes.gradients + bytes.optimizer + bytes.activations + bytes.logits + bytes.runtime;
    return memory;
}

FitVerdict verdictFor(double bytes, double memory_bytes) {
    if (bytes <= fits_share * memory_bytes) return FitVerdict::fits;
    return bytes <= memory_bytes ? FitVerdict::tight : FitVerdict::no;
}

Maybe gpusForFit(const FineTuning& tuning, const ModelShape& model, double memory_bytes) {
    constexpr double everything = 3;
    const auto fits = [&](double gpus) {
        return verdictFor(tuningMemory(tuning, model, tuning.method, everything, gpus).bytes.total, memory_bytes) ==
               FitVerdict::fits;
    };
    if (!fits(most_gpus)) return {};
    double none = 0, enough = most_gpus; // fewer bytes on more GPUs: bisection
    while (enough - none > 1) {
        const double middle = std::floor((none + enough) / 2);
        (fits(middle) ? enough : none) = middle;
    }
    return enough;
}

const ModelShape* modelOf(const FineTuning& tuning, const Scenario& scenario) {
    if (tuning.model) return &*tuning.model;
    return scenario.model ? &*scenario.model : nullptr;
}

FineTuningResult fineTuningResult(const FineTuning& tuning, const PriceBook& prices,
                                  std::span<const GpuRow* const> rows, const Scenario& scenario) {
    FineTuningResult result;
    const ModelShape* given = modelOf(tuning, scenario);
    const ModelShape model = given ? *given : ModelShape{};
    result.model = model.name.value_or("");
    result.method = tuning.method;
    result.counts = countsOf(model);
    bool answered = true;
    for (std::size_t method = 0; method < result.by_method.size(); ++method) {
        TuningMemory& memory = result.by_method[method];
        memory = tuningMemory(tuning, model, static_cast<TuningMethod>(method), tuning.sharding, tuning.gpus);
        if (static_cast<TuningMethod>(method) == tuning.method) answered = finite(memory);
    }
    const TuningMemory& chosen = result.by_method[static_cast<std::size_t>(tuning.method)];
    result.trainable_parameters = chosen.trainable_parameters;
    result.bytes = chosen.bytes;
    if (tuning.tokens && tuning.tokens_per_second) {
        result.hours = *tuning.tokens / *tuning.tokens_per_second / 3600;
        answered = answered && std::isfinite(*result.hours);
    }
    if (!answered) {
        static_cast<Refusal&>(result) = tooLarge("The fine-tune");
        return result;
    }
    result.fit.reserve(rows.size());
    for (const GpuRow* row : rows)
        result.fit.push_back(fitOf(tuning, model, result, prices, *row, scenario));
    return result;
}

} // namespace bascule
