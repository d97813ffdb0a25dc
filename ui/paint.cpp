#include "ui/paint.h"

#include <QEvent>
#include <QPainter>

namespace bascule {

void Card::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(palette().color(QPalette::Mid));
    p.setBrush(palette().base());
    p.drawRoundedRect(hair(rect()), 7, 7);
}

void Bar::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), palette().base());
    QRect line = rect();
    if (m_line == Qt::BottomEdge)
        line.setTop(line.bottom());
    else if (m_line == Qt::TopEdge)
        line.setBottom(line.top());
    else
        line.setLeft(line.right());
    p.fillRect(line, palette().color(QPalette::Mid));
}

QSize ElidedLabel::sizeHint() const {
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(text()) + 2 + margins.left() + margins.right(),
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 4, sizeHint().height()}; }

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setPen(palette().color(foregroundRole()));
    p.drawText(contentsRect(), int(alignment()), fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

void ElidedLabel::resizeEvent(QResizeEvent*) {
    const bool whole = fontMetrics().horizontalAdvance(text()) <= contentsRect().width();
    setToolTip(whole ? QString() : text());
}

QStringList twoLines(const QString& text) {
    const qsizetype middle = text.size() / 2;
    qsizetype best = -1;
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i] == ' ' && (best < 0 || std::abs(i - middle) < std::abs(best - middle))) best = i;
    return best < 0 ? QStringList{text} : QStringList{text.left(best), text.mid(best + 1)};
}

void say(QLabel* label, const QString& text) {
    if (label->text() != text) label->setText(text);
}

void mute(QLabel* label) { label->setForegroundRole(QPalette::PlaceholderText); }

void paintFocus(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area, radius, radius);
}

} // namespace bascule
