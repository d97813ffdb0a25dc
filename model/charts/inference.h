#pragma once
#include "model/charts/charts.h"
#include "model/served.h"

namespace bascule {

// A part of the time of a prompt or a step, in the order in which it is piled.
ChartSpec inferenceTimes(const Served& served); // first token and one token: parts, textbook bounds, targets
ChartSpec
inferenceRates(const Served& served); // tokens a second by sequences served together, up to the memory's limit

} // namespace bascule
