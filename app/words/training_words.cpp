#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// What is said, drawn and explained of a training run.
std::span<const WordEntry> trainingWords() {
    static constexpr WordEntry words[] = {
        {"page.training", QT_TRANSLATE_NOOP("bascule", "Training run")},
        {"training.none", QT_TRANSLATE_NOOP("bascule", "No training run yet: choose a GPU and how long it takes.")},
        //: %1 amount
        {"training.on_demand", QT_TRANSLATE_NOOP("bascule", "This run costs %1 on demand.")},
        //: %1 amount
        {"training.interruptible", QT_TRANSLATE_NOOP("bascule", "This run costs %1 interruptible.")},
        //: %1 amount, %2 per cent
        {"spot_wins", QT_TRANSLATE_NOOP("bascule", "This run costs %1 interruptible: %2 less than on demand.")},
        //: %1 amount
        {"training.spot_same", QT_TRANSLATE_NOOP("bascule", "This run costs %1 interruptible, as much as on demand.")},
        //: %1 amount interruptible, %2 amount on demand
        {"training.spot_dearer", QT_TRANSLATE_NOOP("bascule", "Interruptible costs more: %1 against %2 on demand.")},
        //: %1 amount interruptible, %2 amount on demand, %3 useful hours, %4 expected hours
        {"spot_loses",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Interruptible costs more: %1 against %2 on demand, because %3 of work become an expected %4.")},
        //: %1 useful hours, %2 expected hours
        {"stretch", QT_TRANSLATE_NOOP("bascule", "Interruptions stretch %1 of work to an expected %2.")},
        //: %1 number
        {"too_slow",
         QT_TRANSLATE_NOOP("bascule", "The expected time is %1 times the useful time: checkpoint more often.")},
        {"never_finishes",
         QT_TRANSLATE_NOOP("bascule", "This run never finishes: it is interrupted before every checkpoint.")},
        //: button: %1 minutes
        {"suggested_interval", QT_TRANSLATE_NOOP("bascule", "Use the suggested %1")},
        {"training.never_finishes",
         QT_TRANSLATE_NOOP("bascule",
                           "This run never finishes: it is interrupted again and again and has no checkpoints.")},
        {"training.too_long", QT_TRANSLATE_NOOP("bascule", "This run would take more than a million hours.")},
        {"training.overflow", QT_TRANSLATE_NOOP("bascule", "The amounts of this run are too large to be computed.")},
        //: %1 what is missing (missing.…)
        {"training.no_result", QT_TRANSLATE_NOOP("bascule", "The cost of this run is not known: %1 is missing.")},
        //: in “… is missing”, as all of missing.…: %1 id of a GPU
        {"missing.training_gpu", QT_TRANSLATE_NOOP("bascule", "%1 in the price book")},
        //: %1 GPU
        {"missing.spec", QT_TRANSLATE_NOOP("bascule", "the specification of %1")},
        //: %1 GPU
        {"missing.peak", QT_TRANSLATE_NOOP("bascule", "the peak of %1 at this precision")},
        {"missing.storage", QT_TRANSLATE_NOOP("bascule", "a storage offer with its prices")},
        //: %1 storage offer
        {"missing.volume_price", QT_TRANSLATE_NOOP("bascule", "the price of a volume for %1")},
        //: %1 storage offer
        {"missing.import_price", QT_TRANSLATE_NOOP("bascule", "the import price for %1")},
        //: %1 storage offer
        {"missing.export_price", QT_TRANSLATE_NOOP("bascule", "the export price for %1")},
        //: %1 useful hours, %2 hours with checkpoints
        {"training.with_checkpoints", QT_TRANSLATE_NOOP("bascule", "With its checkpoints, %1 of work take %2.")},
        //: %1 number
        {"training.too_slow", QT_TRANSLATE_NOOP("bascule", "The expected time is %1 times the useful time.")},
        //: %1 number
        {"training.pays", QT_TRANSLATE_NOOP("bascule", "The interruptible price pays for itself as long as the run "
                                                       "takes less than %1 times its hours on demand.")},
        //: %1 minutes, %2 hours
        {"training.suggest", QT_TRANSLATE_NOOP("bascule", "With a checkpoint every %1, %2 are expected.")},
        //: %1 hours, %2 amount
        {"training.way_out", QT_TRANSLATE_NOOP("bascule", "On demand it takes %1 and costs %2.")},
        //: %1 amount, %2 hours, %3 per cent
        {"training.spot_saves", QT_TRANSLATE_NOOP("bascule", "Interruptible it costs %1 for %2: %3 less.")},
        //: %1 amount, %2 useful hours, %3 expected hours
        {"training.spot_costs_more",
         QT_TRANSLATE_NOOP("bascule", "Interruptible costs more: %1, because %2 of work become an expected %3.")},
        {"training.spot_never",
         QT_TRANSLATE_NOOP("bascule",
                           "Interruptible it never finishes: it is interrupted too often for its checkpoints.")},
        //: %1 cheapest card with its count, %2 amount, %3 hours, %4 fastest card with its count, %5 amount, %6 hours
        {"training.cards", QT_TRANSLATE_NOOP("bascule", "Cheapest: %1, %2 in %3; fastest: %4, %5 in %6.")},
        //: %1 card with its count, %2 amount, %3 hours
        {"training.one_card", QT_TRANSLATE_NOOP("bascule", "Cheapest and fastest: %1, %2 in %3.")},
        //: %1 share, %2 share
        {"training.high_mfu", QT_TRANSLATE_NOOP("bascule", "An MFU of %1 is above what published runs reach (%2).")},
        //: under the amount
        {"figure.run_total", QT_TRANSLATE_NOOP("bascule", "total of the run")},
        //: under the hours
        {"figure.expected_hours", QT_TRANSLATE_NOOP("bascule", "expected")},
        //: under the number
        {"figure.gpu_hours", QT_TRANSLATE_NOOP("bascule", "GPU-hours paid")},
        //: name of a bar, as the next ones: %1 hours, or “never finishes”
        {"training.this.on_demand", QT_TRANSLATE_NOOP("bascule", "This run, on demand, %1")},
        //: %1 hours, or “never finishes”
        {"training.this.interruptible", QT_TRANSLATE_NOOP("bascule", "This run, interruptible, %1")},
        //: %1 hours
        {"training.offer.on_demand", QT_TRANSLATE_NOOP("bascule", "On demand, %1")},
        //: %1 hours, or “never finishes”
        {"training.offer.interruptible", QT_TRANSLATE_NOOP("bascule", "Interruptible, %1")},
        //: %1 hours
        {"training.offer.market_on_demand", QT_TRANSLATE_NOOP("bascule", "Market median, on demand, %1")},
        //: %1 hours, or “never finishes”
        {"training.offer.market_interruptible", QT_TRANSLATE_NOOP("bascule", "Market median, interruptible, %1")},
        {"training.never", QT_TRANSLATE_NOOP("bascule", "never finishes")},
        //: in a table
        {"training.billing.on_demand", QT_TRANSLATE_NOOP("bascule", "On demand")},
        //: in a table
        {"training.billing.interruptible", QT_TRANSLATE_NOOP("bascule", "Interruptible")},
        //: in a table
        {"training.billing.market_on_demand", QT_TRANSLATE_NOOP("bascule", "Market median, on demand")},
        //: in a table
        {"training.billing.market_interruptible", QT_TRANSLATE_NOOP("bascule", "Market median, interruptible")},
        {"training.line.gpu_time", QT_TRANSLATE_NOOP("bascule", "GPU time")},
        //: %1 GPU
        {"training.line.gpu_time_on", QT_TRANSLATE_NOOP("bascule", "GPU time, %1")},
        {"training.line.checkpoint_volume", QT_TRANSLATE_NOOP("bascule", "Checkpoint volume")},
        {"training.line.dataset_import", QT_TRANSLATE_NOOP("bascule", "Dataset import")},
        {"training.line.export", QT_TRANSLATE_NOOP("bascule", "Export")},
        //: in a table
        {"training.total", QT_TRANSLATE_NOOP("bascule", "Total")},
        //: %1 number of GPUs, %2 hours; or %1 GB, %2 days
        {"training.quantity.product", QT_TRANSLATE_NOOP("bascule", "%1 × %2")},
        //: %1 amount
        {"training.price.gpu_hour", QT_TRANSLATE_NOOP("bascule", "%1 per GPU-hour")},
        //: %1 amount
        {"training.price.gb_month", QT_TRANSLATE_NOOP("bascule", "%1 per GB and month")},
        //: %1 amount
        {"training.price.gb", QT_TRANSLATE_NOOP("bascule", "%1 per GB")},
        //: %1 source, %2 date
        {"training.source", QT_TRANSLATE_NOOP("bascule", "%1, %2")},
        //: standing of a card: the cheapest that no other beats on both cost and time
        {"training.good", QT_TRANSLATE_NOOP("bascule", "good")},
        //: standing of a card: between good and best
        {"training.better", QT_TRANSLATE_NOOP("bascule", "better")},
        //: standing of a card: the fastest
        {"training.best", QT_TRANSLATE_NOOP("bascule", "best")},
        //: %1 card
        {"training.card", QT_TRANSLATE_NOOP("bascule", "%1")},
        //: %1 card, %2 good, better or best
        {"training.card_standing", QT_TRANSLATE_NOOP("bascule", "%1: %2")},
        //: %1 card of the run
        {"training.this_card", QT_TRANSLATE_NOOP("bascule", "%1 (this run)")},
        {"table.training_lines", QT_TRANSLATE_NOOP("bascule", "What the run costs, line by line")},
        {"table.training_bills", QT_TRANSLATE_NOOP("bascule", "The same run at other prices")},
        {"table.training_ranking", QT_TRANSLATE_NOOP("bascule", "The same run on every card")},
        {"column.line", QT_TRANSLATE_NOOP("bascule", "Line")},
        {"column.quantity", QT_TRANSLATE_NOOP("bascule", "Quantity")},
        {"column.unit_price", QT_TRANSLATE_NOOP("bascule", "Unit price")},
        {"column.amount", QT_TRANSLATE_NOOP("bascule", "Amount")},
        {"column.price_source", QT_TRANSLATE_NOOP("bascule", "Source of the price")},
        {"column.billing", QT_TRANSLATE_NOOP("bascule", "Billing")},
        {"column.hours_counted", QT_TRANSLATE_NOOP("bascule", "Hours counted")},
        {"column.gpu_hours", QT_TRANSLATE_NOOP("bascule", "GPU-hours paid")},
        {"column.gpu_hour_price", QT_TRANSLATE_NOOP("bascule", "Per GPU-hour")},
        {"column.run_total", QT_TRANSLATE_NOOP("bascule", "Total")},
        {"column.run_difference", QT_TRANSLATE_NOOP("bascule", "Against this run")},
        {"column.card", QT_TRANSLATE_NOOP("bascule", "Card")},
        {"column.gpus", QT_TRANSLATE_NOOP("bascule", "GPUs")},
        {"column.run_hours", QT_TRANSLATE_NOOP("bascule", "Time")},
        {"column.gpu_amount", QT_TRANSLATE_NOOP("bascule", "GPU cost")},
        {"column.standing", QT_TRANSLATE_NOOP("bascule", "On the Pareto front")},
        {"chart.training_bars.title", QT_TRANSLATE_NOOP("bascule", "What the run costs")},
        //: %1 GPU with its count
        {"chart.training_bars.subtitle", QT_TRANSLATE_NOOP("bascule", "%1: each bar says which hours it counts")},
        {"chart.training_bars.empty", QT_TRANSLATE_NOOP("bascule", "No price of this offer lets the run finish.")},
        {"chart.training_interval.title", QT_TRANSLATE_NOOP("bascule", "Expected hours by checkpoint interval")},
        //: %1 useful hours, %2 hours
        {"chart.training_interval.subtitle",
         QT_TRANSLATE_NOOP("bascule", "Interruptible: %1 of work, one interruption per %2")},
        {"chart.training_interval.line", QT_TRANSLATE_NOOP("bascule", "expected hours")},
        {"chart.training_interval.empty",
         QT_TRANSLATE_NOOP("bascule", "At no interval between checkpoints does the run finish.")},
        {"axis.checkpoint_interval", QT_TRANSLATE_NOOP("bascule", "Interval between checkpoints")},
        //: %1 minutes, %2 hours
        {"mark.best", QT_TRANSLATE_NOOP("bascule", "best: %1, %2")},
        //: %1 minutes, %2 hours
        {"mark.suggested", QT_TRANSLATE_NOOP("bascule", "suggested: %1, %2")},
        //: %1 minutes
        {"note.suggested_interval", QT_TRANSLATE_NOOP("bascule", "suggested (Young): %1")},
        //: %1 minutes, %2 hours
        {"present.interval", QT_TRANSLATE_NOOP("bascule", "yours: %1, %2")},
        //: %1 minutes
        {"present.interval_never", QT_TRANSLATE_NOOP("bascule", "yours: %1, never finishes")},
        //: %1 hours
        {"present.none", QT_TRANSLATE_NOOP("bascule", "no checkpoints: %1")},
        {"present.none_never", QT_TRANSLATE_NOOP("bascule", "no checkpoints: never finishes")},
        {"chart.training_cards.title", QT_TRANSLATE_NOOP("bascule", "Cost and time of every card")},
        {"chart.training_cards.subtitle",
         QT_TRANSLATE_NOOP("bascule", "Dashed: the Pareto front, which no card beats on both")},
        {"axis.run_time", QT_TRANSLATE_NOOP("bascule", "Time")},
        {"axis.gpu_cost", QT_TRANSLATE_NOOP("bascule", "Cost of the GPUs")},
        //: n
        {"note.cards_not_drawn", QT_TRANSLATE_N_NOOP("bascule", "%Ln other card is ranked below and not drawn."), true},
        //: n
        {"note.cards_not_ranked",
         QT_TRANSLATE_N_NOOP("bascule",
                             "%Ln other offer has no such price, no exchange rate or no known peak and is not ranked."),
         true},
        {"note.interruptions_strike",
         QT_TRANSLATE_NOOP("bascule",
                           "Interruptions strike interruptible prices only: on demand counts the checkpoints alone.")},
        {"note.no_interruptions",
         QT_TRANSLATE_NOOP("bascule", "No interruptions are given: interruptible counts the same hours as on demand.")},
        {"error.no_spec", QT_TRANSLATE_NOOP("bascule", "specification of the card unknown")},
        {"error.no_peak", QT_TRANSLATE_NOOP("bascule", "peak at this precision unknown")},
        {"error.missing_storage_price", QT_TRANSLATE_NOOP("bascule", "storage price unknown")},
        {"error.never_finishes", QT_TRANSLATE_NOOP("bascule", "never finishes")},
        //: %1 offer, %2 amount
        {"explain.training.total", QT_TRANSLATE_NOOP("bascule", "%1, total of the run: %2")},
        //: %1 offer, %2 hours
        {"explain.training.hours", QT_TRANSLATE_NOOP("bascule", "%1, expected hours: %2")},
        //: %1 offer, %2 number
        {"explain.training.gpu_hours", QT_TRANSLATE_NOOP("bascule", "%1, GPU-hours paid: %2")},
        //: %1 offer, %2 amount
        {"explain.training.gpu_hour_price", QT_TRANSLATE_NOOP("bascule", "%1, price of a GPU-hour: %2")},
        //: %1 offer, %2 amount
        {"explain.training.gpu_time", QT_TRANSLATE_NOOP("bascule", "%1, GPU time: %2")},
        //: %1 offer, %2 amount
        {"explain.training.checkpoint_volume", QT_TRANSLATE_NOOP("bascule", "%1, checkpoint volume: %2")},
        //: %1 offer, %2 amount
        {"explain.training.dataset_import", QT_TRANSLATE_NOOP("bascule", "%1, dataset import: %2")},
        //: %1 offer, %2 amount
        {"explain.training.export", QT_TRANSLATE_NOOP("bascule", "%1, export: %2")},
        //: %1 offer, %2 amount
        {"explain.training.difference", QT_TRANSLATE_NOOP("bascule", "%1, difference to this run: %2")},
        //: %1 offer, %2 amount
        {"explain.training.ranked", QT_TRANSLATE_NOOP("bascule", "%1, GPU time of the run: %2")},
        //: %1 offer, %2 hours
        {"explain.training.ranked_hours", QT_TRANSLATE_NOOP("bascule", "%1, time of the run: %2")},
        {"step.training.duration", QT_TRANSLATE_NOOP("bascule", "Useful time, as typed: %1")},
        //: %1 tokens, %2 tokens a second, %3 hours
        {"step.training.rate", QT_TRANSLATE_NOOP("bascule", "Useful time: %1 tokens ÷ %2 ÷ 3,600 s = %3")},
        //: %1 number
        {"step.training.peak", QT_TRANSLATE_NOOP("bascule", "Peak of one GPU, in 10¹² FLOP/s: %1")},
        //: %1 parameters, %2 number
        {"step.training.flops", QT_TRANSLATE_NOOP("bascule", "Work of one token: 6 × %1 = %2 FLOPs")},
        //: %1 parameters, %2 adapter parameters, %3 number
        {"step.training.flops_lora", QT_TRANSLATE_NOOP("bascule", "Work of one token: 4 × %1 + 6 × %2 = %3 FLOPs")},
        //: %1 parameters, %2 layers, %3 width, %4 tokens, %5 number
        {"step.training.flops_attention",
         QT_TRANSLATE_NOOP("bascule", "Work of one token: 6 × %1 + 12 × %2 × %3 × %4 = %5 FLOPs")},
        //: %1 parameters, %2 adapter parameters, %3 layers, %4 width, %5 tokens, %6 number
        {"step.training.flops_lora_attention",
         QT_TRANSLATE_NOOP("bascule", "Work of one token: 4 × %1 + 6 × %2 + 12 × %3 × %4 × %5 = %6 FLOPs")},
        //: %1 FLOPs, %2 tokens, %3 GPUs, %4 peak, %5 MFU, %6 efficiency, %7 hours
        {"step.training.compute",
         QT_TRANSLATE_NOOP("bascule", "Useful time: %1 × %2 tokens ÷ (%3 GPUs × %4 × 10¹² × %5 × %6) ÷ 3,600 s = %7")},
        //: %1 hours, %2 minutes, %3 number
        {"step.training.segments",
         QT_TRANSLATE_NOOP("bascule", "Stretches between checkpoints: %1 ÷ %2, rounded up = %3")},
        //: %1 hours, %2 stretches, %3 minutes, %4 hours
        {"step.training.uninterrupted", QT_TRANSLATE_NOOP("bascule", "With checkpoints: %1 + (%2 − 1) × %3 = %4")},
        //: %1 hours, %2 stretches, %3 minutes, %4 hours
        {"step.training.last", QT_TRANSLATE_NOOP("bascule", "Last stretch: %1 − %2 × %3 = %4")},
        //: Daly’s formula: %1 mean time, %2 restart, %3 stretches, %4 one of them, %5 the last, %6 expected hours
        {"step.training.interrupted",
         QT_TRANSLATE_NOOP("bascule",
                           "With interruptions: %1 × e^(%2 ÷ %1) × (%3 × (e^(%4 ÷ %1) − 1) + e^(%5 ÷ %1) − 1) = %6")},
        //: Daly’s formula: %1 mean time, %2 restart, %3 hours of work, %4 expected hours
        {"step.training.interrupted_once",
         QT_TRANSLATE_NOOP("bascule",
                           "With interruptions, begun again each time: %1 × e^(%2 ÷ %1) × (e^(%3 ÷ %1) − 1) = %4")},
        //: %1 hours, %2 seconds, %3 hours
        {"step.training.paid", QT_TRANSLATE_NOOP("bascule", "Hours paid: %1, rounded up to steps of %2 = %3")},
        //: %1 units, %2 GPUs of each, %3 hours, %4 number
        {"step.training.gpu_hours", QT_TRANSLATE_NOOP("bascule", "GPU-hours paid: %1 × %2 × %3 = %4")},
        //: %1 amount
        {"step.training.median", QT_TRANSLATE_NOOP("bascule", "Market median per hour, in the price book: %1")},
        //: %1 amount, %2 GPUs, %3 amount
        {"step.training.gpu_hour_price", QT_TRANSLATE_NOOP("bascule", "A GPU-hour: %1 ÷ %2 = %3")},
        //: %1 units, %2 hours, %3 price, %4 amount
        {"step.training.gpu_time", QT_TRANSLATE_NOOP("bascule", "GPU time: %1 × %2 × %3 = %4")},
        //: %1 amount
        {"step.training.storage_price", QT_TRANSLATE_NOOP("bascule", "Storage price per GB in the price book: %1")},
        //: %1 days
        {"step.training.days_typed", QT_TRANSLATE_NOOP("bascule", "Days of storage, as typed: %1")},
        //: %1 hours, %2 days
        {"step.training.days", QT_TRANSLATE_NOOP("bascule", "Days of storage: %1 ÷ 24 = %2")},
        //: %1 GB, %2 days, %3 days of a month, %4 price, %5 amount
        {"step.training.volume", QT_TRANSLATE_NOOP("bascule", "Checkpoint volume: %1 × %2 ÷ %3 × %4 = %5")},
        //: %1 GB, %2 price, %3 amount
        {"step.training.transfer", QT_TRANSLATE_NOOP("bascule", "Transfer: %1 × %2 = %3")},
    };
    return words;
}

} // namespace bascule
