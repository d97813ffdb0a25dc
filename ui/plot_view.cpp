#include "ui/plot_view.h"

#include "app/export/exporter.h"
#include "app/session.h"
#include "ui/plot/chart.h"
#include "ui/plot/hover.h"
#include "ui/plot/zoom.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <cmath>

namespace bascule {
using namespace plot;

struct PlotView::Impl : QObject {
    explicit Impl(PlotView& view) : q(view), chart(&view, true) {
        chart.paintOver([this](QPainter& p) { paintOver(p); });
        chart.widget()->setFocusPolicy(Qt::NoFocus);
        chart.widget()->setMouseTracking(true);
        chart.widget()->installEventFilter(this);
    }
    ~Impl() override {
        chart.widget()->removeEventFilter(this);
    } // a dying widget under the pointer still gets a leave event

    void refresh() {
        if (!rendered) return;
        chart.setContent(spec, words, theme, scale);
        chart.update(zoom.window(), q.size());
        chart.replot();
    }

    void paintOver(QPainter& painter) {
        if (hover)
            paintHover(painter, *hover, chart.style(), chart.frame(), q.size(), !hasBars(spec) && !hasPoints(spec));
        if (focusShown) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(theme.accent, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(q.rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
    }

    void showHover(std::optional<Hover> next) {
        hover = std::move(next);
        chart.replotOver();
    }
    Hover hoverOfDot(std::size_t index) {
        const Dot& dot = chart.scene().dots[index];
        dotShown = index;
        return hoverOfPoint(spec, chart.style(), chart.frame(), dot.series, dot.point);
    }
    void hoverAtPixel(const QPointF& at) {
        if (!rendered || !spec.empty.empty()) return showHover({});
        if (hasBars(spec)) {
            const auto bar = barAt(spec, chart.layout(), chart.frame(), at);
            return showHover(bar ? std::optional(hoverOfBar(spec, chart.style(), chart.layout(), chart.frame(), *bar))
                                 : std::nullopt);
        }
        if (hasPoints(spec)) {
            const auto dot = dotAt(chart.scene(), at);
            return showHover(dot ? std::optional(hoverOfDot(*dot)) : std::nullopt);
        }
        if (!chart.frame().area.contains(at)) return showHover({});
        showHover(hoverAt(spec, chart.style(), chart.layout(), chart.frame(), readableX(spec, chart.frame(), at.x())));
    }

    // From marker to marker, from left to right.
    void moveToDot(int direction) {
        const auto count = static_cast<int>(chart.scene().dots.size());
        if (count == 0) return;
        const int index = hover ? static_cast<int>(dotShown) + direction : direction > 0 ? 0 : count - 1;
        showHover(hoverOfDot(static_cast<std::size_t>(std::clamp(index, 0, count - 1))));
    }

    // A drawable chart: each bar that the pointer passes takes its height, in hundredths of the axis.
    void drawTo(const QPointF& at) {
        const Frame& frame = chart.frame();
        const QRectF& area = frame.area;
        const double count = static_cast<double>(std::max<std::size_t>(barCount(spec), 1));
        const auto barUnder = [&](double x) {
            return std::clamp(std::floor((x - area.left()) / area.width() * count), 0.0, count - 1);
        };
        const double first = barUnder(drawnTo.x()), last = barUnder(at.x()), way = last < first ? -1 : 1;
        const auto valueOver = [&](double y) {
            const double share = (area.bottom() - y) / area.height();
            return std::round(std::clamp(share, 0.0, 1.0) * 100) / 100 * spec.y.high;
        };
        for (double bar = first == last ? first : first + way; way * bar <= way * last; bar += way) {
            const double share = first == last ? 1 : (bar - first) / (last - first);
            emit q.barDrawn(static_cast<int>(bar), valueOver(std::lerp(drawnTo.y(), at.y(), share)), stroke);
        }
        drawnTo = at;
    }
    // Keys change the bar under the cursor by a twentieth of the axis, by a hundredth with Shift.
    void nudge(int direction, bool fine) {
        if (!rendered || !hover || spec.series.empty()) return moveCursor(direction, false);
        const auto bar = static_cast<std::size_t>(hover->x);
        if (bar >= spec.series.front().points.size()) return;
        const double step = spec.y.high / (fine ? 100 : 20), old = spec.series.front().points[bar].y;
        const double next = std::round((old + direction * step) / spec.y.high * 1000) / 1000 * spec.y.high;
        if (stroke == 0) stroke = Session::newGesture();
        emit q.barDrawn(static_cast<int>(bar), std::clamp(next, 0.0, spec.y.high), stroke);
    }

    // Keyboard: the cursor moves by a hundredth of the axis, by a tenth with Shift, or from bar to bar.
    void moveCursor(int direction, bool far) {
        const Frame& frame = chart.frame();
        if (!rendered || !spec.empty.empty()) return;
        stroke = 0;
        if (hasBars(spec)) {
            const int count = static_cast<int>(barCount(spec));
            const int index = hover ? static_cast<int>(hover->x) + direction : direction > 0 ? 0 : count - 1;
            showHover(hoverOfBar(spec, chart.style(), chart.layout(), frame,
                                 static_cast<std::size_t>(std::clamp(index, 0, std::max(0, count - 1)))));
        } else if (hasPoints(spec)) {
            moveToDot(direction);
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
        if (spec.drawable) return false; // the page scrolls
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
        if (canDraw()) {
            stroke = Session::newGesture();
            drawnTo = event.position();
            drawTo(drawnTo);
        }
        return true;
    }
    bool canDraw() const { return rendered && spec.drawable && spec.empty.empty(); }
    bool move(QMouseEvent& event) {
        if (pressed && canDraw()) {
            drawTo(event.position());
            return true;
        }
        if (!pressed) {
            hoverAtPixel(event.position());
            const bool explains =
                rendered && !explainAt(spec, chart.scene(), chart.layout(), chart.frame(), event.position()).isEmpty();
            chart.widget()->setCursor(canDraw()  ? Qt::CrossCursor
                                      : explains ? Qt::PointingHandCursor
                                                 : Qt::ArrowCursor);
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
        stroke = 0;
        const QString id = dragged || spec.drawable
                               ? QString()
                               : explainAt(spec, chart.scene(), chart.layout(), chart.frame(), event.position());
        if (!id.isEmpty()) emit q.explainRequested(id, event.globalPosition().toPoint());
        return true;
    }

    PlotView& q;
    ChartSpec spec;
    Words words{Language::english};
    Theme theme = Theme::light();
    double scale = 1;
    bool rendered = false, focusShown = false;
    Zoom zoom;
    std::optional<Hover> hover;
    std::size_t dotShown = 0;
    std::optional<QPointF> pressed;
    bool dragged = false;
    QPointF drawnTo;
    int stroke = 0; // the gesture of what is being drawn
    Window atPress;
    Frame frameAtPress;
    Chart chart; // goes first: its layers paint what stands above
};

PlotView::PlotView(QWidget* parent) : QWidget(parent), d(std::make_unique<Impl>(*this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(300, 200);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->chart.widget());
}

PlotView::~PlotView() = default;

void PlotView::render(const ChartSpec& spec, const Words& words) {
    d->spec = spec;
    d->words = words;
    d->rendered = true;
    d->zoom.setBase(spec);
    const auto cursor = spec.drawable && d->hover ? std::optional(static_cast<std::size_t>(d->hover->x)) : std::nullopt;
    d->hover.reset();
    setAccessibleName(words.text(spec.title));
    setAccessibleDescription(describe(spec, Style{d->words, d->theme, d->scale, true}));
    d->refresh();
    if (!cursor || !hasBars(spec)) return; // on the bar that is being changed
    d->showHover(hoverOfBar(d->spec, d->chart.style(), d->chart.layout(), d->chart.frame(), *cursor));
    if (d->hover) setAccessibleDescription(d->hover->sentence(words));
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
    const bool vertical = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (d->canDraw() && vertical) return d->nudge(event->key() == Qt::Key_Up ? 1 : -1, far);
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
        chart.update(Zoom::baseOf(spec), size);
        chart.paint(painter, area, vector);
    });
}

} // namespace bascule
