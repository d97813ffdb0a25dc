#pragma once
#include "model/evaluate.h"

// Rows and scenarios built by hand, for tests of the arithmetic alone.
namespace bascule::test {

inline GpuRow gpu(std::string id, double outputTokensPerSecond) {
    GpuRow row;
    row.id = row.name = std::move(id);
    row.currency = "EUR";
    row.output_tokens_per_second = outputTokensPerSecond;
    return row;
}

inline GpuRow monthlyGpu(std::string id, double pricePerMonth, double outputTokensPerSecond) {
    GpuRow row = gpu(std::move(id), outputTokensPerSecond);
    row.price_per_month = pricePerMonth;
    return row;
}

inline GpuRow hourlyGpu(std::string id, double pricePerHour, double outputTokensPerSecond) {
    GpuRow row = gpu(std::move(id), outputTokensPerSecond);
    row.price_per_hour.on_demand = pricePerHour;
    return row;
}

inline Commitment term(double months, double pricePerMonth) {
    Commitment commitment;
    commitment.months = months;
    commitment.price_per_month = pricePerMonth;
    return commitment;
}

inline ApiRow api(std::string id, double outputPerMillion) {
    ApiRow row;
    row.id = row.name = std::move(id);
    row.currency = "EUR";
    row.price_per_million.output = outputPerMillion;
    return row;
}

// Every kind of price: list, cache, batch, and a longer tier above 200,000 input tokens.
inline ApiRow longContextApi() {
    ApiRow row = api("api", 15);
    row.price_per_million = {3, 0.3, 3.75, 15, {}};
    row.batch_price_per_million = TokenPrices{1.5, 0.15, 1.875, 7.5, {}};
    row.long_context = LongContext{200000, {6, {}, {}, 22.5, {}}, {}};
    return row;
}

inline PriceBook book(std::vector<GpuRow> gpus, std::vector<ApiRow> apis) {
    PriceBook prices;
    prices.gpus = std::move(gpus);
    prices.apis = std::move(apis);
    return prices;
}

// The published rows: GPU-PRO by the month and five APIs at par.
inline PriceBook publishedBook() {
    GpuRow pro = monthlyGpu("gpu-pro", 830.64, 64);
    pro.price_per_hour.on_demand = 1.5;
    return book({hourlyGpu("gpu-starter", 0.85, 22), pro, hourlyGpu("gpu-enterprise", 4.2, 96),
                 hourlyGpu("gpu-titan", 5.4, 124)},
                {api("openai/gpt-5.4-mini", 2.25), api("openai/gpt-5.4", 7.5), api("anthropic/claude-haiku-4.5", 5),
                 api("anthropic/claude-sonnet-4.6", 15), api("mistral/small-4", 0.6)});
}

inline bool near(double got, double want, double relative = 1e-9, double absolute = 0) {
    return std::abs(got - want) <= std::max(absolute, relative * std::max(std::abs(got), std::abs(want)));
}
inline bool near(Maybe got, double want, double relative = 1e-9) { return got.known() && near(*got, want, relative); }

} // namespace bascule::test
