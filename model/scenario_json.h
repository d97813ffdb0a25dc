#pragma once
#include "model/scenario.h"

namespace bascule {

// A scenario's file with this book in it; readScenario (document.h) is its counterpart.
Json writeScenario(const Scenario& scenario, Json priceBook);

} // namespace bascule
