#include "model/answer/parts.h"
#include "model/pages/pages.h"
#include "model/say.h"
#include "model/served.h"

namespace bascule {
namespace {

using namespace say;

// A column of a price table: shown when some compared row knows its value.
template <class Row>
struct PriceColumn {
    const char* id;
    bool number;
    Cell (*cell)(const Row&);
};

template <class Value>
Cell unknownOr(const std::optional<Value>& value, auto&& make) {
    return value ? Cell{make(*value), CellStyle::plain, {}} : Cell{};
}
Cell text(const std::optional<std::string>& value) {
    return unknownOr(value, [](const std::string& s) { return s; });
}
Cell number(const std::optional<double>& value, Unit unit, const std::string& currency = {}) {
    return unknownOr(value, [&](double v) { return Quantity{v, unit, currency, false, true}; });
}
Cell date(const std::optional<std::string>& value) {
    return unknownOr(value, [](const std::string& iso) { return phrase("date", iso); });
}

Cell committedTerms(const GpuRow& row) {
    PhraseList terms;
    for (const Commitment& term : row.committed) {
        terms.push_back(phrase("committed", Quantity{term.months, Unit::months},
                               exact(perMonth(term.price_per_month, row.currency))));
    }
    return terms.empty() ? Cell{} : Cell{phrase("figure.value", std::move(terms)), CellStyle::plain, {}};
}

constexpr PriceColumn<GpuRow> gpu_columns[] = {
    {"offer", false,
     [](const GpuRow& r) {
         return Cell{r.name, CellStyle::plain, {}};
     }},
    {"provider", false, [](const GpuRow& r) { return text(r.provider); }},
    {"gpu", false,
     [](const GpuRow& r) {
         return unknownOr(r.gpu, [&](const std::string& gpu) {
             return phrase("figure.value", CountedName{r.gpu_count, gpu});
         });
     }},
    {"vram", true, [](const GpuRow& r) { return number(r.vram_gb_per_gpu, Unit::gigabytes); }},
    {"on_demand_per_hour", true,
     [](const GpuRow& r) { return number(r.price_per_hour.on_demand, Unit::money_per_hour, r.currency); }},
    {"interruptible_per_hour", true,
     [](const GpuRow& r) { return number(r.price_per_hour.interruptible, Unit::money_per_hour, r.currency); }},
    {"per_month", true, [](const GpuRow& r) { return number(r.price_per_month, Unit::money_per_month, r.currency); }},
    {"committed", false, committedTerms},
    {"median_per_hour", true,
     [](const GpuRow& r) { return number(r.market_median_per_hour.on_demand, Unit::money_per_hour, r.currency); }},
    {"throughput", true, [](const GpuRow& r) { return number(r.output_tokens_per_second, Unit::tokens_per_second); }},
    {"throughput_for", false,
     [](const GpuRow& r) {
         return r.output_tokens_per_second ? Cell{throughputCondition(r), CellStyle::plain, {}} : Cell{};
     }},
    {"input_throughput", true,
     [](const GpuRow& r) { return number(r.input_tokens_per_second, Unit::tokens_per_second); }},
    {"currency", false,
     [](const GpuRow& r) {
         return Cell{r.currency, CellStyle::plain, {}};
     }},
    {"jurisdiction", false, [](const GpuRow& r) { return text(r.jurisdiction); }},
    {"source", false, [](const GpuRow& r) { return text(r.source); }},
    {"as_of", false, [](const GpuRow& r) { return date(r.as_of); }},
};

Cell million(const ApiRow& r, const std::optional<double>& price) {
    return number(price, Unit::money_per_million, r.currency);
}
Cell batch(const ApiRow& r, std::optional<double> TokenPrices::*price) {
    return r.batch_price_per_million ? million(r, (*r.batch_price_per_million).*price) : Cell{};
}
Cell longContext(const ApiRow& r, std::optional<double> TokenPrices::*price) {
    return r.long_context ? million(r, r.long_context->price_per_million.*price) : Cell{};
}

constexpr PriceColumn<ApiRow> api_columns[] = {
    {"model", false,
     [](const ApiRow& r) {
         return Cell{r.name, CellStyle::plain, {}};
     }},
    {"provider", false, [](const ApiRow& r) { return text(r.provider); }},
    {"input", true, [](const ApiRow& r) { return million(r, r.price_per_million.input); }},
    {"cached_input", true, [](const ApiRow& r) { return million(r, r.price_per_million.cached_input); }},
    {"cache_write", true, [](const ApiRow& r) { return million(r, r.price_per_million.cache_write); }},
    {"output", true, [](const ApiRow& r) { return million(r, r.price_per_million.output); }},
    {"batch_input", true, [](const ApiRow& r) { return batch(r, &TokenPrices::input); }},
    {"batch_cached_input", true, [](const ApiRow& r) { return batch(r, &TokenPrices::cached_input); }},
    {"batch_cache_write", true, [](const ApiRow& r) { return batch(r, &TokenPrices::cache_write); }},
    {"batch_output", true, [](const ApiRow& r) { return batch(r, &TokenPrices::output); }},
    {"long_above", true,
     [](const ApiRow& r) {
         return r.long_context ? number(r.long_context->above_input_tokens, Unit::tokens) : Cell{};
     }},
    {"long_input", true, [](const ApiRow& r) { return longContext(r, &TokenPrices::input); }},
    {"long_cached_input", true, [](const ApiRow& r) { return longContext(r, &TokenPrices::cached_input); }},
    {"long_output", true, [](const ApiRow& r) { return longContext(r, &TokenPrices::output); }},
    {"context_window", true, [](const ApiRow& r) { return number(r.context_window_tokens, Unit::tokens); }},
    {"currency", false,
     [](const ApiRow& r) {
         return Cell{r.currency, CellStyle::plain, {}};
     }},
    {"jurisdiction", false, [](const ApiRow& r) { return text(r.jurisdiction); }},
    {"source", false, [](const ApiRow& r) { return text(r.source); }},
    {"as_of", false, [](const ApiRow& r) { return date(r.as_of); }},
};

template <class Row, class Result>
TableSpec priceTable(const Compared& c, const char* id, std::span<const PriceColumn<Row>> columns,
                     const std::vector<Result>& results, const Result* reference) {
    TableSpec table;
    table.id = id;
    table.title = phrase((std::string("table.") + id).c_str());
    for (const Result& result : results) {
        table.rows.push_back({result.id, &result == reference, {}});
    }
    for (const PriceColumn<Row>& column : columns) {
        std::vector<Cell> cells;
        cells.reserve(results.size());
        bool known = false;
        for (const Result& result : results) {
            const Row* row = c.row(result);
            cells.push_back(row ? column.cell(*row) : Cell{});
            known = known || cells.back().value.index() != 0;
        }
        if (!known) {
            continue;
        }
        table.columns.push_back({column.id, phrase((std::string("price.") + column.id).c_str()), column.number});
        for (std::size_t i = 0; i < cells.size(); ++i) {
            table.rows[i].cells.push_back(std::move(cells[i]));
        }
    }
    return table;
}

} // namespace

bool hasPrices(const Snapshot& snapshot) { return !snapshot.results.gpus.empty() || !snapshot.results.apis.empty(); }

PageSpec pricesPage(const Snapshot& snapshot, const PageView&) {
    const Compared c(snapshot);
    PageSpec page;
    page.id = "prices";
    page.title = phrase("page.prices");
    page.tables.push_back(priceTable<GpuRow>(c, "gpu-prices", gpu_columns, c.results.gpus, c.gpu));
    page.tables.push_back(priceTable<ApiRow>(c, "api-prices", api_columns, c.results.apis, c.api));
    return page;
}

} // namespace bascule
