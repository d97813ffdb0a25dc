#include "model/charts/tuning_charts.h"
#include "model/explain.h"
#include "model/json_text.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

constexpr std::size_t most_labels = 8; // of points; more would crowd

ChartSpec frame(const Scaled& s, const char* id, Phrase title, Phrase subtitle) {
    ChartSpec chart;
    chart.id = id;
    chart.title = std::move(title);
    chart.subtitle = std::move(subtitle);
    chart.x.title = phrase("axis.gpus");
    chart.x.logarithmic = true;
    chart.x.low = 1;
    chart.x.high = s.largest ? std::max(2.0, s.largest->gpus) : 2;
    if (s.rows.size() <= most_labels)
        for (const ScalingRow* row : s.rows)
            chart.x.ticks.push_back(row->gpus);
    const double node = s.scaling.gpus_per_node;
    if (node >= 1 && s.largest && s.largest->gpus > node)
        chart.present = Present{node, phrase("present.node", plain(node))};
    if (!s.result.ok() || s.rows.empty()) chart.empty = phrase("chart.scaling.empty");
    return chart;
}

// A line through what each number of GPUs comes to, and a marker on each.
void addCurve(const Scaled& s, ChartSpec& chart, const char* figure, double ScalingRow::*value, Phrase label) {
    Series line, dots;
    line.id = figure;
    line.label = std::move(label);
    dots.id = std::string(figure) + "-points";
    dots.kind = SeriesKind::points;
    line.role = dots.role = Role::gpu;
    line.emphasised = dots.emphasised = true;
    const std::string id = std::string("scaling.") + figure;
    for (const ScalingRow* row : s.rows) {
        line.points.push_back({row->gpus, row->*value});
        dots.explain.push_back(explainId(id, writeNumber(row->gpus)));
        if (s.rows.size() <= most_labels)
            dots.labels.push_back(phrase("figure.value", chart.y.unit == Unit::money
                                                             ? money(row->*value, s.currency())
                                                             : Quantity{row->*value, chart.y.unit}));
    }
    dots.points = line.points;
    if (line.points.size() > 1) chart.series.push_back(std::move(line));
    chart.series.push_back(std::move(dots));
}

} // namespace

ChartSpec scalingDays(const Scaled& s) {
    ChartSpec chart =
        frame(s, "scaling-days", phrase("chart.scaling_days.title"),
              phrase("chart.scaling_days.subtitle", Quantity{s.scaling.compute.parameters, Unit::parameters},
                     volume(s.scaling.tokens), s.name()));
    chart.y.title = phrase("axis.days");
    chart.y.unit = Unit::days;
    chart.y.logarithmic = true;
    if (!chart.empty.empty()) return checked(std::move(chart));
    const double one = s.result.days_on_one, ideal = one / chart.x.high;
    double low = ideal, high = one;
    for (const ScalingRow* row : s.rows) {
        low = std::min(low, row->days);
        high = std::max(high, row->days);
    }
    chart.y.low = low / 1.3;
    chart.y.high = high * 1.5;
    Series line;
    line.id = "ideal";
    line.label = phrase("label.ideal");
    line.role = Role::neutral;
    line.dashed = true;
    line.points = {{1, one}, {chart.x.high, ideal}};
    chart.series.push_back(std::move(line));
    addCurve(s, chart, "days", &ScalingRow::days, phrase("label.days"));
    return checked(std::move(chart));
}

ChartSpec scalingCost(const Scaled& s) {
    ChartSpec chart = frame(s, "scaling-cost", phrase("chart.scaling_cost.title"),
                            phrase("chart.scaling_cost.subtitle", perHour(s.result.price_per_gpu_hour, s.currency())));
    chart.y.title = phrase("axis.run_cost");
    chart.y.unit = Unit::money;
    chart.y.currency = s.currency();
    if (!chart.empty.empty()) return checked(std::move(chart));
    double highest = s.amountOnOne();
    for (const ScalingRow* row : s.rows)
        highest = std::max(highest, row->amount);
    chart.y.high = niceAbove(highest * 1.08);
    Series one;
    one.id = "one";
    one.label = phrase("label.on_one");
    one.role = Role::neutral;
    one.kind = SeriesKind::level;
    one.dashed = true;
    one.points = {{0, s.amountOnOne()}};
    chart.series.push_back(std::move(one));
    addCurve(s, chart, "amount", &ScalingRow::amount, phrase("label.run_cost"));
    return checked(std::move(chart));
}

} // namespace bascule
