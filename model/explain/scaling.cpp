#include "model/explain/sections.h"
#include "model/json_text.h"
#include "model/scaled.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

Quantity seconds(double value = 0) { return {value, Unit::seconds}; }
Quantity days(double value = 0) { return {value, Unit::days}; }

// The formula lines of one number of GPUs (contract 7).
class ScalingSteps {
public:
    ScalingSteps(Steps& steps, const Scaled& scaled, const ScalingRow& row)
        : m_steps(steps), s(scaled), r(row), c(scaled.scaling.compute) {}

    void compute() {
        flops();
        m_steps.add("step.scaling.compute", r.compute_seconds_per_step, seconds(), plain(s.result.flops_per_token),
                    tokens(s.scaling.tokens_per_step), plain(r.gpus), plain(s.result.peak_tflops), share(c.mfu));
    }

    void allReduce() {
        if (r.gpus <= 1) {
            m_steps.add("step.scaling.alone", r.all_reduce_seconds, seconds());
            return;
        }
        const bool lora = c.method == TrainedPart::lora;
        m_steps.add("step.scaling.gradients", s.result.gradient_gigabytes, Quantity{0, Unit::gigabytes},
                    plain(s.scaling.gradient_bytes),
                    Quantity{lora ? c.adapter_parameters : c.parameters, Unit::parameters});
        const double bus = r.beyond_node ? s.scaling.node_bus_gb_per_second : s.result.bus_gb_per_second.valueOr(0);
        m_steps.add("step.scaling.all_reduce", r.all_reduce_seconds, seconds(), plain(r.gpus - 1), plain(r.gpus),
                    Quantity{s.result.gradient_gigabytes, Unit::gigabytes}, Quantity{bus, Unit::gigabytes_per_second},
                    plain(r.gpus - 1), Quantity{s.scaling.latency_microseconds, Unit::microseconds});
    }

    void exposed() {
        allReduce();
        if (r.gpus > 1)
            m_steps.add("step.scaling.exposed", r.exposed_seconds, seconds(), seconds(r.all_reduce_seconds),
                        share(s.scaling.overlap), seconds(r.compute_seconds_per_step));
    }

    void daysTaken() {
        compute();
        exposed();
        const double count = m_steps.add("step.scaling.steps", s.result.steps, plain(0), tokens(s.scaling.tokens),
                                         tokens(s.scaling.tokens_per_step));
        m_steps.add("step.scaling.days", r.days, days(), plain(count), seconds(r.compute_seconds_per_step),
                    seconds(r.exposed_seconds));
    }

    void speedup() {
        daysTaken();
        m_steps.add("step.scaling.speedup", r.speedup, Quantity{0, Unit::ratio}, days(s.result.days_on_one),
                    days(r.days));
    }

    void efficiency() {
        speedup();
        m_steps.add("step.scaling.efficiency", r.efficiency, share(0), Quantity{r.speedup, Unit::ratio}, plain(r.gpus));
    }

    void gpuHours() { m_steps.add("step.scaling.gpu_hours", r.gpu_hours, hours(0), plain(r.gpus), days(r.days)); }

    void amount() {
        gpuHours();
        const double book = s.row->price_per_hour.on_demand.value_or(std::nan(""));
        double price = m_steps.bookHour(book, s.row->currency);
        if (s.row->gpu_count > 1)
            price = m_steps.add("step.scaling.per_gpu", s.result.price_per_gpu_hour, m_steps.hour(),
                                m_steps.hour(price), plain(s.row->gpu_count));
        m_steps.add("step.scaling.amount", r.amount, Quantity{0, Unit::money, s.currency()}, hours(r.gpu_hours),
                    m_steps.hour(price));
        m_steps.evidence(*s.row, exact(Quantity{book, Unit::money_per_hour, s.row->currency}));
    }

private:
    void flops() {
        const double active = c.active_parameters.value_or(c.parameters), weights = s.weightFlops();
        if (c.method == TrainedPart::lora)
            m_steps.add("step.scaling.flops_lora", weights, plain(0), Quantity{active, Unit::parameters},
                        Quantity{c.adapter_parameters, Unit::parameters});
        else
            m_steps.add("step.scaling.flops", weights, plain(0), Quantity{active, Unit::parameters});
        if (s.attentionFlops() > 0)
            m_steps.add("step.scaling.flops_attention", s.result.flops_per_token, plain(0), plain(weights),
                        plain(*c.layers), plain(*c.attention_width), plain(*c.sequence_tokens));
    }

    Steps& m_steps;
    const Scaled& s;
    const ScalingRow& r;
    const Compute& c;
};

struct Figure {
    const char* id;
    void (ScalingSteps::*explain)();
    Quantity (*value)(const ScalingRow&, const std::string& currency);
};

using Currency = const std::string&;
const Figure figures[] = {
    {"scaling.days", &ScalingSteps::daysTaken, [](const ScalingRow& r, Currency) { return days(r.days); }},
    {"scaling.compute", &ScalingSteps::compute,
     [](const ScalingRow& r, Currency) { return seconds(r.compute_seconds_per_step); }},
    {"scaling.all_reduce", &ScalingSteps::allReduce,
     [](const ScalingRow& r, Currency) { return seconds(r.all_reduce_seconds); }},
    {"scaling.exposed", &ScalingSteps::exposed,
     [](const ScalingRow& r, Currency) { return seconds(r.exposed_seconds); }},
    {"scaling.speedup", &ScalingSteps::speedup,
     [](const ScalingRow& r, Currency) {
         return Quantity{r.speedup, Unit::ratio};
     }},
    {"scaling.efficiency", &ScalingSteps::efficiency,
     [](const ScalingRow& r, Currency) { return share(r.efficiency); }},
    {"scaling.gpu_hours", &ScalingSteps::gpuHours, [](const ScalingRow& r, Currency) { return hours(r.gpu_hours); }},
    {"scaling.amount", &ScalingSteps::amount, [](const ScalingRow& r, Currency c) { return money(r.amount, c); }},
};

} // namespace

bool explainScaling(Steps& steps, std::string_view figure, std::string_view gpus) {
    const Snapshot& snapshot = steps.c.snapshot;
    if (!snapshot.results.scaling || !snapshot.results.scaling->ok()) return false;
    const Scaled s(snapshot);
    const auto row =
        std::find_if(s.rows.begin(), s.rows.end(), [&](const ScalingRow* r) { return writeNumber(r->gpus) == gpus; });
    const auto* known =
        std::find_if(std::begin(figures), std::end(figures), [&](const Figure& f) { return figure == f.id; });
    if (row == s.rows.end() || known == std::end(figures)) return false;
    ScalingSteps lines(steps, s, **row);
    (lines.*known->explain)();
    const std::string key = "explain." + std::string(figure);
    steps.explanation.title = phrase(key.c_str(), s.counted((*row)->gpus), known->value(**row, s.currency()));
    return true;
}

} // namespace bascule
