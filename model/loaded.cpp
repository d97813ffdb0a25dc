#include "model/loaded.h"

#include "model/economics/own_cost.h"
#include "model/economics/rounding.h"
#include "model/say.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bascule {

Loaded::Loaded(const Snapshot& snapshot)
    : compared(snapshot),
      scenario(snapshot.document.scenario),
      load(*scenario.workload.load),
      figures(deriveLoad(load, scenario.hosting)),
      typed_utilisation(scenario.hosting.utilisation) {
    derived.error = typed.error = RowError::no_price;
    const GpuRow* row = compared.gpu ? compared.row(*compared.gpu) : nullptr;
    if (!row) return;
    if (possible()) derived = at(*row, figures.utilisation);
    typed = at(*row, typed_utilisation);
}

bool Loaded::finite() const {
    return std::isfinite(figures.output_tokens_per_month) && std::isfinite(figures.input_tokens_per_output_token) &&
           std::isfinite(figures.mean_tokens_per_second) && std::isfinite(figures.peak_tokens_per_second) &&
           std::isfinite(figures.utilisation);
}

bool Loaded::possible() const { return finite() && figures.utilisation > 0 && figures.utilisation <= 1; }

GpuResult Loaded::at(const GpuRow& row, double utilisation) const {
    Usage usage = usageOf(scenario);
    usage.utilisation = utilisation;
    OwnTerms terms;
    return gpuResult(scenario, usage, row, terms);
}

double Loaded::hourRate(std::size_t hour) const {
    const auto& profile = load.hourly_profile;
    const double sum = std::accumulate(profile.begin(), profile.end(), 0.0);
    return load.users * load.requests_per_user_per_day * load.output_tokens_per_request * (profile[hour] / sum) / 3600;
}

std::size_t Loaded::busiestHour() const {
    const auto& profile = load.hourly_profile;
    return static_cast<std::size_t>(std::max_element(profile.begin(), profile.end()) - profile.begin());
}

double Loaded::servingUnits(const GpuResult& g) const {
    if (g.elastic) return up(figures.peak_tokens_per_second * g.seconds_per_output_token / scenario.hosting.peak_limit);
    return g.units_needed > 0 ? g.units_needed - scenario.hosting.spare_units : 0;
}

double Loaded::capacity(const GpuResult& g) const { return servingUnits(g) / g.seconds_per_output_token; }

double Loaded::shareAtPeak(const GpuResult& g) const { return figures.peak_tokens_per_second / capacity(g); }

double Loaded::busyShare(const GpuResult& g) const {
    if (!g.elastic) return g.actual_utilisation.valueOr(std::nan(""));
    return compared.volume() * g.seconds_per_output_token / 3600 / g.unit_hours;
}

Quantity Loaded::paid(const GpuResult& g) const {
    return g.elastic ? say::hours(g.unit_hours) : say::units(g.units_needed);
}

Quantity Loaded::pricePaid(const GpuResult& g) const {
    return g.elastic ? say::perHour(g.unit_price_per_hour, currency())
                     : say::perMonth(g.unit_price_per_month, currency());
}

double Loaded::idleCost(const GpuResult& g) const {
    return paid(g).value * pricePaid(g).value * (1 - std::min(1.0, busyShare(g)));
}

} // namespace bascule
