#pragma once
#include "app/theme.h"
#include "app/words.h"
#include "ui/plot/geometry.h"

#include <QFont>
#include <QPen>
#include <QRectF>
#include <QString>

class QPainter;

// Everything in a chart but axes, grid and lines: bands, bars, rings and every word, placed where nothing crosses it.
namespace bascule::plot {

struct Style {
    const Words& words;
    const Theme& theme;
    double scale = 1;
    bool onScreen = true;
    double px(double pixels) const { return pixels * scale; }
    QFont font(int pixels,
               QFont::Weight weight = QFont::Normal) const; // exports keep every sign of the text and its true widths
};

// Data to pixels, as the axes do it.
struct Frame {
    QRectF area;
    Window window;
    bool logX = false, logY = false;
    double x(double value) const;
    double y(double value) const;
    QPointF pixel(const Point& p) const { return {x(p.x), y(p.y)}; }
    Point data(const QPointF& pixel) const;
};

struct Text {
    QString text;
    QRectF area;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    QFont font;
    QColor colour;
};
struct Ring {
    QPointF at;
    QColor line;
    std::size_t mark = 0;
};
struct BarBox {
    QRectF area;
    QColor fill;
    std::size_t series = 0, point = 0;
    bool part = false; // of a stack: set off from its neighbours
};
struct Tick { // a limit across the bars of one category
    QLineF line;
    QPen pen;
    std::size_t series = 0, point = 0;
};
struct Dot {
    QPointF at;
    double radius = 0;
    QColor colour;
    bool hollow = false;
    std::size_t series = 0, point = 0;
};
struct Scene {
    std::vector<std::pair<QRectF, QColor>> bands;
    std::vector<BarBox> bars;
    std::vector<std::pair<QLineF, QPen>> strokes;
    std::vector<std::pair<QLineF, QPen>> leaders; // from lines to their names
    std::vector<std::pair<QRectF, QColor>> swatches;
    std::vector<Tick> ticks;
    std::vector<Dot> dots; // from left to right
    std::vector<Ring> rings;
    std::vector<Text> texts;
};

// How much room title, labels and axis titles take around the axes; what has no room on a small chart is left out.
struct Layout {
    double left = 0, top = 0, right = 0,
           bottom = 0; // left: of bars beside their names; otherwise the axis measures itself
    bool subtitle = true, note = true, noteBelow = false, xTitle = true, yTitle = true;
    bool horizontal = false;   // bars lie
    bool names = true;         // of the bars
    bool namesAbove = false;   // lying bars: each above its bar, where a column of names would cut them
    double levelRows = 0;      // rows of labels above lying bars
    double legendRows = 0;     // names of the parts of stacks
    int labelType = 12;        // pixels: the names of lines get smaller before they are cut
    int nameType = 12;         // of the bars
    std::size_t nameEvery = 1; // bars of a sequence that are too narrow for their names: every so many has one
    double labelGap = 9;       // between lines and their names; wider where thin lines lead to names that had to move
};
constexpr double legendRow = 18;
double labelRow(int type); // height of a name of that size
Layout layoutFor(const ChartSpec& spec, const Style& style, const QSizeF& size);

bool hasBars(const ChartSpec& spec);
bool hasPoints(const ChartSpec& spec);
std::size_t barCount(const ChartSpec& spec);

Scene compose(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame, const QSizeF& size);

void paintBands(QPainter& painter, const Scene& scene);
void paintBars(QPainter& painter, const Scene& scene, const Theme& theme);
void paintWords(QPainter& painter, const Scene& scene, const Theme& theme); // strokes, rings, dots and texts

// Text on one line: control characters become spaces, the end or the middle an ellipsis where it is too long.
QString oneLine(const QString& text);
QString elided(const QString& text, const QFont& font, double width, Qt::TextElideMode where = Qt::ElideRight);
double widthOf(const QString& text, const QFont& font);
QColor readableOn(const QColor& fill);             // black or white
QColor limitColour(const Theme& theme, Role role); // neutral limits stand out on every fill

} // namespace bascule::plot
