#include "ui/plot/canvas.h"
#include "ui/plot/zoom.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace bascule::plot {
namespace {

double widestEndLabel(const ChartSpec& spec, const Style& style, int type) {
    double widest = 0;
    for (const Series& s : spec.series)
        if (!isBar(s.kind) && s.kind != SeriesKind::points)
            widest = std::max(widest, widthOf(oneLine(style.words.text(s.label)), style.font(type, QFont::DemiBold)));
    return widest;
}

double widestCategory(const ChartSpec& spec, const Style& style, int type) {
    double widest = 0;
    for (const Phrase& name : spec.x.categories)
        widest = std::max(widest, widthOf(oneLine(style.words.text(name)), style.font(type)));
    return widest;
}

// Of the values at the ends of bars: a pile's is the sum of its parts.
double valueWidth(const ChartSpec& spec, const Style& style) {
    std::map<std::pair<std::string, double>, double> sums;
    for (const Series& s : spec.series)
        for (const Point& p : s.points)
            if (isPiled(s.kind) && std::isfinite(p.y)) sums[{s.stack, p.x}] += p.y;
    double widest = 0;
    for (const auto& [pile, sum] : sums)
        widest = std::max(widest, widthOf(style.words.format().quantity({sum, spec.y.unit, spec.y.currency}),
                                          style.font(12, QFont::DemiBold)));
    return widest;
}

double widestColumn(const Style& style, const QSizeF& size) {
    return size.width() * (size.width() < style.px(460) ? 0.32 : 0.26);
}

// Names get smaller before they are cut.
void fitLabels(const ChartSpec& spec, const Style& style, const QSizeF& size, Layout& layout) {
    const double most = widestColumn(style, size);
    double widest = 0;
    for (const int type : {12, 11, 10}) {
        layout.labelType = type;
        widest = widestEndLabel(spec, style, type);
        if (widest + style.px(20) <= most) break;
    }
    layout.right = widest > 0 ? std::min(widest + style.px(20), most) : 0;
    layout.right = std::max(layout.right, style.px(30));
}

// Where labels would crowd: smaller rows, and room for the lines that lead to them.
void fitColumn(const ChartSpec& spec, const Style& style, const QSizeF& size, Layout& layout) {
    if (!spec.empty.empty() || layout.horizontal) return;
    const QRectF area(0, layout.top, size.width() - layout.right, size.height() - layout.top - layout.bottom);
    const Frame frame{area, Zoom::baseOf(spec), spec.x.logarithmic && !hasBars(spec), spec.y.logarithmic};
    const std::vector<LineName> names = lineNames(spec, frame);
    while (layout.labelType > 10 &&
           static_cast<double>(names.size()) * style.px(labelRow(layout.labelType)) > area.height() + style.px(14))
        --layout.labelType;
    const double beside = style.px(20), most = std::max(layout.right, widestColumn(style, size));
    layout.right =
        std::max(layout.right, widestRow(Canvas(spec, style, layout, frame, size), names, most - beside) + beside);
    if (!endLabelsMove(Canvas(spec, style, layout, frame, size), names)) return;
    layout.labelGap += 15;
    layout.right = std::max(layout.right, std::min(layout.right + style.px(15), size.width() * 0.33));
}

// The largest type with which every name under its bar is whole.
void fitNames(const ChartSpec& spec, const Style& style, double slot, Layout& layout) {
    const double width = slot - style.px(6);
    for (const int type : {12, 11, 10}) {
        layout.nameType = type;
        const QFont font = style.font(type);
        if (std::all_of(spec.x.categories.begin(), spec.x.categories.end(), [&](const Phrase& name) {
                const auto [first, second] = folded(oneLine(style.words.text(name)), font, width);
                return widthOf(first, font) <= width && widthOf(second, font) <= width;
            }))
            break;
    }
}

// Of narrow bars in an order every few are named, at distances that divide a day.
void fitSequence(const ChartSpec& spec, const Style& style, double slot, Layout& layout) {
    layout.nameType = 11;
    const double widest = widestCategory(spec, style, layout.nameType) + style.px(8);
    for (const std::size_t every : {1, 2, 3, 4, 6, 12}) {
        layout.nameEvery = every;
        if (static_cast<double>(every) * slot >= widest) break;
    }
}

void layoutBars(const ChartSpec& spec, const Style& style, const QSizeF& size, Layout& layout) {
    const auto count = static_cast<double>(std::max<std::size_t>(barCount(spec), 1));
    layout.horizontal = !spec.sequence && (spec.horizontal_bars || count * style.px(64) > size.width() - layout.right);
    const std::vector<LegendItem> legend = legendItems(spec, style, size.width());
    if (!legend.empty()) layout.legendRows = std::round(legend.back().name.bottom() / style.px(legendRow));
    layout.legendRows =
        std::min(layout.legendRows, std::max(1.0, std::floor(size.height() * 0.2 / style.px(legendRow))));
    if (spec.sequence) return fitSequence(spec, style, (size.width() - layout.right - style.px(45)) / count, layout);
    if (!layout.horizontal) return fitNames(spec, style, (size.width() - layout.right - style.px(45)) / count, layout);
    double widest = 0;
    for (const int type : {12, 11, 10}) {
        layout.nameType = type;
        widest = widestCategory(spec, style, type) + style.px(10);
        if (widest <= size.width() * 0.3) break;
    }
    layout.namesAbove = widest > size.width() * 0.3 && size.height() * 0.6 / count >= style.px(36);
    if (layout.namesAbove) layout.nameType = 12;
    layout.left = layout.namesAbove ? style.px(16) : std::min(widest, size.width() * 0.3);
    layout.right = std::max(style.px(24), std::min(valueWidth(spec, style) + style.px(16), size.width() * 0.2));
    for (const Series& s : spec.series)
        layout.levelRows += s.kind == SeriesKind::level ? 1 : 0;
    layout.levelRows = std::min(layout.levelRows, std::floor(size.height() * 0.2 / style.px(16)));
}

double topOf(const ChartSpec& spec, const Style& style, const Layout& layout) {
    double top = spec.title.empty() ? style.px(8) : style.px(24);
    if (layout.subtitle && !spec.subtitle.empty()) top += style.px(17);
    if (layout.note && layout.noteBelow) top += style.px(17);
    if (layout.yTitle && !spec.y.title.empty() && !layout.horizontal) top += style.px(20);
    if (layout.legendRows > 0) top += layout.legendRows * style.px(legendRow) + style.px(6);
    return top + style.px(8) + layout.levelRows * style.px(16);
}

double bottomOf(const ChartSpec& spec, const Style& style, const Layout& layout) {
    const Phrase& title = layout.horizontal ? spec.y.title : spec.x.title;
    double bottom = style.px(24);
    if (hasBars(spec) && !layout.horizontal) bottom = style.px(layout.names ? 38 : 8);
    return bottom + (layout.xTitle && !title.empty() ? style.px(18) : 0);
}

} // namespace

double labelRow(int type) { return type >= 12 ? 17 : type == 11 ? 15 : 13; }

Layout layoutFor(const ChartSpec& spec, const Style& style, const QSizeF& size) {
    Layout layout;
    fitLabels(spec, style, size, layout);
    if (hasBars(spec)) layoutBars(spec, style, size, layout);
    layout.noteBelow = !spec.note.empty() && widthOf(style.words.text(spec.title), style.font(14, QFont::DemiBold)) +
                                                     widthOf(style.words.text(spec.note), style.font(12)) +
                                                     style.px(24) >
                                                 size.width();
    // On a small chart the axes keep most of the height.
    const double least = layout.legendRows > 0 ? 0.5 : 0.6;
    const auto measure = [&] {
        layout.top = topOf(spec, style, layout);
        layout.bottom = bottomOf(spec, style, layout);
        return size.height() - layout.top - layout.bottom >= size.height() * least;
    };
    bool fits = measure();
    for (bool* part : {&layout.note, &layout.subtitle, &layout.yTitle, &layout.xTitle, &layout.names}) {
        if (fits) break;
        *part = false;
        fits = measure();
    }
    if (!fits) {
        layout.levelRows = 0;
        measure();
    }
    fitColumn(spec, style, size, layout);
    return layout;
}

} // namespace bascule::plot
