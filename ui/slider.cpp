#include "ui/slider.h"

#include "app/session.h"
#include "ui/paint.h"

#include <QAccessibleWidget>
#include <QDateTime>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionSlider>
#include <algorithm>
#include <cmath>

namespace bascule {
namespace {

constexpr int kPositions = 10000; // finer than any screen, so that the value under the handle is never coarse
constexpr qint64 kBurst = 900;    // milliseconds: key or wheel steps closer than this belong together

// Rounds to the field's step when linear, to three significant digits when logarithmic: what a hand can mean.
double readable(double value, const Slider::Span& span) {
    if (!span.logarithmic) return span.step > 0 ? std::round(value / span.step) * span.step : value;
    if (value <= 0) return value;
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2);
    return std::round(value / unit) * unit;
}

// 0.65000000000000002 rather than 0.6500000000000001: what a file should hold is what the box says.
double clean(double value) { return QString::number(value, 'g', 12).toDouble(); }

} // namespace

Slider::Slider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setRange(0, kPositions);
    setFocusPolicy(Qt::StrongFocus);
    setFixedHeight(18);
    connect(this, &QSlider::actionTriggered, this, &Slider::onAction);
}

void Slider::setSpan(const Span& span) {
    if (m_span == span) return;
    m_span = span;
    show(m_value);
    update();
}

double Slider::valueAt(int position) const {
    const double share = double(position) / kPositions;
    if (!m_span.logarithmic) return m_span.low + share * (m_span.high - m_span.low);
    return m_span.low * std::pow(m_span.high / m_span.low, share);
}

int Slider::positionOf(double value) const {
    if (std::isnan(value) || (m_span.logarithmic && value <= 0)) return 0;
    const double share = m_span.logarithmic ? std::log(value / m_span.low) / std::log(m_span.high / m_span.low)
                                            : (value - m_span.low) / (m_span.high - m_span.low);
    return int(std::lround(std::clamp(share, 0.0, 1.0) * kPositions));
}

void Slider::show(double value) {
    m_value = value;
    const QSignalBlocker quiet(this);
    setValue(positionOf(value));
}

double Slider::shown() const { return m_value; }

void Slider::setMarks(const std::vector<double>& values) {
    if (m_marks == values) return;
    m_marks = values;
    update();
}

int Slider::gesture() {
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (m_gesture == 0 || (!m_dragging && now - m_lastStep > kBurst)) m_gesture = Session::newGesture();
    m_lastStep = now;
    return m_gesture;
}

void Slider::user(double value) {
    value = clean(std::clamp(value, m_span.low, m_span.high));
    if (value == m_value) return;
    const int step = gesture();
    show(value);
    QAccessibleValueChangeEvent change(this, spokenValue());
    QAccessible::updateAccessibility(&change);
    emit moved(value, step);
}

void Slider::stepBy(double steps) {
    const double from = std::isnan(m_value) ? m_span.low : m_value;
    if (m_span.logarithmic)
        user(readable(std::max(from, m_span.low) * std::pow(m_span.high / m_span.low, steps / 100), m_span));
    else
        user(readable(from + steps * m_span.step, m_span));
}

void Slider::onAction(int action) {
    switch (action) {
    case SliderMove:
        user(readable(valueAt(sliderPosition()), m_span));
        break;
    case SliderSingleStepAdd:
        stepBy(1);
        break;
    case SliderSingleStepSub:
        stepBy(-1);
        break;
    case SliderPageStepAdd:
        stepBy(10);
        break;
    case SliderPageStepSub:
        stepBy(-10);
        break;
    case SliderToMinimum:
        user(m_span.low);
        break;
    case SliderToMaximum:
        user(m_span.high);
        break;
    default:
        break;
    }
    setSliderPosition(positionOf(m_value));
}

void Slider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus()) {
        event->ignore(); // the panel scrolls
        return;
    }
    if (event->angleDelta().y() != 0) stepBy(event->angleDelta().y() / 120.0);
    event->accept();
}

void Slider::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        return stepBy(1);
    case Qt::Key_Left:
    case Qt::Key_Down:
        return stepBy(-1);
    case Qt::Key_PageUp:
        return stepBy(10);
    case Qt::Key_PageDown:
        return stepBy(-10);
    case Qt::Key_Home:
        return user(m_span.low);
    case Qt::Key_End:
        return user(m_span.high);
    default:
        QSlider::keyPressEvent(event);
    }
}

double Slider::valueUnder(double x) const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    const int handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).width();
    const int at = QStyle::sliderValueFromPosition(0, kPositions, int(std::lround(x - handle / 2.0)), width() - handle);
    return readable(valueAt(at), m_span);
}

void Slider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    m_gesture = Session::newGesture();
    m_dragging = true;
    const double x = event->position().x(), centre = centreOf(m_value);
    const bool onHandle = std::abs(x - centre) <= 9;
    m_grab = onHandle ? x - centre : 0; // a press beside the handle jumps there and drags on
    if (!onHandle) user(valueUnder(x));
    event->accept();
}

void Slider::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging) user(valueUnder(event->position().x() - m_grab));
}

void Slider::mouseReleaseEvent(QMouseEvent*) {
    m_dragging = false;
    m_gesture = 0;
}

void Slider::mouseDoubleClickEvent(QMouseEvent*) {
    m_gesture = 0;
    emit resetRequested();
}

void Slider::focusOutEvent(QFocusEvent* event) {
    if (!m_dragging) m_gesture = 0;
    QSlider::focusOutEvent(event);
}

double Slider::centreOf(double value) const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.sliderPosition = option.sliderValue = positionOf(value);
    return QRectF(style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this)).center().x();
}

void Slider::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const double middle = height() / 2.0, centre = centreOf(m_value);
    const QRectF groove(1, middle - 2, width() - 2, 4);
    p.setPen(Qt::NoPen);
    p.setBrush(palette().color(group, QPalette::Midlight));
    p.drawRoundedRect(groove, 2, 2);
    p.setBrush(palette().color(group, QPalette::Highlight));
    p.drawRoundedRect(QRectF(groove.left(), groove.top(), std::max(0.0, centre - groove.left()), 4), 2, 2);
    p.setBrush(m_markColour);
    for (double mark : m_marks)
        if (mark >= m_span.low && mark <= m_span.high) p.drawRect(QRectF(centreOf(mark) - 1, middle + 4, 2, 5));
    const QPointF at(std::clamp(centre, 8.0, width() - 8.0), middle);
    if (hasFocus()) {
        QColor halo = palette().color(group, QPalette::Highlight);
        halo.setAlpha(60);
        p.setBrush(halo);
        p.drawEllipse(at, 9, 9);
    }
    p.setPen(QPen(palette().color(group, QPalette::Highlight), 2));
    p.setBrush(palette().base());
    p.drawEllipse(at, 6.5, 6.5);
}

namespace {

class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SpokenSlider(Slider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Value ? slider()->spokenValue() : QAccessibleWidget::text(which);
    }
    QVariant currentValue() const override { return slider()->shown(); }
    void setCurrentValue(const QVariant& value) override { emit slider()->moved(value.toDouble(), 0); }
    QVariant maximumValue() const override { return slider()->maximum(); }
    QVariant minimumValue() const override { return slider()->minimum(); }
    QVariant minimumStepSize() const override { return 1; }

private:
    Slider* slider() const { return static_cast<Slider*>(widget()); }
};

QAccessibleInterface* spoken(const QString&, QObject* object) {
    auto* slider = qobject_cast<Slider*>(object);
    return slider ? new SpokenSlider(slider) : nullptr;
}

} // namespace

void installSliderAccessibility() {
    static const bool once = [] {
        QAccessible::installFactory(spoken);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace bascule
