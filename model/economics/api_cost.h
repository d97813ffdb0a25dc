#pragma once
#include "model/economics/usage.h"

namespace bascule {

// A whole API row (contract 4, "API row").
ApiResult apiResult(const Scenario& scenario, const Usage& usage, const ApiRow& row);

} // namespace bascule
