#pragma once
#include "model/results.h"

namespace bascule {

struct EvaluateOptions {
    std::uint32_t most_intervals = 1000; // per pair, the open one included (contract 4)
};

// The only door to the arithmetic: pure, no clock, no locale.
Results evaluate(const Scenario& scenario, const PriceBook& prices, const EvaluateOptions& options = {});
// The same, in the memory of an answer that is no longer needed: fresh pages cost more than the arithmetic of millions of pairs.
Results evaluate(const Scenario& scenario, const PriceBook& prices, const EvaluateOptions& options, Results&& former);
inline Results evaluate(const Document& d) { return evaluate(d.scenario, *d.prices); }

// A document with its answer: what windows, verbs and exports render. Shared, never changed.
struct Snapshot {
    Document document;
    Results results;
};
using SnapshotPtr = std::shared_ptr<const Snapshot>;
SnapshotPtr takeSnapshot(Document document, Warnings readingWarnings = {});

Json writeResults(const Results& results);           // "bascule-results" (contract 4)
std::string writeResultsCsv(const Results& results); // evaluate --format csv

} // namespace bascule
