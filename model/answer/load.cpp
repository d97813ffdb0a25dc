#include "model/answer/parts.h"
#include "model/explain.h"
#include "model/loaded.h"
#include "model/pages/pages.h"
#include "model/say.h"

#include <cmath>

namespace bascule {
namespace {

using namespace say;

Phrase verdictSentence(const Loaded& s) {
    if (!s.finite()) return phrase("load.overflow");
    const Quantity derived = share(s.figures.utilisation), typed = share(s.typed_utilisation);
    if (!s.possible()) return phrase("load.impossible", derived, hours(s.scenario.hosting.hours_per_month));
    if (!s.derived.ok() || !s.typed.ok())
        return phrase("load.bare", derived, rate(s.figures.mean_tokens_per_second),
                      rate(s.figures.peak_tokens_per_second));
    const std::string& currency = s.currency();
    const Quantity cost = perMillion(s.derived.cost_per_million, currency),
                   claimed = perMillion(s.typed.cost_per_million, currency);
    const double apart = s.figures.utilisation - s.typed_utilisation;
    return phrase(std::abs(apart) < 0.0005 ? "load.same"
                  : apart < 0              ? "load.lower"
                                           : "load.higher",
                  derived, typed, s.name(), cost, claimed);
}

// What the units that the typed rate would buy meet at the peak.
void sayPeak(const Loaded& s, std::vector<Phrase>& details) {
    const double hour = static_cast<double>(s.busiestHour());
    details.push_back(phrase("load.peak", one(phrase("load.hour", plain(hour))), rate(s.hourRate(s.busiestHour())),
                             rate(s.figures.peak_tokens_per_second), rate(s.figures.mean_tokens_per_second)));
    if (!s.derived.ok()) return;
    const double needed = s.servingUnits(s.derived);
    details.push_back(counted("load.units", needed, CountedName{1, s.name()}, share(s.shareAtPeak(s.derived))));
    if (!s.typed.ok() || s.typed.elastic || s.servingUnits(s.typed) >= needed) return;
    const double at_peak = s.shareAtPeak(s.typed);
    if (std::isfinite(at_peak))
        details.push_back(counted(at_peak > 1 ? "load.typed_breaks" : "load.typed_strained", s.servingUnits(s.typed),
                                  share(s.typed_utilisation), share(at_peak)));
}

void addFigures(const Loaded& s, std::vector<KeyFigure>& figures) {
    figures.push_back({phrase("figure.value", share(s.figures.utilisation)), phrase("figure.load.utilisation"),
                       explainId("load.utilisation", {})});
    if (!s.derived.ok()) {
        figures.push_back({phrase("figure.value", rate(s.figures.peak_tokens_per_second)), phrase("figure.load.peak"),
                           explainId("load.peak", {})});
        return;
    }
    figures.push_back(
        {phrase("figure.value", perMillion(s.derived.cost_per_million, s.currency())),
         phrase("figure.load.cost", perMillion(s.typed.cost_per_million, s.currency()), share(s.typed_utilisation)),
         explainId("load.cost", s.derived.id, "load")});
    figures.push_back({phrase("figure.value", money(s.idleCost(s.derived), s.currency())),
                       phrase("figure.load.idle", share(1 - std::min(1.0, s.busyShare(s.derived)))),
                       explainId("load.idle", s.derived.id, "load")});
}

} // namespace

void sayInvoice(const Snapshot& snapshot, std::vector<Phrase>& sentences) {
    if (!snapshot.results.invoice) return;
    const InvoiceResult& invoice = *snapshot.results.invoice;
    const ApiRow* row = snapshot.document.prices->findApi(invoice.api);
    const std::string name = shortened(row ? row->name : invoice.api);
    const std::string& currency = snapshot.results.currency;
    const Quantity billed = money(invoice.amount, currency);
    if (!invoice.ok() || !invoice.gap) {
        sentences.push_back(phrase(
            "invoice.unknown", name, billed,
            one(phrase((std::string("error.") + codeOf(invoice.ok() ? RowError::overflow : invoice.error)).c_str()))));
        return;
    }
    const Quantity modelled = money(invoice.modelled_amount, currency), gap = share(std::abs(*invoice.gap));
    sentences.push_back(std::abs(*invoice.gap) < 5e-4 ? phrase("invoice.same", name, billed, modelled)
                                                      : phrase(*invoice.gap > 0 ? "invoice.above" : "invoice.below",
                                                               name, billed, modelled, gap));
    if (invoice.output_tokens_per_month && std::abs(*invoice.gap) >= 5e-4)
        sentences.push_back(phrase("invoice.volume", volume(*invoice.output_tokens_per_month)));
}

void sayLoad(const Snapshot& snapshot, std::vector<Phrase>& sentences) {
    const Scenario& scenario = snapshot.document.scenario;
    if (!scenario.workload.load) return;
    sentences.push_back(
        counted("load.volume_used", scenario.workload.load->users, volume(snapshot.results.output_tokens_per_month)));
    if (scenario.hosting.utilisation_from_load)
        sentences.push_back(phrase("load.utilisation_used", share(snapshot.results.utilisation)));
}

Answer loadAnswer(const Snapshot& snapshot, std::string_view today) {
    Answer answer;
    if (!snapshot.document.scenario.workload.load) return answer;
    const Loaded s(snapshot);
    answer.verdict = verdictSentence(s);
    answer.has_verdict = s.possible();
    if (s.finite()) {
        addFigures(s, answer.figures);
        sayPeak(s, answer.details);
    }
    if (s.possible())
        answer.details.push_back(s.used() ? phrase("load.in_use")
                                          : phrase("load.not_in_use", share(s.typed_utilisation)));
    sayInvoice(snapshot, answer.cautions); // always in view, and on every sheet
    if (const GpuRow* row = s.compared.gpu ? s.compared.row(*s.compared.gpu) : nullptr)
        sayPrices(s.scenario, {{row->currency, row->as_of, true}}, today, answer.cautions);
    return answer;
}

} // namespace bascule
