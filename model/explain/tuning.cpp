#include "model/explain/tuning.h"

#include "model/explain/sections.h"
#include "model/training/fine_tuning.h"

#include <algorithm>
#include <cmath>

namespace bascule {
namespace {

using namespace say;

Quantity bytes(double value = 0) { return {value, Unit::bytes}; }

const FitRow* fitOf(const Tuned& t, std::string_view gpu) {
    const auto at =
        std::find_if(t.result.fit.begin(), t.result.fit.end(), [&](const FitRow& f) { return f.gpu == gpu; });
    return at == t.result.fit.end() || !at->ok() ? nullptr : &*at;
}

double memory(Steps& s, const Tuned& t, const FitRow& fit) {
    return s.add("step.tuning.memory", fit.memory_bytes, bytes(), Quantity{t.gigabytes(fit), Unit::gigabytes});
}

void verdict(Steps& s, const Tuned& t, const FitRow& fit) {
    TuningSteps(s, t, t.result.method, t.tuning.sharding, t.tuning.gpus).part("tuning.total");
    memory(s, t, fit);
    const double used = t.result.bytes.total / fit.memory_bytes;
    s.add("step.tuning.used", used, share(0), bytes(t.result.bytes.total), bytes(fit.memory_bytes));
    s.explanation.title = phrase("explain.tuning.verdict", t.name(fit), share(used));
}

void margin(Steps& s, const Tuned& t, const FitRow& fit) {
    memory(s, t, fit);
    s.add("step.tuning.margin", fit.margin_bytes, bytes(), bytes(fit.memory_bytes), bytes(t.result.bytes.total));
    s.explanation.title = phrase("explain.tuning.margin", t.name(fit), bytes(fit.margin_bytes));
}

bool gpusForFit(Steps& s, const Tuned& t, const FitRow& fit) {
    if (!fit.gpus_for_fit) return false;
    const double fewest = *fit.gpus_for_fit;
    memory(s, t, fit);
    s.add("step.tuning.most", fit.memory_bytes * fits_share, bytes(), bytes(fit.memory_bytes), share(fits_share));
    if (fewest > 1) {
        const double less = TuningSteps(s, t, t.result.method, 3, fewest - 1).memory.bytes.total;
        s.add("step.tuning.over_gpus", less, bytes(), plain(fewest - 1));
    }
    s.add("step.tuning.over_gpus", TuningSteps(s, t, t.result.method, 3, fewest).memory.bytes.total, bytes(),
          plain(fewest));
    s.add("step.tuning.fewest", fewest, plain(0));
    s.explanation.title = phrase("explain.tuning.gpus_for_fit", t.card(fit), plain(fewest));
    return true;
}

bool paidHours(Steps& s, const Tuned& t, const FitRow& fit) {
    if (!t.result.hours || !fit.paid_hours_per_row) return false;
    s.add("step.tuning.hours", *t.result.hours, hours(0), tokens(*t.tuning.tokens), rate(*t.tuning.tokens_per_second));
    s.add("step.tuning.paid_hours", *fit.paid_hours_per_row, hours(0), hours(*t.result.hours),
          Quantity{t.row(fit).billing_increment_seconds, Unit::seconds});
    s.explanation.title = phrase("explain.tuning.paid_hours", t.name(fit), hours(*fit.paid_hours_per_row));
    return true;
}

bool amount(Steps& s, const Tuned& t, const FitRow& fit) {
    const GpuRow& row = t.row(fit);
    const HourPrices& prices = row.price_per_hour;
    const std::optional<double> book =
        t.tuning.billing == Billing::interruptible ? prices.interruptible : prices.on_demand;
    if (!fit.amount || !book || !paidHours(s, t, fit)) return false;
    if (t.tuning.gpus > 1) s.add("step.tuning.rows", fit.rows, units(0), plain(t.tuning.gpus), plain(row.gpu_count));
    const double price = s.bookHour(*book, row.currency);
    s.add("step.tuning.amount", *fit.amount, Quantity{0, Unit::money, t.currency()}, units(fit.rows),
          hours(*fit.paid_hours_per_row), s.hour(price));
    s.explanation.title = phrase("explain.tuning.amount", t.name(fit), money(*fit.amount, t.currency()));
    s.evidence(row, exact(Quantity{*book, Unit::money_per_hour, row.currency}));
    return true;
}

bool explainFit(Steps& s, const Tuned& t, std::string_view figure, const FitRow& fit) {
    if (figure == "tuning.verdict") {
        verdict(s, t, fit);
        return true;
    }
    if (figure == "tuning.margin") {
        margin(s, t, fit);
        return true;
    }
    return figure == "tuning.gpus_for_fit" ? gpusForFit(s, t, fit)
           : figure == "tuning.paid_hours" ? paidHours(s, t, fit)
           : figure == "tuning.amount"     ? amount(s, t, fit)
                                           : false;
}

} // namespace

bool explainTuning(Steps& s, std::string_view figure, std::string_view which) {
    const Snapshot& snapshot = s.c.snapshot;
    if (!snapshot.results.fine_tuning || !snapshot.results.fine_tuning->ok()) return false;
    const Tuned t(snapshot);
    if (const FitRow* fit = fitOf(t, which); fit && explainFit(s, t, figure, *fit)) return true;
    for (const TuningMethod method : {TuningMethod::full, TuningMethod::lora, TuningMethod::qlora}) {
        if (which != codeOf(method)) continue;
        TuningSteps steps(s, t, method, t.tuning.sharding, t.tuning.gpus);
        if (figure == "tuning.trainable") {
            steps.trainable();
            s.explanation.title = phrase("explain.tuning.trainable", one(methodName(method)),
                                         Quantity{steps.memory.trainable_parameters, Unit::parameters});
            return true;
        }
        if (!steps.part(figure)) return false;
        const std::string part = "tuning.part." + std::string(figure.substr(figure.find('.') + 1));
        s.explanation.title = phrase("explain.tuning.part", one(methodName(method)), one(phrase(part.c_str())),
                                     bytes(std::get<Quantity>(s.explanation.steps.back().arguments.back()).value));
        return true;
    }
    return false;
}

} // namespace bascule
