#pragma once
#include "model/results.h"

namespace bascule {

// The need as the arithmetic uses it: typed, or derived from the load (contract 4.1).
struct Usage {
    double volume = 0;      // V, output tokens a month
    double input_ratio = 0; // r, input tokens per output token
    double utilisation = 0; // u
    double hours = 0;       // H, hours a month
    std::optional<double> input_tokens_per_request;
    std::optional<LoadResult> load;
};
Usage usageOf(const Scenario& scenario);

// Value of one unit of `currency` in the scenario's, 0 when no rate is known.
double rateInto(const Scenario& scenario, const std::string& currency);

} // namespace bascule
