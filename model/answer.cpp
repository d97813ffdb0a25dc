#include "model/answer.h"

#include "model/answer/parts.h"
#include "model/explain.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

Phrase verdictSentence(const Compared& c, const Comparison& pair) {
    const std::string& currency = c.currency();
    const double own = c.gpu->monthly_cost, api = c.api->monthly_cost;
    const std::string& apiName = c.name(*c.api);
    CountedName gpu = withCount(c, *c.gpu);
    if (c.api->cost_per_million == 0 && own > 0) {
        return phrase("verdict_free", apiName, std::move(gpu), money(own, currency));
    }
    Quantity at = volume(c.volume());
    switch (pair.verdict) {
    case Verdict::api:
        return phrase("verdict_api", std::move(at), apiName, money(api, currency), money(own, currency),
                      std::move(gpu));
    case Verdict::gpu:
        return phrase("verdict_gpu", std::move(at), std::move(gpu), money(own, currency), money(api, currency),
                      apiName);
    case Verdict::close:
        break;
    }
    return phrase("verdict_close", std::move(at), std::move(gpu), money(own, currency), apiName, money(api, currency),
                  money(std::abs(pair.difference), currency));
}

// A row of the pair that is in error: what is missing, or why it takes no part.
template <class Result>
Phrase noVerdict(const Compared& c, const Result& result, const Phrase& missing) {
    const std::string& name = c.name(result);
    if (result.error == RowError::excluded) {
        return phrase("no_verdict_excluded", name);
    }
    if (result.error == RowError::overflow) {
        return phrase("no_verdict_overflow", name);
    }
    const std::string what = "missing" + missing.key.substr(missing.key.find('.')); // "which.input_price" of a row
    return phrase("no_verdict", one(phrase(what.c_str(), name)));
}

Phrase noVerdict(const Compared& c) {
    if (!c.gpu) {
        return phrase("no_verdict", one(phrase("missing.gpu")));
    }
    if (!c.gpu->ok()) {
        return noVerdict(c, *c.gpu, missingOf(c, *c.gpu));
    }
    if (!c.api) {
        return phrase("no_verdict", one(phrase("missing.api")));
    }
    if (!c.api->ok()) {
        return noVerdict(c, *c.api, missingOf(*c.api));
    }
    return phrase("no_verdict_overflow", c.name(*c.gpu));
}

void addFigures(const Compared& c, std::vector<KeyFigure>& figures) {
    const GpuResult& g = *c.gpu;
    const auto value = [](Quantity quantity) { return phrase("figure.value", std::move(quantity)); };
    figures.push_back({value(perMillion(g.cost_per_million_at_volume.valueOr(std::nan("")), c.currency())),
                       phrase("figure.at_volume"), explainId("cost_per_million_at_volume", g.id)});
    figures.push_back({value(tokens(g.capacity_tokens_per_month)),
                       phrase("figure.capacity", share(c.results.utilisation)),
                       explainId("capacity_tokens_per_month", g.id)});
    figures.push_back(
        {value(units(g.units_needed)), counted("figure.units", g.units_needed), explainId("units_needed", g.id)});
}

// What the amounts above leave out weighs on the verdict, so it stands first.
void sayWhatIsLeftOut(const Compared& c, std::vector<Phrase>& details) {
    const std::vector<Note>& notes = c.gpu->notes;
    if (std::find(notes.begin(), notes.end(), Note::input_time_unknown) != notes.end()) {
        details.push_back(phrase("no_input_throughput", c.name(*c.gpu)));
    }
}

// By how much, for the month and the year; how many others the GPU beats.
void sayBalance(const Compared& c, const Comparison& pair, std::vector<Phrase>& details) {
    if (c.reading && !c.reading->beats.empty() && c.results.apis.size() > 1) {
        details.push_back(counted("beats", static_cast<double>(c.reading->beats.size())));
    }
    const double gap = std::abs(pair.difference);
    if (pair.verdict != Verdict::close && gap > 0) {
        details.push_back(phrase("difference", money(gap, c.currency()), money(gap * 12, c.currency())));
    }
}

} // namespace

CountedName withCount(const Compared& c, const GpuResult& gpu) {
    return {gpu.elastic || gpu.units_needed < 1 ? 1 : gpu.units_needed, c.name(gpu)};
}

Answer answer(const Snapshot& snapshot, std::string_view today) {
    const Compared compared(snapshot);
    Answer result;
    result.has_verdict = compared.pair != nullptr;
    if (compared.gpuOk()) {
        addFigures(compared, result.figures);
    }
    if (const Comparison* pair = compared.pair) {
        result.verdict = verdictSentence(compared, *pair);
        sayWhatIsLeftOut(compared, result.details);
        if (compared.api->cost_per_million > 0) {
            sayFlip(compared, result.details);
            sayHybrid(compared, result.details);
            saySolidity(compared, result.details);
            sayBalance(compared, *pair, result.details);
        }
    } else {
        result.verdict = noVerdict(compared);
        if (compared.gpuOk()) {
            sayWhatIsLeftOut(compared, result.cautions);
        }
    }
    sayCautions(compared, today, result);
    return result;
}

} // namespace bascule
