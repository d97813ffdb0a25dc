#pragma once
#include "model/training/training.h"

namespace bascule {

// W: the duration, else tokens at the rate, else by compute with the peak of one GPU of the row in 10^12 FLOP/s.
double usefulHours(const Training& training, const GpuRow& row, double peak_tflops);

// The run by compute on as many units of every row that has this billing's price, an exchange rate and a peak, and finishes:
// cheapest first, ties in the order of the book.
std::vector<RankedGpu> rankedGpus(const Training& training, const PriceBook& prices, const Scenario& money);

} // namespace bascule
