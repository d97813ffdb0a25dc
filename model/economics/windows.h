#pragma once
#include "model/results.h"

namespace bascule {

// What decides on which volumes own GPUs cost less (contract 4, gpu_cheaper_between).
struct WindowTerms {
    double unit_price = 0; // p_m
    double fixed = 0;      // F: what a month costs before the first serving unit
    double capacity = 0;   // cap
    double minimum = 1;    // m: serving units of the first step
};

struct Windows {
    Maybe first_from, open_from; // starts of the first and of the open interval
    bool truncated = false;
    bool finite = true;
};

// Appends the intervals for an API price of `perToken` to `intervals`, at most `most` of them, the open one included.
Windows appendWindows(const WindowTerms& terms, double perToken, std::uint32_t most, std::vector<Interval>& intervals);

// Elastic, rounding left aside: one open interval from the volume that carries the fixed cost.
Windows appendElasticWindow(double fixed, double ownPerToken, double perToken, std::vector<Interval>& intervals);

} // namespace bascule
