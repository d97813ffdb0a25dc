#include "model/charts/inference.h"

#include "model/explain.h"
#include "model/say.h"

#include <array>
#include <cmath>

namespace bascule {
namespace {

using namespace say;

constexpr double milli = 1e3;

// A bar: what binds (the computing or the reading), what neither hides, and a wait. Milliseconds.
struct TimeBar {
    Phrase name;
    const char* explain;
    double compute = 0, weights = 0, kv_cache = 0, overhead = 0, waiting = 0;
    Maybe ideal, target;
    double total() const { return compute + weights + kv_cache + overhead + waiting; }
};

TimeBar prefillBar(const char* name, const char* explain, double compute, double weights, double waiting) {
    TimeBar bar{phrase(name), explain};
    (compute >= weights ? bar.compute : bar.weights) = std::max(compute, weights) * milli;
    bar.waiting = waiting;
    return bar;
}

TimeBar stepBar(Phrase name, const char* explain, const StepTime& step) {
    TimeBar bar{std::move(name), explain};
    bar.compute = step.computeBound() ? step.compute * milli : 0;
    bar.weights = step.computeBound() ? 0 : step.weights * milli;
    bar.kv_cache = step.computeBound() ? 0 : step.kv_cache * milli;
    bar.overhead = step.overhead * milli;
    return bar;
}

std::array<TimeBar, 6> barsOf(const Served& s) {
    const InferenceResult& r = s.result;
    const double window = s.inference.batch_window_milliseconds;
    const PrefillTime& prefill = r.prefill;
    std::array bars{
        prefillBar("inference.bar.first_best", "inference.first_best", prefill.compute, prefill.weights, 0),
        prefillBar("inference.bar.first_mean", "inference.first_mean", prefill.compute, prefill.weights, window / 2),
        prefillBar("inference.bar.first_worst", "inference.first_worst", prefill.compute, prefill.weights, window),
        prefillBar("inference.bar.prefill_load", "inference.prefill_load", prefill.compute, 0, 0),
        stepBar(phrase("inference.bar.step_single"), "inference.step_single", r.step_single),
        stepBar(phrase("inference.bar.step_batch", plain(r.batch)), "inference.step_batch", r.step_batch)};
    bars[0].ideal = r.ideal_prefill_seconds * milli;
    bars[4].ideal = r.ideal_decode_seconds * milli;
    if (s.inference.target_first_token_milliseconds) bars[2].target = *s.inference.target_first_token_milliseconds;
    if (s.inference.target_tokens_per_second) bars[5].target = milli / *s.inference.target_tokens_per_second;
    return bars;
}

struct TimePart {
    const char* id;
    const char* label;
    double TimeBar::*time;
    Role role;
};
constexpr std::array parts{
    TimePart{"compute", "inference.part.compute", &TimeBar::compute, Role::part_1},
    TimePart{"weights", "inference.part.weights", &TimeBar::weights, Role::part_2},
    TimePart{"kv_cache", "inference.part.kv_cache", &TimeBar::kv_cache, Role::part_3},
    TimePart{"overhead", "inference.part.overhead", &TimeBar::overhead, Role::part_4},
    TimePart{"waiting", "inference.part.waiting", &TimeBar::waiting, Role::part_5},
};

Series limits(const char* id, const char* label, Role role, const std::array<TimeBar, 6>& bars, Maybe TimeBar::*limit) {
    Series ticks;
    ticks.id = id;
    ticks.label = phrase(label);
    ticks.role = role;
    ticks.kind = SeriesKind::limits;
    for (std::size_t i = 0; i < bars.size(); ++i)
        if (bars[i].*limit) ticks.points.push_back({double(i), *(bars[i].*limit)});
    return ticks;
}

constexpr int most_points = 96;

// From one sequence to as many as the memory holds, evenly on a logarithmic axis.
std::vector<double> batchesShown(double most) {
    std::vector<double> batches;
    for (int i = 0; i < most_points; ++i) {
        const double batch = std::round(std::pow(most, double(i) / (most_points - 1)));
        if (batches.empty() || batch > batches.back()) batches.push_back(batch);
    }
    return batches;
}

Series curve(const char* id, const char* label, Role role, bool emphasised) {
    Series line;
    line.id = id;
    line.label = phrase(label);
    line.role = role;
    line.emphasised = emphasised;
    return line;
}

void addTarget(const Served& s, ChartSpec& chart) {
    if (!s.inference.target_tokens_per_second) return;
    Series target = curve("target", "label.inference.target", Role::neutral, false);
    target.kind = SeriesKind::level;
    target.dashed = true;
    target.points = {{0, *s.inference.target_tokens_per_second}};
    chart.series.push_back(std::move(target));
}

// Markers where the batch stands, with their figures.
void addPresent(const Served& s, ChartSpec& chart, double all) {
    const double batch = s.result.batch;
    Series dots = curve("present", "label.inference.all", Role::gpu, true);
    dots.kind = SeriesKind::points;
    dots.points = {{batch, all}, {batch, s.result.tokens_per_second_per_user}};
    dots.labels = {phrase("figure.value", rate(all)),
                   phrase("figure.value", rate(s.result.tokens_per_second_per_user))};
    dots.explain = {explainId("inference.rate_all", {}), explainId("inference.rate_user", {})};
    chart.series.push_back(std::move(dots));
    chart.present = Present{batch, phrase("present.inference", plain(batch))};
}

} // namespace

ChartSpec inferenceTimes(const Served& s) {
    ChartSpec chart;
    chart.id = "inference-times";
    chart.title = phrase("chart.inference_times.title");
    chart.subtitle =
        phrase("chart.inference_times.subtitle", one(s.modelName()), one(s.cards()), volume(s.inference.prompt_tokens));
    chart.horizontal_bars = true;
    chart.y.unit = Unit::milliseconds;
    const std::array<TimeBar, 6> bars = barsOf(s);
    double highest = 0;
    for (const TimeBar& bar : bars) {
        chart.x.categories.push_back(bar.name);
        highest = std::max({highest, bar.total(), bar.ideal.valueOr(0)});
    }
    // A target far beyond the bars would squeeze them: it is then in the table alone.
    for (const TimeBar& bar : bars)
        if (bar.target && *bar.target <= 4 * highest) highest = std::max(highest, *bar.target);
    chart.x.low = -0.5;
    chart.x.high = double(bars.size()) - 0.5;
    chart.y.high = niceAbove(highest * 1.08);
    for (const TimePart& part : parts) {
        Series series;
        series.id = part.id;
        series.label = phrase(part.label);
        series.role = part.role;
        series.kind = SeriesKind::stacked_bars;
        for (std::size_t i = 0; i < bars.size(); ++i) {
            if (bars[i].*part.time <= 0) continue;
            series.points.push_back({double(i), bars[i].*part.time});
            series.explain.push_back(explainId(bars[i].explain, {}));
        }
        if (!series.points.empty()) chart.series.push_back(std::move(series));
    }
    chart.series.push_back(limits("ideal", "inference.limit.ideal", Role::neutral, bars, &TimeBar::ideal));
    Series targets = limits("target", "inference.limit.target", Role::reference, bars, &TimeBar::target);
    if (!targets.points.empty()) chart.series.push_back(std::move(targets));
    return checked(std::move(chart));
}

ChartSpec inferenceRates(const Served& s) {
    ChartSpec chart;
    chart.id = "inference-rates";
    chart.title = phrase("chart.inference_rates.title");
    chart.subtitle =
        phrase("chart.inference_rates.subtitle", volume(s.inference.prompt_tokens), volume(s.inference.output_tokens));
    const double memory = s.result.memory_sequences;
    chart.x.title = phrase("axis.sequences");
    chart.x.logarithmic = chart.y.logarithmic = true;
    chart.x.low = 1;
    chart.x.high = std::max(2.0, memory * 1.6);
    chart.y.title = phrase("axis.tokens_per_second");
    chart.y.unit = Unit::tokens_per_second;
    const Serving serving = s.serving();
    Series all = curve("all", "label.inference.all", Role::gpu, true);
    Series user = curve("user", "label.inference.user", Role::reference, false);
    all.explain = {explainId("inference.rate_all", {})};
    user.explain = {explainId("inference.rate_user", {})};
    double low = INFINITY, high = 0;
    for (const double batch : batchesShown(memory)) {
        all.points.push_back({batch, serving.outputTokensPerSecond(batch)});
        user.points.push_back({batch, 1 / serving.step(batch).total()});
        low = std::min({low, all.points.back().y, user.points.back().y});
        high = std::max({high, all.points.back().y, user.points.back().y});
    }
    if (const auto& target = s.inference.target_tokens_per_second) {
        low = std::min(low, *target);
        high = std::max(high, *target);
    }
    chart.y.low = low / 1.5;
    chart.y.high = high * 1.8;
    const Point end = all.points.back();
    chart.series.push_back(std::move(all));
    chart.series.push_back(std::move(user));
    addTarget(s, chart);
    addPresent(s, chart, s.result.output_tokens_per_second);
    chart.bands.push_back({memory, chart.x.high, Role::rival});
    chart.marks.push_back({end.x, end.y, phrase("mark.inference.memory", plain(memory)), Role::rival});
    return checked(std::move(chart));
}

} // namespace bascule
