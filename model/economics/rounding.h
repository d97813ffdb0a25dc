#pragma once
#include <cmath>

namespace bascule {

// Whole units, unit-hours and segments (contract, "up"): the nearest integer within 1e-9, else the next one; at least 1 above 0.
inline double up(double x) {
    if (x == 0) return 0;
    const double nearest = std::round(x);
    if (std::abs(x - nearest) <= 1e-9 * std::fmax(1, x)) return std::fmax(1, nearest);
    return std::ceil(x);
}

// Above this a double no longer counts units exactly, and the row is an overflow.
inline constexpr double most_counted = 1e15;
inline bool countable(double units) { return units <= most_counted; } // false for NaN too

} // namespace bascule
