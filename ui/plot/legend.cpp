#include "ui/plot/canvas.h"

#include <algorithm>

namespace bascule::plot {

std::vector<LegendItem> legendItems(const ChartSpec& spec, const Style& style, double width) {
    const QFont font = style.font(11);
    const double row = style.px(legendRow), square = style.px(10), gap = style.px(5), between = style.px(16);
    std::vector<LegendItem> items;
    double x = 0, y = 0;
    for (const Series& s : spec.series) {
        if (!isBar(s.kind)) continue;
        const auto same = [&](const LegendItem& item) { // a part that each of several stacks has
            return item.series->role == s.role && item.series->label == s.label;
        };
        if (s.label.empty() || std::any_of(items.begin(), items.end(), same)) continue;
        const double name = std::min(widthOf(oneLine(style.words.text(s.label)), font) + 1, width - square - gap);
        if (x > 0 && x + square + gap + name > width) {
            x = 0;
            y += row;
        }
        items.push_back(
            {QRectF(x, y + (row - square) / 2, square, square), QRectF(x + square + gap, y, name, row), &s});
        x += square + gap + name + between;
    }
    return items;
}

void composeLegend(Canvas& c, double top) {
    const QFont font = c.style.font(11);
    const double rows = c.layout.legendRows * c.px(legendRow) + 0.5;
    for (const LegendItem& item : legendItems(c.spec, c.style, c.size.width())) {
        if (item.name.bottom() > rows) break;
        QRectF swatch = item.swatch.translated(0, top);
        const bool limit = item.series->kind == SeriesKind::limits;
        if (limit) swatch = QRectF(swatch.center().x() - 1, swatch.top() - 1, 2, swatch.height() + 2);
        const Role role = item.series->role;
        c.scene.swatches.emplace_back(swatch, limit ? limitColour(c.style.theme, role) : c.colours(role).line);
        c.add(c.text(item.series->label), item.name.translated(0, top), Canvas::kLeft, font, c.style.theme.text,
              Qt::ElideMiddle);
    }
}

} // namespace bascule::plot
