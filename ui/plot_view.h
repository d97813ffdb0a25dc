#pragma once
#include "app/theme.h"
#include "app/words.h"
#include "model/charts/chart_spec.h"

#include <QWidget>
#include <memory>

namespace bascule {

// The one renderer of ChartSpec, on screen and on paper; ui/plot/chart.cpp is the only file that includes qcustomplot.h.
// Wheel zooms, drag pans, double-click resets; hover shows exact values; a click on a series asks for its explanation.
class PlotView : public QWidget {
    Q_OBJECT
public:
    explicit PlotView(QWidget* parent = nullptr);
    ~PlotView() override;
    void render(const ChartSpec& spec, const Words& words);
    void setTheme(const Theme& theme);
    void setTextScale(double scale); // larger text for the projector
    void resetZoom();

signals:
    void explainRequested(const QString& explainId, const QPoint& globalPosition);
    void barDrawn(int bar, double value, int gesture); // of a drawable chart; one stroke is one gesture

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // arrows move the cursor, + - 0 zoom
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

// For exports (app/export): a fresh plot with the paper theme, ratio 1.
void installChartPainter();

} // namespace bascule
