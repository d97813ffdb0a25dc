#include "model/inference/inference.h"

#include "model/json_text.h"
#include "model/training/terms.h"

#include <algorithm>
#include <cmath>

namespace bascule {

Serving::Serving(const Inference& inference, const ModelShape& model, const ServingCard& card)
    : m_inference(inference), m_card(card) {
    const ModelWidths widths = widthsOf(model);
    const double parameters = countsOf(model).parameters;
    m_active = model.active_parameters.value_or(parameters);
    m_layers = widths.layers;
    m_attention = widths.attention;
    m_weight_bytes = parameters * inference.weight_bytes;
    m_kv_bytes_per_token = 2 * widths.layers * widths.key_value * inference.kv_bytes;
}

double Serving::flops() const { return m_card.tflops * 1e12 * m_inference.compute_efficiency * m_inference.gpus; }
double Serving::bandwidth() const {
    return m_card.gb_per_second * 1e9 * m_inference.memory_efficiency * m_inference.gpus;
}

double Serving::sequenceTokens() const { return m_inference.prompt_tokens + m_inference.output_tokens / 2; }
double Serving::usableBytes() const { return m_inference.gpus * m_card.memory_bytes * m_inference.memory_fraction; }
double Serving::bytesOfFirst() const { return m_weight_bytes + m_kv_bytes_per_token * sequenceTokens(); }

double Serving::mostSequences() const {
    return std::floor((usableBytes() - m_weight_bytes) / (m_kv_bytes_per_token * sequenceTokens()));
}

Maybe Serving::cardsForFit() const {
    const double each = m_card.memory_bytes * m_inference.memory_fraction;
    return each > 0 ? Maybe(std::ceil(bytesOfFirst() / each)) : Maybe();
}

double Serving::idealPrefill() const {
    const double prompt = m_inference.prompt_tokens;
    return (2 * m_active * prompt + 4 * m_layers * prompt * prompt * m_attention) / (m_card.tflops * 1e12);
}

double Serving::idealDecode() const {
    return (m_weight_bytes + m_inference.prompt_tokens * m_kv_bytes_per_token) / (m_card.gb_per_second * 1e9);
}

PrefillTime Serving::prefill() const {
    const double prompt = m_inference.prompt_tokens;
    return {.compute = (2 * m_active * prompt + 2 * m_layers * prompt * prompt * m_attention) / flops(),
            .weights = m_weight_bytes / bandwidth()};
}

StepTime Serving::step(double sequences) const {
    const double context = sequenceTokens();
    constexpr double exchanges_per_layer = 2; // behind the attention and behind the feed-forward part
    StepTime step;
    step.compute = sequences * (2 * m_active + 4 * m_layers * m_attention * context) / flops();
    step.weights = m_weight_bytes / bandwidth();
    step.kv_cache = sequences * context * m_kv_bytes_per_token / bandwidth();
    step.overhead =
        m_layers * m_inference.layer_microseconds * 1e-6 + sequences * m_inference.sequence_microseconds * 1e-6 +
        (m_inference.gpus > 1 ? exchanges_per_layer * m_layers * m_inference.collective_microseconds * 1e-6 : 0);
    return step;
}

double Serving::outputTokensPerSecond(double sequences) const {
    const double output = m_inference.output_tokens;
    return output / (prefill().compute + output * step(sequences).total() / sequences);
}

std::optional<ServingCard> cardOf(const Inference& inference, const PriceBook& prices, Refusal& why) {
    const GpuRow* row = prices.findGpu(inference.gpu);
    if (!row) {
        why = {RowError::no_spec, "There is no GPU \"" + inference.gpu + "\" in the price book."};
        return std::nullopt;
    }
    const std::optional<double> peak = peakTflops(prices, *row, inference.precision);
    if (!peak) {
        why = whyNoPeak(prices, *row, inference.precision);
        return std::nullopt;
    }
    const std::optional<double> bandwidth = prices.findSpec(*row)->memory_gb_per_second;
    if (!bandwidth || *bandwidth <= 0) {
        why = {RowError::no_bus, "The memory bandwidth of " + row->id + " is unknown."};
        return std::nullopt;
    }
    const std::optional<double> memory = memoryBytes(prices, *row);
    if (!memory) {
        why = {RowError::no_memory, "The memory of " + row->id + " is unknown."};
        return std::nullopt;
    }
    return ServingCard{*peak, *bandwidth, *memory};
}

double copiesOnRow(const Inference& inference, const GpuRow& row) {
    return inference.gpus <= row.gpu_count ? std::floor(row.gpu_count / inference.gpus)
                                           : row.gpu_count / inference.gpus;
}

namespace {

std::string gigabytes(double bytes) {
    const auto tenths = [](double value) { return writeNumber(std::round(value * 10) / 10); };
    return tenths(bytes / 1e9) + " GB (" + tenths(bytes / 0x1p30) + " GiB)";
}

// A share of the data sheet that nothing can reach.
Refusal impossible(double share, const char* of, const std::string& id) {
    return {RowError::impossible_rate, "The efficiency typed is " + writeNumber(std::round(share * 100)) +
                                           " % of the " + of + " of " + id + "; at most 100 % can be reached."};
}

Refusal doesNotFit(const Serving& serving, const InferenceResult& result, const Inference& inference) {
    const bool weights = result.weight_bytes > result.memory_bytes;
    std::string message = (result.model.empty() ? std::string("The model") : result.model) +
                          (weights ? " has weights of " : " with its first sequence takes ") +
                          gigabytes(weights ? result.weight_bytes : serving.bytesOfFirst()) + ", and " +
                          writeNumber(inference.gpus) + " x " + result.gpu + " may use " +
                          gigabytes(result.memory_bytes) + ": " + gigabytes(result.missing_bytes) +
                          " are missing for the first sequence.";
    if (result.gpus_for_fit && std::isfinite(*result.gpus_for_fit))
        message += " It takes " + writeNumber(*result.gpus_for_fit) + " of these cards.";
    return {RowError::does_not_fit, message};
}

void describe(const Serving& s, const ServingCard& card, const ModelShape& model, InferenceResult& result) {
    result.parameters = countsOf(model).parameters;
    result.active_parameters = model.active_parameters.value_or(result.parameters);
    result.peak_tflops = card.tflops;
    result.memory_gb_per_second = card.gb_per_second;
    result.memory_bytes = s.usableBytes();
    result.kv_bytes_per_token = s.kvBytesPerToken();
    result.weight_bytes = s.weightBytes();
    result.sequence_tokens = s.sequenceTokens();
    result.memory_sequences = s.mostSequences();
    result.ideal_prefill_seconds = s.idealPrefill();
    result.ideal_decode_seconds = s.idealDecode();
    result.prefill = s.prefill();
    result.step_single = s.step(1);
}

void serve(const Serving& s, const Inference& inference, InferenceResult& result) {
    result.batch = std::min(inference.batch_limit, result.memory_sequences);
    result.step_batch = s.step(result.batch);
    result.tokens_per_second_single = 1 / result.step_single.total();
    result.tokens_per_second_per_user = 1 / result.step_batch.total();
    result.output_tokens_per_second = s.outputTokensPerSecond(result.batch);
    const double window = inference.batch_window_milliseconds;
    result.first_token_best = result.prefill.alone() * 1e3;
    result.first_token_mean = result.first_token_best + window / 2;
    result.first_token_worst = result.first_token_best + window;
    if (inference.target_first_token_milliseconds)
        result.meets_first_token = result.first_token_worst <= *inference.target_first_token_milliseconds;
    if (inference.target_tokens_per_second)
        result.meets_tokens_per_second = result.tokens_per_second_per_user >= *inference.target_tokens_per_second;
}

bool finite(std::initializer_list<double> figures) {
    return std::all_of(figures.begin(), figures.end(), [](double figure) { return std::isfinite(figure); });
}

} // namespace

InferenceResult inferenceResult(const Inference& inference, const PriceBook& prices, const Scenario& scenario) {
    InferenceResult result;
    const auto refuse = [&](Refusal why) {
        static_cast<Refusal&>(result) = std::move(why);
        return result;
    };
    const ModelShape* given = modelOf(inference, scenario);
    const ModelShape model = given ? *given : ModelShape{};
    result.gpu = inference.gpu;
    result.model = model.name.value_or("");
    Refusal why;
    const std::optional<ServingCard> card = cardOf(inference, prices, why);
    if (!card) return refuse(std::move(why));
    if (inference.compute_efficiency > 1)
        return refuse(impossible(inference.compute_efficiency, "peak FLOPs", inference.gpu));
    if (inference.memory_efficiency > 1)
        return refuse(impossible(inference.memory_efficiency, "memory bandwidth", inference.gpu));
    const Serving serving(inference, model, *card);
    describe(serving, *card, model, result);
    if (!finite({result.parameters, result.active_parameters, result.memory_bytes, result.kv_bytes_per_token,
                 result.weight_bytes, serving.bytesOfFirst(), result.memory_sequences}))
        return refuse(tooLarge("The inference"));
    if (result.memory_sequences < 1) {
        result.missing_bytes = serving.bytesOfFirst() - result.memory_bytes;
        result.gpus_for_fit = serving.cardsForFit();
        return refuse(doesNotFit(serving, result, inference));
    }
    serve(serving, inference, result);
    if (!finite({result.ideal_prefill_seconds, result.ideal_decode_seconds, result.prefill.alone(),
                 result.step_single.total(), result.step_batch.total(), result.tokens_per_second_single,
                 result.tokens_per_second_per_user, result.output_tokens_per_second, result.first_token_worst}))
        return refuse(tooLarge("The inference"));
    return result;
}

const ModelShape* modelOf(const Inference& inference, const Scenario& scenario) {
    if (inference.model) return &*inference.model;
    return scenario.model ? &*scenario.model : nullptr;
}

} // namespace bascule
