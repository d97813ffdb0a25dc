#include "model/charts/charts.h"
#include "model/explain.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

constexpr double lowest_utilisation = 0.05;
constexpr int curve_points = 80;

void addLevels(const Compared& c, ChartSpec& chart) {
    for (const ApiResult* api : c.apisShown()) {
        if (!api->ok()) {
            continue;
        }
        ApiLook look = lookOf(c, *api);
        Series level{api->id,
                     std::move(look.label),
                     look.role,
                     SeriesKind::level,
                     look.dashed,
                     look.emphasised,
                     {{0, api->cost_per_million}},
                     {explainId("api_cost_per_million", {}, api->id)}};
        chart.series.push_back(std::move(level));
    }
}

ChartSpec frame(const Compared& c, const char* id, Phrase title, Phrase subtitle) {
    ChartSpec chart;
    chart.id = id;
    chart.title = std::move(title);
    chart.subtitle = std::move(subtitle);
    chart.y.unit = Unit::money_per_million;
    chart.y.currency = c.currency();
    chart.y.title = phrase("axis.cost_per_million");
    return chart;
}

double highestLevel(const Compared& c) {
    double highest = 0;
    for (const ApiResult* api : c.apisShown()) {
        highest = std::max(highest, api->ok() ? api->cost_per_million : 0);
    }
    return highest;
}

void addCurve(const Compared& c, ChartSpec& chart, const GpuResult& g) {
    const double full = g.full_cost_per_million;
    // Starts where it enters the chart: costs at a few per cent are off its top.
    const double from = std::clamp(full / chart.y.high, lowest_utilisation, 0.99);
    Series curve;
    curve.id = g.id;
    curve.label = literal(c.name(g));
    curve.role = &g == c.gpu ? Role::gpu : Role::gpu_other;
    curve.emphasised = &g == c.gpu;
    curve.explain = {explainId("cost_per_million", g.id)};
    curve.points.reserve(curve_points + 1);
    for (int i = 0; i <= curve_points; ++i) {
        const double u = i == curve_points ? 1 : from * std::pow(1 / from, double(i) / curve_points);
        curve.points.push_back({u, full / u});
    }
    chart.series.push_back(std::move(curve));
}

// Where the reference GPU meets each API.
void addCrossings(const Compared& c, ChartSpec& chart) {
    for (const ApiResult* api : c.apisShown()) {
        const Comparison* pair = c.gpuOk() ? c.find(*c.gpu, *api) : nullptr;
        if (pair && pair->break_even_utilisation && *pair->break_even_utilisation >= lowest_utilisation &&
            api->cost_per_million <= chart.y.high) {
            const double at = *pair->break_even_utilisation;
            chart.marks.push_back({at, c.gpu->full_cost_per_million / at, phrase("figure.value", share(at)),
                                   api == c.api ? Role::reference : lookOf(c, *api).role});
        }
    }
}

} // namespace

ChartSpec unitCostBars(const Compared& c) {
    ChartSpec chart = frame(c, "unit-cost-bars", phrase("chart.bars.title"),
                            phrase("chart.bars.subtitle", share(c.results.utilisation)));
    Series reference, others;
    reference.kind = others.kind = SeriesKind::bars;
    reference.role = Role::gpu;
    reference.emphasised = true;
    others.role = Role::gpu_other;
    double highest = highestLevel(c);
    for (const GpuResult* g : c.gpusShown()) {
        if (!g->ok()) {
            continue;
        }
        Series& bars = g == c.gpu ? reference : others;
        bars.points.push_back({double(chart.x.categories.size()), g->cost_per_million});
        bars.explain.push_back(explainId("cost_per_million", g->id));
        chart.x.categories.push_back(literal(c.name(*g)));
        highest = std::max(highest, g->cost_per_million);
    }
    if (chart.x.categories.empty()) {
        chart.empty = phrase("chart.empty");
        return checked(std::move(chart));
    }
    chart.x.low = -0.5;
    chart.x.high = double(chart.x.categories.size()) - 0.5;
    chart.y.high = niceAbove(highest * 1.08);
    if (!others.points.empty()) {
        others.id = "others";
        chart.series.push_back(std::move(others));
    }
    if (!reference.points.empty()) {
        reference.id = c.gpu->id;
        chart.series.push_back(std::move(reference));
    }
    addLevels(c, chart);
    return checked(std::move(chart));
}

ChartSpec unitCostCurve(const Compared& c) {
    ChartSpec chart = frame(c, "unit-cost-curve", phrase("chart.curve.title"), phrase("chart.curve.subtitle"));
    chart.x.title = phrase("axis.utilisation");
    chart.x.unit = Unit::share;
    chart.x.low = 0;
    chart.x.high = 1;
    double highest = highestLevel(c), around = c.apiOk() ? c.api->cost_per_million : 0;
    bool any = false;
    for (const GpuResult* g : c.gpusShown()) {
        if (g->ok()) {
            any = true;
            highest = std::max(highest, g->cost_per_million);
            around = std::max(around, g == c.gpu ? g->cost_per_million : 0);
        }
    }
    if (!any) {
        chart.empty = phrase("chart.empty");
        return checked(std::move(chart));
    }
    // One dear offer must not flatten the pair that matters.
    chart.y.high = niceAbove(around > 0 ? std::min(highest * 1.3, around * 4) : highest * 1.3);
    for (const GpuResult* g : c.gpusShown()) {
        if (g->ok() && g->full_cost_per_million <= chart.y.high) {
            addCurve(c, chart, *g);
        }
    }
    addLevels(c, chart);
    std::erase_if(chart.series,
                  [&](const Series& s) { return s.kind == SeriesKind::level && s.points.front().y > chart.y.high; });
    addCrossings(c, chart);
    chart.present = Present{c.results.utilisation, phrase("present.utilisation", share(c.results.utilisation))};
    return checked(std::move(chart));
}

} // namespace bascule
