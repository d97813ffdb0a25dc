#include "model/economics/comparison.h"

#include "model/economics/rounding.h"

#include <algorithm>

namespace bascule {
namespace {

constexpr double full = 1 + 1e-9; // a share above this is no share

Maybe finiteOrUnknown(double value, bool known) { return known ? Maybe(value) : Maybe(); }

bool finite(Maybe value) { return !value.known() || std::isfinite(*value); }

} // namespace

Verdict verdictOf(double ownMonthly, double apiMonthly, double closeBand) {
    if (apiMonthly == 0) return ownMonthly == 0 ? Verdict::close : Verdict::api;
    const double ratio = ownMonthly / apiMonthly;
    if (std::abs(ratio - 1) <= closeBand + 1e-12) return Verdict::close;
    return ratio < 1 ? Verdict::gpu : Verdict::api;
}

OwnSide::OwnSide(std::uint32_t index, const GpuResult& gpu, const Usage& usage, const Scenario& scenario)
    : m_index(index),
      m_elastic(gpu.elastic),
      m_close_band(scenario.close_band),
      m_monthly_cost(gpu.monthly_cost),
      m_cost_per_million(gpu.cost_per_million),
      m_full_cost_per_million(gpu.full_cost_per_million),
      m_fixed(scenario.hosting.fixed_cost_per_month),
      m_busy_units(usage.volume * gpu.seconds_per_output_token / 3600 / usage.hours),
      m_busy_price(usage.volume * gpu.seconds_per_output_token * gpu.unit_price_per_hour / 3600),
      m_paid(gpu.elastic ? gpu.unit_hours : gpu.units_needed),
      m_volume(usage.volume) {
    const double spares = scenario.hosting.spare_units;
    m_terms.unit_price = gpu.unit_price_per_month;
    m_terms.fixed = m_elastic ? m_fixed : m_fixed + spares * gpu.unit_price_per_month;
    m_terms.capacity = gpu.capacity_tokens_per_month;
    m_terms.minimum = std::max(1.0, scenario.hosting.minimum_units);
    if (m_elastic) return;
    const double filled = usage.volume / m_terms.capacity;
    addCandidate(m_terms.minimum, spares, usage);
    addCandidate(std::floor(filled), spares, usage);
    addCandidate(up(filled), spares, usage);
}

// Ascending, each once, so that a tie keeps the fewest units.
void OwnSide::addCandidate(double units, double spares, const Usage& usage) {
    const double known = m_candidate_count > 0 ? m_candidates[m_candidate_count - 1].units - spares : 0;
    if (units < m_terms.minimum || units <= known) return;
    m_candidates[m_candidate_count++] = {units + spares, units * m_terms.unit_price + m_terms.fixed,
                                         std::max(0.0, usage.volume - units * m_terms.capacity)};
}

void OwnSide::flip(Comparison& comparison, double apiMonthly) const {
    if (m_elastic) {
        const double share = m_busy_price / (apiMonthly - m_fixed);
        if (share > 0 && share <= full) comparison.flip_utilisation = std::min(share, 1.0);
    } else if (m_terms.unit_price > 0 && m_volume > 0) {
        const double affordable = std::floor((apiMonthly - m_terms.fixed) / m_terms.unit_price + 1e-9);
        const double share = m_busy_units / affordable;
        if (affordable >= m_terms.minimum && share > 0 && share <= full)
            comparison.flip_utilisation = std::min(share, 1.0);
    }
    const double price = (apiMonthly - m_fixed) / m_paid;
    comparison.flip_unit_price = finiteOrUnknown(price, m_paid > 0 && price > 0);
}

void OwnSide::hybrid(Comparison& comparison, double apiMonthly, double perToken) const {
    Hybrid best{0, apiMonthly, m_volume, true};
    for (int i = 0; i < m_candidate_count; ++i) {
        const Candidate& candidate = m_candidates[i];
        const double cost = candidate.own_cost + perToken * candidate.api_tokens;
        if (cost < best.monthly_cost - 1e-12 * best.monthly_cost)
            best = {candidate.units, cost, candidate.api_tokens, true};
    }
    comparison.hybrid = best;
}

void OwnSide::compare(Comparison& comparison, std::uint32_t index, const ApiResult& api, std::uint32_t mostIntervals,
                      std::vector<Interval>& intervals) const {
    comparison.gpu = m_index;
    comparison.api = index;
    comparison.first_interval = static_cast<std::uint32_t>(intervals.size());
    comparison.ratio = finiteOrUnknown(m_monthly_cost / api.monthly_cost, api.monthly_cost != 0);
    comparison.difference = m_monthly_cost - api.monthly_cost;
    comparison.verdict = verdictOf(m_monthly_cost, api.monthly_cost, m_close_band);
    const double even = m_full_cost_per_million / api.cost_per_million;
    if (m_cost_per_million > 0 && api.cost_per_million > 0 && even <= full)
        comparison.break_even_utilisation = std::min(even, 1.0);
    const double perToken = api.cost_per_million / 1e6;
    const Windows windows = m_elastic
                                ? appendElasticWindow(m_terms.fixed, m_cost_per_million / 1e6, perToken, intervals)
                                : appendWindows(m_terms, perToken, mostIntervals, intervals);
    comparison.interval_count = static_cast<std::uint32_t>(intervals.size()) - comparison.first_interval;
    comparison.break_even_volume = windows.first_from;
    comparison.always_cheaper_from = windows.open_from;
    comparison.intervals_truncated = windows.truncated;
    flip(comparison, api.monthly_cost);
    if (!m_elastic) hybrid(comparison, api.monthly_cost, perToken);
    if (windows.finite && finite(comparison.ratio) && finite(comparison.flip_unit_price) &&
        std::isfinite(comparison.difference) && std::isfinite(comparison.hybrid.monthly_cost))
        return;
    intervals.resize(comparison.first_interval);
    Comparison overflow;
    overflow.gpu = m_index;
    overflow.api = index;
    overflow.first_interval = comparison.first_interval;
    overflow.error = RowError::overflow;
    comparison = overflow;
}

} // namespace bascule
