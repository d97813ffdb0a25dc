#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

std::span<const WordEntry> answerWords() {
    static constexpr WordEntry words[] = {
        //: %1 volume, %2 API, %3 its cost, %4 cost of the GPU, %5 GPU
        {"verdict_api", QT_TRANSLATE_NOOP("bascule", "At %1 a month, %2 costs less: %3 against %4 with %5.")},
        //: %1 volume, %2 GPU, %3 its cost, %4 cost of the API, %5 API
        {"verdict_gpu", QT_TRANSLATE_NOOP("bascule", "At %1 a month, %2 costs less: %3 against %4 with %5.")},
        //: %1 volume, %2 GPU, %3 its cost, %4 API, %5 its cost, %6 difference
        {"verdict_close",
         QT_TRANSLATE_NOOP("bascule", "At %1 a month the two are close: %3 with %2, %5 with %4, %6 apart.")},
        //: %1 API, %2 GPU, %3 its cost
        {"verdict_free", QT_TRANSLATE_NOOP("bascule", "%1 costs nothing at this price; %2 costs %3 a month.")},
        //: %1 amount a month, %2 amount a year
        {"difference", QT_TRANSLATE_NOOP("bascule", "The difference is %1 a month, %2 a year.")},
        {"beats", QT_TRANSLATE_N_NOOP("bascule", "The GPU costs less than %Ln API compared."), true},
        //: %1 volume, %2 API
        {"from_volume", QT_TRANSLATE_NOOP("bascule", "The GPU costs less from %1 a month, compared with %2.")},
        //: %1 API
        {"at_any_volume", QT_TRANSLATE_NOOP("bascule", "The GPU costs less at any volume, compared with %1.")},
        //: %1 lowest volume, %2 highest volume, %3 API
        {"one_window",
         QT_TRANSLATE_NOOP("bascule",
                           "Compared with %3 the GPU costs less between %1 and %2 a month, and only there.")},
        //: n ranges, %1 list of ranges, %2 API
        {"windows", QT_TRANSLATE_N_NOOP("bascule", "Compared with %2 the GPU costs less over %Ln range of volume: %1."),
         true},
        //: n ranges, %1 list of the first ones, %2 API
        {"windows_over",
         QT_TRANSLATE_N_NOOP("bascule", "Compared with %2 the GPU costs less over more than %Ln range of volume: %1."),
         true},
        //: %1 lowest volume, %2 highest volume
        {"windows_item", QT_TRANSLATE_NOOP("bascule", "%1 to %2")},
        //: last item of a list of ranges: %1 volume
        {"windows_last", QT_TRANSLATE_NOOP("bascule", "then for good from %1")},
        {"windows_truncated", QT_TRANSLATE_N_NOOP("bascule", "Only the first %Ln ranges are shown."), true},
        //: %1 API, %2 GPU, %3 its unit cost, %4 unit cost of the API
        {"never",
         QT_TRANSLATE_NOOP("bascule", "Compared with %1, never: even 100% busy, %2 costs %3 per million, against %4.")},
        //: %1 utilisation, %2 API, %3 utilisation needed
        {"never_at_utilisation",
         QT_TRANSLATE_NOOP(
             "bascule",
             "At %1 utilisation the GPU does not catch up with %2 at any volume; it would take more than %3.")},
        //: %1 volume, %2 cost of the GPU, %3 cost of the API
        {"not_by_utilisation",
         QT_TRANSLATE_NOOP("bascule", "At %1 a month no utilisation is enough: a single unit costs %2, against %3.")},
        //: %1 volume, %2 GPU with its count, %3 its cost, %4 cost of the API
        {"not_by_utilisation_minimum",
         QT_TRANSLATE_NOOP("bascule",
                           "At %1 a month no utilisation is enough: the minimum, %2, costs %3, against %4.")},
        //: %1 volume, %2 GPU, %3 its cost, %4 cost of the API
        {"not_by_utilisation_busy",
         QT_TRANSLATE_NOOP("bascule",
                           "At %1 a month no utilisation is enough: even 100% busy, %2 costs %3, against %4.")},
        //: %1 price
        {"flip_price", QT_TRANSLATE_NOOP("bascule", "It would take a price of %1 a month per unit.")},
        //: %1 price
        {"flip_price_hour", QT_TRANSLATE_NOOP("bascule", "It would take a price of %1 an hour per unit.")},
        //: n units, %1 utilisation
        {"flip_utilisation",
         QT_TRANSLATE_N_NOOP("bascule", "At this volume it would take %1 utilisation, to fit on %Ln unit."), true},
        //: %1 utilisation
        {"flip_utilisation_elastic", QT_TRANSLATE_NOOP("bascule", "At this volume it would take %1 utilisation.")},
        //: %1 volume
        {"flip_volume", QT_TRANSLATE_NOOP("bascule", "It would take a volume of %1 a month.")},
        //: %1 utilisation, %2 price
        {"holds",
         QT_TRANSLATE_NOOP("bascule", "The API costs less below %1 utilisation, or above %2 a month per unit.")},
        //: %1 utilisation, %2 price
        {"holds_hour",
         QT_TRANSLATE_NOOP("bascule", "The API costs less below %1 utilisation, or above %2 an hour per unit.")},
        //: %1 price
        {"holds_price", QT_TRANSLATE_NOOP("bascule", "The API costs less above %1 a month per unit.")},
        //: %1 price
        {"holds_price_hour", QT_TRANSLATE_NOOP("bascule", "The API costs less above %1 an hour per unit.")},
        //: %1 lowest volume, %2 highest volume
        {"holds_between",
         QT_TRANSLATE_NOOP("bascule", "Around this volume the GPU stays ahead between %1 and %2 a month.")},
        //: %1 GPU with its count, %2 API, %3 volume of the API, %4 cost, %5 saving a month
        {"hybrid",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Both together cost less: %1 for the base load and %2 for the other %3, %4 a month, saving %5.")},
        {"solid", QT_TRANSLATE_NOOP("bascule", "Solid: with 20% more or less throughput the verdict stays the same.")},
        //: n units, %1 their cost
        {"fragile.less_units_api",
         QT_TRANSLATE_N_NOOP(
             "bascule",
             "Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the API costs less than the GPU."),
         true},
        //: n units, %1 their cost
        {"fragile.less_units_close",
         QT_TRANSLATE_N_NOOP(
             "bascule", "Fragile: with 20% less throughput %Ln unit is needed (%1 a month) and the two are close."),
         true},
        //: n units, %1 their cost
        {"fragile.more_units_gpu",
         QT_TRANSLATE_N_NOOP(
             "bascule",
             "Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the GPU costs less than the API."),
         true},
        //: n units, %1 their cost
        {"fragile.more_units_close",
         QT_TRANSLATE_N_NOOP(
             "bascule", "Fragile: with 20% more throughput %Ln unit is enough (%1 a month) and the two are close."),
         true},
        //: %1 cost of the GPU
        {"fragile.less_hours_api",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Fragile: with 20% less throughput the GPU costs %1 a month and the API costs less than the GPU.")},
        //: %1 cost of the GPU
        {"fragile.less_hours_close",
         QT_TRANSLATE_NOOP("bascule",
                           "Fragile: with 20% less throughput the GPU costs %1 a month and the two are close.")},
        //: %1 cost of the GPU
        {"fragile.more_hours_gpu",
         QT_TRANSLATE_NOOP("bascule",
                           "Fragile: with 20% more throughput the GPU costs %1 a month, less than the API.")},
        //: %1 cost of the GPU
        {"fragile.more_hours_close",
         QT_TRANSLATE_NOOP("bascule",
                           "Fragile: with 20% more throughput the GPU costs %1 a month and the two are close.")},
        {"fragile.less_all",
         QT_TRANSLATE_NOOP("bascule",
                           "Fragile: with 20% less throughput the GPU no longer costs less than every API compared.")},
        {"fragile.more_all",
         QT_TRANSLATE_NOOP("bascule", "Fragile: with 20% more throughput the GPU costs less than every API compared.")},
        {"figure.value", QT_TRANSLATE_NOOP("bascule", "%1")},
        {"figure.at_volume", QT_TRANSLATE_NOOP("bascule", "per million, at this volume")},
        //: under the figure: %1 utilisation
        {"figure.capacity", QT_TRANSLATE_NOOP("bascule", "capacity of a unit at %1")},
        //: under the figure, which shows n
        {"figure.units", QT_TRANSLATE_N_NOOP("bascule", "unit needed"), true},
        //: %1 what is missing (missing.…)
        {"no_verdict", QT_TRANSLATE_NOOP("bascule", "No verdict: %1 is missing.")},
        //: %1 offer or API
        {"no_verdict_excluded", QT_TRANSLATE_NOOP("bascule", "No verdict: %1 does not meet the constraints.")},
        //: %1 offer or API
        {"no_verdict_overflow",
         QT_TRANSLATE_NOOP("bascule", "No verdict: the amounts for %1 are too large to be computed.")},
        {"missing.gpu", QT_TRANSLATE_NOOP("bascule", "a GPU to compare")},
        {"missing.api", QT_TRANSLATE_NOOP("bascule", "an API to compare")},
        //: in “No verdict”; %1 offer or API, here and below
        {"missing.throughput", QT_TRANSLATE_NOOP("bascule", "the throughput for %1")},
        {"missing.exchange_rate", QT_TRANSLATE_NOOP("bascule", "the exchange rate for %1")},
        {"missing.monthly_price", QT_TRANSLATE_NOOP("bascule", "the monthly price for %1")},
        {"missing.on_demand_price", QT_TRANSLATE_NOOP("bascule", "the on-demand price for %1")},
        {"missing.interruptible_price", QT_TRANSLATE_NOOP("bascule", "the interruptible price for %1")},
        {"missing.committed_price", QT_TRANSLATE_NOOP("bascule", "the committed price for %1")},
        {"missing.output_price", QT_TRANSLATE_NOOP("bascule", "the output price for %1")},
        {"missing.input_price", QT_TRANSLATE_NOOP("bascule", "the input price for %1")},
        {"missing.batch_price", QT_TRANSLATE_NOOP("bascule", "the batch price for %1")},
        {"missing.batch_output_price", QT_TRANSLATE_NOOP("bascule", "the batch output price for %1")},
        {"missing.batch_input_price", QT_TRANSLATE_NOOP("bascule", "the batch input price for %1")},
        //: %1 row, %2 what is unknown (which.…)
        {"no_price", QT_TRANSLATE_NOOP("bascule", "%1: %2 unknown, no result.")},
        //: n APIs, %1 what is unknown (which.…)
        {"no_price_rows", QT_TRANSLATE_N_NOOP("bascule", "%Ln API: %1 unknown, no result."), true},
        {"rows_without_result",
         QT_TRANSLATE_N_NOOP("bascule", "%Ln row without a price or a throughput is not compared."), true},
        {"rows_excluded", QT_TRANSLATE_N_NOOP("bascule", "%Ln row does not meet the constraints."), true},
        {"rows_overflow", QT_TRANSLATE_N_NOOP("bascule", "%Ln row has amounts too large to be computed."), true},
        //: n rows, %1 currency, %2 currency of the results
        {"no_exchange_rate",
         QT_TRANSLATE_N_NOOP("bascule", "Exchange rate missing: give the value of 1 %1 in %2 to compare %Ln row."),
         true},
        //: %1, %2 currencies
        {"parity", QT_TRANSLATE_NOOP("bascule", "%1 and %2 are taken at par (1 to 1), with no exchange rate.")},
        //: %1 price, %2 hours
        {"monthly_from_hourly", QT_TRANSLATE_NOOP("bascule", "No monthly price: %1 an hour for %2.")},
        //: %1 offer
        {"elastic_ignored", QT_TRANSLATE_NOOP("bascule", "%1 has a monthly price: computed as always on.")},
        //: %1 offer
        {"no_input_throughput",
         QT_TRANSLATE_NOOP("bascule", "%1: input throughput unknown, input tokens are not counted on the GPU’s side.")},
        //: n prices, %1 days
        {"stale", QT_TRANSLATE_N_NOOP("bascule", "%Ln price is more than %1 days old."), true},
        {"short.never", QT_TRANSLATE_NOOP("bascule", "never")},
        //: in a table cell, as all of short.…: %1 utilisation
        {"short.not_at", QT_TRANSLATE_NOOP("bascule", "never at %1")},
        {"short.always", QT_TRANSLATE_NOOP("bascule", "at any volume")},
        //: %1 volume
        {"short.from", QT_TRANSLATE_NOOP("bascule", "from %1")},
        //: %1 to %2, volumes
        {"short.only", QT_TRANSLATE_NOOP("bascule", "%1–%2 only")},
        //: %1 to %2, volumes
        {"short.several", QT_TRANSLATE_NOOP("bascule", "%1–%2 and other ranges")},
        //: %1 to %2, %3 volumes
        {"short.then_from", QT_TRANSLATE_NOOP("bascule", "%1–%2, then from %3")},
        //: %1 to %2, %3 volumes
        {"short.several_then_from", QT_TRANSLATE_NOOP("bascule", "%1–%2 and other ranges, for good from %3")},
        //: n units, %1 utilisation
        {"short.flip", QT_TRANSLATE_N_NOOP("bascule", "%1 (%Ln unit)"), true},
        {"short.no_utilisation", QT_TRANSLATE_NOOP("bascule", "no utilisation is enough")},
    };
    return words;
}

} // namespace bascule
