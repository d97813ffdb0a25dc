#pragma once
#include "model/charts/chart_spec.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <vector>

// The part of drawing a chart that is arithmetic: values along a series, lines cut at the axes' ends, places for labels.
namespace bascule::plot {

// Drawn over categories rather than over x.
constexpr bool isBar(SeriesKind kind) {
    return kind == SeriesKind::bars || kind == SeriesKind::stacked_bars || kind == SeriesKind::limits;
}
constexpr bool isPiled(SeriesKind kind) { return kind == SeriesKind::bars || kind == SeriesKind::stacked_bars; }

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

// Whether two lines can hardly be told apart anywhere between the edges of the window.
bool sameLine(const Series& a, const Series& b, const Window& window, bool logX, bool logY);

// One label in a column beside the chart. `y` is its middle.
struct Slot {
    double want = 0, height = 0, y = 0;
    int weight = 0; // the heaviest stay when there is no room for all
    bool shown = true;
};
// Moves labels apart in the order of what they want, all as near as can be to it, all between top and bottom.
void spread(std::vector<Slot>& column, double top, double bottom);

// Finds room for text among lines and other text, in pixels.
class Placer {
public:
    explicit Placer(const QRectF& area) : m_area(area) {}
    void avoid(const QLineF& line, double halfWidth = 2);
    void avoid(const QRectF& area) { m_areas.push_back(area); }
    bool isFree(const QRectF& area) const;

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

// Ticks of a logarithmic axis: even steps within a decade, 1, 2, 5 in few, powers of ten in many; never more than `most`.
std::vector<double> logTicks(double low, double high, int most);
// The other one-digit values between them, for a quiet grid; none over many decades.
std::vector<double> logSubTicks(double low, double high, const std::vector<double>& ticks);

} // namespace bascule::plot
