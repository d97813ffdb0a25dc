#pragma once
#include "model/json_text.h"
#include "model/results.h"

namespace bascule {

// Adds `training`, `fine_tuning` and `scaling` to written results (contract 5 to 7), each only where it was answered.
void writeTrainingResults(Json& json, const Results& results);

} // namespace bascule
