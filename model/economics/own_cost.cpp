#include "model/economics/own_cost.h"

#include "model/economics/constraints.h"
#include "model/economics/rounding.h"
#include "model/json_text.h"

#include <algorithm>

namespace bascule {
namespace {

void countUnits(OwnCost& cost, const OwnTerms& terms, const Usage& usage, const Hosting& hosting) {
    const double needed = up(usage.volume / cost.capacity);
    cost.finite = countable(needed);
    if (terms.elastic) {
        const double increments = up(usage.volume / cost.tokens_per_hour * 3600 / terms.billing_increment_seconds);
        cost.finite = cost.finite && countable(increments);
        cost.unit_hours = increments * terms.billing_increment_seconds / 3600;
        cost.serving_units = cost.units = needed;
        cost.monthly_cost = cost.unit_hours * cost.price_per_hour;
    } else {
        cost.serving_units = std::max(hosting.minimum_units, needed);
        cost.units = cost.serving_units > 0 ? cost.serving_units + hosting.spare_units : 0;
        cost.monthly_cost = cost.units * cost.price_per_month;
    }
    if (cost.units > 0) cost.monthly_cost += hosting.fixed_cost_per_month;
}

// The row's own price under the billing asked for, in its currency.
struct ListedPrice {
    std::optional<double> amount;
    bool monthly = false;     // a price per month, else per hour
    bool from_hourly = false; // monthly billing of a row that has only an hourly price
};

ListedPrice listedPrice(const GpuRow& row, const Hosting& hosting) {
    switch (hosting.billing) {
    case Billing::monthly:
        if (row.price_per_month) return {row.price_per_month, true, false};
        return {row.price_per_hour.on_demand, false, true};
    case Billing::on_demand:
        return {row.price_per_hour.on_demand, false, false};
    case Billing::interruptible:
        return {row.price_per_hour.interruptible, false, false};
    case Billing::committed:
        for (const Commitment& commitment : row.committed)
            if (commitment.months == hosting.commitment_months) return {commitment.price_per_month, true, false};
        return {};
    }
    return {};
}

std::string missingPrice(const GpuRow& row, const Hosting& hosting) {
    switch (hosting.billing) {
    case Billing::monthly:
        return row.id + " has neither a price per month nor an on-demand price per hour.";
    case Billing::on_demand:
        return row.id + " has no on-demand price per hour.";
    case Billing::interruptible:
        return row.id + " has no interruptible price per hour.";
    case Billing::committed:
        break;
    }
    return row.id + " lists no price for a commitment of " + writeNumber(hosting.commitment_months) + " months.";
}

std::optional<double> outputThroughput(const GpuRow& row, const Hosting& hosting) {
    if (!hosting.throughput.empty())
        if (const auto own = hosting.throughput.find(row.id); own != hosting.throughput.end()) return own->second;
    return row.output_tokens_per_second;
}

bool fail(GpuResult& result, RowError error, std::string message) {
    result.error = error;
    result.message = std::move(message);
    return false;
}

void fill(GpuResult& result, const OwnTerms& terms, const OwnCost& cost) {
    result.cost_per_million = cost.cost_per_million;
    result.full_cost_per_million = cost.full_cost_per_million;
    result.capacity_tokens_per_month = cost.capacity;
    result.units_needed = cost.units;
    result.monthly_cost = cost.monthly_cost;
    result.unit_price_per_month = cost.price_per_month;
    result.unit_price_per_hour = cost.price_per_hour;
    result.tokens_per_hour = cost.tokens_per_hour;
    result.seconds_per_output_token = cost.seconds_per_output_token;
    result.output_tokens_per_second = terms.output_tokens_per_second;
    result.unit_hours = cost.unit_hours;
    result.elastic = terms.elastic;
    result.monthly_price = terms.monthly_price;
}

void addNotes(GpuResult& result, const Scenario& scenario, const Usage& usage, const GpuRow& row, bool fromHourly) {
    if (usage.input_ratio > 0 && !row.input_tokens_per_second) result.notes.push_back(Note::input_time_unknown);
    if (fromHourly) result.notes.push_back(Note::monthly_from_hourly);
    if (scenario.hosting.schedule == Schedule::elastic && result.monthly_price)
        result.notes.push_back(Note::elastic_ignored);
}

// First error that applies; false with `result` saying which.
bool findTerms(GpuResult& result, const Scenario& scenario, const GpuRow& row, OwnTerms& terms, bool& fromHourly) {
    const Hosting& hosting = scenario.hosting;
    if (std::string reason = exclusion(scenario.constraints, row); !reason.empty())
        return fail(result, RowError::excluded, std::move(reason));
    const std::optional<double> throughput = outputThroughput(row, hosting);
    if (!throughput)
        return fail(result, RowError::no_throughput,
                    row.id + " has no throughput: its output tokens per second are unknown.");
    const ListedPrice price = listedPrice(row, hosting);
    if (!price.amount) return fail(result, RowError::no_price, missingPrice(row, hosting));
    const double rate = rateInto(scenario, row.currency);
    if (rate == 0)
        return fail(result, RowError::no_exchange_rate,
                    row.id + " is priced in " + row.currency + " and no exchange rate into " + scenario.currency +
                        " is known.");
    terms.output_tokens_per_second = *throughput * hosting.throughput_factor;
    if (row.input_tokens_per_second)
        terms.input_tokens_per_second = *row.input_tokens_per_second * hosting.throughput_factor;
    terms.unit_price = *price.amount * rate * (1 - hosting.discount) * (1 + hosting.overhead);
    terms.monthly_price = price.monthly;
    terms.elastic = hosting.schedule == Schedule::elastic && !price.monthly;
    terms.billing_increment_seconds = row.billing_increment_seconds;
    fromHourly = price.from_hourly;
    return true;
}

} // namespace

OwnCost ownCost(const OwnTerms& terms, const Usage& usage, const Hosting& hosting, double speed) {
    OwnCost cost;
    double& s = cost.seconds_per_output_token;
    s = 1 / (terms.output_tokens_per_second * speed);
    if (terms.input_tokens_per_second && usage.input_ratio > 0)
        s += usage.input_ratio * (1 - hosting.prefix_cache_share) / (*terms.input_tokens_per_second * speed);
    cost.tokens_per_hour = 3600 * usage.utilisation / s;
    cost.capacity = cost.tokens_per_hour * usage.hours;
    if (terms.monthly_price) {
        cost.price_per_month = terms.unit_price;
        cost.price_per_hour = terms.unit_price / usage.hours;
        cost.cost_per_million = cost.price_per_month / cost.capacity * 1e6;
    } else {
        cost.price_per_hour = terms.unit_price;
        cost.price_per_month = terms.unit_price * usage.hours;
        cost.cost_per_million = cost.price_per_hour / cost.tokens_per_hour * 1e6;
    }
    cost.full_cost_per_million = cost.cost_per_million * usage.utilisation;
    countUnits(cost, terms, usage, hosting);
    cost.finite = cost.finite && std::isfinite(s) && std::isfinite(cost.capacity) && cost.capacity > 0 &&
                  std::isfinite(cost.units) && std::isfinite(cost.price_per_month) &&
                  std::isfinite(cost.price_per_hour) && std::isfinite(cost.cost_per_million) &&
                  std::isfinite(cost.monthly_cost);
    return cost;
}

GpuResult gpuResult(const Scenario& scenario, const Usage& usage, const GpuRow& row, OwnTerms& terms) {
    GpuResult result;
    result.id = row.id;
    result.billing = scenario.hosting.billing;
    bool fromHourly = false;
    if (!findTerms(result, scenario, row, terms, fromHourly)) return result;
    const OwnCost cost = ownCost(terms, usage, scenario.hosting);
    const double atVolume = cost.monthly_cost / usage.volume * 1e6;
    const double busy = usage.volume * cost.seconds_per_output_token / (cost.units * 3600 * usage.hours);
    if (!cost.finite || (usage.volume > 0 && !std::isfinite(atVolume)) || (cost.units > 0 && !std::isfinite(busy))) {
        fail(result, RowError::overflow, row.id + " has a result that is too large to be computed.");
        return result;
    }
    fill(result, terms, cost);
    if (usage.volume > 0) result.cost_per_million_at_volume = atVolume;
    if (cost.units > 0) result.actual_utilisation = busy;
    addNotes(result, scenario, usage, row, fromHourly);
    return result;
}

} // namespace bascule
