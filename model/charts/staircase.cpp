#include "model/charts/staircase.h"

#include "model/economics/rounding.h"

#include <algorithm>

namespace bascule {
namespace {

constexpr double most_steps = 150; // drawn one by one
constexpr double first_steps = 50; // drawn one by one even when the rest is not
constexpr int samples = 80;

// From low to high in equal steps, or in equal ratios.
std::vector<double> grid(double low, double high, bool logarithmic, int count) {
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(count) + 1);
    for (int i = 0; i <= count; ++i) {
        const double part = double(i) / count;
        values.push_back(i == count    ? high
                         : logarithmic ? low * std::pow(high / low, part)
                                       : low + (high - low) * part);
    }
    return values;
}

} // namespace

Staircase::Staircase(const Compared& c, const GpuResult& g)
    : capacity(g.capacity_tokens_per_month),
      price(g.unit_price_per_month),
      beside(c.costBesideUnits(g)),
      first(c.firstUnits()),
      slope(g.cost_per_million / 1e6),
      spares(c.scenario.hosting.spare_units),
      elastic(g.elastic) {}

double Staircase::unitsFor(double volume) const { return std::max(first, up(volume / capacity)); }

double Staircase::costAt(double volume) const { return elastic ? beside + slope * volume : costOf(unitsFor(volume)); }

double Staircase::steps(double low, double high) const { return unitsFor(high) - unitsFor(low) + 1; }

bool Staircase::draw(Series& series, double low, double high, bool logarithmic) const {
    if (elastic) {
        series.kind = SeriesKind::line;
        for (const double x : grid(low, high, logarithmic, logarithmic && beside > 0 ? samples : 1)) {
            series.points.push_back({x, costAt(x)});
        }
        return false;
    }
    if (steps(low, high) > most_steps) {
        series.kind = SeriesKind::line;
        return drawUpperEdge(series.points, low, high);
    }
    series.kind = SeriesKind::steps;
    series.points.push_back({low, costAt(low)});
    for (double n = unitsFor(low); n * capacity < high * (1 - 1e-9); ++n) {
        series.points.push_back({n * capacity, costOf(n + 1)});
    }
    series.points.push_back({high, costAt(high)});
    return false;
}

// The first steps as corners, then only the point where some steps begin: between two such points the line never shows a cost
// below the true one.
bool Staircase::drawUpperEdge(std::vector<Point>& points, double low, double high) const {
    const double start = unitsFor(low), last = unitsFor(high);
    points.push_back({low, costAt(low)});
    double n = start;
    for (; n < start + first_steps; ++n) {
        points.push_back({n * capacity, costOf(n)});
        points.push_back({n * capacity, costOf(n + 1)});
    }
    const double ratio = std::pow(last / n, 1.0 / samples);
    for (; n < last; n = std::max(n + 1, std::floor(n * ratio))) {
        points.push_back({n * capacity, costOf(n + 1)});
    }
    if (points.back().x < high) {
        points.push_back({high, costOf(last)});
    }
    return true;
}

double Staircase::hybridAt(double q, double volume) const {
    double best = q * volume;
    const double filled = volume / capacity;
    for (const double n : {first, std::floor(filled), up(filled)}) {
        if (n >= first) {
            best = std::min(best, costOf(n) + q * std::max(0.0, volume - n * capacity));
        }
    }
    return best;
}

std::vector<Point> Staircase::hybrid(double q, double low, double high, bool logarithmic) const {
    std::vector<double> at = grid(low, high, logarithmic, logarithmic ? 100 : 1);
    if (steps(low, high) > 60) {
        at = grid(low, high, logarithmic, 200);
    } else {
        // It bends where a unit is full, where the next one is worth it, and where the first units are.
        const auto bend = [&](double x) {
            if (x > low && x < high) {
                at.push_back(x);
            }
        };
        bend(q > 0 ? costOf(first) / q : -1);
        for (double n = first; n * capacity < high; ++n) {
            bend(n * capacity);
            bend(q > 0 && price / q < capacity ? n * capacity + price / q : -1);
        }
        std::sort(at.begin(), at.end());
    }
    std::vector<Point> points;
    points.reserve(at.size());
    for (const double x : at) {
        points.push_back({x, hybridAt(q, x)});
    }
    return points;
}

} // namespace bascule
