#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// The load and the invoice: inputs, page, explanations, and the dialog that takes a volume as it is known.
std::span<const WordEntry> loadWords() {
    static constexpr WordEntry words[] = {
        {"page.load", QT_TRANSLATE_NOOP("bascule", "Load")},
        {"group.load", QT_TRANSLATE_NOOP("bascule", "Load")},
        {"group.invoice", QT_TRANSLATE_NOOP("bascule", "API invoice")},
        {"field.workload.load.users", QT_TRANSLATE_NOOP("bascule", "Users")},
        {"field.workload.load.users.help",
         QT_TRANSLATE_NOOP("bascule", "People, or programs, that send requests on an active day.")},
        {"field.workload.load.requests_per_user_per_day", QT_TRANSLATE_NOOP("bascule", "Requests per user and day")},
        {"field.workload.load.requests_per_user_per_day.help",
         QT_TRANSLATE_NOOP("bascule", "Requests that one user sends on an active day. A log or a pilot gives it.")},
        {"field.workload.load.active_days_per_month", QT_TRANSLATE_NOOP("bascule", "Active days per month")},
        {"field.workload.load.active_days_per_month.help",
         QT_TRANSLATE_NOOP("bascule", "Days of the month with requests: about 22 for office days.")},
        {"field.workload.load.output_tokens_per_request", QT_TRANSLATE_NOOP("bascule", "Output tokens per request")},
        {"field.workload.load.output_tokens_per_request.help",
         QT_TRANSLATE_NOOP("bascule", "Tokens written for one request. A page of text is about 500 to 700.")},
        {"field.workload.load.input_tokens_per_request", QT_TRANSLATE_NOOP("bascule", "Input tokens per request")},
        {"field.workload.load.input_tokens_per_request.help",
         QT_TRANSLATE_NOOP("bascule", "Tokens read for one request: prompt, history and documents. Above an API’s "
                                      "threshold its long-context price applies.")},
        {"field.workload.load.peak_factor", QT_TRANSLATE_NOOP("bascule", "Peak factor")},
        {"field.workload.load.peak_factor.help",
         QT_TRANSLATE_NOOP("bascule", "The busiest minutes of the busiest hour, over the mean of that hour.")},
        {"field.workload.load.gpu", QT_TRANSLATE_NOOP("bascule", "Offer")},
        {"field.workload.load.gpu.help",
         QT_TRANSLATE_NOOP("bascule",
                           "The offer that the sentence and the chart speak of: the comparison’s reference.")},
        {"field.workload.load.hourly_profile", QT_TRANSLATE_NOOP("bascule", "Hourly profile")},
        {"field.workload.load.hourly_profile.help",
         QT_TRANSLATE_NOOP(
             "bascule", "How the day’s requests fall on its 24 hours. Draw it in the chart, or type the hours below.")},
        {"field.workload.invoice.api", QT_TRANSLATE_NOOP("bascule", "API billed")},
        {"field.workload.invoice.api.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "The API whose monthly invoice is known. Its whole price counts: input, cache, batch share, discount.")},
        {"field.workload.invoice.amount", QT_TRANSLATE_NOOP("bascule", "Monthly invoice")},
        {"field.workload.invoice.amount.help",
         QT_TRANSLATE_NOOP("bascule",
                           "What this API was billed for a month, before tax, in the currency of the results.")},
        {"choice.profile.office_day", QT_TRANSLATE_NOOP("bascule", "office day")},
        {"choice.profile.two_shifts", QT_TRANSLATE_NOOP("bascule", "two shifts")},
        {"choice.profile.round_the_clock", QT_TRANSLATE_NOOP("bascule", "round the clock")},
        {"choice.profile.night_batch", QT_TRANSLATE_NOOP("bascule", "batch at night")},
        {"choice.profile.own", QT_TRANSLATE_NOOP("bascule", "as drawn")},
        {"choice.invoice.none", QT_TRANSLATE_NOOP("bascule", "None")},
        {"empty.load", QT_TRANSLATE_NOOP("bascule", "How busy does this load keep the GPUs?")},
        {"example.office-assistant", QT_TRANSLATE_NOOP("bascule", "Load: an assistant for 400 people in office hours")},
        {"example.night-batch", QT_TRANSLATE_NOOP("bascule", "Load: 40,000 documents every night")},
        //: %1 hour of the day, 0 to 23
        {"load.hour", QT_TRANSLATE_NOOP("bascule", "%1:00")},
        //: %1, %2 utilisation from the load and typed, %3 offer, %4, %5 cost per million; as the next two
        {"load.lower", QT_TRANSLATE_NOOP("bascule", "This load keeps the GPUs busy only %1 of the time, not %2: with "
                                                    "%3, a million tokens cost %4 instead of %5.")},
        {"load.higher", QT_TRANSLATE_NOOP("bascule", "This load keeps the GPUs busy %1 of the time, more than %2: with "
                                                     "%3, a million tokens cost %4 instead of %5.")},
        {"load.same",
         QT_TRANSLATE_NOOP(
             "bascule", "This load keeps the GPUs busy %1 of the time, as typed: with %3, a million tokens cost %4.")},
        //: %1 utilisation, %2, %3 throughput
        {"load.bare",
         QT_TRANSLATE_NOOP("bascule", "This load keeps the GPUs busy %1 of the time: %2 on average, %3 at the peak.")},
        //: %1 share, %2 hours
        {"load.impossible",
         QT_TRANSLATE_NOOP("bascule", "No utilisation: the load asks for %1 of the %2 paid a month.")},
        {"load.overflow", QT_TRANSLATE_NOOP("bascule", "No utilisation: these numbers are too large to be computed.")},
        //: %1 hour, %2, %3, %4 throughput
        {"load.peak",
         QT_TRANSLATE_NOOP(
             "bascule",
             "The busiest hour begins at %1: %2 on average, %3 in its busiest minutes, against %4 over the month.")},
        //: n units, %1 offer, %2 share
        {"load.units", QT_TRANSLATE_N_NOOP("bascule", "%Ln unit of %1 holds the peak, at %2 of its throughput."), true},
        //: n units, %1 utilisation, %2 share
        {"load.typed_breaks",
         QT_TRANSLATE_N_NOOP("bascule",
                             "The %Ln unit that %1 would buy does not: the peak asks for %2 of its throughput."),
         true},
        //: n units, %1 utilisation, %2 share
        {"load.typed_strained",
         QT_TRANSLATE_N_NOOP("bascule",
                             "The %Ln unit that %1 would buy goes beyond the peak limit: %2 of its throughput."),
         true},
        {"load.in_use", QT_TRANSLATE_NOOP("bascule", "The comparison uses this utilisation.")},
        //: %1 utilisation
        {"load.not_in_use", QT_TRANSLATE_NOOP("bascule", "The comparison still counts with the %1 typed.")},
        //: n users, %1 volume
        {"load.volume_used", QT_TRANSLATE_N_NOOP("bascule", "The volume comes from the load: %1 a month, %Ln user."),
         true},
        //: %1 utilisation
        {"load.utilisation_used", QT_TRANSLATE_NOOP("bascule", "Utilisation comes from the load: %1.")},
        //: %1 utilisation
        {"load.rate.derived", QT_TRANSLATE_NOOP("bascule", "%1, from the load")},
        //: %1 utilisation
        {"load.rate.typed", QT_TRANSLATE_NOOP("bascule", "%1, typed")},
        //: %1 API, %2, %3 amount, %4 share; as the next two
        {"invoice.same", QT_TRANSLATE_NOOP("bascule", "%1 invoice: %2 a month, and this model says as much.")},
        {"invoice.above", QT_TRANSLATE_NOOP("bascule", "%1 invoice: %2 a month; this model says %3, %4 more.")},
        {"invoice.below", QT_TRANSLATE_NOOP("bascule", "%1 invoice: %2 a month; this model says %3, %4 less.")},
        //: %1 API, %2 amount, %3 why
        {"invoice.unknown",
         QT_TRANSLATE_NOOP("bascule", "%1 invoice: %2 a month, with nothing to hold against it (%3).")},
        //: %1 volume
        {"invoice.volume", QT_TRANSLATE_NOOP("bascule", "It corresponds to %1 a month.")},
        {"figure.load.utilisation", QT_TRANSLATE_NOOP("bascule", "utilisation, from the load")},
        {"figure.load.peak", QT_TRANSLATE_NOOP("bascule", "at the peak")},
        //: under a cost; %1 cost, %2 utilisation
        {"figure.load.cost", QT_TRANSLATE_NOOP("bascule", "per million, not %1 as at %2")},
        //: under an amount; %1 share
        {"figure.load.idle", QT_TRANSLATE_NOOP("bascule", "idle a month, %1 of the units")},
        {"axis.load.hour", QT_TRANSLATE_NOOP("bascule", "Hour of the day")},
        {"axis.load.demand", QT_TRANSLATE_NOOP("bascule", "Relative demand")},
        {"axis.load.rate", QT_TRANSLATE_NOOP("bascule", "Output tokens per second")},
        {"chart.load_profile.title", QT_TRANSLATE_NOOP("bascule", "Hourly profile")},
        {"chart.load_demand.title", QT_TRANSLATE_NOOP("bascule", "Demand over the day, and what the units can serve")},
        //: %1 volume
        {"chart.load_demand.subtitle", QT_TRANSLATE_NOOP("bascule", "Output tokens per second, for %1 a month")},
        {"label.load.demand", QT_TRANSLATE_NOOP("bascule", "Mean of the hour")},
        //: %1 throughput
        {"label.load.peak", QT_TRANSLATE_NOOP("bascule", "Peak: %1")},
        {"label.load.capacity", QT_TRANSLATE_NOOP("bascule", "%1")},
        //: n units, %1 utilisation
        {"label.load.typed", QT_TRANSLATE_N_NOOP("bascule", "%Ln unit, at %1"), true},
        {"table.load", QT_TRANSLATE_NOOP("bascule", "Offers for this load")},
        {"table.load.hours", QT_TRANSLATE_NOOP("bascule", "Hour by hour")},
        {"column.load.offer", QT_TRANSLATE_NOOP("bascule", "Offer")},
        {"column.load.utilisation", QT_TRANSLATE_NOOP("bascule", "Utilisation")},
        {"column.load.cost", QT_TRANSLATE_NOOP("bascule", "Per 1M")},
        {"column.load.units", QT_TRANSLATE_NOOP("bascule", "Units")},
        {"column.load.month", QT_TRANSLATE_NOOP("bascule", "Per month")},
        {"column.load.at_volume", QT_TRANSLATE_NOOP("bascule", "Per 1M at this volume")},
        {"column.load.busy", QT_TRANSLATE_NOOP("bascule", "Busy")},
        {"column.load.at_peak", QT_TRANSLATE_NOOP("bascule", "At the peak")},
        {"column.load.idle", QT_TRANSLATE_NOOP("bascule", "Idle, per month")},
        {"column.load.hour", QT_TRANSLATE_NOOP("bascule", "Hour")},
        {"column.load.demand", QT_TRANSLATE_NOOP("bascule", "Relative demand")},
        {"column.load.rate", QT_TRANSLATE_NOOP("bascule", "Mean of the hour")},
        {"column.load.hour_peak", QT_TRANSLATE_NOOP("bascule", "Busiest minutes")},
        {"column.load.hour_share", QT_TRANSLATE_NOOP("bascule", "Of the units’ throughput")},
        {"column.actual_utilisation", QT_TRANSLATE_NOOP("bascule", "Busy")},
        //: %1 number, %2 share
        {"note.load.peak", QT_TRANSLATE_NOOP("bascule", "The busiest minutes ask for %1 times the mean of their hour; "
                                                        "at the peak a unit gives at most %2 of its throughput.")},
        {"note.load.idle",
         QT_TRANSLATE_NOOP("bascule",
                           "Idle is what the units cost without producing, spare ones included, fixed costs aside.")},
        {"step.load.volume",
         QT_TRANSLATE_NOOP("bascule", "Volume: %1 users × %2 requests a day × %3 days × %4 tokens = %5")},
        {"step.load.mean", QT_TRANSLATE_NOOP("bascule", "Mean: %1 ÷ (%2 × 3,600 s) = %3")},
        {"step.load.day", QT_TRANSLATE_NOOP("bascule", "On an active day: %1 users × %2 requests × %3 tokens = %4")},
        //: %1 tokens, %2 the hour’s weight, %3 the weights of all hours
        {"step.load.hour", QT_TRANSLATE_NOOP("bascule", "In that hour: %1 × %2 ÷ %3 ÷ 3,600 s = %4")},
        {"step.load.peak", QT_TRANSLATE_NOOP("bascule", "Peak: %1 × %2 = %3")},
        //: %1 peak limit, %2 mean, %3 peak
        {"step.load.utilisation", QT_TRANSLATE_NOOP("bascule", "Utilisation from the load: %1 × %2 ÷ %3 = %4")},
        {"step.load.cost", QT_TRANSLATE_NOOP("bascule", "Per million: %1 when 100% busy ÷ %2 = %3")},
        {"step.load.units", QT_TRANSLATE_NOOP("bascule", "Units: %1 ÷ %2, rounded up, at least %3 = %4")},
        {"step.load.busy_hours", QT_TRANSLATE_NOOP("bascule", "Busy: %1 × %2 ÷ (%3 × 3,600 s) = %4")},
        {"step.load.capacity", QT_TRANSLATE_NOOP("bascule", "Throughput: %1 × %2 = %3")},
        {"step.load.at_peak", QT_TRANSLATE_NOOP("bascule", "At the peak: %1 ÷ %2 = %3")},
        {"step.load.idle", QT_TRANSLATE_NOOP("bascule", "Idle: %1 × %2 × (1 − %3) = %4")},
        {"explain.load.utilisation", QT_TRANSLATE_NOOP("bascule", "Utilisation from the load: %1")},
        {"explain.load.peak", QT_TRANSLATE_NOOP("bascule", "Peak: %1")},
        {"explain.load.hour", QT_TRANSLATE_NOOP("bascule", "Demand from %1:00 on: %2")},
        //: %1 offer, %2 value, %3 utilisation; as those below
        {"explain.load.cost", QT_TRANSLATE_NOOP("bascule", "%1 at %3: %2 per million")},
        {"explain.load.units", QT_TRANSLATE_NOOP("bascule", "%1, units at %3: %2")},
        {"explain.load.month", QT_TRANSLATE_NOOP("bascule", "%1, monthly cost at %3: %2")},
        {"explain.load.at_volume",
         QT_TRANSLATE_NOOP("bascule", "%1, cost at this volume, units rented at %3: %2 per million")},
        {"explain.load.busy", QT_TRANSLATE_NOOP("bascule", "%1, how busy the units rented at %3 are: %2")},
        {"explain.load.capacity", QT_TRANSLATE_NOOP("bascule", "%1, throughput of the units rented at %3: %2")},
        {"explain.load.at_peak", QT_TRANSLATE_NOOP("bascule", "%1, what the peak asks of the units rented at %3: %2")},
        {"explain.load.idle", QT_TRANSLATE_NOOP("bascule", "%1, idle units rented at %3: %2 a month")},
        //: behind a value in its box, with its space
        {"from_load", QT_TRANSLATE_NOOP("bascule", " · from the load")},
        //: %1 value
        {"export.from_load", QT_TRANSLATE_NOOP("bascule", "%1, from the load")},
        //: button; %1 utilisation
        {"load.use", QT_TRANSLATE_NOOP("bascule", "Use %1 in the comparison")},
        //: button that is pressed already; %1 utilisation
        {"load.use.done", QT_TRANSLATE_NOOP("bascule", "%1 is used in the comparison")},
        {"load.use.impossible", QT_TRANSLATE_NOOP("bascule", "No utilisation to use")},
        {"load.remove", QT_TRANSLATE_NOOP("bascule", "Type the volume instead")},
        {"load.remove.help",
         QT_TRANSLATE_NOOP("bascule", "The figures of the load become typed ones: no answer changes.")},
        {"load.draw", QT_TRANSLATE_NOOP("bascule", "Draw the hours with the mouse, or with the arrow keys.")},
        {"undo.load.use", QT_TRANSLATE_NOOP("bascule", "Utilisation from the load")},
        {"undo.load.remove", QT_TRANSLATE_NOOP("bascule", "Volume typed")},
        {"undo.volume", QT_TRANSLATE_NOOP("bascule", "Volume")},
        //: name of a small box, for screen readers; %1 hour
        {"load.hour_box", QT_TRANSLATE_NOOP("bascule", "Demand from %1:00 on")},
        //: button; %1 volume
        {"invoice.take", QT_TRANSLATE_NOOP("bascule", "Take its volume: %1")},
        {"volume.open", QT_TRANSLATE_NOOP("bascule", "Enter the volume another way…")},
        {"volume.title", QT_TRANSLATE_NOOP("bascule", "Monthly volume")},
        {"volume.way", QT_TRANSLATE_NOOP("bascule", "Known as")},
        {"volume.way.output", QT_TRANSLATE_NOOP("bascule", "output tokens")},
        {"volume.way.all", QT_TRANSLATE_NOOP("bascule", "input and output tokens")},
        {"volume.way.requests", QT_TRANSLATE_NOOP("bascule", "requests")},
        {"volume.way.invoice", QT_TRANSLATE_NOOP("bascule", "invoice of an API")},
        {"volume.output", QT_TRANSLATE_NOOP("bascule", "Output tokens per month")},
        {"volume.all", QT_TRANSLATE_NOOP("bascule", "Tokens per month, input and output")},
        {"volume.requests", QT_TRANSLATE_NOOP("bascule", "Requests per month")},
        //: %1 volume
        {"volume.result", QT_TRANSLATE_NOOP("bascule", "That is %1 a month, output.")},
        //: %1 volume, %2 tokens
        {"volume.result.input",
         QT_TRANSLATE_NOOP("bascule", "That is %1 a month, output, with %2 read for each one written.")},
        //: %1 why
        {"volume.none", QT_TRANSLATE_NOOP("bascule", "This does not give a volume: %1.")},
        {"volume.free", QT_TRANSLATE_NOOP("bascule", "this API costs nothing")},
        {"volume.users", QT_TRANSLATE_NOOP("bascule", "The load stays as it is, with as many users as it takes.")},
        {"volume.apply", QT_TRANSLATE_NOOP("bascule", "Use this volume")},
    };
    return words;
}

} // namespace bascule
