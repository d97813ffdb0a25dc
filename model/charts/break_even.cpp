#include "model/charts/charts.h"
#include "model/charts/staircase.h"
#include "model/explain.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

constexpr std::size_t most_bands = 200;

struct Range {
    double low = 0, high = 1;
};

// Around the present volume, reaching to the first crossing and, when it is not far, to the last one and the second step.
Range linearRange(const Compared& c, const Staircase& stairs) {
    const double volume = c.volume(), capacity = stairs.capacity;
    const Maybe even = c.pair ? c.pair->break_even_volume : Maybe();
    const Maybe good = c.pair ? c.pair->always_cheaper_from : Maybe();
    double high = volume > 0 ? 3 * volume : even.valueOr(0) > 0 ? 1.5 * *even : 3 * capacity;
    if (even && (volume == 0 || *even <= 200 * volume)) {
        high = std::max(high, 1.5 * *even);
    }
    if (good && *good <= 20 * std::max(volume, even.valueOr(0))) {
        high = std::max(high, 1.3 * *good);
    }
    if (!even && volume > 0 && capacity <= 50 * volume) {
        high = std::max(high, 2.2 * capacity);
    }
    return {0, niceAbove(high)};
}

// Whole decades that hold the volume, the windows and the first step.
Range decades(const Compared& c, const Staircase& stairs) {
    double low = stairs.capacity, high = stairs.capacity * 2;
    const auto hold = [&](double volume) {
        if (volume > 0) {
            low = std::min(low, volume);
            high = std::max(high, volume);
        }
    };
    hold(c.volume());
    if (c.pair) {
        hold(c.pair->break_even_volume.valueOr(0));
        hold(c.pair->always_cheaper_from.valueOr(0));
    }
    const Range range{decadeBelow(low / 1.5), decadeAbove(high * 1.5)};
    return range;
}

void addApiLine(const Compared& c, ChartSpec& chart, const ApiResult& api, bool logarithmic,
                std::vector<Phrase>& notes) {
    ApiLook look = lookOf(c, api);
    if (logarithmic && api.cost_per_million == 0) {
        notes.push_back(phrase("note.free_not_on_log", c.name(api)));
        return;
    }
    const double q = api.cost_per_million / 1e6;
    Series line;
    line.id = api.id;
    line.label = std::move(look.label);
    line.role = look.role;
    line.dashed = look.dashed;
    line.emphasised = look.emphasised;
    line.points = {{chart.x.low, q * chart.x.low}, {chart.x.high, q * chart.x.high}};
    line.explain = {explainId("api_monthly_cost", {}, api.id)};
    chart.series.push_back(std::move(line));
}

Series gpuSeries(const Compared& c, const Staircase& stairs, const Range& range) {
    Series line;
    line.id = c.gpu->id;
    line.role = Role::gpu;
    line.emphasised = true;
    line.explain = {explainId("monthly_cost", c.gpu->id)};
    const double count = stairs.unitsFor(range.high) + stairs.spares;
    line.label =
        stairs.elastic || count <= 1 ? literal(c.name(*c.gpu)) : phrase("label.count", c.name(*c.gpu), units(count));
    return line;
}

// Windows within the range; gaps too narrow to be seen are closed where there are very many.
void addBands(const Compared& c, ChartSpec& chart) {
    const Range range{chart.x.low, chart.x.high};
    std::vector<Band> bands;
    for (const Interval& window : c.results.cheaperBetween(*c.pair)) {
        const double from = std::max(window.from, range.low), to = std::min(window.to.valueOr(range.high), range.high);
        if (from < to) {
            bands.push_back({from, to, Role::gpu});
        }
    }
    if (bands.size() > most_bands) {
        std::vector<Band> merged;
        const double gap = (range.high - range.low) / 1000;
        for (const Band& band : bands) {
            if (!merged.empty() && band.from - merged.back().to < gap) {
                merged.back().to = band.to;
            } else {
                merged.push_back(band);
            }
        }
        bands = std::move(merged);
    }
    chart.bands = std::move(bands);
    if (!chart.bands.empty()) {
        chart.note = phrase("note.bands", c.name(*c.api));
    }
}

void addMarks(const Compared& c, ChartSpec& chart) {
    const double q = c.api->cost_per_million / 1e6;
    const auto mark = [&](double at, const char* key) {
        if (at >= chart.x.low && at > 0 && at <= chart.x.high) {
            chart.marks.push_back({at, q * at, phrase(key, tokens(at)), Role::reference});
        }
    };
    const Maybe even = c.pair->break_even_volume, good = c.pair->always_cheaper_from;
    if (even && !(even == good)) {
        mark(*even, "figure.value");
    }
    if (good) {
        mark(*good, "mark.for_good");
    }
}

void addHybrid(const Compared& c, ChartSpec& chart, const Staircase& stairs) {
    Series line;
    line.id = "hybrid";
    line.label = phrase("label.hybrid");
    line.role = Role::hybrid;
    line.dashed = true;
    line.points = stairs.hybrid(c.api->cost_per_million / 1e6, chart.x.low, chart.x.high, chart.x.logarithmic);
    line.explain = {explainId("hybrid", c.gpu->id, c.api->id)};
    chart.series.push_back(std::move(line));
}

// High enough for the GPU's line and for both amounts at the present volume; an API that is dearer leaves through the top.
void scaleCost(const Compared& c, ChartSpec& chart, const Staircase& stairs) {
    double top = std::max(stairs.costAt(chart.x.high), c.gpu->monthly_cost);
    if (c.apiOk()) {
        top = std::max(top, c.api->monthly_cost);
    }
    for (const Mark& mark : chart.marks) {
        top = std::max(top, mark.y);
    }
    if (!chart.x.logarithmic) {
        const double raw = top * 1.25, unit = std::pow(10, std::floor(std::log10(std::max(raw, 1e-300)))) / 10;
        chart.y.high = raw > 0 ? std::ceil(raw / unit - 1e-9) * unit : 1;
        return;
    }
    double bottom = top, own = stairs.costAt(chart.x.low);
    for (const Series& series : chart.series) {
        top = std::max(top, series.points.back().y);
        bottom = std::min(bottom, series.points.front().y);
    }
    chart.y.logarithmic = true;
    chart.y.high = decadeAbove(top * 1.1);
    for (const Mark& mark : chart.marks) {
        own = std::min(own, mark.y);
    }
    // Seven decades at most, unless the GPU's line or a crossing lies lower: cheap APIs may enter through the bottom.
    chart.y.low = decadeBelow(std::min(own, std::max(bottom, chart.y.high / 1e7)));
}

ChartSpec frame(const Compared& c) {
    ChartSpec chart;
    chart.id = "break-even";
    chart.title = phrase("chart.break_even.title");
    chart.x.title = phrase("axis.volume");
    chart.x.unit = Unit::tokens;
    chart.y.title = phrase("axis.monthly_cost");
    chart.y.unit = Unit::money_per_month;
    chart.y.currency = c.currency();
    return chart;
}

} // namespace

ChartSpec breakEvenChart(const Compared& c, const PageView& view, std::vector<Phrase>& notes) {
    ChartSpec chart = frame(c);
    if (!c.gpuOk()) {
        chart.empty = c.gpu ? phrase("chart.empty.gpu", c.name(*c.gpu)) : phrase("chart.empty");
        return checked(std::move(chart));
    }
    chart.subtitle = phrase("chart.break_even.subtitle", c.name(*c.gpu), share(c.results.utilisation),
                            hours(c.scenario.hosting.hours_per_month));
    const Staircase stairs(c, *c.gpu);
    const bool logarithmic = view.logarithmic && stairs.costAt(stairs.capacity) > 0;
    const Range range = logarithmic ? decades(c, stairs) : linearRange(c, stairs);
    chart.x.low = range.low;
    chart.x.high = range.high;
    chart.x.logarithmic = logarithmic;
    for (const ApiResult* api : c.apisShown()) {
        if (api->ok()) {
            addApiLine(c, chart, *api, logarithmic, notes);
        }
    }
    if (view.hybrid && c.pair && !stairs.elastic && c.api->cost_per_million > 0) {
        addHybrid(c, chart, stairs);
    }
    Series own = gpuSeries(c, stairs, range);
    if (stairs.draw(own, range.low, range.high, logarithmic)) {
        notes.push_back(phrase("note.upper_edge"));
    }
    chart.series.push_back(std::move(own));
    if (c.pair) {
        addBands(c, chart);
        addMarks(c, chart);
    }
    scaleCost(c, chart, stairs);
    if (c.volume() >= range.low && c.volume() <= range.high) {
        chart.present = Present{c.volume(), phrase("present.volume", tokens(c.volume()))};
    }
    return checked(std::move(chart));
}

} // namespace bascule
