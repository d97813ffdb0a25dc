#include "model/answer/parts.h"
#include "model/economics/rounding.h"
#include "model/explain/steps.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

// The start of a range of volumes: where the API costs what so many units cost.
void volumeSteps(Steps& s, const GpuResult& g, const ApiResult& a, double volume) {
    const Compared& c = s.c;
    const double fixed = c.scenario.hosting.fixed_cost_per_month;
    s.costPerMillion(g);
    s.apiCostPerMillion(a);
    if (g.elastic) {
        s.add("step.even_volume_hours", volume, tokens(0), s.month(fixed), s.million(a.cost_per_million),
              s.million(g.cost_per_million));
        return;
    }
    const double capacity = g.capacity_tokens_per_month, spares = c.scenario.hosting.spare_units;
    const double n = std::max(c.firstUnits(), up(volume / capacity));
    const double cost = n * g.unit_price_per_month + c.costBesideUnits(g);
    // A range never starts where a step does: had the API reached this step's cost before, it had passed the last one's too.
    s.monthOf(units(n + spares), s.month(g.unit_price_per_month), fixed, cost);
    s.add("step.even_volume", volume, tokens(0), s.month(cost), s.million(a.cost_per_million));
}

void flipSteps(Steps& s, const GpuResult& g, const ApiResult& a, const Comparison& pair) {
    const Compared& c = s.c;
    const double V = c.volume(), fixed = c.scenario.hosting.fixed_cost_per_month;
    const Quantity each{g.seconds_per_output_token, Unit::seconds};
    s.unitPrice(g);
    s.throughput(g);
    s.apiMonthlyCost(a);
    if (g.elastic) {
        s.add("step.flip_hours", *pair.flip_utilisation, share(0), tokens(V), each, s.hour(g.unit_price_per_hour),
              s.month(a.monthly_cost), s.month(fixed));
        return;
    }
    const double n = s.add("step.affordable", affordableUnits(c, pair), units(0), s.month(a.monthly_cost),
                           s.month(c.costBesideUnits(g)), s.month(g.unit_price_per_month));
    s.add("step.flip_utilisation", *pair.flip_utilisation, share(0), tokens(V), each, units(n),
          hours(c.scenario.hosting.hours_per_month));
}

void hybridSteps(Steps& s, const GpuResult& g, const ApiResult& a, const Hybrid& hybrid) {
    const double fixed = hybrid.units > 0 ? s.c.scenario.hosting.fixed_cost_per_month : 0;
    s.costPerMillion(g);
    s.apiCostPerMillion(a);
    const double own = s.add("step.hybrid_own", hybrid.units * g.unit_price_per_month + fixed, s.month(),
                             units(hybrid.units), s.month(g.unit_price_per_month), s.month(fixed));
    const double rest = s.add("step.hybrid_rest", hybrid.api_tokens / 1e6 * a.cost_per_million, s.month(),
                              tokens(hybrid.api_tokens), s.million(a.cost_per_million));
    s.add("step.sum", hybrid.monthly_cost, s.month(), s.month(own), s.month(rest));
}

} // namespace

bool explainPair(Steps& s, std::string_view figure, const GpuResult& g, const ApiResult& a) {
    const Compared& c = s.c;
    const Comparison* pair = c.find(g, a);
    if (!pair) {
        return false;
    }
    const std::string &gpu = c.name(g), &api = c.name(a);
    const Quantity own = s.month(g.monthly_cost), theirs = s.month(a.monthly_cost);
    if (figure == "ratio" && pair->ratio) {
        s.title("ratio", Quantity{*pair->ratio, Unit::ratio}, gpu, api);
        s.monthlyCost(g);
        s.apiMonthlyCost(a);
        s.add("step.ratio", *pair->ratio, Quantity{0, Unit::ratio}, own, theirs);
    } else if (figure == "difference") {
        s.title("difference", money(pair->difference, c.currency()), gpu, api);
        s.monthlyCost(g);
        s.apiMonthlyCost(a);
        s.add("step.difference", pair->difference, s.month(), own, theirs);
    } else if (figure == "break_even_volume" && pair->break_even_volume) {
        s.title("break_even_volume", volume(*pair->break_even_volume), gpu, api);
        volumeSteps(s, g, a, *pair->break_even_volume);
    } else if (figure == "always_cheaper_from" && pair->always_cheaper_from) {
        s.title("always_cheaper_from", volume(*pair->always_cheaper_from), gpu, api);
        volumeSteps(s, g, a, *pair->always_cheaper_from);
    } else if (figure == "break_even_utilisation" && pair->break_even_utilisation) {
        s.title("break_even_utilisation", share(*pair->break_even_utilisation), gpu, api);
        s.costPerMillion(g);
        s.apiCostPerMillion(a);
        s.add("step.even_utilisation", *pair->break_even_utilisation, share(0), share(c.results.utilisation),
              s.million(g.cost_per_million), s.million(a.cost_per_million));
    } else if (figure == "flip_utilisation" && pair->flip_utilisation) {
        s.title("flip_utilisation", share(*pair->flip_utilisation), gpu, api);
        flipSteps(s, g, a, *pair);
    } else if (figure == "flip_unit_price" && pair->flip_unit_price) {
        const Quantity like = g.elastic ? s.hour(*pair->flip_unit_price) : s.month(*pair->flip_unit_price);
        s.title("flip_unit_price", like, gpu, api);
        s.apiMonthlyCost(a);
        s.add("step.flip_price", *pair->flip_unit_price, like, theirs, s.month(c.scenario.hosting.fixed_cost_per_month),
              g.elastic ? hours(g.unit_hours) : units(g.units_needed));
    } else if (figure == "hybrid" && pair->hybrid.known) {
        s.title("hybrid", money(pair->hybrid.monthly_cost, c.currency()), gpu, api);
        hybridSteps(s, g, a, pair->hybrid);
    } else {
        return false;
    }
    return true;
}

} // namespace bascule
