#pragma once
#include "model/charts/charts.h"

namespace bascule {

ChartSpec corpusCost(const Snapshot& snapshot);      // of reading all of it, per offer: standard, batch, own GPU
ChartSpec corpusEncodings(const Snapshot& snapshot); // tokens of one document in every encoding known for the language

} // namespace bascule
