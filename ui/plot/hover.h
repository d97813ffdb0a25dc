#pragma once
#include "ui/plot/scene.h"

#include <optional>

// What the chart says about one place: every series' value there, exactly.
namespace bascule::plot {

struct HoverRow {
    QColor colour;
    QString name, value;
    bool strong = false;
    std::size_t series = 0;
    std::optional<QPointF> dot; // on the line, in pixels
};

struct Hover {
    double x = 0;     // data, or the bar's index
    double pixel = 0; // where the cursor line stands (bars: the middle of the bar)
    QString title;
    std::vector<HoverRow> rows;
    bool bar = false;
    std::optional<QPointF> ring; // the marker it speaks of, in pixels
    bool empty() const { return title.isEmpty() || rows.empty(); }
    QString sentence(const Words& words) const; // for screen readers
};

// x where a cursor at this pixel is read: rounded to what a pixel can tell, and caught by the marks and the present value.
double readableX(const ChartSpec& spec, const Frame& frame, double pixelX);
Hover hoverAt(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame, double x);
Hover hoverOfBar(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame,
                 std::size_t index);
std::optional<std::size_t> barAt(const ChartSpec& spec, const Layout& layout, const Frame& frame, const QPointF& pixel);

Hover hoverOfPoint(const ChartSpec& spec, const Style& style, const Frame& frame, std::size_t series,
                   std::size_t point);
std::optional<std::size_t> dotAt(const Scene& scene, const QPointF& pixel); // the nearest within reach: its index

// The explanation id behind a pixel: a bar, a limit, a marker or the nearest line within reach.
QString explainAt(const ChartSpec& spec, const Scene& scene, const Layout& layout, const Frame& frame,
                  const QPointF& pixel);

void paintHover(QPainter& painter, const Hover& hover, const Style& style, const Frame& frame, const QSizeF& size,
                bool cursorLine);

// Title and values in words, as the accessible description of the whole chart.
QString describe(const ChartSpec& spec, const Style& style);

} // namespace bascule::plot
