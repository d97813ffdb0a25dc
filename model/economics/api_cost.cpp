#include "model/economics/api_cost.h"

#include "model/economics/constraints.h"

#include <algorithm>

namespace bascule {
namespace {

using Price = std::optional<double>;

// One tier's prices per million as they apply, in the row's currency.
struct Tier {
    Price input, cached_input, cache_write, output;
};

// Input tokens per output token that are computed afresh, read from and written to the provider's cache.
struct InputMix {
    double fresh = 0, cached = 0, written = 0;
};

InputMix inputMix(const Workload& workload, double inputRatio) {
    const double fresh = 1 - (workload.cached_input_share + workload.cache_write_share);
    // Shares that sum to 1 up to rounding leave nothing fresh, so that no input price is asked for.
    return {inputRatio * (fresh > 1e-12 ? fresh : 0), inputRatio * workload.cached_input_share,
            inputRatio * workload.cache_write_share};
}

Tier tierOf(const TokenPrices& prices) {
    return {prices.input, prices.cached_input, prices.cache_write, prices.output};
}

// The price of a request that is longer than the threshold replaces list prices key by key.
bool applyLongContext(Tier& tier, const ApiRow& row, const Usage& usage) {
    if (!row.long_context || !usage.input_tokens_per_request ||
        !(*usage.input_tokens_per_request > row.long_context->above_input_tokens))
        return false;
    const TokenPrices& prices = row.long_context->price_per_million;
    if (prices.empty()) return false;
    const auto replace = [](Price& price, const Price& longer) { price = longer ? longer : price; };
    replace(tier.output, prices.output);
    replace(tier.input, prices.input);
    replace(tier.cached_input, prices.cached_input ? prices.cached_input : prices.input);
    replace(tier.cache_write, prices.cache_write);
    return true;
}

struct TierErrors {
    RowError output, input;
    const char* tier; // "output price", "batch output price"
};
constexpr TierErrors list_errors = {RowError::missing_output_price, RowError::missing_input_price, ""};
constexpr TierErrors batch_errors = {RowError::missing_batch_output_price, RowError::missing_batch_input_price,
                                     "batch "};

struct Fallbacks {
    bool cached = false, written = false;
};

void fail(ApiResult& result, RowError error, std::string message) {
    result.error = error;
    result.message = std::move(message);
}

// The price of 10^6 output tokens with their input; sets the error of a price that is needed and missing.
double tierCost(const Tier& tier, const InputMix& mix, const TierErrors& errors, ApiResult& result,
                Fallbacks& fallbacks) {
    if (!tier.output) {
        fail(result, errors.output, result.id + " has no " + errors.tier + "output price.");
        return 0;
    }
    const bool cachedAtInput = mix.cached > 0 && !tier.cached_input;
    const bool writtenAtInput = mix.written > 0 && !tier.cache_write;
    if (!tier.input && (mix.fresh > 0 || cachedAtInput || writtenAtInput)) {
        fail(result, errors.input, result.id + " has no " + errors.tier + "input price.");
        return 0;
    }
    fallbacks.cached |= cachedAtInput;
    fallbacks.written |= writtenAtInput;
    double cost = *tier.output;
    if (mix.fresh > 0) cost += mix.fresh * *tier.input;
    if (mix.cached > 0) cost += mix.cached * (cachedAtInput ? *tier.input : *tier.cached_input);
    if (mix.written > 0) cost += mix.written * (writtenAtInput ? *tier.input : *tier.cache_write);
    return cost;
}

// Of list and batch price, in the row's currency; sets the first error that applies.
double mixedCost(const Scenario& scenario, const Usage& usage, const ApiRow& row, ApiResult& result) {
    const double batch = scenario.workload.batch_share;
    const InputMix mix = inputMix(scenario.workload, usage.input_ratio);
    Fallbacks fallbacks;
    bool longContext = false;
    double cost = 0;
    if (batch < 1) {
        Tier tier = tierOf(row.price_per_million);
        longContext = applyLongContext(tier, row, usage);
        cost += (1 - batch) * tierCost(tier, mix, list_errors, result, fallbacks);
    }
    if (batch > 0 && result.ok()) {
        if (!row.batch_price_per_million || row.batch_price_per_million->empty())
            fail(result, RowError::missing_batch_price, result.id + " has no batch prices.");
        else
            cost += batch * tierCost(tierOf(*row.batch_price_per_million), mix, batch_errors, result, fallbacks);
    }
    if (!result.ok()) return 0;
    if (longContext) result.notes.push_back(Note::long_context_price);
    if (fallbacks.cached) result.notes.push_back(Note::cached_at_input_price);
    if (fallbacks.written) result.notes.push_back(Note::cache_write_at_input_price);
    return cost;
}

} // namespace

ApiResult apiResult(const Scenario& scenario, const Usage& usage, const ApiRow& row) {
    if (std::string reason = exclusion(scenario.constraints, row); !reason.empty()) {
        ApiResult result;
        result.id = row.id;
        fail(result, RowError::excluded, std::move(reason));
        return result;
    }
    return pricedApi(scenario, usage, row);
}

ApiResult pricedApi(const Scenario& scenario, const Usage& usage, const ApiRow& row) {
    ApiResult result;
    result.id = row.id;
    const double listed = mixedCost(scenario, usage, row, result);
    if (!result.ok()) return result;
    const double rate = rateInto(scenario, row.currency);
    const double cost = (1 - scenario.api_discount) * listed * rate;
    const double month = usage.volume / 1e6 * cost;
    if (rate == 0)
        fail(result, RowError::no_exchange_rate,
             row.id + " is priced in " + row.currency + " and no exchange rate into " + scenario.currency +
                 " is known.");
    else if (!std::isfinite(cost) || !std::isfinite(month))
        fail(result, RowError::overflow, row.id + " has a result that is too large to be computed.");
    if (!result.ok()) {
        result.notes.clear();
        return result;
    }
    result.cost_per_million = cost;
    result.monthly_cost = month;
    return result;
}

} // namespace bascule
