#include "model/answer/parts.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/say.h"
#include "model/served.h"

namespace bascule {
namespace {

using namespace say;

Quantity milliseconds(double value) { return {value, Unit::milliseconds}; }

Phrase doesNotFit(const Served& s) {
    const Quantity missing{s.result.missing_bytes, Unit::bytes}, decimal{s.result.missing_bytes / 1e9, Unit::gigabytes};
    if (!s.result.gpus_for_fit)
        return phrase("inference.does_not_fit", one(s.modelName()), one(s.cards()), missing, decimal);
    return counted("inference.does_not_fit.cards", *s.result.gpus_for_fit, one(s.modelName()), one(s.cards()), missing,
                   decimal);
}

Phrase refusal(const Served& s) {
    switch (s.result.error) {
    case RowError::does_not_fit:
        return doesNotFit(s);
    case RowError::no_spec:
    case RowError::no_peak:
        return phrase("scaling.no_peak", s.name(), std::string(codeOf(s.inference.precision)));
    case RowError::no_bus:
        return phrase("inference.no_bandwidth", s.name());
    case RowError::no_memory:
        return phrase("inference.no_memory", s.name());
    case RowError::impossible_rate:
        return s.inference.compute_efficiency > 1
                   ? phrase("inference.impossible_compute", share(s.inference.compute_efficiency), s.name())
                   : phrase("inference.impossible_memory", share(s.inference.memory_efficiency), s.name());
    default:
        return phrase("scaling.overflow");
    }
}

Phrase verdictSentence(const Served& s) {
    const InferenceResult& r = s.result;
    const bool asked = r.meets_first_token || r.meets_tokens_per_second;
    const bool met = r.meets_first_token.value_or(true) && r.meets_tokens_per_second.value_or(true);
    return counted(!asked ? "inference.serves"
                   : met  ? "inference.met"
                          : "inference.missed",
                   r.batch, one(s.modelName()), one(s.cards()), milliseconds(r.first_token_worst),
                   rate(r.tokens_per_second_per_user));
}

// The headline says that the targets are met; which one is not is said here.
void sayTargets(const Served& s, std::vector<Phrase>& details) {
    const InferenceResult& r = s.result;
    if (!r.meets_first_token.value_or(true))
        details.push_back(phrase("inference.first.missed", milliseconds(r.first_token_worst),
                                 milliseconds(*s.inference.target_first_token_milliseconds)));
    if (!r.meets_tokens_per_second.value_or(true))
        details.push_back(phrase("inference.rate.missed", rate(r.tokens_per_second_per_user),
                                 rate(*s.inference.target_tokens_per_second)));
}

// What the whole card serves beside what the comparison counts, and what that does to the cost of a million.
void sayThroughput(const Served& s, std::vector<Phrase>& details) {
    const GpuResult &listed = s.asListed(), &here = s.asEstimated();
    const double factor = s.scenario.hosting.throughput_factor, all = s.rowThroughput() * factor;
    if (s.isUsed())
        details.push_back(phrase("inference.used", rate(all)));
    else if (listed.error == RowError::no_throughput || !(listed.output_tokens_per_second > 0))
        details.push_back(phrase("inference.all", rate(all)));
    else
        details.push_back(phrase("inference.against", rate(all), rate(listed.output_tokens_per_second),
                                 Quantity{all / listed.output_tokens_per_second, Unit::ratio}));
    if (s.isUsed() || !listed.ok() || !here.ok()) return;
    details.push_back(phrase("inference.cost", perMillion(here.cost_per_million, s.currency()),
                             perMillion(listed.cost_per_million, s.currency())));
}

void sayMemory(const Served& s, std::vector<Phrase>& details) {
    const InferenceResult& r = s.result;
    details.push_back(counted(r.memory_sequences > r.batch ? "inference.memory_holds" : "inference.memory_limits",
                              r.memory_sequences));
}

void addFigures(const Served& s, std::vector<KeyFigure>& figures) {
    const InferenceResult& r = s.result;
    figures.push_back({phrase("figure.value", milliseconds(r.first_token_worst)), phrase("figure.inference.first"),
                       explainId("inference.first_worst", {})});
    figures.push_back({phrase("figure.value", rate(r.tokens_per_second_per_user)),
                       phrase("figure.inference.user", plain(r.batch)), explainId("inference.rate_user", {})});
    figures.push_back({phrase("figure.value", rate(r.output_tokens_per_second)), phrase("figure.inference.all"),
                       explainId("inference.rate_all", {})});
}

// A rate on the row that this model could not reach with every FLOP of the card.
void sayImpossible(const Served& s, std::vector<Phrase>& cautions) {
    const double counted_now = s.asListed().output_tokens_per_second;
    const double peak = s.result.peak_tflops * 1e12 * s.row->gpu_count;
    const double needed = counted_now * 2 * s.result.active_parameters / peak;
    if (s.asListed().ok() && needed > 1)
        cautions.push_back(
            phrase("inference.impossible_listed", rate(counted_now), s.name(), share(needed), one(s.modelName())));
}

} // namespace

Answer inferenceAnswer(const Snapshot& snapshot, std::string_view today) {
    Answer answer;
    if (!snapshot.results.inference) return answer;
    const Served s(snapshot);
    if (!s.result.ok() || !s.row) {
        answer.verdict = refusal(s);
        return answer;
    }
    answer.has_verdict = true;
    answer.verdict = verdictSentence(s);
    addFigures(s, answer.figures);
    sayTargets(s, answer.details);
    sayThroughput(s, answer.details);
    sayMemory(s, answer.details);
    sayImpossible(s, answer.cautions);
    sayPrices(s.scenario, {{s.row->currency, s.row->as_of, true}}, today, answer.cautions);
    return answer;
}

} // namespace bascule
