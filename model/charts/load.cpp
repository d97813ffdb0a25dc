#include "model/charts/load_charts.h"
#include "model/explain.h"
#include "model/load_edits.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

ChartSpec frame(const char* id, Phrase title, Phrase subtitle) {
    ChartSpec chart;
    chart.id = id;
    chart.title = std::move(title);
    chart.subtitle = std::move(subtitle);
    chart.x.title = phrase("axis.load.hour");
    chart.sequence = true;
    chart.x.low = -0.5;
    chart.x.high = 23.5;
    for (double hour = 0; hour < 24; ++hour)
        chart.x.categories.push_back(phrase("load.hour", plain(hour)));
    return chart;
}

template <typename Value>
Series hourBars(const char* id, Phrase label, Role role, const Value& value) {
    Series bars;
    bars.id = id;
    bars.label = std::move(label);
    bars.kind = SeriesKind::bars;
    bars.role = role;
    for (std::size_t hour = 0; hour < 24; ++hour) {
        bars.points.push_back({static_cast<double>(hour), value(hour)});
        bars.explain.push_back(explainId("load.hour", std::to_string(hour)));
    }
    return bars;
}

void addLevel(ChartSpec& chart, const char* id, double value, Role role, bool dashed, bool emphasised, Phrase label,
              std::string explain) {
    Series level;
    level.id = id;
    level.kind = SeriesKind::level;
    level.role = role;
    level.dashed = dashed;
    level.emphasised = emphasised;
    level.label = std::move(label);
    level.points = {{0, value}};
    level.explain = {std::move(explain)};
    chart.series.push_back(std::move(level));
    chart.y.high = std::max(chart.y.high, value);
}

} // namespace

ChartSpec loadProfile(const Loaded& s) {
    const auto& profile = s.load.hourly_profile;
    const char* preset = presetOf(s.load);
    ChartSpec chart = frame("load-profile", phrase("chart.load_profile.title"),
                            phrase((std::string("choice.profile.") + (*preset ? preset : "own")).c_str()));
    const double highest = *std::max_element(profile.begin(), profile.end());
    chart.drawable = true;
    chart.y.title = phrase("axis.load.demand");
    chart.y.unit = highest <= 1 ? Unit::share : Unit::none; // presets and drawings stay within 1
    chart.y.high = highest <= 1 ? 1 : niceAbove(highest * 1.1);
    chart.series.push_back(
        hourBars("profile", phrase("axis.load.demand"), Role::gpu, [&](std::size_t hour) { return profile[hour]; }));
    for (Series& bars : chart.series)
        bars.explain.clear(); // a click draws
    return checked(std::move(chart));
}

ChartSpec loadDemand(const Loaded& s) {
    ChartSpec chart = frame("load-demand", phrase("chart.load_demand.title"),
                            phrase("chart.load_demand.subtitle", volume(s.figures.output_tokens_per_month)));
    chart.y.title = phrase("axis.load.rate");
    chart.y.unit = Unit::tokens_per_second;
    chart.y.high = 0;
    chart.series.push_back(hourBars("demand", phrase("label.load.demand"), Role::cheap,
                                    [&](std::size_t hour) { return s.hourRate(hour); }));
    const double peak = s.figures.peak_tokens_per_second;
    addLevel(chart, "peak", peak, Role::rival, true, false, phrase("label.load.peak", rate(peak)),
             explainId("load.peak", {}));
    if (s.derived.ok())
        addLevel(chart, "capacity", s.capacity(s.derived), Role::gpu, false, true,
                 phrase("label.load.capacity", CountedName{s.servingUnits(s.derived), s.name()}),
                 explainId("load.capacity", s.derived.id, "load"));
    const bool other = s.derived.ok() && s.servingUnits(s.typed) != s.servingUnits(s.derived);
    if (s.typed.ok() && !s.typed.elastic && (other || !s.derived.ok()))
        addLevel(chart, "typed", s.capacity(s.typed), Role::gpu_other, true, false,
                 counted("label.load.typed", s.servingUnits(s.typed), share(s.typed_utilisation)),
                 explainId("load.capacity", s.typed.id, "typed"));
    chart.y.high = niceAbove(chart.y.high * 1.05);
    return checked(std::move(chart));
}

} // namespace bascule
