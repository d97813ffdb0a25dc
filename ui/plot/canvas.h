#pragma once
#include "ui/plot/scene.h"

// A chart being composed: what each part adds to the scene, and where it may not stand.
namespace bascule::plot {

struct Canvas {
    Canvas(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame, const QSizeF& size);

    const ChartSpec& spec;
    const Style& style;
    const Layout& layout;
    const Frame& frame;
    QSizeF size;
    Placer placer;
    Scene scene;

    double px(double v) const { return style.px(v); }
    QString text(const Phrase& phrase) const { return oneLine(style.words.text(phrase)); }
    QFont strong() const { return style.font(12, QFont::DemiBold); }
    const RoleColours& colours(Role role) const { return style.theme.colours(role); }

    // Elided where it is too long: names in the middle, sentences at their end.
    void add(const QString& words, const QRectF& area, Qt::Alignment align, const QFont& font, const QColor& colour,
             Qt::TextElideMode elide = Qt::ElideRight);
    // On the first place that is free. Without one it is left out: the hover box still says it.
    bool placed(const QString& words, const std::vector<QRectF>& candidates, const QFont& font, const QColor& colour,
                Qt::Alignment align = kLeft);

    static constexpr Qt::Alignment kLeft = Qt::AlignLeft | Qt::AlignVCenter, kRight = Qt::AlignRight | Qt::AlignVCenter,
                                   kCentre = Qt::AlignHCenter | Qt::AlignVCenter;
};

void composeLines(Canvas& canvas);
void composeBars(Canvas& canvas);

// The name of a bar on two lines under it, split where the name allows.
std::pair<QString, QString> folded(const QString& name, const QFont& font, double width);

// The names of lines in a column on the right, each beside its line's end or led to it by a thin line; the names of lines that
// end together share a row where it holds them.
struct LineName {
    QPointF end; // of the line, in pixels
    const Series* series;
};
std::vector<LineName> lineNames(const ChartSpec& spec, const Frame& frame);
double widestRow(const Canvas& canvas, std::vector<LineName> names, double room);
bool endLabelsMove(const Canvas& canvas, std::vector<LineName> names); // some stand away from their line
void composeEndLabels(Canvas& canvas, std::vector<LineName> names);
int labelWeight(const Series& series); // the heaviest names stay when there is no room for all

// Squares with the names of the parts of a stack, from left to right in as many rows as they need.
struct LegendItem {
    QRectF swatch, name;
    const Series* series;
};
std::vector<LegendItem> legendItems(const ChartSpec& spec, const Style& style, double width);
void composeLegend(Canvas& canvas, double top);

} // namespace bascule::plot
