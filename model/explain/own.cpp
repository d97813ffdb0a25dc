#include "model/economics/rounding.h"
#include "model/explain/steps.h"
#include "model/served.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

Quantity seconds(double value = 0) { return {value, Unit::seconds}; }

// The row's price under the billing asked for, in its own currency.
double bookPrice(const Compared& c, const GpuResult& g) {
    const GpuRow& row = *c.row(g);
    const Hosting& hosting = c.scenario.hosting;
    if (hosting.billing == Billing::committed) {
        for (const Commitment& term : row.committed) {
            if (term.months == hosting.commitment_months) {
                return term.price_per_month;
            }
        }
    }
    if (g.monthly_price) {
        return row.price_per_month.value_or(std::nan(""));
    }
    return (hosting.billing == Billing::interruptible ? row.price_per_hour.interruptible : row.price_per_hour.on_demand)
        .value_or(std::nan(""));
}

} // namespace

// From the row's currency to what is paid: exchange rate, discount, overhead; each only where it changes something.
double Steps::adjusted(double price, const std::string& currency, Unit unit, double discount, double overhead) {
    Quantity paid{0, unit, c.currency()};
    if (currency != c.currency()) {
        const auto rate = c.scenario.exchange_rates.find(currency);
        const double value = rate == c.scenario.exchange_rates.end() ? std::nan("") : rate->second.rate;
        price = add("step.convert", price * value, paid, Quantity{price, unit, currency}, plain(value));
    }
    paid.value = price;
    if (discount > 0) {
        price = paid.value = add("step.discount", price * (1 - discount), paid, paid, share(discount));
    }
    if (overhead > 0) {
        price = add("step.overhead", price * (1 + overhead), paid, paid, share(overhead));
    }
    return price;
}

void Steps::unitPrice(const GpuResult& g) {
    const GpuRow& row = *c.row(g);
    const Hosting& hosting = c.scenario.hosting;
    const Unit unit = g.monthly_price ? Unit::money_per_month : Unit::money_per_hour;
    const double book = bookPrice(c, g);
    add(g.monthly_price ? "step.book_month" : "step.book_hour", book, Quantity{0, unit, row.currency});
    adjusted(book, row.currency, unit, hosting.discount, hosting.overhead);
    if (!g.monthly_price && !g.elastic) {
        add("step.month_from_hours", g.unit_price_per_month, month(), hour(g.unit_price_per_hour),
            hours(hosting.hours_per_month));
    }
}

void Steps::throughput(const GpuResult& g) {
    const GpuRow& row = *c.row(g);
    const Hosting& hosting = c.scenario.hosting;
    const auto typed = hosting.throughput.find(g.id);
    const double own =
        typed != hosting.throughput.end() ? typed->second : row.output_tokens_per_second.value_or(std::nan(""));
    // Never without what it was measured or estimated for: one stream is not a loaded card.
    explanation.steps.push_back(
        phrase("step.throughput_for",
               one(typed != hosting.throughput.end() ? phrase("throughput.unsaid") : throughputCondition(row))));
    if (hosting.throughput_factor != 1) {
        add("step.throughput_factor", g.output_tokens_per_second, rate(0), rate(own), plain(hosting.throughput_factor));
    } else {
        add(typed != hosting.throughput.end() ? "step.throughput_typed" : "step.throughput_book",
            g.output_tokens_per_second, rate(0));
    }
    const double r = c.results.input_tokens_per_output_token;
    if (r > 0 && row.input_tokens_per_second) {
        add("step.seconds_with_input", g.seconds_per_output_token, seconds(), rate(g.output_tokens_per_second),
            plain(r), share(hosting.prefix_cache_share),
            rate(*row.input_tokens_per_second * hosting.throughput_factor));
    } else {
        add("step.seconds", g.seconds_per_output_token, seconds(), rate(g.output_tokens_per_second));
    }
}

void Steps::capacity(const GpuResult& g) {
    throughput(g);
    if (c.scenario.hosting.utilisation_from_load && c.results.load) loadUtilisation();
    add("step.capacity", g.capacity_tokens_per_month, tokens(0), seconds(g.seconds_per_output_token),
        share(c.results.utilisation), hours(c.scenario.hosting.hours_per_month));
}

void Steps::costPerMillion(const GpuResult& g) {
    unitPrice(g);
    capacity(g);
    if (g.elastic) {
        add("step.month_from_hours", g.unit_price_per_month, month(), hour(g.unit_price_per_hour),
            hours(c.scenario.hosting.hours_per_month));
    }
    add("step.cost_per_million", g.cost_per_million, million(), month(g.unit_price_per_month),
        tokens(g.capacity_tokens_per_month));
}

void Steps::unitsNeeded(const GpuResult& g) {
    const Hosting& hosting = c.scenario.hosting;
    capacity(g);
    double n = add("step.units", up(c.volume() / g.capacity_tokens_per_month), units(0), tokens(c.volume()),
                   tokens(g.capacity_tokens_per_month));
    if (g.elastic) {
        return;
    }
    if (hosting.minimum_units > n) {
        n = add("step.minimum_units", hosting.minimum_units, units(0), units(n), units(hosting.minimum_units));
    }
    if (hosting.spare_units > 0 && n > 0) {
        add("step.spare_units", g.units_needed, units(0), units(n), units(hosting.spare_units));
    }
}

void Steps::monthOf(Quantity paid, Quantity each, double fixed, double result) {
    if (fixed > 0) {
        add("step.monthly_cost", result, month(), std::move(paid), std::move(each), month(fixed));
    } else {
        add("step.monthly_cost_alone", result, month(), std::move(paid), std::move(each));
    }
}

void Steps::monthlyCost(const GpuResult& g) {
    const double fixed = g.units_needed > 0 ? c.scenario.hosting.fixed_cost_per_month : 0;
    unitPrice(g);
    if (g.elastic) {
        capacity(g);
        const double increment = c.row(g)->billing_increment_seconds;
        add("step.tokens_per_hour", g.tokens_per_hour, tokens(0), seconds(g.seconds_per_output_token),
            share(c.results.utilisation));
        add("step.unit_hours", g.unit_hours, hours(0), tokens(c.volume()), tokens(g.tokens_per_hour),
            seconds(increment));
        monthOf(hours(g.unit_hours), hour(g.unit_price_per_hour), fixed, g.monthly_cost);
        return;
    }
    unitsNeeded(g);
    monthOf(units(g.units_needed), month(g.unit_price_per_month), fixed, g.monthly_cost);
}

void Steps::evidence(const GpuResult& g) {
    const GpuRow& row = *c.row(g);
    const Unit unit = g.monthly_price ? Unit::money_per_month : Unit::money_per_hour;
    explanation.evidence.push_back({row.name, row.source.value_or(""), row.as_of.value_or(""),
                                    exact(Quantity{bookPrice(c, g), unit, row.currency})});
    if (row.throughput && row.throughput->source && !c.scenario.hosting.throughput.contains(g.id))
        explanation.evidence.push_back({row.name, *row.throughput->source, row.throughput->as_of.value_or(""),
                                        exact(rate(row.output_tokens_per_second.value_or(std::nan(""))))});
}

double Steps::bookHour(double price, const std::string& currency) {
    add("step.book_hour", price, Quantity{0, Unit::money_per_hour, currency});
    return adjusted(price, currency, Unit::money_per_hour, 0, 0);
}

void Steps::evidence(const PriceRow& row, Quantity price) {
    explanation.evidence.push_back({row.name, row.source.value_or(""), row.as_of.value_or(""), std::move(price)});
}

bool explainGpu(Steps& s, std::string_view figure, const GpuResult& g) {
    const std::string& name = s.c.name(g);
    if (figure == "unit_price") {
        s.title("unit_price", s.hour(g.unit_price_per_hour), name);
        s.unitPrice(g);
        if (g.monthly_price) {
            s.add("step.hour_from_month", g.unit_price_per_hour, s.hour(), s.month(g.unit_price_per_month),
                  hours(s.c.scenario.hosting.hours_per_month));
        } else if (!g.elastic) { // ends on the hour, not on the month made of it
            s.explanation.steps.pop_back();
        }
    } else if (figure == "throughput") {
        s.title("throughput", rate(g.output_tokens_per_second), name);
        s.throughput(g);
        s.explanation.steps.pop_back();
    } else if (figure == "cost_per_million") {
        s.title("cost_per_million", s.million(g.cost_per_million), name);
        s.costPerMillion(g);
    } else if (figure == "full_cost_per_million") {
        s.title("full_cost_per_million", s.million(g.full_cost_per_million), name);
        s.costPerMillion(g);
        s.add("step.full_cost", g.full_cost_per_million, s.million(), s.million(g.cost_per_million),
              share(s.c.results.utilisation));
    } else if (figure == "capacity_tokens_per_month") {
        s.title("capacity_tokens_per_month", tokens(g.capacity_tokens_per_month), name);
        s.capacity(g);
    } else if (figure == "units_needed") {
        s.title("units_needed", units(g.units_needed), name);
        s.unitsNeeded(g);
    } else if (figure == "monthly_cost") {
        s.title("monthly_cost", money(g.monthly_cost, s.c.currency()), name);
        s.monthlyCost(g);
    } else if (figure == "cost_per_million_at_volume" && g.cost_per_million_at_volume) {
        s.title("cost_per_million_at_volume", s.million(*g.cost_per_million_at_volume), name);
        s.monthlyCost(g);
        s.add("step.cost_at_volume", *g.cost_per_million_at_volume, s.million(), s.month(g.monthly_cost),
              tokens(s.c.volume()));
    } else if (figure == "actual_utilisation" && g.actual_utilisation) {
        s.title("actual_utilisation", share(*g.actual_utilisation), name);
        s.unitsNeeded(g);
        s.add("step.actual_utilisation", *g.actual_utilisation, share(0), tokens(s.c.volume()),
              seconds(g.seconds_per_output_token), units(g.units_needed), hours(s.c.scenario.hosting.hours_per_month));
    } else {
        return false;
    }
    return true;
}

} // namespace bascule
