#include "model/answer/parts.h"
#include "model/explain.h"
#include "model/json_text.h"
#include "model/pages/pages.h"
#include "model/say.h"
#include "model/scaled.h"
#include "model/training/compute.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

Quantity days(double value) { return {value, Unit::days}; }
Quantity speed(double value) { return {value, Unit::gigabytes_per_second}; }

Phrase refusal(const Scaled& s) {
    const GpuSpec* spec = s.row ? s.prices.findSpec(*s.row) : nullptr;
    switch (s.result.error) {
    case RowError::no_price:
        return phrase(s.row ? "scaling.no_price" : "scaling.no_offer", s.name());
    case RowError::no_exchange_rate:
        return phrase("scaling.no_exchange_rate", s.row ? s.row->currency : std::string(), s.currency());
    case RowError::no_spec:
    case RowError::no_peak:
        return phrase("scaling.no_peak", s.name(), std::string(codeOf(s.scaling.compute.precision)));
    case RowError::no_bus:
        return phrase("scaling.no_bus", s.name());
    case RowError::impossible_rate:
        if (spec && spec->interconnect_gb_per_second && s.scaling.bus_gb_per_second)
            return phrase("scaling.impossible_rate", speed(*s.scaling.bus_gb_per_second),
                          share(*s.scaling.bus_gb_per_second / *spec->interconnect_gb_per_second), s.name(),
                          speed(*spec->interconnect_gb_per_second));
        break;
    default:
        break;
    }
    return phrase("scaling.overflow");
}

Phrase verdictSentence(const Scaled& s, const ScalingRow& row) {
    if (row.gpus <= 1) return phrase("scaling.alone", s.counted(1), days(row.days));
    if (row.speedup <= 1)
        return phrase("scaling.slower", s.counted(row.gpus), days(row.days), days(s.result.days_on_one));
    return phrase("scaling.verdict", s.counted(row.gpus), days(row.days), days(s.result.days_on_one),
                  Quantity{row.speedup, Unit::ratio}, share(row.efficiency));
}

// What the times come to as shares of the peak: the check of a published figure.
void sayImplied(const Scaled& s, const ScalingRow& row, std::vector<Phrase>& details) {
    const double one = s.result.days_on_one;
    if (row.gpus <= 1)
        details.push_back(phrase("scaling.implied.alone", days(one), share(s.mfuByWeights(1, one))));
    else
        details.push_back(phrase("scaling.implied", days(one), share(s.mfuByWeights(1, one)), s.counted(row.gpus),
                                 share(s.mfuByWeights(row.gpus, row.days))));
    if (s.attentionFlops() > 0)
        details.push_back(phrase("scaling.implied.attention", share(s.mfu(1, one)),
                                 share(s.attentionFlops() / s.result.flops_per_token)));
}

void sayCost(const Scaled& s, const ScalingRow& row, std::vector<Phrase>& details) {
    const double one = s.amountOnOne(), more = row.amount - one;
    if (row.gpus <= 1) return;
    if (more > one * 1e-9)
        details.push_back(phrase("scaling.cost", money(more, s.currency()), money(row.amount, s.currency()),
                                 money(one, s.currency()), share(more / one)));
    else
        details.push_back(phrase("scaling.cost_same", money(row.amount, s.currency())));
}

void sayNetwork(const Scaled& s, const ScalingRow& row, std::vector<Phrase>& details) {
    const double step = row.compute_seconds_per_step + row.exposed_seconds;
    if (row.gpus > 1 && step > 0)
        details.push_back(phrase("scaling.step", s.counted(row.gpus), share(row.exposed_seconds / step)));
    if (row.beyond_node && s.result.bus_gb_per_second &&
        *s.result.bus_gb_per_second != s.scaling.node_bus_gb_per_second)
        details.push_back(phrase("scaling.beyond", plain(s.scaling.gpus_per_node),
                                 speed(s.scaling.node_bus_gb_per_second), speed(*s.result.bus_gb_per_second)));
    if (s.fastest && s.fastest->days < row.days)
        details.push_back(phrase("scaling.fastest", s.counted(s.fastest->gpus), days(s.fastest->days)));
}

void addFigures(const Scaled& s, const ScalingRow& row, std::vector<KeyFigure>& figures) {
    const std::string id = writeNumber(row.gpus);
    figures.push_back({phrase("figure.value", days(row.days)), counted("figure.scaling.days", row.gpus),
                       explainId("scaling.days", id)});
    figures.push_back({phrase("figure.scaling.speedup", Quantity{row.speedup, Unit::ratio}),
                       phrase("figure.scaling.efficiency", share(row.efficiency)), explainId("scaling.speedup", id)});
    figures.push_back({phrase("figure.value", money(row.amount, s.currency())),
                       phrase("figure.scaling.amount", money(s.amountOnOne(), s.currency())),
                       explainId("scaling.amount", id)});
}

} // namespace

Answer scalingAnswer(const Snapshot& snapshot, std::string_view today) {
    Answer answer;
    if (!snapshot.results.scaling) return answer;
    const Scaled s(snapshot);
    if (!s.result.ok() || !s.largest) {
        answer.verdict = refusal(s);
        return answer;
    }
    const ScalingRow& row = *s.largest;
    answer.has_verdict = true;
    answer.verdict = verdictSentence(s, row);
    addFigures(s, row, answer.figures);
    sayCost(s, row, answer.details);
    sayImplied(s, row, answer.details);
    sayNetwork(s, row, answer.details);
    if (s.scaling.compute.mfu > high_mfu)
        answer.cautions.push_back(phrase("scaling.high_mfu", share(s.scaling.compute.mfu), share(high_mfu)));
    const auto failed =
        std::count_if(s.result.rows.begin(), s.result.rows.end(), [](const ScalingRow& each) { return !each.ok(); });
    if (failed > 0) answer.cautions.push_back(counted("rows_overflow", static_cast<double>(failed)));
    sayPrices(s.scenario, {{s.row->currency, s.row->as_of}}, today, answer.cautions);
    return answer;
}

} // namespace bascule
