#include "ui/plot/canvas.h"

#include <algorithm>
#include <cmath>

namespace bascule::plot {
namespace {

void avoidLines(Canvas& c) {
    for (const Series& s : c.spec.series)
        for (const Polyline& piece : visiblePieces(s, c.frame.window, c.frame.logX, c.frame.logY))
            for (std::size_t i = 1; i < piece.size(); ++i)
                c.placer.avoid({c.frame.pixel(piece[i - 1]), c.frame.pixel(piece[i])}, c.px(s.emphasised ? 3 : 2));
}

// From a name that stands away from its line across to the line, unless words are in the way.
void exitLeader(Canvas& c, const Series& s, const QRectF& box) {
    double nearest = 1e9;
    for (const Polyline& piece : visiblePieces(s, c.frame.window, c.frame.logX, c.frame.logY))
        for (std::size_t i = 1; i < piece.size(); ++i) {
            const QPointF a = c.frame.pixel(piece[i - 1]), b = c.frame.pixel(piece[i]);
            const double y = box.center().y();
            if (a.y() == b.y() || (a.y() - y) * (b.y() - y) > 0) continue;
            const double x = a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y());
            if (std::abs(x - box.center().x()) < std::abs(nearest - box.center().x())) nearest = x;
        }
    const double edge = nearest < box.left() ? box.left() - c.px(2) : box.right() + c.px(2);
    const QLineF line(nearest, box.center().y(), edge, box.center().y());
    const bool free = std::none_of(c.scene.texts.begin(), c.scene.texts.end(),
                                   [&](const Text& text) { return crosses(line, text.area); });
    if (!free || nearest == 1e9 || line.length() < c.px(14)) return;
    QColor colour = c.colours(s.role).line;
    colour.setAlphaF(0.7F);
    c.scene.leaders.emplace_back(line, QPen(colour, 1.01));
    c.placer.avoid(line, 1);
}

// Beside the place where a line leaves through the top: in the first free row, right of it rather than left.
void exitLabel(Canvas& c, const Series& s, double x) {
    const QRectF& area = c.frame.area;
    const double most = std::max(area.width() * 0.3, c.size.width() - x - c.px(8));
    const double width = std::min(widthOf(c.text(s.label), c.strong()) + 1, most), height = c.px(16);
    std::vector<QRectF> candidates;
    for (int i = 0; i < 8; ++i) {
        const double y = area.top() + c.px(2) + i * c.px(17);
        for (const double shift : {0.0, c.px(14), c.px(30)})
            candidates.emplace_back(x + c.px(6) + shift, y, width, height);
        for (const double shift : {0.0, c.px(14), c.px(30)})
            candidates.emplace_back(x - c.px(8) - shift - width, y, width, height);
    }
    if (c.placed(c.text(s.label), candidates, c.strong(), c.colours(s.role).ink))
        exitLeader(c, s, c.scene.texts.back().area);
}

// Places beside a ring, the nearest first.
std::vector<QRectF> besideRing(const Canvas& c, const QPointF& at, double width, double height) {
    std::vector<QRectF> near;
    for (int row = 0; row < 6; ++row) {
        const double below = at.y() + c.px(4) + row * c.px(9), above = at.y() - c.px(4) - height - row * c.px(9);
        for (const double shift : {c.px(9), c.px(16), c.px(26)}) {
            near.emplace_back(at.x() + shift, below, width, height);
            near.emplace_back(at.x() - shift - width, above, width, height);
            near.emplace_back(at.x() + shift, above, width, height);
            near.emplace_back(at.x() - shift - width, below, width, height);
        }
    }
    return near;
}

// Beside its ring; in a crowd, higher up on the end of a thin line.
void markLabel(Canvas& c, const Mark& mark, const QPointF& at) {
    const QString words = c.text(mark.label);
    if (words.isEmpty()) return;
    const QColor ink = mark.role == Role::rival ? c.style.theme.crossing : c.colours(mark.role).ink;
    const double width = widthOf(words, c.strong()) + 1, height = c.px(16);
    std::vector<QRectF> far;
    for (double up = c.px(40); up < at.y(); up += c.px(9))
        for (const double left : {at.x() - width / 2, at.x() - c.px(8), at.x() - width + c.px(8)})
            far.emplace_back(std::max(left, c.frame.area.left() + c.px(4)), at.y() - up - height, width, height);
    if (c.placed(words, besideRing(c, at, width, height), c.strong(), ink) || !c.placed(words, far, c.strong(), ink))
        return;
    const QRectF& box = c.scene.texts.back().area;
    const double x = std::clamp(at.x(), box.left() + 2, box.right() - 2);
    c.scene.strokes.emplace_back(QLineF(x, box.bottom() - 1, at.x(), at.y() - 6), QPen(ink, 1));
}

void marks(Canvas& c) {
    for (std::size_t i = 0; i < c.spec.marks.size(); ++i) {
        const QPointF at = c.frame.pixel({c.spec.marks[i].x, c.spec.marks[i].y});
        if (!c.frame.area.adjusted(-1, -1, 1, 1).contains(at)) continue;
        c.scene.rings.push_back({at, c.colours(c.spec.marks[i].role).line, i});
        c.placer.avoid(QRectF(at.x() - 7, at.y() - 7, 14, 14));
    }
    for (const Ring& ring : c.scene.rings)
        markLabel(c, c.spec.marks[ring.mark], ring.at);
}

// True when the present value is within the window.
bool present(Canvas& c) {
    if (!c.spec.present) return false;
    const double x = c.frame.x(c.spec.present->x);
    const QRectF& area = c.frame.area;
    if (!(x >= area.left() - 0.5 && x <= area.right() + 0.5)) return false;
    QPen dash(c.style.theme.text, 1);
    dash.setDashPattern({3, 3});
    dash.setCapStyle(Qt::FlatCap);
    const double snapped = c.style.onScreen ? std::floor(x) + 0.5 : x;
    c.scene.strokes.emplace_back(QLineF(snapped, area.top(), snapped, area.bottom()), dash);
    c.placer.avoid(c.scene.strokes.back().first, 2);
    return true;
}

void presentText(Canvas& c) {
    const QString words = c.text(c.spec.present->label);
    const double x = c.frame.x(c.spec.present->x), width = widthOf(words, c.style.font(12)) + 1;
    std::vector<QRectF> candidates;
    for (int row = 0; row < 10; ++row)
        for (const double left : {x - c.px(6) - width, x + c.px(6)})
            candidates.emplace_back(left, c.frame.area.top() + c.px(2) + row * c.px(17), width, c.px(16));
    c.placed(words, candidates, c.style.font(12), c.style.theme.text);
}

void dots(Canvas& c) {
    for (std::size_t s = 0; s < c.spec.series.size(); ++s) {
        const Series& series = c.spec.series[s];
        if (series.kind != SeriesKind::points) continue;
        const double radius = c.px(series.emphasised ? 6 : 4.5);
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const QPointF at = c.frame.pixel(series.points[i]);
            if (!c.frame.area.adjusted(-1, -1, 1, 1).contains(at)) continue;
            c.scene.dots.push_back({at, radius, c.colours(series.role).line, series.dashed, s, i});
            c.placer.avoid(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
        }
    }
    std::stable_sort(c.scene.dots.begin(), c.scene.dots.end(),
                     [](const Dot& a, const Dot& b) { return a.at.x() < b.at.x(); });
}

// Beside its marker; without a free place the hover box alone says it.
void dotLabel(Canvas& c, const Dot& dot) {
    const Series& series = c.spec.series[dot.series];
    if (dot.point >= series.labels.size()) return;
    const QString words = c.text(series.labels[dot.point]);
    const QFont font = c.style.font(11, series.emphasised ? QFont::DemiBold : QFont::Normal);
    const double width = std::min(widthOf(words, font) + 1, c.frame.area.width() * 0.4), height = c.px(14);
    const double away = dot.radius + c.px(4);
    std::vector<QRectF> candidates;
    for (const double lift : {0.0, c.px(7), c.px(-7)})
        for (const double left : {dot.at.x() + away, dot.at.x() - away - width})
            candidates.emplace_back(left, dot.at.y() - height / 2 - lift, width, height);
    for (const double top :
         {dot.at.y() - away - height + c.px(2), dot.at.y() + away - c.px(2), dot.at.y() - away - height - c.px(7)})
        for (const double left : {dot.at.x() - width / 2, dot.at.x(), dot.at.x() - width})
            candidates.emplace_back(left, top, width, height);
    c.placed(words, candidates, font, c.colours(series.role).ink);
}

void dotLabels(Canvas& c) {
    for (const bool emphasised : {true, false})
        for (const Dot& dot : c.scene.dots)
            if (c.spec.series[dot.series].emphasised == emphasised) dotLabel(c, dot);
}

} // namespace

void composeLines(Canvas& c) {
    avoidLines(c);
    composeEndLabels(c, lineNames(c.spec, c.frame));
    const bool presentShown = present(c);
    dots(c);
    marks(c);
    for (const Series& s : c.spec.series) {
        const LineEnd end = lineEnd(visiblePieces(s, c.frame.window, c.frame.logX, c.frame.logY), c.frame.window);
        if (end.exit == Exit::top) exitLabel(c, s, c.frame.x(end.at.x));
    }
    if (presentShown) presentText(c);
    dotLabels(c);
}

} // namespace bascule::plot
