#include "model/explain/sections.h"
#include "model/served.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

Quantity seconds(double value = 0) { return {value, Unit::seconds}; }
Quantity milliseconds(double value = 0) { return {value, Unit::milliseconds}; }
Quantity bytes(double value = 0) { return {value, Unit::bytes}; }
Quantity gigabytesPerSecond(double value) { return {value, Unit::gigabytes_per_second}; }

// The formula lines of serving (contract 8).
class InferenceSteps {
public:
    InferenceSteps(Steps& steps, const Served& served)
        : m_steps(steps), s(served), r(served.result), i(served.inference), w(widthsOf(*served.model)) {}

    void idealPrefill() {
        m_steps.add("step.inference.ideal_prefill", r.ideal_prefill_seconds, seconds(), active(), prompt(),
                    plain(w.layers), plain(w.attention), plain(r.peak_tflops));
    }
    void idealDecode() {
        weights();
        kv();
        m_steps.add("step.inference.ideal_decode", r.ideal_decode_seconds, seconds(), bytes(r.weight_bytes), prompt(),
                    plain(r.kv_bytes_per_token), gigabytesPerSecond(r.memory_gb_per_second));
    }
    void prefillLoad() {
        m_steps.add("step.inference.work", r.prefill.compute, seconds(), active(), prompt(), plain(w.layers),
                    plain(w.attention), plain(r.peak_tflops), share(i.compute_efficiency), plain(i.gpus));
    }
    void firstBest() {
        prefillLoad();
        weights();
        readWeights();
        m_steps.add("step.inference.prefill", r.prefill.alone(), seconds(), seconds(r.prefill.compute),
                    seconds(r.prefill.weights));
    }
    void firstMean() {
        firstBest();
        m_steps.add("step.inference.first_mean", r.first_token_mean, milliseconds(), milliseconds(r.first_token_best),
                    milliseconds(i.batch_window_milliseconds));
    }
    void firstWorst() {
        firstBest();
        m_steps.add("step.inference.first_worst", r.first_token_worst, milliseconds(), milliseconds(r.first_token_best),
                    milliseconds(i.batch_window_milliseconds));
    }
    void stepSingle() { step(1, r.step_single); }
    void stepBatch() {
        batch();
        step(r.batch, r.step_batch);
    }
    void rateSingle() {
        stepSingle();
        m_steps.add("step.inference.rate", r.tokens_per_second_single, rate(0), seconds(r.step_single.total()));
    }
    void rateUser() {
        stepBatch();
        m_steps.add("step.inference.rate", r.tokens_per_second_per_user, rate(0), seconds(r.step_batch.total()));
    }
    void rateAll() {
        prefillLoad();
        stepBatch();
        m_steps.add("step.inference.rate_all", r.output_tokens_per_second, rate(0), plain(i.output_tokens),
                    seconds(r.prefill.compute), seconds(r.step_batch.total()), plain(r.batch));
    }
    void costEstimated() {
        rateAll();
        const GpuResult& g = s.asEstimated();
        if (s.copies() != 1)
            m_steps.add("step.inference.copies", s.rowThroughput(), rate(0), rate(r.output_tokens_per_second),
                        plain(s.copies()));
        if (s.scenario.hosting.throughput_factor != 1)
            m_steps.add("step.throughput_factor", g.output_tokens_per_second, rate(0), rate(s.rowThroughput()),
                        plain(s.scenario.hosting.throughput_factor));
        m_steps.add("step.capacity", g.capacity_tokens_per_month, tokens(0), seconds(g.seconds_per_output_token),
                    share(s.snapshot.results.utilisation), hours(s.scenario.hosting.hours_per_month));
        m_steps.add("step.cost_per_million", g.cost_per_million, m_steps.million(),
                    m_steps.month(g.unit_price_per_month), tokens(g.capacity_tokens_per_month));
    }

private:
    Quantity active() const { return {r.active_parameters, Unit::parameters}; }
    Quantity prompt() const { return tokens(i.prompt_tokens); }

    void weights() {
        m_steps.add("step.inference.weights", r.weight_bytes, bytes(), Quantity{r.parameters, Unit::parameters},
                    plain(i.weight_bytes));
    }
    void kv() {
        m_steps.add("step.inference.kv", r.kv_bytes_per_token, plain(0), plain(w.layers), plain(w.key_value),
                    plain(i.kv_bytes));
    }
    void readWeights() {
        m_steps.add("step.inference.read_weights", r.prefill.weights, seconds(), bytes(r.weight_bytes),
                    gigabytesPerSecond(r.memory_gb_per_second), share(i.memory_efficiency), plain(i.gpus));
    }
    void batch() {
        weights();
        kv();
        m_steps.add("step.inference.context", r.sequence_tokens, tokens(0), prompt(), tokens(i.output_tokens));
        m_steps.add("step.inference.memory", r.memory_bytes, bytes(), plain(i.gpus),
                    bytes(r.memory_bytes / (i.gpus * i.memory_fraction)), share(i.memory_fraction));
        m_steps.add("step.inference.sequences", r.memory_sequences, plain(0), bytes(r.memory_bytes),
                    bytes(r.weight_bytes), plain(r.kv_bytes_per_token), tokens(r.sequence_tokens));
        m_steps.add("step.inference.batch", r.batch, plain(0), plain(i.batch_limit), plain(r.memory_sequences));
    }
    void step(double sequences, const StepTime& time) {
        if (sequences == 1) {
            weights();
            kv();
            m_steps.add("step.inference.context", r.sequence_tokens, tokens(0), prompt(), tokens(i.output_tokens));
        }
        m_steps.add("step.inference.compute", time.compute, seconds(), plain(sequences), active(), plain(w.layers),
                    plain(w.attention), tokens(r.sequence_tokens), plain(r.peak_tflops), share(i.compute_efficiency),
                    plain(i.gpus));
        m_steps.add("step.inference.reading", time.reading(), seconds(), bytes(r.weight_bytes), plain(sequences),
                    tokens(r.sequence_tokens), plain(r.kv_bytes_per_token), gigabytesPerSecond(r.memory_gb_per_second),
                    share(i.memory_efficiency), plain(i.gpus));
        const Quantity layer{i.layer_microseconds, Unit::microseconds},
            each{i.sequence_microseconds, Unit::microseconds};
        if (i.gpus > 1)
            m_steps.add("step.inference.overhead_cards", time.overhead, seconds(), plain(w.layers), layer,
                        plain(sequences), each, plain(w.layers),
                        Quantity{i.collective_microseconds, Unit::microseconds});
        else
            m_steps.add("step.inference.overhead", time.overhead, seconds(), plain(w.layers), layer, plain(sequences),
                        each);
        m_steps.add("step.inference.step", time.total(), seconds(), seconds(time.compute), seconds(time.reading()),
                    seconds(time.overhead));
    }

    Steps& m_steps;
    const Served& s;
    const InferenceResult& r;
    const Inference& i;
    const ModelWidths w;
};

struct Figure {
    const char* id;
    void (InferenceSteps::*explain)();
};
constexpr Figure figures[] = {
    {"inference.ideal_prefill", &InferenceSteps::idealPrefill},
    {"inference.ideal_decode", &InferenceSteps::idealDecode},
    {"inference.prefill_load", &InferenceSteps::prefillLoad},
    {"inference.first_best", &InferenceSteps::firstBest},
    {"inference.first_mean", &InferenceSteps::firstMean},
    {"inference.first_worst", &InferenceSteps::firstWorst},
    {"inference.step_single", &InferenceSteps::stepSingle},
    {"inference.step_batch", &InferenceSteps::stepBatch},
    {"inference.rate_single", &InferenceSteps::rateSingle},
    {"inference.rate_user", &InferenceSteps::rateUser},
    {"inference.rate_all", &InferenceSteps::rateAll},
    {"inference.cost_estimated", &InferenceSteps::costEstimated},
};

} // namespace

bool explainInference(Steps& steps, std::string_view figure) {
    const Snapshot& snapshot = steps.c.snapshot;
    if (!snapshot.results.inference || !snapshot.results.inference->ok()) return false;
    const Served s(snapshot);
    const auto* known =
        std::find_if(std::begin(figures), std::end(figures), [&](const Figure& f) { return figure == f.id; });
    if (known == std::end(figures) || !s.row || !s.model) return false;
    if (figure == "inference.cost_estimated" && !s.asEstimated().ok()) return false;
    InferenceSteps lines(steps, s);
    (lines.*known->explain)();
    Quantity value = std::get<Quantity>(steps.explanation.steps.back().arguments.back()); // the last line's result
    value.exact = false;
    const std::string key = "explain." + std::string(figure);
    steps.explanation.title = phrase(key.c_str(), one(s.cards()), std::move(value));
    return true;
}

} // namespace bascule
