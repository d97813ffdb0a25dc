#pragma once
#include "model/charts/charts.h"
#include "model/scaled.h"
#include "model/tuned.h"

// The charts of fine-tuning and of scaling.
namespace bascule {

ChartSpec tuningMethodBars(const Tuned& tuned); // bytes by part, the three methods side by side
ChartSpec tuningCardBars(const Tuned& tuned, std::vector<Phrase>& notes); // bytes against the memory of each card

ChartSpec scalingDays(const Scaled& scaled);
ChartSpec scalingCost(const Scaled& scaled);

} // namespace bascule
