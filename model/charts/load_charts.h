#pragma once
#include "model/charts/charts.h"
#include "model/loaded.h"

namespace bascule {

ChartSpec loadProfile(const Loaded& s); // the hours' demand, drawn with the pointer
ChartSpec loadDemand(const Loaded& s);  // tokens/s over the day, the peak, and what units can serve

} // namespace bascule
