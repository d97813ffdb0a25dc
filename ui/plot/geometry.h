#pragma once
#include "model/charts/chart_spec.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <vector>

// The part of drawing a chart that is arithmetic: values along a series, lines cut at the axes' ends, places for labels.
namespace bascule::plot {

// What a series is worth at x: the step that holds there, or the straight line between its neighbours. NaN outside.
double valueAt(const Series& series, double x, bool logX = false, bool logY = false);

struct Window { // what the axes show, in data units
    double left = 0, right = 1, bottom = 0, top = 1;
    bool operator==(const Window&) const = default;
};

using Polyline = std::vector<Point>;

// The series as drawn: steps with their corners, levels from edge to edge, gaps left out, everything cut at the window. An SVG
// clips nothing, and a label needs to know where its line leaves. Cut in the axes' own scale, so that logarithmic lines stay straight.
std::vector<Polyline> visiblePieces(const Series& series, const Window& window, bool logX, bool logY);

// Where the name of a line belongs: at its right end, or where it leaves through the top.
enum class Exit { none, right, top };
struct LineEnd {
    Exit exit = Exit::none;
    Point at;
};
LineEnd lineEnd(const std::vector<Polyline>& pieces, const Window& window);

// One label in a column beside the chart. `y` is its middle.
struct Slot {
    double want = 0, height = 0, y = 0;
    int weight = 0; // the heaviest stay when there is no room for all
    bool shown = true;
};
// Moves labels apart, each as near as can be to where it wants to stand, all between top and bottom.
void spread(std::vector<Slot>& column, double top, double bottom);

// Finds room for text among lines and other text, in pixels.
class Placer {
public:
    explicit Placer(const QRectF& area) : m_area(area) {}
    void avoid(const QLineF& line, double halfWidth = 2);
    void avoid(const QRectF& area) { m_areas.push_back(area); }
    bool isFree(const QRectF& area) const;
    // The first candidate with room, which is then taken; the last one when none has.
    QRectF place(const std::vector<QRectF>& candidates, bool* found = nullptr);

private:
    struct Stroke {
        QLineF line;
        double half;
    };
    QRectF m_area;
    std::vector<Stroke> m_lines;
    std::vector<QRectF> m_areas;
};
bool crosses(const QLineF& line, const QRectF& area);

// Ticks of a logarithmic axis: 1, 2, 5 in few decades, powers of ten in many, never more than `most`.
std::vector<double> logTicks(double low, double high, int most);

} // namespace bascule::plot
