#pragma once
#include "ui/plot/scene.h"

#include <functional>
#include <memory>
#include <vector>

class QCustomPlot;
class QCPAxis;
class QCPGraph;
class QWidget;

namespace bascule::plot {

// One chart in the plotting library: axes, grid and lines are its; the rest is composed after every layout.
// chart.cpp is the one file that includes qcustomplot.h.
class Chart {
public:
    Chart(QWidget* parent, bool onScreen);
    ~Chart();
    Chart(const Chart&) = delete;
    Chart& operator=(const Chart&) = delete;

    void setContent(const ChartSpec& spec, const Words& words, const Theme& theme, double scale);
    // Everything that depends on content, window (zoom) and size.
    void update(const Window& window, const QSize& size);

    QWidget* widget() const;                                        // on screen: what gets the pointer
    void paintOver(std::function<void(QPainter&)> paint);           // on a layer of its own, above everything
    void replot();                                                  // at the next turn of the event loop
    void replotOver();                                              // that layer alone, at once
    void paint(QPainter& painter, const QRectF& area, bool vector); // on paper

    Style style() const { return {m_words, m_theme, m_scale, m_onScreen}; }
    const ChartSpec& spec() const { return m_spec; }
    const Scene& scene() const { return m_scene; }
    const Frame& frame() const { return m_frame; }
    const Layout& layout() const { return m_layout; }

private:
    void updateMargins();
    void updateAxis(QCPAxis& axis, const Axis& content, bool grid);
    void updateLines();
    void updateLine(const Series& series, std::size_t index, bool covers);
    void afterLayout();

    std::unique_ptr<QCustomPlot> m_plot;
    bool m_onScreen;
    ChartSpec m_spec;
    Words m_words{Language::english};
    Theme m_theme;
    double m_scale = 1;
    Window m_window;
    QSize m_size;
    Layout m_layout;
    Frame m_frame;
    Scene m_scene;
    std::vector<QCPGraph*> m_graphs;
};

} // namespace bascule::plot
