#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

std::span<const WordEntry> pageWords() {
    static constexpr WordEntry words[] = {
        {"page.unit-cost", QT_TRANSLATE_NOOP("bascule", "€ per 1M tokens")},
        {"page.unit-cost.other", QT_TRANSLATE_NOOP("bascule", "Cost per 1M tokens")},
        {"page.break-even", QT_TRANSLATE_NOOP("bascule", "Monthly break-even")},
        {"page.prices", QT_TRANSLATE_NOOP("bascule", "Prices")},
        {"table.comparison", QT_TRANSLATE_NOOP("bascule", "Offers compared")},
        {"table.gpu-prices", QT_TRANSLATE_NOOP("bascule", "GPU prices")},
        {"table.api-prices", QT_TRANSLATE_NOOP("bascule", "API prices, per 1M tokens")},
        {"column.offer", QT_TRANSLATE_NOOP("bascule", "Offer")},
        {"column.price_per_hour", QT_TRANSLATE_NOOP("bascule", "Per hour")},
        {"column.throughput", QT_TRANSLATE_NOOP("bascule", "tok/s")},
        {"column.cost_per_million", QT_TRANSLATE_NOOP("bascule", "Per 1M")},
        {"column.cost_at_volume", QT_TRANSLATE_NOOP("bascule", "Per 1M at this volume")},
        {"column.units", QT_TRANSLATE_NOOP("bascule", "Units")},
        {"column.monthly_cost", QT_TRANSLATE_NOOP("bascule", "Per month")},
        {"column.flip", QT_TRANSLATE_NOOP("bascule", "Utilisation that flips it")},
        //: %1 API
        {"column.break_even", QT_TRANSLATE_NOOP("bascule", "Break-even with %1")},
        {"column.break_even.none", QT_TRANSLATE_NOOP("bascule", "Break-even")},
        {"pill.gpu", QT_TRANSLATE_NOOP("bascule", "GPU")},
        {"pill.api", QT_TRANSLATE_NOOP("bascule", "API")},
        {"pill.close", QT_TRANSLATE_NOOP("pill.close", "Close")},
        {"date", QT_TRANSLATE_NOOP("bascule", "%1")},
        //: %1 months, %2 price
        {"committed", QT_TRANSLATE_NOOP("bascule", "%2 for %1")},
        //: %1 row, %2 what is said of it
        {"note.row", QT_TRANSLATE_NOOP("bascule", "%1: %2.")},
        {"note.apis_not_shown", QT_TRANSLATE_N_NOOP("bascule", "%Ln other API is compared and not shown here."), true},
        {"note.gpus_not_shown", QT_TRANSLATE_N_NOOP("bascule", "%Ln other offer is not drawn."), true},
        {"price.offer", QT_TRANSLATE_NOOP("bascule", "Offer")},
        {"price.model", QT_TRANSLATE_NOOP("bascule", "Model")},
        {"price.provider", QT_TRANSLATE_NOOP("bascule", "Provider")},
        {"price.gpu", QT_TRANSLATE_NOOP("bascule", "GPU")},
        {"price.vram", QT_TRANSLATE_NOOP("bascule", "Memory per GPU")},
        {"price.on_demand_per_hour", QT_TRANSLATE_NOOP("bascule", "On demand, per hour")},
        {"price.interruptible_per_hour", QT_TRANSLATE_NOOP("bascule", "Interruptible, per hour")},
        {"price.per_month", QT_TRANSLATE_NOOP("bascule", "Per month")},
        {"price.committed", QT_TRANSLATE_NOOP("bascule", "Committed, per month")},
        {"price.median_per_hour", QT_TRANSLATE_NOOP("bascule", "Market median, per hour")},
        {"price.throughput", QT_TRANSLATE_NOOP("bascule", "Output tok/s")},
        {"price.input_throughput", QT_TRANSLATE_NOOP("bascule", "Input tok/s")},
        {"price.currency", QT_TRANSLATE_NOOP("bascule", "Currency")},
        {"price.jurisdiction", QT_TRANSLATE_NOOP("bascule", "Jurisdiction")},
        {"price.source", QT_TRANSLATE_NOOP("bascule", "Source")},
        {"price.as_of", QT_TRANSLATE_NOOP("bascule", "As of")},
        {"price.input", QT_TRANSLATE_NOOP("bascule", "Input")},
        {"price.cached_input", QT_TRANSLATE_NOOP("bascule", "Cached input")},
        {"price.cache_write", QT_TRANSLATE_NOOP("bascule", "Cache write")},
        {"price.output", QT_TRANSLATE_NOOP("bascule", "Output")},
        {"price.batch_input", QT_TRANSLATE_NOOP("bascule", "Batch input")},
        {"price.batch_cached_input", QT_TRANSLATE_NOOP("bascule", "Batch cached input")},
        {"price.batch_cache_write", QT_TRANSLATE_NOOP("bascule", "Batch cache write")},
        {"price.batch_output", QT_TRANSLATE_NOOP("bascule", "Batch output")},
        {"price.long_above", QT_TRANSLATE_NOOP("bascule", "Long context above")},
        {"price.long_input", QT_TRANSLATE_NOOP("bascule", "Long-context input")},
        {"price.long_cached_input", QT_TRANSLATE_NOOP("bascule", "Long-context cached input")},
        {"price.long_output", QT_TRANSLATE_NOOP("bascule", "Long-context output")},
        {"price.context_window", QT_TRANSLATE_NOOP("bascule", "Context window")},
    };
    return words;
}

} // namespace bascule
