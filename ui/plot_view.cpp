#include "ui/plot_view.h"

#include "app/export/exporter.h"
#include "ui/plot/forwarding_device.h"
#include "ui/plot/hover.h"
#include "ui/plot/zoom.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <cmath>
#include <qcustomplot.h>

namespace bascule {
namespace {

using namespace plot;

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
            const auto values = logTicks(range.lower, range.upper, mTickCount + 1);
            ticks = QVector<double>(values.begin(), values.end());
            if (labels) *labels = createLabelVector(ticks, locale, form, precision);
        }
        if (subTicks) subTicks->clear();
        if (labels && !m_names) *labels = QVector<QString>(ticks.size());
    }

protected:
    QString getTickLabel(double value, const QLocale&, QChar, int) override {
        // One magnitude for the whole axis; on a logarithmic one small values keep their digits.
        return m_format.axis(value, m_axis.unit, m_axis.currency,
                             m_axis.logarithmic ? std::min(m_span, std::abs(value) * 1e6) : m_span);
    }
    int getSubTickCount(double) override { return 0; }

private:
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

// One chart in the plotting library: axes, grid and lines are its; the rest is composed after every layout.
class Chart {
public:
    Chart(QWidget* parent, bool onScreen) : m_plot(new QCustomPlot(parent)), m_onScreen(onScreen) {
        if (!parent) m_owned.reset(m_plot);
        m_plot->addLayer("bands", m_plot->layer("grid"), QCustomPlot::limBelow);
        m_plot->addLayer("labels", m_plot->layer("axes"), QCustomPlot::limAbove);
        m_plot->addLayer("hover", m_plot->layer("overlay"), QCustomPlot::limBelow);
        new Painted(m_plot, "bands", [this](QCPPainter& p) { paintBands(p, m_scene); });
        new Painted(m_plot, "main", [this](QCPPainter& p) { paintBars(p, m_scene); });
        new Painted(m_plot, "labels", [this](QCPPainter& p) { paintWords(p, m_scene, m_theme); });
        if (onScreen) {
            m_plot->layer("hover")->setMode(QCPLayer::lmBuffered);
            m_plot->setPlottingHint(QCP::phFastPolylines);
        }
        m_plot->setNoAntialiasingOnDrag(false);
        QCPAxisRect* rect = m_plot->axisRect();
        rect->setMinimumMargins(QMargins(0, 0, 0, 0));
        rect->setMinimumSize(16, 16);
        QObject::connect(m_plot, &QCustomPlot::afterLayout, m_plot, [this] { afterLayout(); });
    }

    void setContent(const ChartSpec& spec, const Words& words, const Theme& theme, double scale) {
        m_spec = spec;
        m_words = words;
        m_theme = theme;
        m_scale = scale;
    }
    // Everything that depends on content, window (zoom) and size.
    void update(const Window& window, const QSize& size) {
        m_size = size;
        m_layout = layoutFor(m_spec, style(), size);
        m_window = m_layout.horizontal ? Window{window.bottom, window.top, 0, 1}
                                       : window; // lying bars: values run to the right
        m_plot->setLocale(m_words.format().locale());
        m_plot->setBackground(m_onScreen ? QBrush(m_theme.card) : QBrush(Qt::NoBrush));
        updateMargins();
        updateAxis(*valueAxis(), m_layout.horizontal ? m_spec.y : m_spec.x, m_layout.horizontal);
        updateAxis(*otherAxis(), m_layout.horizontal ? m_spec.x : m_spec.y, !m_layout.horizontal);
        updateLines();
    }

    Style style() const { return {m_words, m_theme, m_scale, m_onScreen}; }
    QCustomPlot* plot() const { return m_plot; }
    const ChartSpec& spec() const { return m_spec; }
    const Scene& scene() const { return m_scene; }
    const Frame& frame() const { return m_frame; }
    const Layout& layout() const { return m_layout; }

private:
    QCPAxis* valueAxis() const { return m_plot->xAxis; }
    QCPAxis* otherAxis() const { return m_plot->yAxis; }

    void updateMargins() {
        QCPAxisRect* rect = m_plot->axisRect();
        const bool fixedLeft = m_layout.horizontal || !m_spec.empty.empty();
        rect->setAutoMargins(fixedLeft ? QCP::msNone : QCP::msLeft);
        rect->setMargins(
            QMargins(qCeil(m_layout.left), qCeil(m_layout.top), qCeil(m_layout.right), qCeil(m_layout.bottom)));
    }

    // `grid`: this axis carries the values, so its ticks run across the chart.
    void updateAxis(QCPAxis& axis, const Axis& content, bool grid) {
        const bool shown = m_spec.empty.empty() && (grid || !hasBars(m_spec));
        const bool vertical = axis.orientation() == Qt::Vertical;
        axis.setScaleType(content.logarithmic && shown ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        axis.setRange(vertical ? QCPRange(m_window.bottom, m_window.top) : QCPRange(m_window.left, m_window.right));
        auto ticker = QSharedPointer<UnitTicker>::create(m_words.format(), content, shown);
        const double room =
            vertical ? m_size.height() - m_layout.top - m_layout.bottom : m_size.width() - m_layout.right;
        ticker->setTickCount(std::clamp(static_cast<int>(room / (vertical ? 44 : 105) / m_scale), 2, 6));
        axis.setTicker(ticker);
        axis.setTicks(shown);
        axis.setTickLabels(shown);
        axis.setTickLength(1, 0);
        axis.setSubTickLength(0, 0);
        axis.setTickPen(m_theme.grid);
        axis.setBasePen(Qt::NoPen);
        axis.setTickLabelFont(style().font(11));
        axis.setTickLabelColor(m_theme.muted);
        axis.setTickLabelPadding(qRound(6 * m_scale));
        axis.setPadding(0);
        axis.grid()->setVisible(grid && shown);
        axis.grid()->setPen(
            QPen(m_theme.grid, m_onScreen ? 1 : 1.01)); // exactly 1 would be a device pixel, however fine
        axis.grid()->setZeroLinePen(Qt::NoPen);
        axis.grid()->setAntialiased(false);
    }

    void updateLines() {
        std::size_t used = 0;
        if (!hasBars(m_spec) && m_spec.empty.empty()) {
            for (const bool emphasised : {false, true})
                for (const Series& s : m_spec.series)
                    if (s.emphasised == emphasised) updateLine(s, used++);
        }
        for (std::size_t i = used; i < m_graphs.size(); ++i)
            m_graphs[i]->setVisible(false);
    }

    void updateLine(const Series& s, std::size_t index) {
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
        if (s.dashed) pen.setDashPattern({4.0, 2.5});
        pen.setJoinStyle(stairs ? Qt::MiterJoin : Qt::RoundJoin);
        pen.setCapStyle(!m_onScreen || s.dashed ? Qt::FlatCap : stairs ? Qt::SquareCap : Qt::RoundCap);
        graph->setPen(pen);
        graph->setAntialiased(!stairs || !m_onScreen);
        graph->setVisible(true);
    }

    void afterLayout() {
        const QRect rect = m_plot->axisRect()->rect();
        m_frame = {QRectF(rect), m_window,
                   m_layout.horizontal ? m_spec.y.logarithmic : m_spec.x.logarithmic && !hasBars(m_spec),
                   !m_layout.horizontal && m_spec.y.logarithmic};
        m_scene = compose(m_spec, style(), m_layout, m_frame, QSizeF(m_plot->viewport().size()));
    }

    std::unique_ptr<QCustomPlot> m_owned;
    QCustomPlot* m_plot;
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

} // namespace

struct PlotView::Impl : QObject {
    explicit Impl(PlotView& view) : q(view), chart(&view, true) {
        new Painted(chart.plot(), "hover", [this](QCPPainter& p) { paintOver(p); });
        chart.plot()->setFocusPolicy(Qt::NoFocus);
        chart.plot()->setMouseTracking(true);
        chart.plot()->installEventFilter(this);
    }
    ~Impl()
        override { // while what its layers paint still exists; a dying widget under the pointer still gets a leave event
        chart.plot()->removeEventFilter(this);
        delete chart.plot();
    }

    void refresh() {
        if (!rendered) return;
        chart.setContent(spec, words, theme, scale);
        chart.update(zoom.window(), q.size());
        chart.plot()->replot(QCustomPlot::rpQueuedReplot);
    }

    void paintOver(QCPPainter& painter) {
        if (hover) paintHover(painter, *hover, chart.style(), chart.frame(), q.size(), !hasBars(spec));
        if (focusShown) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(theme.accent, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(q.rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
    }

    void showHover(std::optional<Hover> next) {
        hover = std::move(next);
        chart.plot()->layer("hover")->replot();
    }
    void hoverAtPixel(const QPointF& at) {
        if (!rendered || !spec.empty.empty()) return showHover({});
        if (hasBars(spec)) {
            const auto bar = barAt(spec, chart.layout(), chart.frame(), at);
            return showHover(bar ? std::optional(hoverOfBar(spec, chart.style(), chart.layout(), chart.frame(), *bar))
                                 : std::nullopt);
        }
        if (!chart.frame().area.contains(at)) return showHover({});
        showHover(hoverAt(spec, chart.style(), chart.layout(), chart.frame(), readableX(spec, chart.frame(), at.x())));
    }

    // Keyboard: the cursor moves by a hundredth of the axis, by a tenth with Shift, or from bar to bar.
    void moveCursor(int direction, bool far) {
        const Frame& frame = chart.frame();
        if (hasBars(spec)) {
            const int count = static_cast<int>(barCount(spec));
            const int index = hover ? static_cast<int>(hover->x) + direction : direction > 0 ? 0 : count - 1;
            showHover(hoverOfBar(spec, chart.style(), chart.layout(), frame,
                                 static_cast<std::size_t>(std::clamp(index, 0, std::max(0, count - 1)))));
        } else {
            const double start = spec.present ? frame.x(spec.present->x) : frame.area.center().x();
            const double step = frame.area.width() / (far ? 10 : 100);
            const double pixel =
                std::clamp(hover ? frame.x(hover->x) + direction * step : start, frame.area.left(), frame.area.right());
            showHover(hoverAt(spec, chart.style(), chart.layout(), frame, readableX(spec, frame, pixel)));
        }
        if (hover) q.setAccessibleDescription(hover->sentence(words));
    }

    void setWindow(const Window& window) {
        if (zoom.set(window)) {
            hover.reset();
            refresh();
        }
    }
    // Bars zoom and move along their values alone; where they lie, that is sideways.
    QPointF alongValues(const QPointF& at) const {
        const QRectF& area = chart.frame().area;
        return chart.layout().horizontal
                   ? QPointF(area.left(), area.bottom() - (at.x() - area.left()) / area.width() * area.height())
                   : at;
    }
    void zoomBy(double factor, const QPointF& at) {
        const QRectF& area = chart.frame().area;
        const bool bars = hasBars(spec);
        setWindow(zoom.scaled(chart.frame(), factor, bars ? alongValues(at) : at, !bars && at.x() >= area.left(),
                              bars || at.y() <= area.bottom()));
    }
    void panBy(const QPointF& pixels) {
        const QRectF& area = frameAtPress.area;
        QPointF by = pixels;
        if (hasBars(spec))
            by = {0, chart.layout().horizontal ? -pixels.x() / area.width() * area.height() : pixels.y()};
        setWindow(zoom.moved(frameAtPress, atPress, by));
    }

    bool eventFilter(QObject*, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Wheel:
            return wheel(static_cast<QWheelEvent&>(*event));
        case QEvent::MouseButtonPress:
            return press(static_cast<QMouseEvent&>(*event));
        case QEvent::MouseMove:
            return move(static_cast<QMouseEvent&>(*event));
        case QEvent::MouseButtonRelease:
            return release(static_cast<QMouseEvent&>(*event));
        case QEvent::MouseButtonDblClick:
            q.resetZoom();
            return true;
        case QEvent::Leave:
            showHover({});
            return false;
        default:
            return false;
        }
    }
    bool wheel(QWheelEvent& event) {
        const double steps = event.angleDelta().y() / 120.0;
        if (steps != 0 && spec.empty.empty()) zoomBy(std::pow(0.85, steps), event.position());
        event.accept();
        return true;
    }
    bool press(QMouseEvent& event) {
        if (event.button() != Qt::LeftButton) return false;
        q.setFocus(Qt::MouseFocusReason);
        pressed = event.position();
        dragged = false;
        atPress = zoom.window();
        frameAtPress = chart.frame();
        return true;
    }
    bool move(QMouseEvent& event) {
        if (!pressed) {
            hoverAtPixel(event.position());
            const bool explains =
                rendered && !explainAt(spec, chart.scene(), chart.layout(), chart.frame(), event.position()).isEmpty();
            chart.plot()->setCursor(explains ? Qt::PointingHandCursor : Qt::ArrowCursor);
            return true;
        }
        const QPointF moved = event.position() - *pressed;
        dragged = dragged || moved.manhattanLength() > 4;
        if (dragged && spec.empty.empty()) panBy(moved);
        return true;
    }
    bool release(QMouseEvent& event) {
        if (!pressed || event.button() != Qt::LeftButton) return false;
        pressed.reset();
        const QString id =
            dragged ? QString() : explainAt(spec, chart.scene(), chart.layout(), chart.frame(), event.position());
        if (!id.isEmpty()) emit q.explainRequested(id, event.globalPosition().toPoint());
        return true;
    }

    PlotView& q;
    Chart chart;
    ChartSpec spec;
    Words words{Language::english};
    Theme theme = Theme::light();
    double scale = 1;
    bool rendered = false, focusShown = false;
    Zoom zoom;
    std::optional<Hover> hover;
    std::optional<QPointF> pressed;
    bool dragged = false;
    Window atPress;
    Frame frameAtPress;
};

PlotView::PlotView(QWidget* parent) : QWidget(parent), d(std::make_unique<Impl>(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(300, 200);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->chart.plot());
}

PlotView::~PlotView() = default;

void PlotView::render(const ChartSpec& spec, const Words& words) {
    d->spec = spec;
    d->words = words;
    d->rendered = true;
    d->zoom.setBase(spec);
    d->hover.reset();
    setAccessibleName(words.text(spec.title));
    setAccessibleDescription(describe(spec, Style{d->words, d->theme, d->scale, true}));
    d->refresh();
}

void PlotView::setTheme(const Theme& theme) {
    d->theme = theme;
    d->refresh();
}

void PlotView::setTextScale(double scale) {
    d->scale = std::clamp(scale, 0.5, 4.0);
    d->refresh();
}

void PlotView::resetZoom() {
    d->zoom.reset();
    d->hover.reset();
    d->refresh();
}

void PlotView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->hover.reset();
    d->refresh();
}

void PlotView::keyPressEvent(QKeyEvent* event) {
    const QPointF middle = d->chart.frame().area.center();
    const bool far = event->modifiers().testFlag(Qt::ShiftModifier);
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        return d->moveCursor(1, far);
    case Qt::Key_Left:
    case Qt::Key_Up:
        return d->moveCursor(-1, far);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return d->zoomBy(0.8, middle);
    case Qt::Key_Minus:
        return d->zoomBy(1.25, middle);
    case Qt::Key_0:
        return resetZoom();
    case Qt::Key_Escape:
        if (d->hover) return d->showHover({});
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void PlotView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const auto reason = event->reason(); // the ring is for the keyboard
    d->focusShown =
        reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    d->showHover(d->hover);
}

void PlotView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    d->focusShown = false;
    d->showHover({});
}

void installChartPainter() {
    setChartPainter([](QPainter& painter, const QRectF& area, const ChartSpec& spec, const Words& words,
                       const Theme& theme, bool vector) {
        const QSize size(static_cast<int>(area.width()), static_cast<int>(area.height()));
        if (size.width() < 32 || size.height() < 32) return;
        Chart chart(nullptr, false);
        chart.setContent(spec, words, theme, 1);
        chart.plot()->setViewport(QRect(QPoint(), size));
        chart.update(Zoom::baseOf(spec), size);
        painter.save();
        painter.translate(area.topLeft());
        ForwardingDevice device(painter, size);
        QCPPainter inner;
        if (inner.begin(&device)) {
            inner.setModes(vector ? QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic
                                  : QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
            chart.plot()->toPainter(&inner, size.width(), size.height());
            inner.end();
        }
        painter.restore();
    });
}

} // namespace bascule
