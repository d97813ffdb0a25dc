#include "model/economics/reading.h"

#include <algorithm>

namespace bascule {
namespace {

// Cheaper than every API is cheaper than the cheapest: the ratio grows as the API's cost falls.
ReadingCode codeFor(double ownMonthly, const ReadingTerms& terms, double closeBand) {
    switch (verdictOf(ownMonthly, terms.reference_monthly, closeBand)) {
    case Verdict::close:
        return ReadingCode::close;
    case Verdict::api:
        return ReadingCode::api;
    case Verdict::gpu:
        break;
    }
    const bool all = verdictOf(ownMonthly, terms.cheapest_monthly, closeBand) == Verdict::gpu;
    return all ? ReadingCode::gpu : ReadingCode::gpu_vs_premium;
}

} // namespace

Reading readingOf(std::uint32_t gpu, const OwnTerms& own, const ReadingTerms& terms,
                  std::span<const Comparison> comparisons, const Scenario& scenario, const Usage& usage,
                  double ownMonthly) {
    Reading reading;
    reading.gpu = gpu;
    reading.api = terms.reference;
    reading.code = codeFor(ownMonthly, terms, scenario.close_band);
    const auto beaten = [](const Comparison& c) { return c.error == RowError::none && c.verdict == Verdict::gpu; };
    reading.beats.reserve(static_cast<std::size_t>(std::count_if(comparisons.begin(), comparisons.end(), beaten)));
    for (const Comparison& comparison : comparisons)
        if (beaten(comparison)) reading.beats.push_back(comparison.api);
    reading.solid = true;
    for (const double speed : {0.8, 1.2}) {
        const OwnCost cost = ownCost(own, usage, scenario.hosting, speed);
        reading.solid =
            reading.solid && cost.finite && codeFor(cost.monthly_cost, terms, scenario.close_band) == reading.code;
    }
    return reading;
}

} // namespace bascule
