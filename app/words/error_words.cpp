#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

std::span<const WordEntry> errorWords() {
    static constexpr WordEntry words[] = {
        {"which.throughput", QT_TRANSLATE_NOOP("bascule", "throughput")},
        {"which.exchange_rate", QT_TRANSLATE_NOOP("bascule", "exchange rate")},
        {"which.monthly_price", QT_TRANSLATE_NOOP("bascule", "monthly price")},
        {"which.on_demand_price", QT_TRANSLATE_NOOP("bascule", "on-demand price")},
        {"which.interruptible_price", QT_TRANSLATE_NOOP("bascule", "interruptible price")},
        //: %1 months
        {"which.committed_price", QT_TRANSLATE_NOOP("bascule", "price for a commitment of %1")},
        {"which.output_price", QT_TRANSLATE_NOOP("bascule", "output price")},
        {"which.input_price", QT_TRANSLATE_NOOP("bascule", "input price")},
        {"which.batch_price", QT_TRANSLATE_NOOP("bascule", "batch price")},
        {"which.batch_output_price", QT_TRANSLATE_NOOP("bascule", "batch output price")},
        {"which.batch_input_price", QT_TRANSLATE_NOOP("bascule", "batch input price")},
        //: %1 what is unknown (which.…)
        {"error.unknown", QT_TRANSLATE_NOOP("bascule", "%1 unknown")},
        {"error.none", QT_TRANSLATE_NOOP("bascule", "no error")},
        {"error.excluded", QT_TRANSLATE_NOOP("bascule", "does not meet the constraints")},
        {"error.no_throughput", QT_TRANSLATE_NOOP("bascule", "throughput unknown")},
        {"error.no_price", QT_TRANSLATE_NOOP("bascule", "price unknown")},
        {"error.no_exchange_rate", QT_TRANSLATE_NOOP("bascule", "exchange rate unknown")},
        {"error.overflow", QT_TRANSLATE_NOOP("bascule", "amounts too large to be computed")},
        {"error.missing_output_price", QT_TRANSLATE_NOOP("bascule", "output price unknown")},
        {"error.missing_input_price", QT_TRANSLATE_NOOP("bascule", "input price unknown")},
        {"error.missing_batch_price", QT_TRANSLATE_NOOP("bascule", "batch price unknown")},
        {"error.missing_batch_output_price", QT_TRANSLATE_NOOP("bascule", "batch output price unknown")},
        {"error.missing_batch_input_price", QT_TRANSLATE_NOOP("bascule", "batch input price unknown")},
        {"note.input_time_unknown",
         QT_TRANSLATE_NOOP("bascule", "input throughput unknown, input tokens are not counted on the GPU’s side")},
        {"note.monthly_from_hourly",
         QT_TRANSLATE_NOOP("bascule", "no monthly price, the hourly price counts for every hour of the month")},
        {"note.elastic_ignored", QT_TRANSLATE_NOOP("bascule", "monthly price, computed as always on")},
        {"note.long_context_price", QT_TRANSLATE_NOOP("bascule", "long-context price")},
        {"note.cached_at_input_price", QT_TRANSLATE_NOOP("bascule", "cached input at the input price")},
        {"note.cache_write_at_input_price", QT_TRANSLATE_NOOP("bascule", "cache writes at the input price")},
    };
    return words;
}

} // namespace bascule
