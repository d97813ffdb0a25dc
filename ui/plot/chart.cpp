#include "ui/plot/chart.h"

#include "ui/plot/forwarding_device.h"

#include <algorithm>
#include <cmath>
#include <qcustomplot.h>

namespace bascule::plot {
namespace {

// Tick labels by the product's one formatter.
class UnitTicker : public QCPAxisTicker {
public:
    UnitTicker(const Format& format, const Axis& axis, bool names) : m_format(format), m_axis(axis), m_names(names) {}

    void generate(const QCPRange& range, const QLocale& locale, QChar form, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* labels) override {
        m_span = range.size();
        if (!m_axis.logarithmic) {
            QCPAxisTicker::generate(range, locale, form, precision, ticks, nullptr, m_names ? labels : nullptr);
        } else {
            const auto values = valuesOn(range);
            ticks = QVector<double>(values.begin(), values.end());
            if (labels) *labels = createLabelVector(ticks, locale, form, precision);
            if (subTicks) {
                const auto minor = logSubTicks(range.lower, range.upper, values);
                *subTicks = QVector<double>(minor.begin(), minor.end());
            }
        }
        if (subTicks && !m_axis.logarithmic) subTicks->clear();
        if (labels && !m_names) *labels = QVector<QString>(ticks.size());
    }

protected:
    QString getTickLabel(double value, const QLocale&, QChar, int) override {
        // One magnitude for the whole axis; on a logarithmic one small values keep their digits.
        return m_format.axis(value, m_axis.unit, m_axis.currency,
                             m_axis.logarithmic ? std::min(m_span, std::abs(value) * 1e6) : m_span);
    }
    int getSubTickCount(double) override { return 0; }
    double getTickStep(const QCPRange& range) override { // of memory: round in the unit that is shown
        const double unit = m_axis.unit == Unit::bytes ? 0x1p30 : 1;
        return QCPAxisTicker::getTickStep({range.lower / unit, range.upper / unit}) * unit;
    }

private:
    // Of a logarithmic axis: the values it asks for where they have room, else round ones.
    std::vector<double> valuesOn(const QCPRange& range) const {
        std::vector<double> asked;
        for (const double value : m_axis.ticks)
            if (range.contains(value)) asked.push_back(value);
        if (asked.size() > 1 && static_cast<int>(asked.size()) <= mTickCount + 3) return asked;
        return logTicks(range.lower, range.upper, mTickCount + 1);
    }

    Format m_format;
    Axis m_axis;
    bool m_names;
    double m_span = 1;
};

// A layer's own painting: bands, bars, words and the hover box, placed by plot/compose in pixels.
class Painted : public QCPLayerable {
public:
    Painted(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> paint)
        : QCPLayerable(plot, layer), m_paint(std::move(paint)) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter* painter) override { m_paint(*painter); }

private:
    std::function<void(QCPPainter&)> m_paint;
};

} // namespace

Chart::Chart(QWidget* parent, bool onScreen) : m_plot(std::make_unique<QCustomPlot>(parent)), m_onScreen(onScreen) {
    m_plot->addLayer("bands", m_plot->layer("grid"), QCustomPlot::limBelow);
    m_plot->addLayer("labels", m_plot->layer("axes"), QCustomPlot::limAbove);
    m_plot->addLayer("hover", m_plot->layer("overlay"), QCustomPlot::limBelow);
    new Painted(m_plot.get(), "bands", [this](QCPPainter& p) { paintBands(p, m_scene); });
    new Painted(m_plot.get(), "main", [this](QCPPainter& p) { paintBars(p, m_scene, m_theme); });
    new Painted(m_plot.get(), "labels", [this](QCPPainter& p) { paintWords(p, m_scene, m_theme); });
    if (onScreen) {
        m_plot->layer("hover")->setMode(QCPLayer::lmBuffered);
        m_plot->setPlottingHint(QCP::phFastPolylines);
        m_plot->setPlottingHint(QCP::phImmediateRefresh, false); // the window paints itself once, charts and all
    }
    m_plot->setNoAntialiasingOnDrag(false);
    QCPAxisRect* rect = m_plot->axisRect();
    rect->setMinimumMargins(QMargins(0, 0, 0, 0));
    rect->setMinimumSize(16, 16);
    QObject::connect(m_plot.get(), &QCustomPlot::afterLayout, m_plot.get(), [this] { afterLayout(); });
}

Chart::~Chart() { m_plot.reset(); } // while what its layers paint still exists

QWidget* Chart::widget() const { return m_plot.get(); }

void Chart::paintOver(std::function<void(QPainter&)> paint) {
    new Painted(m_plot.get(), "hover", [paint = std::move(paint)](QCPPainter& p) { paint(p); });
}

void Chart::replot() { m_plot->replot(QCustomPlot::rpQueuedReplot); }
void Chart::replotOver() { m_plot->layer("hover")->replot(); }

void Chart::paint(QPainter& painter, const QRectF& area, bool vector) {
    painter.save();
    painter.translate(area.topLeft());
    ForwardingDevice device(painter, m_size);
    QCPPainter inner;
    if (inner.begin(&device)) {
        inner.setModes(vector ? QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic
                              : QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
        m_plot->toPainter(&inner, m_size.width(), m_size.height());
        inner.end();
    }
    painter.restore();
}

void Chart::setContent(const ChartSpec& spec, const Words& words, const Theme& theme, double scale) {
    m_spec = spec;
    m_words = words;
    m_theme = theme;
    m_scale = scale;
}

void Chart::update(const Window& window, const QSize& size) {
    m_size = size;
    if (!m_onScreen) m_plot->setViewport(QRect(QPoint(), size));
    m_layout = layoutFor(m_spec, style(), size);
    m_window =
        m_layout.horizontal ? Window{window.bottom, window.top, 0, 1} : window; // lying bars: values run to the right
    m_plot->setLocale(m_words.format().locale());
    m_plot->setBackground(m_onScreen ? QBrush(m_theme.card) : QBrush(Qt::NoBrush));
    updateMargins();
    updateAxis(*m_plot->xAxis, m_layout.horizontal ? m_spec.y : m_spec.x, m_layout.horizontal);
    updateAxis(*m_plot->yAxis, m_layout.horizontal ? m_spec.x : m_spec.y, !m_layout.horizontal);
    updateLines();
}

void Chart::updateMargins() {
    QCPAxisRect* rect = m_plot->axisRect();
    const bool fixedLeft = m_layout.horizontal || !m_spec.empty.empty();
    rect->setAutoMargins(fixedLeft ? QCP::msNone : QCP::msLeft);
    rect->setMargins(
        QMargins(qCeil(m_layout.left), qCeil(m_layout.top), qCeil(m_layout.right), qCeil(m_layout.bottom)));
}

// `grid`: this axis carries the values, so its ticks run across the chart.
void Chart::updateAxis(QCPAxis& axis, const Axis& content, bool grid) {
    const bool shown = m_spec.empty.empty() && (grid || !hasBars(m_spec));
    const bool vertical = axis.orientation() == Qt::Vertical;
    axis.setScaleType(content.logarithmic && shown ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setRange(vertical ? QCPRange(m_window.bottom, m_window.top) : QCPRange(m_window.left, m_window.right));
    auto ticker = QSharedPointer<UnitTicker>::create(m_words.format(), content, shown);
    const double room = vertical ? m_size.height() - m_layout.top - m_layout.bottom : m_size.width() - m_layout.right;
    const bool log = content.logarithmic && shown;
    const double apart = (log ? (vertical ? 24 : 80) : (vertical ? 44 : 105)) * m_scale;
    ticker->setTickCount(std::clamp(static_cast<int>(room / apart), 2, log ? 12 : 6));
    axis.setTicker(ticker);
    axis.setTicks(shown);
    axis.setTickLabels(shown);
    axis.setTickLength(1, 0);
    axis.setSubTickLength(0, 0);
    axis.setTickPen(m_theme.grid);
    axis.setSubTickPen(Qt::NoPen);
    axis.setBasePen(Qt::NoPen);
    axis.setTickLabelFont(style().font(11));
    axis.setTickLabelColor(m_theme.muted);
    axis.setTickLabelPadding(qRound(6 * m_scale));
    axis.setPadding(0);
    axis.grid()->setVisible(grid && shown);
    axis.grid()->setPen(QPen(m_theme.grid, m_onScreen ? 1 : 1.01)); // exactly 1 would be a device pixel, however fine
    axis.grid()->setZeroLinePen(Qt::NoPen);
    QColor quiet = m_theme.grid;
    quiet.setAlphaF(quiet.alphaF() * 0.45F);
    axis.grid()->setSubGridVisible(grid && log);
    axis.grid()->setSubGridPen(QPen(quiet, m_onScreen ? 1 : 1.01));
    axis.grid()->setAntialiased(false);
}

void Chart::updateLines() {
    std::size_t used = 0;
    if (!hasBars(m_spec) && m_spec.empty.empty()) {
        std::vector<const Series*> drawn;
        for (const bool emphasised : {false, true})
            for (const Series& s : m_spec.series) {
                if (s.emphasised != emphasised || s.kind == SeriesKind::points) continue;
                const bool covers = std::any_of(drawn.begin(), drawn.end(), [&](const Series* earlier) {
                    return earlier->role != s.role &&
                           sameLine(*earlier, s, m_window, m_spec.x.logarithmic, m_spec.y.logarithmic);
                });
                updateLine(s, used++, covers);
                drawn.push_back(&s);
            }
    }
    for (std::size_t i = used; i < m_graphs.size(); ++i)
        m_graphs[i]->setVisible(false);
}

// `covers`: it lies on an earlier line; dashed, so that both are seen.
void Chart::updateLine(const Series& s, std::size_t index, bool covers) {
    while (m_graphs.size() <= index) {
        m_graphs.push_back(m_plot->addGraph());
        m_graphs.back()->setAdaptiveSampling(false);
    }
    QCPGraph* graph = m_graphs[index];
    QVector<double> xs, ys;
    for (const Polyline& piece : visiblePieces(s, m_window, m_spec.x.logarithmic, m_spec.y.logarithmic)) {
        if (!xs.isEmpty()) {
            xs << piece.front().x;
            ys << std::numeric_limits<double>::quiet_NaN();
        }
        for (const Point& p : piece) {
            xs << p.x;
            ys << p.y;
        }
    }
    graph->setData(xs, ys, true);
    const bool stairs = s.kind != SeriesKind::line;
    QPen pen(m_theme.colours(s.role).line, s.emphasised ? 3 : 2);
    const bool dashed = s.dashed || covers;
    if (dashed) pen.setDashPattern({4.0, 2.5});
    if (s.dashed && covers) pen.setDashOffset(3.25);
    pen.setJoinStyle(stairs ? Qt::MiterJoin : Qt::RoundJoin);
    pen.setCapStyle(!m_onScreen || dashed ? Qt::FlatCap : stairs ? Qt::SquareCap : Qt::RoundCap);
    graph->setPen(pen);
    graph->setAntialiased(!stairs || !m_onScreen);
    graph->setVisible(true);
}

void Chart::afterLayout() {
    const QRect rect = m_plot->axisRect()->rect();
    m_frame = {QRectF(rect), m_window,
               m_layout.horizontal ? m_spec.y.logarithmic : m_spec.x.logarithmic && !hasBars(m_spec),
               !m_layout.horizontal && m_spec.y.logarithmic};
    m_scene = compose(m_spec, style(), m_layout, m_frame, QSizeF(m_plot->viewport().size()));
}

} // namespace bascule::plot
