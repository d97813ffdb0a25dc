#include "model/charts/charts.h"
#include "model/say.h"

#include <algorithm>
#include <array>

namespace bascule {

double niceAbove(double value) {
    if (!(value > 0) || !std::isfinite(value)) {
        return 1;
    }
    constexpr std::array round{1.0, 1.2, 1.5, 1.8, 2.0, 2.4, 3.0, 3.6, 4.0, 5.0, 6.0, 7.5, 8.0, 9.0, 10.0};
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double step : round) {
        if (step * power >= value * (1 - 1e-9)) {
            return step * power;
        }
    }
    return 10 * power;
}

double decadeBelow(double value) { return std::pow(10, std::floor(std::log10(value) + 1e-9)); }
double decadeAbove(double value) { return std::pow(10, std::ceil(std::log10(value) - 1e-9)); }

ApiLook lookOf(const Compared& c, const ApiResult& api) {
    const bool reference = &api == c.api;
    // Far below the one the sentence speaks of: drawn lighter, so that the close ones stand out.
    const bool cheap = !reference && c.apiOk() && api.cost_per_million < c.api->cost_per_million / 3;
    const Role role = reference ? Role::reference : cheap ? Role::cheap : Role::rival;
    Phrase label = api.cost_per_million == 0 ? say::phrase("label.free", c.name(api)) : literal(c.name(api));
    return {std::move(label), role, cheap, reference};
}

ChartSpec checked(ChartSpec chart) {
    bool finite = std::isfinite(chart.x.low) && std::isfinite(chart.x.high) && std::isfinite(chart.y.low) &&
                  std::isfinite(chart.y.high) && chart.x.low < chart.x.high && chart.y.low < chart.y.high;
    for (const Series& series : chart.series) {
        finite = finite && std::all_of(series.points.begin(), series.points.end(),
                                       [](Point p) { return std::isfinite(p.x) && std::isfinite(p.y); });
    }
    if (chart.empty.empty() && (!finite || chart.series.empty())) {
        chart.empty = say::phrase(finite ? "chart.empty" : "chart.empty.too_large");
    }
    if (!chart.empty.empty()) {
        chart.series.clear();
        chart.bands.clear();
        chart.marks.clear();
        chart.present.reset();
        chart.note = {};
        chart.x = {chart.x.title, chart.x.unit, chart.x.currency, 0, 1, false, {}, {}};
        chart.y = {chart.y.title, chart.y.unit, chart.y.currency, 0, 1, false, {}, {}};
    }
    return chart;
}

} // namespace bascule
