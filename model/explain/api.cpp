#include "model/explain/steps.h"
#include "model/load.h"

namespace bascule {
namespace {

using namespace say;

bool longContext(const Compared& c, const ApiRow& row) {
    const std::optional<double> perRequest = inputPerRequestOf(c.scenario);
    return row.long_context && perRequest && *perRequest > row.long_context->above_input_tokens;
}

// List prices as they apply: a long request replaces them key by key.
TokenPrices listPrices(const Compared& c, const ApiRow& row) {
    TokenPrices prices = row.price_per_million;
    if (longContext(c, row)) {
        const TokenPrices& longer = row.long_context->price_per_million;
        const auto replace = [](std::optional<double>& price, const std::optional<double>& by) {
            price = by ? by : price;
        };
        replace(prices.output, longer.output);
        replace(prices.input, longer.input);
        replace(prices.cached_input, longer.cached_input ? longer.cached_input : longer.input);
        replace(prices.cache_write, longer.cache_write);
    }
    return prices;
}

} // namespace

// The price of a million output tokens with their input, in the row's currency.
double Steps::tierCost(const TokenPrices& prices, const char* outputKey, const char* sumKey,
                       const std::string& currency) {
    const Workload& w = c.scenario.workload;
    const double r = c.results.input_tokens_per_output_token, out = prices.output.value_or(std::nan(""));
    const auto money = [&](double value) { return perMillion(value, currency); };
    add(outputKey, out, money(0));
    if (r == 0) {
        return out;
    }
    const double fresh = 1 - (w.cached_input_share + w.cache_write_share), in = prices.input.value_or(0);
    const double cached = prices.cached_input.value_or(in), written = prices.cache_write.value_or(in);
    double input = 0;
    if (w.cached_input_share == 0 && w.cache_write_share == 0) {
        input = add("step.input", r * in, money(0), plain(r), money(in));
    } else {
        input =
            add("step.input_cached",
                r * ((fresh > 1e-12 ? fresh : 0) * in + w.cached_input_share * cached + w.cache_write_share * written),
                money(0), plain(r), share(fresh > 1e-12 ? fresh : 0), money(in), share(w.cached_input_share),
                money(cached), share(w.cache_write_share), money(written));
    }
    return add(sumKey, out + input, money(0), money(out), money(input));
}

void Steps::apiCostPerMillion(const ApiResult& a) {
    const ApiRow& row = *c.row(a);
    const double b = c.scenario.workload.batch_share;
    const auto money = [&](double value) { return perMillion(value, row.currency); };
    double list = 0, batch = 0;
    if (b < 1) {
        if (longContext(c, row)) {
            explanation.steps.push_back(
                phrase("step.long_context", exact(tokens(row.long_context->above_input_tokens))));
        }
        list = tierCost(listPrices(c, row), "step.output", "step.list_price", row.currency);
    }
    if (b > 0 && row.batch_price_per_million) {
        batch = tierCost(*row.batch_price_per_million, "step.batch_output", "step.batch_price", row.currency);
    }
    double price = b == 0 ? list : batch;
    if (b > 0 && b < 1) {
        price = add("step.batch_mix", (1 - b) * list + b * batch, money(0), share(1 - b), money(list), share(b),
                    money(batch));
    }
    adjusted(price, row.currency, Unit::money_per_million, c.scenario.api_discount, 0);
}

void Steps::apiMonthlyCost(const ApiResult& a) {
    apiCostPerMillion(a);
    add("step.api_month", a.monthly_cost, month(), tokens(c.volume()), million(a.cost_per_million));
}

void Steps::evidence(const ApiResult& a) {
    const ApiRow& row = *c.row(a);
    const TokenPrices& prices = c.scenario.workload.batch_share < 1 || !row.batch_price_per_million
                                    ? row.price_per_million
                                    : *row.batch_price_per_million;
    explanation.evidence.push_back({row.name, row.source.value_or(""), row.as_of.value_or(""),
                                    exact(perMillion(prices.output.value_or(std::nan("")), row.currency))});
}

bool explainApi(Steps& s, std::string_view figure, const ApiResult& a) {
    if (figure == "api_cost_per_million") {
        s.title("api_cost_per_million", s.million(a.cost_per_million), s.c.name(a));
        s.apiCostPerMillion(a);
    } else if (figure == "api_monthly_cost") {
        s.title("api_monthly_cost", money(a.monthly_cost, s.c.currency()), s.c.name(a));
        s.apiMonthlyCost(a);
    } else {
        return false;
    }
    return true;
}

} // namespace bascule
