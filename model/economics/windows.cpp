#include "model/economics/windows.h"

#include "model/economics/rounding.h"

#include <algorithm>

namespace bascule {
namespace {

constexpr double tie = 1e-9; // relative: narrower is no interval, nearer is no gain

// Step n of the staircase covers ((n - 1) cap, n cap], the first one (0, m cap], and costs n p + F.
struct Staircase {
    const WindowTerms& terms;
    double per_token;

    double end(double n) const { return n * terms.capacity; }
    double from(double n) const {
        const double start = n > terms.minimum ? (n - 1) * terms.capacity : 0;
        return std::max((n * terms.unit_price + terms.fixed) / per_token, start);
    }
    bool counts(double n) const { return end(n) - from(n) >= tie * end(n); }
};

// The first step in [m, all) that wins on an interval wide enough to count, or `all`. Widths grow with n, so that the closed
// form is off by rounding at most; where the slack is nearly nothing, bisection settles it.
double firstWin(const Staircase& stairs, double gain, double worth, double all) {
    const double m = stairs.terms.minimum;
    if (stairs.terms.fixed == 0 && m < all && stairs.counts(m)) return m;
    const double slack = gain - tie * worth;
    if (!(slack > 0)) return all;
    double n = std::clamp(std::ceil(stairs.terms.fixed / slack), m, all);
    if (n > m && stairs.counts(n - 1))
        --n;
    else if (n < all && !stairs.counts(n))
        ++n;
    const bool settled = (n >= all || stairs.counts(n)) && (n <= m || !stairs.counts(n - 1));
    if (settled) return n;
    double low = m, high = all; // the answer is in [low, high]
    while (low < high) {
        const double middle = std::floor(low + (high - low) / 2);
        if (stairs.counts(middle))
            high = middle;
        else if (middle + 1 > middle)
            low = middle + 1;
        else
            break;
    }
    return high;
}

} // namespace

Windows appendWindows(const WindowTerms& terms, double perToken, std::uint32_t most, std::vector<Interval>& intervals) {
    Windows windows;
    const double worth = perToken * terms.capacity; // what a full unit's tokens cost at the API
    if (!(terms.unit_price < worth * (1 - tie))) return windows;
    const double gain = std::fma(perToken, terms.capacity, -terms.unit_price);
    const double all =
        std::max(terms.minimum + 1, up((terms.fixed + worth) / gain)); // from here on every step wins whole
    const Staircase stairs{terms, perToken};
    const double first = firstWin(stairs, gain, worth, all);
    // The interval of step all - 1 touches the open one and is part of it.
    const double open = first < all ? stairs.from(all - 1) : stairs.end(all - 1);
    windows.open_from = open;
    windows.first_from = first < all ? stairs.from(first) : open;
    windows.finite = std::isfinite(open);
    if (!windows.finite) return windows;
    const double closed = first < all ? all - 1 - first : 0;
    const double room = most > 1 ? most - 1.0 : 0;
    windows.truncated = closed > room;
    const auto listed = static_cast<std::uint32_t>(std::min(closed, room));
    for (std::uint32_t i = 0; i < listed; ++i)
        intervals.push_back({stairs.from(first + i), stairs.end(first + i)});
    intervals.push_back({open, {}});
    return windows;
}

Windows appendElasticWindow(double fixed, double ownPerToken, double perToken, std::vector<Interval>& intervals) {
    Windows windows;
    if (!(ownPerToken < perToken * (1 - tie))) return windows;
    const double from = fixed / (perToken - ownPerToken);
    windows.open_from = windows.first_from = from;
    windows.finite = std::isfinite(from);
    if (windows.finite) intervals.push_back({from, {}});
    return windows;
}

} // namespace bascule
