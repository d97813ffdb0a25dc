#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// Inputs: "field.ID" is the label and the name in undo, "field.ID.help" the tooltip.
std::span<const WordEntry> fieldWords() {
    static constexpr WordEntry words[] = {
        //: between the last two items of a list, with its spaces
        {"list_and", QT_TRANSLATE_NOOP("bascule", " and ")},
        //: %1 is what was typed
        {"not_a_number", QT_TRANSLATE_NOOP("bascule", "“%1” is not a number.")},
        {"number_missing", QT_TRANSLATE_NOOP("bascule", "Enter a number.")},
        //: %1 is what was typed
        {"number_not_finite", QT_TRANSLATE_NOOP("bascule", "“%1” is not a finite number.")},
        //: %1, %2: the lowest and the highest value, with their unit
        {"out_of_range", QT_TRANSLATE_NOOP("bascule", "The value must be between %1 and %2.")},

        {"group.usage", QT_TRANSLATE_NOOP("bascule", "Usage")},
        {"group.hosting", QT_TRANSLATE_NOOP("bascule", "Hosting")},
        {"group.api", QT_TRANSLATE_NOOP("bascule", "API")},
        {"group.currency", QT_TRANSLATE_NOOP("group.currency", "Currency")},

        {"field.output_tokens_per_month", QT_TRANSLATE_NOOP("bascule", "Monthly volume")},
        {"field.output_tokens_per_month.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Output tokens that the models write in a month, all users together. A provider’s bill or usage "
             "report gives the figure.")},
        {"field.input_tokens_per_output_token", QT_TRANSLATE_NOOP("bascule", "Input tokens per output token")},
        {"field.input_tokens_per_output_token.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Tokens read for each token written: prompt, history and documents. The examples at list prices "
             "take 4; a provider’s usage report gives both counts.")},
        {"field.cached_input_share", QT_TRANSLATE_NOOP("bascule", "Cached share")},
        {"field.cached_input_share.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Share of the input tokens that the API reads from its cache, at the cached input price. High where "
             "many requests begin with the same text.")},
        {"field.cache_write_share", QT_TRANSLATE_NOOP("bascule", "Cache write share")},
        {"field.cache_write_share.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Share of the input tokens written to the API’s cache, at the cache write price. With the cached "
             "share it makes at most 100%.")},
        {"field.batch_share", QT_TRANSLATE_NOOP("bascule", "Batch share")},
        {"field.batch_share.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Share of the requests that can wait for hours and pay the batch price (Batch API).")},
        {"field.input_tokens_per_request", QT_TRANSLATE_NOOP("bascule", "Input tokens per request")},
        {"field.input_tokens_per_request.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Length of a request, in tokens. Above an API’s threshold its long-context price applies. Empty: "
             "unknown, the ordinary price is used.")},

        {"field.utilisation", QT_TRANSLATE_NOOP("bascule", "Utilisation")},
        {"field.utilisation.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Share of the hours paid in which the card produces tokens. The published comparison takes 65%; the "
             "metrics of a running service give the actual figure.")},
        {"field.throughput", QT_TRANSLATE_NOOP("bascule", "Throughput")},
        {"field.throughput.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Output tokens per second of one unit of this offer, all its GPUs together, at the concurrency it "
             "is run with. From a measurement or from the price book, which names its source.")},
        {"field.throughput_factor", QT_TRANSLATE_NOOP("bascule", "Throughput factor")},
        {"field.throughput_factor.help",
         QT_TRANSLATE_NOOP(
             "bascule", "Multiplies the throughput of every offer: 0.8 asks what happens when all are 20% slower than "
                        "stated.")},
        {"field.prefix_cache_share", QT_TRANSLATE_NOOP("bascule", "Prefix cache share")},
        {"field.prefix_cache_share.help",
         QT_TRANSLATE_NOOP(
             "bascule", "Share of the input tokens that your own GPUs need not compute again, because the start of the "
                        "request is still in memory. The metrics of the serving software give the figure.")},
        {"field.hours_per_month", QT_TRANSLATE_NOOP("bascule", "Hours per month")},
        {"field.hours_per_month.help",
         QT_TRANSLATE_NOOP(
             "bascule", "Hours in which a unit is rented each month: 720 for 30 days around the clock, 744 at most.")},
        {"field.minimum_units", QT_TRANSLATE_NOOP("bascule", "Minimum units")},
        {"field.minimum_units.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Units that run whatever the volume, for example two replicas for availability.")},
        {"field.spare_units", QT_TRANSLATE_NOOP("bascule", "Spare units (N+1)")},
        {"field.spare_units.help",
         QT_TRANSLATE_NOOP("bascule", "Units paid on top that serve nothing: they take over when another fails.")},
        {"field.commitment_months", QT_TRANSLATE_NOOP("bascule", "Commitment")},
        {"field.commitment_months.help",
         QT_TRANSLATE_NOOP("bascule", "Months of commitment, among the terms that the offer lists.")},
        {"field.discount", QT_TRANSLATE_NOOP("bascule", "Discount on GPUs")},
        {"field.discount.help",
         QT_TRANSLATE_NOOP("bascule", "Negotiated discount off the price of the GPUs. A quote gives it.")},
        {"field.overhead", QT_TRANSLATE_NOOP("bascule", "Overhead")},
        {"field.overhead.help",
         QT_TRANSLATE_NOOP("bascule", "Storage, network and the rest, as a share of the GPU price and on top of it.")},
        {"field.fixed_cost_per_month", QT_TRANSLATE_NOOP("bascule", "Fixed costs (staff, operations)")},
        {"field.fixed_cost_per_month.help",
         QT_TRANSLATE_NOOP("bascule",
                           "What the month costs as soon as there is one unit, whatever the volume: staff, monitoring, "
                           "licences.")},
        {"field.peak_limit", QT_TRANSLATE_NOOP("bascule", "Peak limit")},
        {"field.peak_limit.help",
         QT_TRANSLATE_NOOP(
             "bascule", "Share of its throughput that a unit may be asked for at the peak. It counts when utilisation "
                        "follows from the load.")},
        {"field.billing", QT_TRANSLATE_NOOP("bascule", "Billing")},
        {"field.billing.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "How the GPUs are paid for: monthly, by the hour on demand, interruptible, or with a commitment.")},
        {"field.schedule", QT_TRANSLATE_NOOP("bascule", "Schedule")},
        {"field.schedule.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Always on pays whole units all month; elastic pays only the hours that the volume needs.")},
        {"field.reference_gpu", QT_TRANSLATE_NOOP("bascule", "GPU")},
        {"field.reference_gpu.help",
         QT_TRANSLATE_NOOP("bascule", "The GPU offer that the answer speaks of, among those compared.")},

        {"field.reference_api", QT_TRANSLATE_NOOP("bascule", "Reference")},
        {"field.reference_api.help",
         QT_TRANSLATE_NOOP("bascule",
                           "The reference API: the one that the answer and the bands of the charts speak of.")},
        {"field.api_discount", QT_TRANSLATE_NOOP("bascule", "Negotiated discount")},
        {"field.api_discount.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Discount off the list prices of every API. A quote or a framework contract gives it.")},
        {"field.close_band", QT_TRANSLATE_NOOP("bascule", "Close below")},
        {"field.close_band.help",
         QT_TRANSLATE_NOOP("bascule", "Two costs that differ by no more than this share are called close.")},
        {"field.rate", QT_TRANSLATE_NOOP("bascule", "Exchange rate")},
        {"field.rate.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Value of one unit of the other currency in the currency of the results. The central bank publishes "
             "it daily.")},

        {"billing.monthly", QT_TRANSLATE_NOOP("bascule", "Monthly")},
        {"billing.monthly.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "The monthly price of the offer; without one, its hourly price for all the hours of the month.")},
        {"billing.on_demand", QT_TRANSLATE_NOOP("bascule", "On demand")},
        {"billing.on_demand.help",
         QT_TRANSLATE_NOOP("bascule", "By the hour, without commitment, stopped and started at will.")},
        {"billing.interruptible", QT_TRANSLATE_NOOP("bascule", "Interruptible")},
        {"billing.interruptible.help",
         QT_TRANSLATE_NOOP("bascule",
                           "By the hour at a lower price (spot); the provider may take the machine back at any time.")},
        {"billing.committed", QT_TRANSLATE_NOOP("bascule", "Committed")},
        {"billing.committed.help",
         QT_TRANSLATE_NOOP("bascule", "A lower monthly price against a commitment over several months.")},
        {"schedule.always_on", QT_TRANSLATE_NOOP("bascule", "Always on")},
        {"schedule.always_on.help", QT_TRANSLATE_NOOP("bascule", "Whole units, paid all month.")},
        {"schedule.elastic", QT_TRANSLATE_NOOP("bascule", "Elastic")},
        {"schedule.elastic.help",
         QT_TRANSLATE_NOOP("bascule", "Only the hours that the volume needs, rounded up to the billing increment.")},

        {"unit.tokens", QT_TRANSLATE_NOOP("bascule", "tokens")},
        {"unit.share", QT_TRANSLATE_NOOP("bascule", "per cent")},
        {"unit.points", QT_TRANSLATE_NOOP("bascule", "points")},
        {"unit.money", QT_TRANSLATE_NOOP("bascule", "amount")},
        {"unit.money_per_month", QT_TRANSLATE_NOOP("bascule", "per month")},
        {"unit.money_per_hour", QT_TRANSLATE_NOOP("bascule", "per hour")},
        {"unit.money_per_million", QT_TRANSLATE_NOOP("bascule", "per million tokens")},
        {"unit.hours", QT_TRANSLATE_NOOP("bascule", "hours")},
        {"unit.hours_per_month", QT_TRANSLATE_NOOP("bascule", "hours per month")},
        {"unit.seconds", QT_TRANSLATE_NOOP("bascule", "seconds")},
        {"unit.tokens_per_second", QT_TRANSLATE_NOOP("bascule", "tokens per second")},
        {"unit.units", QT_TRANSLATE_NOOP("bascule", "units")},
        {"unit.gigabytes", QT_TRANSLATE_NOOP("bascule", "gigabytes")},
        {"unit.ratio", QT_TRANSLATE_NOOP("bascule", "factor")},
        {"unit.tokens_per_request", QT_TRANSLATE_NOOP("bascule", "tokens per request")},
        {"unit.months", QT_TRANSLATE_NOOP("bascule", "months")},
    };
    return words;
}

} // namespace bascule
