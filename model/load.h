#pragma once
#include "model/scenario.h"

// Volume, input and utilisation from the users and their requests (contract 4.1).
namespace bascule {

struct LoadFigures {
    double output_tokens_per_month = 0;       // V
    double input_tokens_per_output_token = 0; // r
    double mean_tokens_per_second = 0;
    double peak_tokens_per_second = 0;
    double utilisation = 0; // may be above 1 or not finite; the reader refuses it where it is used
};

LoadFigures deriveLoad(const Load& load, const Hosting& hosting);

// For the long-context price: the typed one, else the load's.
std::optional<double> inputPerRequestOf(const Scenario& scenario);

} // namespace bascule
