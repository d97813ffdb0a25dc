#include "model/answer/parts.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/say.h"
#include "model/tuned.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

Quantity bytes(double value) { return {value, Unit::bytes}; }

Phrase verdictSentence(const Tuned& t, const FitRow& fit) {
    const char* key = fit.verdict == FitVerdict::fits    ? "fits"
                      : fit.verdict == FitVerdict::tight ? "tight"
                                                         : "does_not_fit";
    return phrase(key, one(t.modelName()), one(t.methodName()), t.countedCards(fit), bytes(std::abs(fit.margin_bytes)));
}

// Why the question has no answer.
Phrase noVerdict(const Tuned& t) {
    if (!t.result.ok()) return phrase("tuning.overflow");
    if (!t.reference) return phrase("no_verdict", one(phrase("missing.gpu")));
    if (t.reference->error == RowError::no_memory)
        return phrase("no_verdict", one(phrase("missing.memory", t.name(*t.reference))));
    return phrase("no_verdict_overflow", t.name(*t.reference));
}

void sayWayOut(const Tuned& t, const FitRow& fit, std::vector<Phrase>& details) {
    if (fit.verdict == FitVerdict::fits) return;
    if (fit.gpus_for_fit)
        details.push_back(counted("gpus_for_fit", *fit.gpus_for_fit, t.card(fit)));
    else
        details.push_back(phrase("tuning.too_many", t.card(fit)));
}

void sayOtherMethods(const Tuned& t, std::vector<Phrase>& details) {
    const auto total = [&](TuningMethod method) {
        return bytes(t.result.by_method[static_cast<std::size_t>(method)].bytes.total);
    };
    switch (t.result.method) {
    case TuningMethod::full:
        details.push_back(phrase("tuning.against.full", total(TuningMethod::lora), total(TuningMethod::qlora)));
        return;
    case TuningMethod::lora:
        details.push_back(phrase("tuning.against.lora", total(TuningMethod::full), total(TuningMethod::qlora)));
        return;
    case TuningMethod::qlora:
        break;
    }
    details.push_back(phrase("tuning.against.qlora", total(TuningMethod::full), total(TuningMethod::lora)));
}

void sayCheapest(const Tuned& t, std::vector<Phrase>& details) {
    if (t.cheapest && t.cheapest != t.reference)
        details.push_back(phrase("tuning.cheapest", t.countedCards(*t.cheapest),
                                 perHour(*t.pricePerHour(*t.cheapest), t.currency())));
}

// How long and how much, on the reference, where it can run.
void sayTime(const Tuned& t, const FitRow& fit, std::vector<Phrase>& details) {
    if (!t.result.hours) return;
    const Quantity work = volume(*t.tuning.tokens), speed = rate(*t.tuning.tokens_per_second),
                   time = hours(*t.result.hours);
    if (fit.verdict != FitVerdict::no && fit.amount)
        details.push_back(phrase("tuning.time_cost", work, speed, time, hours(*fit.paid_hours_per_row),
                                 money(*fit.amount, t.currency()), t.countedCards(fit)));
    else
        details.push_back(phrase("tuning.time", work, speed, time));
}

void addFigures(const Tuned& t, const FitRow* fit, std::vector<KeyFigure>& figures) {
    const std::string method = codeOf(t.result.method);
    figures.push_back({phrase("figure.value", bytes(t.result.bytes.total)), phrase("figure.tuning.bytes"),
                       explainId("tuning.total", method)});
    const double trained = t.result.trainable_parameters;
    figures.push_back({phrase("figure.value", Quantity{trained, Unit::parameters}),
                       phrase("figure.tuning.trainable", share(trained / t.result.counts.parameters)),
                       explainId("tuning.trainable", method)});
    if (fit && fit->ok() && fit->verdict != FitVerdict::no && fit->amount) {
        figures.push_back({phrase("figure.value", money(*fit->amount, t.currency())),
                           phrase("figure.tuning.amount", hours(*fit->paid_hours_per_row)),
                           explainId("tuning.amount", fit->gpu)});
    } else if (t.smallest) {
        figures.push_back({phrase("figure.value", Quantity{t.gigabytes(*t.smallest), Unit::gigabytes}),
                           phrase("figure.tuning.smallest"), explainId("tuning.verdict", t.smallest->gpu)});
    } else if (fit && fit->ok() && fit->gpus_for_fit) {
        figures.push_back({phrase("figure.value", plain(*fit->gpus_for_fit)), phrase("figure.tuning.gpus"),
                           explainId("tuning.gpus_for_fit", fit->gpu)});
    }
}

void addCautions(const Tuned& t, std::string_view today, std::vector<Phrase>& cautions) {
    PhraseList unknown;
    std::vector<UsedPrice> priced;
    for (const FitRow& fit : t.result.fit) {
        if (fit.error == RowError::no_memory) unknown.push_back(literal(t.name(fit)));
        if (fit.ok()) priced.push_back({t.row(fit).currency, t.row(fit).as_of, true});
    }
    if (!unknown.empty()) cautions.push_back(phrase("no_price", std::move(unknown), one(phrase("which.memory"))));
    sayPrices(t.scenario, priced, today, cautions);
}

} // namespace

Answer fineTuningAnswer(const Snapshot& snapshot, std::string_view today) {
    Answer answer;
    if (!snapshot.results.fine_tuning) return answer;
    const Tuned t(snapshot);
    const FitRow* fit = t.reference;
    answer.has_verdict = t.result.ok() && fit && fit->ok();
    if (t.result.ok()) addFigures(t, fit, answer.figures);
    if (!answer.has_verdict || !fit) {
        answer.verdict = noVerdict(t);
        return answer;
    }
    answer.verdict = verdictSentence(t, *fit);
    sayWayOut(t, *fit, answer.details);
    sayTime(t, *fit, answer.details);
    sayOtherMethods(t, answer.details);
    sayCheapest(t, answer.details);
    addCautions(t, today, answer.cautions);
    return answer;
}

} // namespace bascule
