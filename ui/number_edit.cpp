#include "ui/number_edit.h"

#include "ui/paint.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionFrame>
#include <cmath>
#include <limits>

namespace bascule {

bool NumberEdit::Range::accepts(double value) const {
    if (std::isnan(value)) return nullable;
    if (!std::isfinite(value) || value < low || value > high) return false;
    return !(low_excluded && value == low) && !(whole && value != std::floor(value));
}

NumberEdit::NumberEdit(QWidget* parent) : QLineEdit(parent) {
    setFrame(false);
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setTextMargins(7, 2, 7, 2);
    setContextMenuPolicy(Qt::DefaultContextMenu);
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (const QSize hint = sizeHint(); hint != m_hint) {
            m_hint = hint;
            updateGeometry();
        }
    });
    connect(this, &QLineEdit::textEdited, this, [this] { refuse({}); });
}

void NumberEdit::setLook(const Look& look) {
    m_look = look;
    setFont(look.font(13));
    QPalette palette = look.theme.palette();
    palette.setColor(QPalette::Base, Qt::transparent);
    setPalette(palette);
    if (m_editing && text() != m_untouched) return; // what is being typed stays as typed
    refuse({});
    showText();
}

void NumberEdit::setSuffix(std::function<QString(double)> suffix) {
    m_suffix = std::move(suffix);
    if (!m_editing) showText();
}

void NumberEdit::setUnit(Unit unit, const std::string& currency) {
    if (m_unit == unit && m_currency == currency) return;
    m_unit = unit;
    m_currency = currency;
    showText();
}

QString NumberEdit::spoken(double value) const {
    const QString text = m_look.words.format().rate({value, m_unit, m_currency});
    return m_suffix ? text + m_suffix(value) : text;
}

QString NumberEdit::exactText() const {
    if (std::isnan(m_value)) return {};
    return m_look.words.format().rate({m_value, m_unit, m_currency, false, true});
}

void NumberEdit::showText() {
    const QString next = m_editing ? exactText() : spoken(m_value);
    if (text() != next) {
        setText(next);
        if (m_editing) selectAll();
    }
    m_untouched = next;
}

void NumberEdit::show(double value) {
    const bool same = value == m_value || (std::isnan(value) && std::isnan(m_value));
    if (same && !text().isEmpty()) return;
    m_value = value;
    if (m_editing && text() != m_untouched) return;
    showText();
}

void NumberEdit::accept(double value) {
    refuse({});
    const bool same = value == m_value || (std::isnan(value) && std::isnan(m_value));
    m_value = value;
    showText();
    if (!same) emit edited(value);
}

void NumberEdit::refuse(const QString& why) {
    if (m_refusal == why) return;
    m_refusal = why;
    setToolTip(why);
    setAccessibleDescription(why);
    update();
    emit refused(why);
}

QString NumberEdit::rangeRefusal() const {
    const Format& format = m_look.words.format();
    if (m_range.whole && m_range.high > 1e15) return m_look.text("whole_number");
    const QString low = format.quantity({m_range.low, m_unit, m_currency});
    if (m_range.high > 1e15) return m_look.words.text(m_range.low_excluded ? "above" : "at_least", {low});
    return m_look.words.text("out_of_range", {low, format.quantity({m_range.high, m_unit, m_currency})});
}

void NumberEdit::commit() {
    const QString typed = text();
    if (typed == m_untouched) return;
    if (typed.trimmed().isEmpty() && m_range.nullable) return accept(std::numeric_limits<double>::quiet_NaN());
    const ParsedNumber parsed = parseNumber(typed, m_unit, m_look.words.language());
    if (std::isnan(parsed.value)) {
        const QString why = m_look.words.text(parsed.why ? parsed.why : "not_a_number", {typed.trimmed()});
        showOld(why);
    } else if (!m_range.accepts(parsed.value)) {
        const bool fraction = m_range.whole && parsed.value != std::floor(parsed.value);
        showOld(fraction ? m_look.text("whole_number") : rangeRefusal());
    } else {
        accept(parsed.value);
    }
}

// The old value stands again, the reason beside it.
void NumberEdit::showOld(const QString& why) {
    showText();
    refuse(why);
}

void NumberEdit::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (m_editing) return; // back from another window: what is typed stays
    m_editing = true;
    showText();
    selectAll();
    update();
}

void NumberEdit::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason) return;
    commit();
    m_editing = false;
    showText();
    update();
}

void NumberEdit::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        commit();
        selectAll();
        return;
    case Qt::Key_Escape:
        if (text() == m_untouched && m_refusal.isEmpty()) break;
        refuse({});
        showText();
        return;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        commit();
        const double next = m_value + (event->key() == Qt::Key_Up ? m_step : -m_step);
        const double tidy = QString::number(next, 'g', 12).toDouble();
        if (m_range.accepts(tidy) && !std::isnan(tidy)) accept(tidy);
        return;
    }
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

QSize NumberEdit::sizeHint() const {
    constexpr int kStep = 8; // a digit of another width moves nothing
    const int text = (fontMetrics().horizontalAdvance(QLineEdit::text()) + 24 + kStep - 1) / kStep * kStep;
    return {std::clamp(text, m_look.px(44), m_look.px(170)), fontMetrics().height() + 7};
}

void NumberEdit::paintEvent(QPaintEvent* event) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool wrong = !m_refusal.isEmpty();
    const QColor edge = wrong ? m_look.theme.danger : hasFocus() ? m_look.theme.accent : m_look.theme.border;
    p.setPen(QPen(edge, wrong || hasFocus() ? 1.5 : 1));
    p.setBrush(m_look.theme.field);
    p.drawRoundedRect(hair(rect()), 5, 5);
    p.end();
    QLineEdit::paintEvent(event);
}

} // namespace bascule
