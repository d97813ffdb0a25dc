#pragma once
#include "model/phrase.h"

#include <optional>
#include <string>
#include <vector>

// A chart as a value: series, axes, units, marks; no colours, no pixels, no language. ui/plot_view renders it, on screen and on paper.
namespace bascule {

// The parts of a stack have roles of their own, in the order in which they are piled.
enum class Role : std::uint8_t {
    gpu,
    gpu_other,
    reference,
    rival,
    cheap,
    hybrid,
    part_1,
    part_2,
    part_3,
    part_4,
    part_5,
    part_6,
    neutral
};
enum class SeriesKind : std::uint8_t {
    line,  // straight between points
    steps, // each y holds from its x up to the next point's x
    level, // one value across the whole chart (points.size() == 1, y used)
    bars,  // points[i].x is the category index
    stacked_bars, // the same; one part of a pile: series with the same stack are piled in their order, stacks stand side by side
    limits, // points[i].x is the category index, y a limit that its bars are held against: a tick across them
    points  // a marker at each point, with a label where one is given
};

struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

struct Series {
    std::string id; // row id, for hover and explanations
    Phrase label;   // at the end of the line
    Role role = Role::neutral;
    SeriesKind kind = SeriesKind::line;
    bool dashed = false;       // points: hollow
    bool emphasised = false;   // the one the sentence speaks of
    std::vector<Point> points; // steps: one point a step at its left edge, and a last one at the right edge
    std::vector<std::string>
        explain;                // bars, limits, points: explanation id per point; else one for the series or empty
    std::string stack;          // stacked_bars: the pile it belongs to
    std::vector<Phrase> labels; // points: a name per point, or empty
};

struct Axis {
    Phrase title;
    Unit unit = Unit::none;
    std::string currency;
    double low = 0, high = 1;
    bool logarithmic = false;
    std::vector<Phrase> categories; // bars: the names under (or beside) the bars
    std::vector<double> ticks;      // the values marked on it; empty: round ones, chosen by the room there is
};

struct Band {
    double from = 0, to = 0;
    Role role = Role::gpu;
}; // shaded over x, behind the grid
struct Mark {
    double x = 0, y = 0;
    Phrase label;
    Role role = Role::rival;
}; // ring with a label
struct Present {
    double x = 0;
    Phrase label;
}; // dashed vertical line at the present value

struct ChartSpec {
    std::string id;               // "break-even", "unit-cost-bars", "unit-cost-curve"
    Phrase title, subtitle, note; // note: top right, e.g. what the bands mean
    Axis x, y;
    bool horizontal_bars = false;
    bool sequence = false; // steps of an order, as hours: bars stand however narrow, and every few are named
    bool drawable = false; // its standing bars can be drawn with the pointer, from 0 to the end of y
    std::vector<Series> series;
    std::vector<Band> bands;
    std::vector<Mark> marks;
    std::optional<Present> present;
    Phrase empty; // said instead when there is nothing to draw
};

} // namespace bascule
