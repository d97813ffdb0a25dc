#include "model/explain/sections.h"
#include "model/loaded.h"

#include <charconv>
#include <numeric>

namespace bascule {
namespace {

using namespace say;

Quantity seconds(double value) { return {value, Unit::seconds}; }

// The formula lines of the load (contract 4.1), and of an offer at one of the two rates.
class LoadSteps {
public:
    LoadSteps(Steps& steps, const Loaded& loaded) : m_steps(steps), s(loaded), l(loaded.load) {}

    void volume() {
        m_steps.add("step.load.volume", s.figures.output_tokens_per_month, tokens(0), plain(l.users),
                    plain(l.requests_per_user_per_day), plain(l.active_days_per_month),
                    plain(l.output_tokens_per_request));
    }
    void mean() {
        volume();
        m_steps.add("step.load.mean", s.figures.mean_tokens_per_second, rate(0),
                    tokens(s.figures.output_tokens_per_month), hours(s.scenario.hosting.hours_per_month));
    }
    void peak() {
        const std::size_t hour = s.busiestHour();
        hourOf(hour);
        m_steps.add("step.load.peak", s.figures.peak_tokens_per_second, rate(0), rate(s.hourRate(hour)),
                    plain(l.peak_factor));
    }
    void hourOf(std::size_t hour) {
        const double day = l.users * l.requests_per_user_per_day * l.output_tokens_per_request;
        const double sum = std::accumulate(l.hourly_profile.begin(), l.hourly_profile.end(), 0.0);
        m_steps.add("step.load.day", day, tokens(0), plain(l.users), plain(l.requests_per_user_per_day),
                    plain(l.output_tokens_per_request));
        m_steps.add("step.load.hour", s.hourRate(hour), rate(0), tokens(day), plain(l.hourly_profile[hour]),
                    plain(sum));
    }
    void utilisation() {
        mean();
        peak();
        m_steps.loadUtilisation();
    }

    void cost(const GpuResult& g, double u) {
        m_steps.add("step.load.cost", g.cost_per_million, m_steps.million(), m_steps.million(g.full_cost_per_million),
                    share(u));
    }
    void units(const GpuResult& g, double u) {
        const double H = s.scenario.hosting.hours_per_month;
        m_steps.add("step.capacity", g.capacity_tokens_per_month, tokens(0), seconds(g.seconds_per_output_token),
                    share(u), hours(H));
        const double serving = g.elastic ? g.units_needed : s.servingUnits(g);
        m_steps.add("step.load.units", serving, say::units(0), tokens(s.compared.volume()),
                    tokens(g.capacity_tokens_per_month), say::units(s.scenario.hosting.minimum_units));
        if (g.units_needed != serving)
            m_steps.add("step.spare_units", g.units_needed, say::units(0), say::units(serving),
                        say::units(s.scenario.hosting.spare_units));
    }
    void month(const GpuResult& g, double u) {
        if (!g.elastic) units(g, u);
        m_steps.monthOf(s.paid(g), s.pricePaid(g), g.units_needed > 0 ? s.scenario.hosting.fixed_cost_per_month : 0,
                        g.monthly_cost);
    }
    void atVolume(const GpuResult& g, double u) {
        month(g, u);
        m_steps.add("step.cost_at_volume", g.cost_per_million_at_volume.valueOr(std::nan("")), m_steps.million(),
                    m_steps.month(g.monthly_cost), tokens(s.compared.volume()));
    }
    void busy(const GpuResult& g, double u) {
        const Quantity second = seconds(g.seconds_per_output_token);
        if (g.elastic) {
            m_steps.add("step.load.busy_hours", s.busyShare(g), share(0), tokens(s.compared.volume()), second,
                        hours(g.unit_hours));
            return;
        }
        units(g, u);
        m_steps.add("step.actual_utilisation", s.busyShare(g), share(0), tokens(s.compared.volume()), second,
                    say::units(g.units_needed), hours(s.scenario.hosting.hours_per_month));
    }
    void capacity(const GpuResult& g, double u) {
        if (!g.elastic) units(g, u);
        m_steps.add("step.load.capacity", s.capacity(g), rate(0), say::units(s.servingUnits(g)),
                    rate(1 / g.seconds_per_output_token));
    }
    void atPeak(const GpuResult& g, double u) {
        capacity(g, u);
        m_steps.add("step.load.at_peak", s.shareAtPeak(g), share(0), rate(s.figures.peak_tokens_per_second),
                    rate(s.capacity(g)));
    }
    void idle(const GpuResult& g, double u) {
        busy(g, u);
        m_steps.add("step.load.idle", s.idleCost(g), m_steps.month(), s.paid(g), s.pricePaid(g), share(s.busyShare(g)));
    }

private:
    Steps& m_steps;
    const Loaded& s;
    const Load& l;
};

struct Figure { // of an offer at a rate
    const char* id;
    void (LoadSteps::*explain)(const GpuResult&, double);
    Quantity (*value)(const Loaded&, const GpuResult&);
};
const Figure figures[] = {
    {"load.cost", &LoadSteps::cost,
     [](const Loaded& s, const GpuResult& g) { return perMillion(g.cost_per_million, s.currency()); }},
    {"load.units", &LoadSteps::units, [](const Loaded&, const GpuResult& g) { return units(g.units_needed); }},
    {"load.month", &LoadSteps::month,
     [](const Loaded& s, const GpuResult& g) { return money(g.monthly_cost, s.currency()); }},
    {"load.at_volume", &LoadSteps::atVolume,
     [](const Loaded& s, const GpuResult& g) {
         return perMillion(g.cost_per_million_at_volume.valueOr(std::nan("")), s.currency());
     }},
    {"load.busy", &LoadSteps::busy, [](const Loaded& s, const GpuResult& g) { return share(s.busyShare(g)); }},
    {"load.capacity", &LoadSteps::capacity, [](const Loaded& s, const GpuResult& g) { return rate(s.capacity(g)); }},
    {"load.at_peak", &LoadSteps::atPeak, [](const Loaded& s, const GpuResult& g) { return share(s.shareAtPeak(g)); }},
    {"load.idle", &LoadSteps::idle,
     [](const Loaded& s, const GpuResult& g) { return money(s.idleCost(g), s.currency()); }},
};

bool explainOffer(Steps& steps, const Loaded& s, const Figure& figure, std::string_view gpu, std::string_view which) {
    const GpuResult* found = s.compared.results.findGpu(gpu);
    const GpuRow* row = found ? s.compared.row(*found) : nullptr;
    if (!row || (which != "load" && which != "typed") || (which == "load" && !s.possible())) return false;
    const double utilisation = which == "load" ? s.figures.utilisation : s.typed_utilisation;
    const GpuResult g = s.at(*row, utilisation);
    if (!g.ok()) return false;
    LoadSteps lines(steps, s);
    (lines.*figure.explain)(g, utilisation);
    const std::string key = "explain." + std::string(figure.id);
    steps.explanation.title = phrase(key.c_str(), s.compared.name(*found), figure.value(s, g), share(utilisation));
    steps.evidence(*found);
    return true;
}

} // namespace

void Steps::loadUtilisation() {
    const LoadResult& load = *c.results.load;
    add("step.load.utilisation", load.utilisation, say::share(0), say::share(c.scenario.hosting.peak_limit),
        say::rate(load.mean_tokens_per_second), say::rate(load.peak_tokens_per_second));
}

bool explainLoad(Steps& steps, std::string_view figure, std::string_view which, std::string_view other) {
    const Snapshot& snapshot = steps.c.snapshot;
    if (!snapshot.document.scenario.workload.load) return false;
    const Loaded s(snapshot);
    if (!s.finite()) return false;
    for (const Figure& known : figures)
        if (figure == known.id) return explainOffer(steps, s, known, which, other);
    LoadSteps lines(steps, s);
    if (figure == "load.utilisation") {
        lines.utilisation();
        steps.explanation.title = phrase("explain.load.utilisation", share(s.figures.utilisation));
    } else if (figure == "load.peak") {
        lines.peak();
        steps.explanation.title = phrase("explain.load.peak", rate(s.figures.peak_tokens_per_second));
    } else if (figure == "load.hour") {
        std::size_t hour = 24;
        std::from_chars(which.data(), which.data() + which.size(), hour);
        if (hour >= s.load.hourly_profile.size()) return false;
        lines.hourOf(hour);
        steps.explanation.title = phrase("explain.load.hour", plain(static_cast<double>(hour)), rate(s.hourRate(hour)));
    } else {
        return false;
    }
    return true;
}

} // namespace bascule
