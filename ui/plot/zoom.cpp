#include "ui/plot/zoom.h"

#include <algorithm>
#include <cmath>

namespace bascule::plot {
namespace {

constexpr double kDeepest = 400; // times the axes' own range

struct Span {
    double low, high;
};

double in(double value, bool logarithmic) { return logarithmic ? std::log10(value) : value; }
double out(double value, bool logarithmic) { return logarithmic ? std::pow(10, value) : value; }

// A range that an axis can show: finite, positive where logarithmic, not empty.
Span sane(double low, double high, bool logarithmic) {
    if (!std::isfinite(low) || !std::isfinite(high)) return logarithmic ? Span{0.1, 1} : Span{0, 1};
    if (logarithmic) {
        high = high > 0 ? high : 1;
        low = low > 0 ? low : high / 1e3;
    }
    if (low > high) std::swap(low, high);
    if (!(high - low > std::abs(high) * 1e-12))
        high = logarithmic ? low * 10 : low + std::max(1.0, std::abs(low) * 0.1);
    return {low, high};
}

// Moves and shrinks a range into its limits, no deeper than the axis can tell apart.
Span fitted(Span wanted, Span base, Span limits, bool logarithmic) {
    const double least = (in(base.high, logarithmic) - in(base.low, logarithmic)) / kDeepest;
    const double bottom = in(limits.low, logarithmic), top = in(limits.high, logarithmic);
    double low = in(wanted.low, logarithmic), high = in(wanted.high, logarithmic);
    if (!std::isfinite(low) || !std::isfinite(high) || high <= low) return base;
    const double size = std::clamp(high - low, least, top - bottom);
    const double middle = std::clamp((low + high) / 2, bottom + size / 2, top - size / 2);
    low = middle - size / 2;
    high = middle + size / 2;
    const auto near = [&](double a, double b) { return std::abs(a - b) <= least * 1e-6; };
    return {near(low, bottom) ? limits.low : out(low, logarithmic),
            near(high, top) ? limits.high : out(high, logarithmic)};
}

} // namespace

Window Zoom::baseOf(const ChartSpec& spec) {
    const bool bars = hasBars(spec);
    const Span x = bars ? Span{0, static_cast<double>(std::max<std::size_t>(barCount(spec), 1))}
                        : sane(spec.x.low, spec.x.high, spec.x.logarithmic);
    const Span y = sane(spec.y.low, spec.y.high, spec.y.logarithmic);
    return {x.low, x.high, y.low, y.high};
}

void Zoom::setBase(const ChartSpec& spec) {
    const Window base = baseOf(spec);
    const bool same =
        base == m_base && m_chart == spec.id && m_logX == spec.x.logarithmic && m_logY == spec.y.logarithmic;
    m_chart = spec.id;
    m_logX = spec.x.logarithmic;
    m_logY = spec.y.logarithmic;
    m_base = m_limits = base;
    if (!hasBars(spec))
        for (const Series& s : spec.series)
            for (const Point& p : s.points)
                if (std::isfinite(p.y) && (!m_logY || p.y > 0) && p.x >= base.left && p.x <= base.right) {
                    m_limits.bottom = std::min(m_limits.bottom, p.y);
                    m_limits.top = std::max(m_limits.top, p.y);
                }
    if (!same) m_window = m_base;
}

bool Zoom::set(const Window& window) {
    const Span x =
        fitted({window.left, window.right}, {m_base.left, m_base.right}, {m_limits.left, m_limits.right}, m_logX);
    const Span y =
        fitted({window.bottom, window.top}, {m_base.bottom, m_base.top}, {m_limits.bottom, m_limits.top}, m_logY);
    const Window next{x.low, x.high, y.low, y.high};
    if (next == m_window) return false;
    m_window = next;
    return true;
}

Window Zoom::scaled(const Frame& frame, double factor, const QPointF& about, bool x, bool y) const {
    const auto zoomed = [&](double low, double high, bool logarithmic, double share) {
        const double a = in(low, logarithmic), b = in(high, logarithmic),
                     fixed = a + std::clamp(share, 0.0, 1.0) * (b - a);
        return Span{out(fixed + (a - fixed) * factor, logarithmic), out(fixed + (b - fixed) * factor, logarithmic)};
    };
    Window next = m_window;
    if (x) {
        const Span s = zoomed(next.left, next.right, m_logX, (about.x() - frame.area.left()) / frame.area.width());
        next.left = s.low;
        next.right = s.high;
    }
    if (y) {
        const Span s = zoomed(next.bottom, next.top, m_logY, (frame.area.bottom() - about.y()) / frame.area.height());
        next.bottom = s.low;
        next.top = s.high;
    }
    return next;
}

Window Zoom::moved(const Frame& frame, const Window& start, const QPointF& pixels) const {
    const auto shifted = [](double low, double high, bool logarithmic, double share) {
        const double a = in(low, logarithmic), b = in(high, logarithmic), by = share * (b - a);
        return Span{out(a + by, logarithmic), out(b + by, logarithmic)};
    };
    const Span x = shifted(start.left, start.right, m_logX, -pixels.x() / frame.area.width());
    const Span y = shifted(start.bottom, start.top, m_logY, pixels.y() / frame.area.height());
    return {x.low, x.high, y.low, y.high};
}

} // namespace bascule::plot
