#include "ui/paint.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

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
    p.drawText(contentsRect(), int(alignment()),
               fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && fontMetrics().horizontalAdvance(text()) > contentsRect().width()) {
        const QString more = toolTip().isEmpty() ? text() : text() + u'\n' + toolTip();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), more, this);
        return true;
    }
    return QLabel::event(event);
}

// A style sheet on a leaf only: on a container it would replace the style of everything inside.
void slimScrollBars(QAbstractScrollArea* area, const QColor& handle) {
    const QString sheet =
        QStringLiteral(
            "QScrollBar{background:transparent;border:0;margin:0}"
            "QScrollBar:vertical{width:9px}QScrollBar:horizontal{height:9px}"
            "QScrollBar::handle{background:%1;border-radius:3px;margin:1px 2px}"
            "QScrollBar::handle:vertical{min-height:28px}QScrollBar::handle:horizontal{min-width:28px;margin:2px 1px}"
            "QScrollBar::add-line,QScrollBar::sub-line{width:0;height:0}"
            "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
            .arg(handle.name());
    for (QScrollBar* bar : {area->verticalScrollBar(), area->horizontalScrollBar()})
        if (bar->styleSheet() != sheet) bar->setStyleSheet(sheet);
}

QStringList inLines(const QString& text, int most) {
    QStringList words;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        if (word == QStringLiteral("·") && !words.isEmpty())
            words.last() +=
                QStringLiteral(" ·"); // never at the head of a line, and not at its end: a break says as much
        else
            words += word;
    }
    const auto length = [](const QString& line) { return line.size() - (line.endsWith(u'·') ? 2 : 0); };
    qsizetype limit = 0;
    for (const QString& word : words)
        limit = std::max(limit, length(word));
    for (;; ++limit) { // the narrowest block that has no more lines
        QStringList lines;
        for (const QString& word : words) {
            if (lines.isEmpty() || lines.last().size() + 1 + length(word) > limit)
                lines += word;
            else
                lines.last() += ' ' + word;
        }
        if (lines.size() > most) continue;
        for (qsizetype i = 0; i + 1 < lines.size(); ++i)
            lines[i].truncate(length(lines[i]));
        return lines.isEmpty() ? QStringList{text} : lines;
    }
}

QString breakable(const QString& text) {
    constexpr int kLongest = 24, kEvery = 8;
    QString result;
    qsizetype start = 0;
    const auto addWord = [&](qsizetype end) {
        const QStringView word = QStringView(text).mid(start, end - start);
        if (word.size() <= kLongest)
            result += word.toString()
                          .replace(u'-', QStringLiteral("-\u2060"))  // "GPU-PRO" is one word
                          .replace(u'/', QStringLiteral("/\u2060")); // and so is "tok/s"
        else
            for (qsizetype at = 0; at < word.size(); ++at) {
                if (at > 0 && at % kEvery == 0 && !word[at].isLowSurrogate()) result += QChar(0x200B);
                result += word[at];
            }
    };
    for (qsizetype at = 0; at < text.size(); ++at)
        if (text[at] == u' ' || text[at] == u'\n') {
            addWord(at);
            result += text[at];
            start = at + 1;
        }
    addWord(text.size());
    return result;
}

int WrapMeter::height(const QFont& font, const QString& text, int width) {
    constexpr int kMostWords = 4000;
    Face& face = m_faces[font.key()];
    const QFontMetrics metrics(font);
    const QFontMetricsF exact(font); // whole pixels would add up over a line
    if (face.line == 0 || face.words.size() > kMostWords) {
        const auto tall = [&](const QString& lines) { // the joiners of breakable() may come from a taller font
            return metrics.boundingRect(QRect(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX), Qt::TextWordWrap, lines)
                .height();
        };
        const QString line = QStringLiteral("x-\u2060x");
        face = {exact.horizontalAdvance(u' '), tall(line), tall(line + u'\n' + line) - tall(line), {}};
    }
    const auto widthOf = [&](const QString& word) {
        auto known = face.words.constFind(word);
        if (known == face.words.cend()) known = face.words.insert(word, exact.horizontalAdvance(word));
        return *known;
    };
    int lines = 0;
    for (const QString& paragraph : text.split(u'\n')) {
        double used = 0;
        ++lines;
        for (const QString& word : paragraph.split(u' ', Qt::SkipEmptyParts))
            for (const QString& part : word.split(QChar(0x200B))) { // where a long word may break
                const double wide = widthOf(part);
                const double gap = used > 0 ? face.space : 0; // a little much inside a broken word
                if (used > 0 && used + gap + wide > width) {
                    ++lines;
                    used = wide;
                } else {
                    used += gap + wide;
                }
            }
    }
    return face.line + (lines - 1) * face.step;
}

void putText(QLabel* label, const QString& text) {
    if (label->text() != text) label->setText(text);
}

void mute(QLabel* label) { label->setForegroundRole(QPalette::PlaceholderText); }

void paintFocus(QPainter& painter, const QRectF& area, double radius, const QColor& colour) {
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area, radius, radius);
}

} // namespace bascule
