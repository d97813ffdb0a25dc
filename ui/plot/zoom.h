#pragma once
#include "ui/plot/scene.h"

namespace bascule::plot {

// What part of a chart is shown. Never beyond the axes' own range joined with the data; kept over new data while the axes stay.
class Zoom {
public:
    static Window baseOf(const ChartSpec& spec);
    void setBase(const ChartSpec& spec);
    void reset() { m_window = m_base; }
    const Window& window() const { return m_window; }
    const Window& base() const { return m_base; }
    bool set(const Window& window); // clamped; false where nothing changes

    Window scaled(const Frame& frame, double factor, const QPointF& about, bool x, bool y) const;
    Window moved(const Frame& frame, const Window& start, const QPointF& pixels) const;

private:
    Window m_base, m_limits, m_window;
    bool m_logX = false, m_logY = false;
    std::string m_chart;
};

} // namespace bascule::plot
