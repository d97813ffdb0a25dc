#include "ui/plot/geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

namespace bascule::plot {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

bool drawable(const Point& p, bool logX, bool logY) {
    return std::isfinite(p.x) && std::isfinite(p.y) && (!logX || p.x > 0) && (!logY || p.y > 0);
}

double scaled(double value, bool logarithmic) { return logarithmic ? std::log10(value) : value; }
double unscaled(double value, bool logarithmic) { return logarithmic ? std::pow(10, value) : value; }

// Liang–Barsky: the part of a segment inside the window, as two parameters.
std::optional<std::pair<double, double>> inside(const QPointF& a, const QPointF& b, const QRectF& box) {
    double from = 0, to = 1;
    const double dx = b.x() - a.x(), dy = b.y() - a.y();
    const double edges[4][2] = {
        {-dx, a.x() - box.left()}, {dx, box.right() - a.x()}, {-dy, a.y() - box.top()}, {dy, box.bottom() - a.y()}};
    for (const auto& [p, q] : edges) {
        if (p == 0) {
            if (q < 0) return std::nullopt;
            continue;
        }
        const double t = q / p;
        if (p < 0)
            from = std::max(from, t);
        else
            to = std::min(to, t);
    }
    return from <= to ? std::optional(std::pair(from, to)) : std::nullopt;
}

std::vector<Point> corners(const Series& series, const Window& window) {
    if (isBar(series.kind) || series.kind == SeriesKind::points) return {};
    if (series.kind == SeriesKind::level)
        return series.points.empty()
                   ? std::vector<Point>{}
                   : std::vector<Point>{{window.left, series.points[0].y}, {window.right, series.points[0].y}};
    if (series.kind != SeriesKind::steps) return series.points;
    std::vector<Point> result;
    for (std::size_t i = 0; i < series.points.size(); ++i) {
        if (i > 0 && series.points[i].y != series.points[i - 1].y)
            result.push_back({series.points[i].x, series.points[i - 1].y});
        result.push_back(series.points[i]);
    }
    return result;
}

} // namespace

double valueAt(const Series& series, double x, bool logX, bool logY) {
    const auto& points = series.points;
    if (points.empty() || !std::isfinite(x) || isBar(series.kind) || series.kind == SeriesKind::points) return kNaN;
    if (series.kind == SeriesKind::level) return points[0].y;
    if (x < points.front().x || x > points.back().x) return kNaN;
    const auto after =
        std::upper_bound(points.begin(), points.end(), x, [](double v, const Point& p) { return v < p.x; });
    const Point& left = *std::prev(after);
    if (series.kind == SeriesKind::steps) // a step of units holds up to and with its right edge
        return left.x == x && std::prev(after) != points.begin() ? std::prev(after, 2)->y : left.y;
    if (after == points.end() || left.x == x) return left.y;
    const Point& right = *after;
    if (!drawable(left, logX, logY) || !drawable(right, logX, logY)) return kNaN;
    const double share = (scaled(x, logX) - scaled(left.x, logX)) / (scaled(right.x, logX) - scaled(left.x, logX));
    return unscaled(std::lerp(scaled(left.y, logY), scaled(right.y, logY), share), logY);
}

std::vector<Polyline> visiblePieces(const Series& series, const Window& window, bool logX, bool logY) {
    const QRectF box(QPointF(scaled(window.left, logX), scaled(window.bottom, logY)),
                     QPointF(scaled(window.right, logX), scaled(window.top, logY)));
    std::vector<Polyline> pieces;
    const auto points = corners(series, window);
    bool open = false;
    const auto back = [&](const QPointF& p) { return Point{unscaled(p.x(), logX), unscaled(p.y(), logY)}; };
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (!drawable(points[i - 1], logX, logY) || !drawable(points[i], logX, logY)) {
            open = false;
            continue;
        }
        const QPointF a(scaled(points[i - 1].x, logX), scaled(points[i - 1].y, logY)),
            b(scaled(points[i].x, logX), scaled(points[i].y, logY));
        const auto part = inside(a, b, box);
        if (!part || (part->first == part->second && a != b)) {
            open = false;
            continue;
        }
        const auto [from, to] = *part;
        if (!open || from > 0) pieces.push_back({from == 0 ? points[i - 1] : back(a + (b - a) * from)});
        pieces.back().push_back(to == 1 ? points[i] : back(a + (b - a) * to));
        open = to == 1;
    }
    return pieces;
}

LineEnd lineEnd(const std::vector<Polyline>& pieces, const Window& window) {
    if (pieces.empty()) return {};
    const Point end = pieces.back().back();
    const double reach = std::abs(window.right - window.left) * 1e-6;
    const bool throughTop =
        std::abs(end.y - window.top) <= std::abs(window.top - window.bottom) * 1e-9 && end.x < window.right - reach;
    return {throughTop ? Exit::top : Exit::right, end};
}

namespace {

// Neighbours that touch move as one block, by the mean of what they want: no other order-keeping way moves them less.
void settle(const std::vector<Slot*>& order, double top, double bottom) {
    struct Block {
        double sum, count, height; // sum of where its first slot would stand for each of its members
        std::size_t members;
        double start() const { return sum / count; }
    };
    std::vector<Block> blocks;
    for (const Slot* slot : order) {
        blocks.push_back({slot->want - slot->height / 2, 1, slot->height, 1});
        while (blocks.size() > 1) {
            Block& last = blocks.back();
            Block& before = blocks[blocks.size() - 2];
            if (before.start() + before.height <= last.start()) break;
            before.sum += last.sum - last.count * before.height;
            before.count += last.count;
            before.height += last.height;
            before.members += last.members;
            blocks.pop_back();
        }
    }
    std::size_t at = 0;
    double low = top, below = std::accumulate(order.begin(), order.end(), 0.0,
                                              [](double sum, const Slot*slot) { return sum + slot->height; });
    for (const Block& block : blocks) {
        double y = std::max(low, std::min(block.start(), bottom - below));
        below -= block.height;
        for (const std::size_t end = at + block.members; at < end; ++at) {
            order[at]->y = y + order[at]->height / 2;
            y += order[at]->height;
        }
        low = y;
    }
}

} // namespace

void spread(std::vector<Slot>& column, double top, double bottom) {
    double needed = 0;
    std::vector<std::size_t> byWeight(column.size());
    std::iota(byWeight.begin(), byWeight.end(), std::size_t{0});
    std::stable_sort(byWeight.begin(), byWeight.end(),
                     [&](auto a, auto b) { return column[a].weight > column[b].weight; });
    for (const std::size_t i : byWeight) {
        column[i].shown = needed + column[i].height <= bottom - top;
        needed += column[i].shown ? column[i].height : 0;
    }
    std::vector<Slot*> order;
    for (Slot& slot : column)
        if (slot.shown) order.push_back(&slot);
    std::stable_sort(order.begin(), order.end(), [](const Slot* a, const Slot* b) { return a->want < b->want; });
    settle(order, top, bottom);
}

bool sameLine(const Series& a, const Series& b, const Window& window, bool logX, bool logY) {
    constexpr int samples = 16;
    const double left = scaled(window.left, logX), right = scaled(window.right, logX);
    const double height = scaled(window.top, logY) - scaled(window.bottom, logY);
    int met = 0;
    for (int i = 0; i <= samples; ++i) {
        const double x = unscaled(std::lerp(left, right, (i + 0.5) / (samples + 1)), logX);
        const double one = valueAt(a, x, logX, logY), other = valueAt(b, x, logX, logY);
        if (std::isnan(one) && std::isnan(other)) continue;
        if (!(std::abs(scaled(one, logY) - scaled(other, logY)) <= height * 0.002)) return false; // and when one is NaN
        ++met;
    }
    return met > 0;
}

bool crosses(const QLineF& line, const QRectF& area) { return inside(line.p1(), line.p2(), area).has_value(); }

void Placer::avoid(const QLineF& line, double halfWidth) { m_lines.push_back({line, halfWidth}); }

bool Placer::isFree(const QRectF& area) const {
    if (!m_area.contains(area)) return false;
    const auto meets = [&](const Stroke& s) {
        return crosses(s.line, area.adjusted(-s.half, -s.half, s.half, s.half));
    };
    return std::none_of(m_lines.begin(), m_lines.end(), meets) &&
           std::none_of(m_areas.begin(), m_areas.end(), [&](const QRectF& other) { return other.intersects(area); });
}

namespace {

// Within a few steps of one decade: round values at equal distances, as on a linear axis.
std::vector<double> evenTicks(double low, double high, int most) {
    const double raw = (high - low) / std::max(most - 1, 1), power = std::pow(10, std::floor(std::log10(raw)));
    std::vector<double> ticks;
    for (const double step : {1.0, 2.0, 5.0, 10.0}) {
        ticks.clear();
        for (double i = std::ceil(low / (step * power)); i * step * power <= high * (1 + 1e-12); ++i)
            ticks.push_back(i * step * power);
        if (static_cast<int>(ticks.size()) <= most) break;
    }
    return ticks;
}

} // namespace

std::vector<double> logTicks(double low, double high, int most) {
    if (!(low > 0) || !(high > low) || !std::isfinite(high)) return {};
    most = std::max(most, 2);
    const int first = static_cast<int>(std::floor(std::log10(low))),
              last = static_cast<int>(std::ceil(std::log10(high)));
    const auto filled = [&](std::initializer_list<double> pattern, int every) {
        std::vector<double> ticks;
        const int start =
            every * static_cast<int>(std::floor(static_cast<double>(first) / every)); // stays while panned
        for (int decade = start; decade <= last; decade += every)
            for (const double m : pattern) {
                const double tick = m * std::pow(10, decade);
                if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9)) ticks.push_back(tick);
            }
        return ticks;
    };
    const auto fine = filled({1, 2, 5}, 1);
    if (fine.size() < 4) return evenTicks(low, high, most);
    if (static_cast<int>(fine.size()) <= most) return fine;
    for (int every = 1; every <= last - first + 1; ++every)
        if (const auto ticks = filled({1}, every); static_cast<int>(ticks.size()) <= most) return ticks;
    return {};
}

std::vector<double> logSubTicks(double low, double high, const std::vector<double>& ticks) {
    std::vector<double> result;
    if (!(low > 0) || !(high > low) || !std::isfinite(high) || std::log10(high / low) > 8) return result;
    for (int decade = static_cast<int>(std::floor(std::log10(low))); std::pow(10, decade) <= high; ++decade)
        for (int m = 1; m <= 9; ++m) {
            const double tick = m * std::pow(10, decade);
            const auto same = [&](double other) { return std::abs(other - tick) <= tick * 1e-9; };
            if (tick >= low && tick <= high && std::none_of(ticks.begin(), ticks.end(), same)) result.push_back(tick);
        }
    return result;
}

} // namespace bascule::plot
