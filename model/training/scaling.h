#pragma once
#include "model/scenario.h"
#include "model/training/training_results.h"

// One GPU to many with data parallelism (contract 7). Pure arithmetic on a section.
namespace bascule {

// Seconds of one ring all-reduce of `bytes` over `gpus`: 2·(N−1)/N·bytes/bus and 2·(N−1) hops of latency (Patarasuk and Yuan
// 2009, Journal of Parallel and Distributed Computing 69, section 3). `bus` of one direction, a second, in the unit
// of `bytes`.
double ringAllReduceSeconds(double gpus, double bytes, double bus, double latency_seconds);

// `money` gives the currency and its rates. Refused as a whole: no_price, no_spec, no_peak, no_bus, no_exchange_rate,
// impossible_rate (a bus above the specification's), overflow; a row: overflow.
ScalingResult scalingResult(const Scaling& scaling, const PriceBook& prices, const Scenario& money);

void warnOfScaling(const Scaling& scaling, Warnings& warnings); // high_mfu

} // namespace bascule
