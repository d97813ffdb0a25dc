#pragma once
#include "model/economics/comparison.h"

namespace bascule {

// What a GPU's reading is taken against.
struct ReadingTerms {
    std::uint32_t reference = 0;  // index of the reference API
    double reference_monthly = 0; // its monthly cost
    double cheapest_monthly = 0;  // of all error-free APIs
};

// `comparisons` are those of this GPU, in the order of the APIs.
Reading readingOf(std::uint32_t gpu, const OwnTerms& own, const ReadingTerms& terms,
                  std::span<const Comparison> comparisons, const Scenario& scenario, const Usage& usage,
                  double ownMonthly);

} // namespace bascule
