#include "model/answer/parts.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

// The reference pair alone, at another speed.
Results pairAtSpeed(const Compared& c, double speed) {
    Scenario scenario = c.scenario;
    scenario.gpus = {c.gpu->id};
    scenario.apis = {c.api->id};
    scenario.reference_gpu = c.gpu->id;
    scenario.reference_api = c.api->id;
    scenario.hosting.throughput_factor *= speed;
    scenario.training.reset(); // these say nothing about the pair
    scenario.fine_tuning.reset();
    scenario.scaling.reset();
    return evaluate(scenario, *c.snapshot.document.prices);
}

Phrase fragile(const Compared& c, const Results& other, bool less) {
    const GpuResult& g = other.gpus.front();
    const Verdict verdict = other.comparisons.front().verdict;
    const Quantity cost = money(g.monthly_cost, c.currency());
    if (g.elastic) {
        const char* key = less ? (verdict == Verdict::api ? "fragile.less_hours_api" : "fragile.less_hours_close")
                               : (verdict == Verdict::gpu ? "fragile.more_hours_gpu" : "fragile.more_hours_close");
        return phrase(key, cost);
    }
    const char* key = less ? (verdict == Verdict::api ? "fragile.less_units_api" : "fragile.less_units_close")
                           : (verdict == Verdict::gpu ? "fragile.more_units_gpu" : "fragile.more_units_close");
    return counted(key, g.units_needed, cost);
}

} // namespace

void saySolidity(const Compared& c, std::vector<Phrase>& details) {
    if (!c.reading) {
        return;
    }
    if (c.reading->solid) {
        details.push_back(phrase("solid"));
        return;
    }
    for (const double speed : {0.8, 1.2}) {
        const Results other = pairAtSpeed(c, speed);
        if (!other.comparisons.empty() && other.comparisons.front().error == RowError::none &&
            other.comparisons.front().verdict != c.pair->verdict) {
            details.push_back(fragile(c, other, speed < 1));
            return;
        }
    }
    // The verdict against the reference stays; whether the GPU beats every API does not.
    details.push_back(phrase(c.reading->code == ReadingCode::gpu ? "fragile.less_all" : "fragile.more_all"));
}

} // namespace bascule
