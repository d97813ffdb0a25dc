#include "ui/plot/canvas.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace bascule::plot {
namespace {

double slotSize(const Canvas& c) {
    return (c.layout.horizontal ? c.frame.area.height() : c.frame.area.width()) /
           static_cast<double>(std::max<std::size_t>(barCount(c.spec), 1));
}

// Where the stacks of a category stand across its slot.
struct Lanes {
    double first, thick, step;
    std::map<std::string, std::size_t> index;
};

Lanes lanesOf(const Canvas& c) {
    Lanes lanes{};
    for (const Series& s : c.spec.series)
        if (isPiled(s.kind)) lanes.index.emplace(s.stack, lanes.index.size());
    const auto count = static_cast<double>(std::max<std::size_t>(lanes.index.size(), 1));
    const double above = c.layout.namesAbove ? c.px(20) : 0; // room of the name
    const double slot = slotSize(c) - above, most = c.px(c.layout.horizontal ? 30 : 72);
    lanes.step = std::min(slot * (c.spec.sequence ? 0.84 : count > 1 ? 0.8 : 0.62), most * count) / count;
    lanes.thick = lanes.step * (count > 1 ? 0.9 : 1);
    lanes.first = above + (slot - lanes.step * count) / 2 + (lanes.step - lanes.thick) / 2;
    return lanes;
}

// A bar from one value to another, `thick` pixels across.
QRectF barBox(const Canvas& c, double across, double thick, double from, double to) {
    const QRectF& area = c.frame.area;
    if (c.layout.horizontal) {
        const double a = std::clamp(c.frame.x(from), area.left(), area.right()),
                     b = std::clamp(c.frame.x(to), area.left(), area.right());
        return {std::min(a, b), area.top() + across, std::abs(b - a), thick};
    }
    const double a = std::clamp(c.frame.y(from), area.top(), area.bottom()),
                 b = std::clamp(c.frame.y(to), area.top(), area.bottom());
    return {area.left() + across, std::min(a, b), thick, std::abs(b - a)};
}

// Ticks across the bars of their category.
void limits(Canvas& c, const Lanes& lanes, std::size_t count) {
    const double slot = slotSize(c), over = c.px(4);
    const double across = lanes.first - over,
                 thick = lanes.step * static_cast<double>(std::max<std::size_t>(lanes.index.size(), 1)) + 2 * over;
    for (std::size_t s = 0; s < c.spec.series.size(); ++s) {
        const Series& series = c.spec.series[s];
        for (std::size_t i = 0; series.kind == SeriesKind::limits && i < series.points.size(); ++i) {
            const Point& p = series.points[i];
            const bool inside = c.layout.horizontal ? p.y >= c.frame.window.left && p.y <= c.frame.window.right
                                                    : p.y >= c.frame.window.bottom && p.y <= c.frame.window.top;
            if (!(p.x >= 0 && p.x < static_cast<double>(count)) || !inside) continue;
            const QRectF box = barBox(c, std::floor(p.x) * slot + across, thick, p.y, p.y);
            const QLineF line(box.topLeft(), c.layout.horizontal ? box.bottomLeft() : box.topRight());
            QPen pen(limitColour(c.style.theme, series.role), series.emphasised ? 3 : 2);
            pen.setCapStyle(Qt::FlatCap);
            c.scene.ticks.push_back({line, pen, s, i});
            c.placer.avoid(line, 3);
        }
    }
}

// One pile: its parts so far.
struct Pile {
    double reached = 0;
    QRectF box;
    Role role = Role::gpu;
    bool stacked = false;
};
using Piles = std::map<std::pair<std::size_t, std::size_t>, Pile>; // by category and lane

// The value of a part inside it, where it has room beside the limit that may run through it.
void segmentValue(Canvas& c, QRectF box, double value, const QColor& fill) {
    const QFont font = c.style.font(11, QFont::DemiBold);
    const QString words = c.style.words.format().quantity({value, c.spec.y.unit, c.spec.y.currency});
    for (const Tick& tick : c.scene.ticks) {
        if (!crosses(tick.line, box)) continue;
        QRectF before = box, after = box;
        if (c.layout.horizontal) {
            before.setRight(tick.line.x1());
            after.setLeft(tick.line.x1());
            box = before.width() > after.width() ? before : after;
        } else {
            before.setBottom(tick.line.y1());
            after.setTop(tick.line.y1());
            box = before.height() > after.height() ? before : after;
        }
    }
    if (widthOf(words, font) + c.px(8) > box.width() || box.height() < c.px(15)) return;
    c.add(words, box, Canvas::kCentre, font, readableOn(fill));
}

// Whether the whole pile is this part: its value stands at the end.
bool standsAlone(const Canvas& c, const Series& part, double category) {
    std::size_t parts = 0;
    for (const Series& s : c.spec.series)
        if (s.kind == SeriesKind::stacked_bars && s.stack == part.stack)
            parts += static_cast<std::size_t>(std::count_if(
                s.points.begin(), s.points.end(), [&](const Point& p) { return p.x == category && p.y > 0; }));
    return parts < 2;
}

Piles pile(Canvas& c, const Lanes& lanes, std::size_t count) {
    Piles piles;
    const double slot = slotSize(c);
    for (std::size_t s = 0; s < c.spec.series.size(); ++s) {
        const Series& series = c.spec.series[s];
        if (!isPiled(series.kind)) continue;
        const std::size_t lane = lanes.index.at(series.stack);
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const auto category = static_cast<std::size_t>(std::max(0.0, series.points[i].x));
            const double value = series.points[i].y;
            if (category >= count || !std::isfinite(value)) continue;
            Pile& p = piles[{category, lane}];
            const double across =
                static_cast<double>(category) * slot + lanes.first + static_cast<double>(lane) * lanes.step;
            const QRectF box = barBox(c, across, lanes.thick, p.reached, p.reached + value);
            const QColor fill = c.colours(series.role).line;
            c.scene.bars.push_back({box, fill, s, i, series.kind == SeriesKind::stacked_bars});
            p.box = p.box.isNull() ? box : p.box | box;
            p.reached += value;
            p.role = series.role;
            p.stacked = series.kind == SeriesKind::stacked_bars;
            c.placer.avoid(box);
            if (p.stacked && !standsAlone(c, series, series.points[i].x)) segmentValue(c, box, value, fill);
        }
    }
    return piles;
}

// At the end of a bar, past what stands there.
void barValue(Canvas& c, const Pile& pile, double room, bool levels) {
    const QString words = c.style.words.format().quantity({pile.reached, c.spec.y.unit, c.spec.y.currency});
    const double width = widthOf(words, c.strong()) + 1, height = c.px(16);
    const QRectF& box = pile.box;
    std::vector<QRectF> candidates;
    for (int step = 0; step < 60; ++step) {
        // Past a limit it would be read as the limit's: rather above a lying bar's end, or beside a standing one's.
        if (step == 1 && (!c.scene.ticks.empty() || (levels && pile.stacked)))
            candidates.emplace_back(c.layout.horizontal ? std::max(box.right() - width, c.frame.area.left() + c.px(1))
                                                        : box.right() + c.px(5),
                                    c.layout.horizontal ? box.top() - height : box.top(), width, height);
        if (c.layout.horizontal)
            candidates.emplace_back(box.right() + c.px(7) + step * c.px(4), box.center().y() - height / 2, width,
                                    height);
        else
            candidates.emplace_back(box.center().x() - width / 2, box.top() - height - c.px(2) - step * c.px(3), width,
                                    height);
    }
    if (room >= (c.layout.horizontal ? c.px(12) : width * 0.9))
        c.placed(words, candidates, c.strong(), pile.stacked ? c.style.theme.text : c.colours(pile.role).ink,
                 c.layout.horizontal ? Canvas::kLeft : Canvas::kCentre);
}

// From the top of a slot to the name above its bars.
double nameOffset(const Canvas& c) { return lanesOf(c).first - c.px(20); }

void barName(Canvas& c, std::size_t index) {
    if (!c.layout.names || index >= c.spec.x.categories.size() || index % c.layout.nameEvery != 0) return;
    const QRectF& area = c.frame.area;
    const QString name = oneLine(c.text(c.spec.x.categories[index]));
    const double slot = slotSize(c), middle = (static_cast<double>(index) + 0.5) * slot;
    const QFont font = c.style.font(c.layout.nameType);
    const QColor& ink = c.style.theme.text;
    if (c.layout.horizontal) {
        if (c.layout.namesAbove)
            c.add(name,
                  {area.left(), area.top() + middle - slot / 2 + nameOffset(c), c.size.width() - area.left(), c.px(16)},
                  Canvas::kLeft, font, ink, Qt::ElideMiddle);
        else if (slot >= c.px(13))
            c.add(name, {0, area.top() + middle - c.px(8), area.left() - c.px(10), c.px(16)}, Canvas::kLeft, font, ink,
                  Qt::ElideMiddle);
        return;
    }
    const double width = slot * static_cast<double>(c.layout.nameEvery) - c.px(6),
                 left = area.left() + middle - width / 2;
    const auto [first, second] = folded(name, font, width);
    c.add(first, {left, area.bottom() + c.px(5), width, c.px(16)}, Canvas::kCentre, font, ink, Qt::ElideMiddle);
    if (!second.isEmpty())
        c.add(second, {left, area.bottom() + c.px(20), width, c.px(16)}, Canvas::kCentre, font, ink, Qt::ElideMiddle);
}

using Levels = std::vector<std::pair<double, const Series*>>;

// A level that lies on an earlier one is dashed over it, so that both are seen.
QPen levelPen(const Canvas& c, const Series& s, bool covers) {
    QPen pen(c.colours(s.role).line, s.emphasised ? 2 : 1.5);
    if (s.dashed || covers) pen.setDashPattern({5, 3});
    if (s.dashed && covers) pen.setDashOffset(4);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

bool coversEarlier(const Levels& levels, std::size_t index) {
    return std::any_of(levels.begin(), levels.begin() + static_cast<std::ptrdiff_t>(index), [&](const auto& earlier) {
        return earlier.first == levels[index].first && earlier.second->role != levels[index].second->role;
    });
}

void levelsAcross(Canvas& c, const Levels& levels) {
    const QRectF& area = c.frame.area;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto& [value, series] = levels[i];
        const double y = c.frame.y(value);
        if (y < area.top() - 0.5 || y > area.bottom() + 0.5) continue;
        const double snapped = c.style.onScreen ? std::round(y) : y;
        c.scene.strokes.emplace_back(QLineF(area.left(), snapped, area.right(), snapped),
                                     levelPen(c, *series, coversEarlier(levels, i)));
        c.placer.avoid(c.scene.strokes.back().first, 3);
    }
    composeEndLabels(c, lineNames(c.spec, c.frame));
}

// Lines down across lying bars, named above: the rightmost in the lowest row, so that no line runs through a name.
void levelsDown(Canvas& c, Levels levels) {
    const QRectF& area = c.frame.area;
    std::stable_sort(levels.begin(), levels.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<double> rowLeft(static_cast<std::size_t>(c.layout.levelRows), c.size.width());
    bool rightmost = true;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto& [value, series] = levels[i];
        const double x = c.frame.x(value);
        if (x < area.left() - 0.5 || x > area.right() + 0.5) continue;
        const double width = widthOf(c.text(series->label), c.strong()) + 1;
        // Without room on its right the rightmost name stands left of its line, in the top row, which no other line reaches.
        const bool flipped = rightmost && x + c.px(4) + width > c.size.width() && !rowLeft.empty();
        rightmost = false;
        std::size_t row = flipped ? rowLeft.size() - 1 : 0;
        while (!flipped && row < rowLeft.size() && x + c.px(4) + width > rowLeft[row])
            ++row;
        const bool named = row < rowLeft.size();
        const double top = named ? area.top() - c.px(4) - (static_cast<double>(row) + 1) * c.px(16) : area.top();
        c.scene.strokes.emplace_back(QLineF(x, top + (named ? c.px(2) : 0), x, area.bottom()),
                                     levelPen(c, *series, coversEarlier(levels, i)));
        c.placer.avoid(c.scene.strokes.back().first, 3);
        if (!named) continue;
        const double left = flipped ? std::max(0.0, x - c.px(4) - width) : x + c.px(4);
        c.add(c.text(series->label), {left, top, std::min(width, flipped ? x - c.px(4) : width), c.px(16)},
              flipped ? Canvas::kRight : Canvas::kLeft, c.strong(), c.colours(series->role).ink, Qt::ElideMiddle);
        for (std::size_t r = 0; r <= row; ++r)
            rowLeft[r] = x - c.px(4);
        if (flipped) rowLeft.pop_back();
    }
}

} // namespace

std::pair<QString, QString> folded(const QString& name, const QFont& font, double width) {
    if (widthOf(name, font) <= width) return {name, {}};
    qsizetype split = -1;
    for (qsizetype i = 1; i < name.size(); ++i)
        if ((name[i - 1] == ' ' || name[i - 1] == '-' || name[i - 1] == '/' || name[i - 1] == QChar(0x00A0)) &&
            widthOf(name.left(i), font) <= width)
            split = i;
    if (split <= 0) return {name, {}};
    return {name.left(split).trimmed(), name.mid(split).trimmed()};
}

void composeBars(Canvas& c) {
    const std::size_t count = barCount(c.spec);
    const Lanes lanes = lanesOf(c);
    limits(c, lanes, count);
    const Piles piles = pile(c, lanes, count);
    Levels levels;
    for (const Series& s : c.spec.series)
        if (s.kind == SeriesKind::level && !s.points.empty() && std::isfinite(s.points[0].y))
            levels.emplace_back(s.points[0].y, &s);
    c.layout.horizontal ? levelsDown(c, levels) : levelsAcross(c, levels);
    const double room = lanes.index.size() > 1 ? lanes.step : slotSize(c);
    for (const auto& [place, p] : piles)
        if (!p.box.isNull()) barValue(c, p, room, !levels.empty());
    for (std::size_t i = 0; i < count; ++i)
        barName(c, i);
}

} // namespace bascule::plot
