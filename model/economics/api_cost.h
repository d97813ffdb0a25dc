#pragma once
#include "model/economics/usage.h"

namespace bascule {

// A whole API row (contract 4, "API row").
ApiResult pricedApi(const Scenario& scenario, const Usage& usage, const ApiRow& row); // the same, constraints aside
ApiResult apiResult(const Scenario& scenario, const Usage& usage, const ApiRow& row);

} // namespace bascule
