#pragma once
#include "model/evaluate.h"
#include "model/phrase.h"

// How a figure was computed, with the present numbers filled in, and where its prices come from.
namespace bascule {

struct Evidence {
    std::string name;          // of the row
    std::string source, as_of; // empty: unknown
    Quantity price;
};

struct Explanation {
    Phrase title;              // the figure and its value
    std::vector<Phrase> steps; // formula lines, in order
    std::vector<Evidence> evidence;
    bool empty() const { return title.empty(); }
};

// Ids join a figure ("monthly_cost") and the row ids with U+001F, which no id can hold.
std::string explainId(std::string_view figure, std::string_view gpu, std::string_view api = {});
Explanation explain(const Snapshot& snapshot, std::string_view id);

} // namespace bascule
