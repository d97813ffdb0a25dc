#include "ui/plot/canvas.h"

#include <algorithm>
#include <cmath>

namespace bascule::plot {
namespace {

void axisTitles(Canvas& c) {
    const QRectF& area = c.frame.area;
    const QFont small = c.style.font(11);
    const Phrase& under = c.layout.horizontal ? c.spec.y.title : c.spec.x.title;
    if (c.layout.xTitle && !under.empty())
        c.add(c.text(under), {area.left(), c.size.height() - c.px(17), area.width(), c.px(16)}, Canvas::kCentre, small,
              c.style.theme.muted);
    if (c.layout.yTitle && !c.spec.y.title.empty() && !c.layout.horizontal)
        c.add(c.text(c.spec.y.title), {0, area.top() - c.px(27), c.size.width(), c.px(16)}, Canvas::kLeft, small,
              c.style.theme.muted);
}

void titles(Canvas& c) {
    const double width = c.size.width();
    const QFont plain = c.style.font(12);
    const QColor& muted = c.style.theme.muted;
    const bool noted = c.layout.note && !c.spec.note.empty();
    const double note = noted && !c.layout.noteBelow ? widthOf(c.text(c.spec.note), plain) + c.px(1) : 0;
    if (note > 0) c.add(c.text(c.spec.note), {width - note, c.px(1), note, c.px(20)}, Canvas::kRight, plain, muted);
    double y = 0;
    if (!c.spec.title.empty()) {
        c.add(c.text(c.spec.title), {0, y, width - note - (note > 0 ? c.px(16) : 0), c.px(20)}, Canvas::kLeft,
              c.style.font(14, QFont::DemiBold), c.style.theme.text);
        y += c.px(22);
    }
    if (c.layout.subtitle && !c.spec.subtitle.empty()) {
        c.add(c.text(c.spec.subtitle), {0, y, width, c.px(17)}, Canvas::kLeft, plain, muted);
        y += c.px(17);
    }
    if (noted && c.layout.noteBelow) {
        c.add(c.text(c.spec.note), {0, y, width, c.px(17)}, Canvas::kLeft, plain, muted);
        y += c.px(17);
    }
    if (c.layout.legendRows > 0) composeLegend(c, y + c.px(4));
    axisTitles(c);
}

void bands(Canvas& c) {
    const QRectF& area = c.frame.area;
    for (const Band& band : c.spec.bands) {
        const double from = std::clamp(c.frame.x(band.from), area.left(), area.right());
        const double to =
            std::isfinite(band.to) ? std::clamp(c.frame.x(band.to), area.left(), area.right()) : area.right();
        QColor colour = c.style.theme.band;
        if (band.role != Role::gpu) {
            colour = c.colours(band.role).line;
            colour.setAlphaF(0.12F);
        }
        if (to > from) c.scene.bands.emplace_back(QRectF(from, area.top(), to - from, area.height()), colour);
    }
}

} // namespace

Canvas::Canvas(const ChartSpec& chart, const Style& look, const Layout& place, const Frame& axes, const QSizeF& whole)
    : spec(chart),
      style(look),
      layout(place),
      frame(axes),
      size(whole),
      placer(
          QRectF(QPointF(axes.area.left() + 1, axes.area.top() - 7), QPointF(whole.width(), axes.area.bottom() - 1))) {}

void Canvas::add(const QString& words, const QRectF& area, Qt::Alignment align, const QFont& font, const QColor& colour,
                 Qt::TextElideMode elide) {
    const QString shown = elided(oneLine(words), font, area.width() + 0.5, elide);
    if (!shown.isEmpty()) scene.texts.push_back({shown, area, align, font, colour});
}

bool Canvas::placed(const QString& words, const std::vector<QRectF>& candidates, const QFont& font,
                    const QColor& colour, Qt::Alignment align) {
    const auto free =
        std::find_if(candidates.begin(), candidates.end(), [&](const QRectF& c) { return placer.isFree(c); });
    if (free == candidates.end()) return false;
    placer.avoid(*free);
    add(words, *free, align, font, colour, Qt::ElideMiddle);
    return true;
}

Scene compose(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame, const QSizeF& size) {
    Canvas canvas(spec, style, layout, frame, size);
    titles(canvas);
    if (!spec.empty.empty()) {
        canvas.add(style.words.text(spec.empty), frame.area, Canvas::kCentre, style.font(13), style.theme.muted);
        return std::move(canvas.scene);
    }
    bands(canvas);
    hasBars(spec) ? composeBars(canvas) : composeLines(canvas);
    return std::move(canvas.scene);
}

} // namespace bascule::plot
