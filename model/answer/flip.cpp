#include "model/answer/parts.h"
#include "model/economics/rounding.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

// Why no utilisation is enough at this volume.
void sayNotByUtilisation(const Compared& c, std::vector<Phrase>& details) {
    const GpuResult& g = *c.gpu;
    const std::string& currency = c.currency();
    const double api = c.api->monthly_cost, beside = c.costBesideUnits(g), first = c.firstUnits();
    const Quantity at = volume(c.volume()), against = money(api, currency);
    if (g.elastic) {
        const double busy = c.volume() / 1e6 * g.full_cost_per_million + beside;
        details.push_back(
            phrase("not_by_utilisation_busy", at, CountedName{1, c.name(g)}, money(busy, currency), against));
        return;
    }
    const double least = first * g.unit_price_per_month + beside;
    if (std::floor((api - beside) / g.unit_price_per_month + 1e-9) < first) {
        if (first == 1 && beside == 0) {
            details.push_back(phrase("not_by_utilisation", at, money(least, currency), against));
        } else {
            const CountedName minimum{first + c.scenario.hosting.spare_units, c.name(g)};
            details.push_back(phrase("not_by_utilisation_minimum", at, minimum, money(least, currency), against));
        }
        return;
    }
    const double busyUnits = std::max(first, up(c.volume() / (g.capacity_tokens_per_month / c.results.utilisation)));
    const CountedName busy{busyUnits + c.scenario.hosting.spare_units, c.name(g)};
    details.push_back(phrase("not_by_utilisation_busy", at, busy,
                             money(busyUnits * g.unit_price_per_month + beside, currency), against));
}

// The nearest volume at which the GPU costs less: the next window, else the end of the last one.
Maybe volumeThatFlips(const Compared& c) {
    const std::span<const Interval> windows = c.results.cheaperBetween(*c.pair);
    for (const Interval& window : windows) {
        if (window.from >= c.volume()) {
            return window.from;
        }
    }
    return windows.empty() ? Maybe() : windows.back().to;
}

void sayGpuDearer(const Compared& c, std::vector<Phrase>& details) {
    const Comparison& pair = *c.pair;
    const bool windows = pair.interval_count > 0;
    if (!windows) {
        details.push_back(windowSentences(c, *c.gpu, *c.api).front());
    }
    const bool never = !windows && details.back().key == "never";
    if (pair.flip_utilisation) {
        const Quantity needed = share(*pair.flip_utilisation);
        details.push_back(c.gpu->elastic ? phrase("flip_utilisation_elastic", needed)
                                         : counted("flip_utilisation", affordableUnits(c, pair), needed));
    } else if (!never && c.volume() > 0 && c.gpu->unit_price_per_month > 0) {
        sayNotByUtilisation(c, details);
    }
    if (pair.flip_unit_price) {
        details.push_back(c.gpu->elastic ? phrase("flip_price_hour", perHour(*pair.flip_unit_price, c.currency()))
                                         : phrase("flip_price", money(*pair.flip_unit_price, c.currency())));
    }
    if (const Maybe flip = volumeThatFlips(c)) {
        details.push_back(phrase("flip_volume", volume(*flip)));
    }
}

// Up to where the GPU's advantage holds, one thing changed at a time.
void sayGpuHolds(const Compared& c, std::vector<Phrase>& details) {
    const Comparison& pair = *c.pair;
    if (pair.flip_unit_price) {
        const Quantity price =
            c.gpu->elastic ? perHour(*pair.flip_unit_price, c.currency()) : money(*pair.flip_unit_price, c.currency());
        if (pair.flip_utilisation) {
            details.push_back(phrase(c.gpu->elastic ? "holds_hour" : "holds", share(*pair.flip_utilisation), price));
        } else {
            details.push_back(phrase(c.gpu->elastic ? "holds_price_hour" : "holds_price", price));
        }
    }
    for (const Interval& window : c.results.cheaperBetween(pair)) {
        if (window.from < c.volume() && (!window.to || c.volume() <= *window.to)) {
            details.push_back(window.to          ? phrase("holds_between", volume(window.from), volume(*window.to))
                              : window.from == 0 ? phrase("at_any_volume", c.name(*c.api))
                                                 : phrase("from_volume", volume(window.from), c.name(*c.api)));
        }
    }
}

} // namespace

double affordableUnits(const Compared& c, const Comparison& pair) {
    const GpuResult& g = c.results.gpus[pair.gpu];
    const double api = c.results.apis[pair.api].monthly_cost;
    return std::floor((api - c.costBesideUnits(g)) / g.unit_price_per_month + 1e-9);
}

Phrase shortFlip(const Compared& c, const Comparison& pair) {
    if (!pair.flip_utilisation) {
        return phrase("short.no_utilisation");
    }
    const Quantity needed = share(*pair.flip_utilisation);
    return c.results.gpus[pair.gpu].elastic ? phrase("figure.value", needed)
                                            : counted("short.flip", affordableUnits(c, pair), needed);
}

void sayFlip(const Compared& c, std::vector<Phrase>& details) {
    if (c.pair->difference > 0) {
        sayGpuDearer(c, details);
    } else {
        sayGpuHolds(c, details);
    }
}

void sayHybrid(const Compared& c, std::vector<Phrase>& details) {
    const Hybrid& hybrid = c.pair->hybrid;
    const double alone = std::min(c.gpu->monthly_cost, c.api->monthly_cost);
    if (!hybrid.known || hybrid.units <= 0 || hybrid.api_tokens <= 0 || hybrid.monthly_cost >= alone * (1 - 1e-6)) {
        return;
    }
    details.push_back(phrase("hybrid", CountedName{hybrid.units, c.name(*c.gpu)}, c.name(*c.api),
                             volume(hybrid.api_tokens), money(hybrid.monthly_cost, c.currency()),
                             money(alone - hybrid.monthly_cost, c.currency())));
}

} // namespace bascule
