#pragma once
#include <QAbstractScrollArea>
#include <QFrame>
#include <QHash>
#include <QLabel>

namespace bascule {

inline QRectF hair(const QRect& r) { return QRectF(r).adjusted(.5, .5, -.5, -.5); }

// A rounded surface on the window's ground.
class Card : public QFrame {
    Q_OBJECT
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent*) override;
};

// A flat surface with one hair-line: top bar, input panel, status bar.
class Bar : public QWidget {
    Q_OBJECT
public:
    Bar(Qt::Edge line, QWidget* parent) : QWidget(parent), m_line(line) {}

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Qt::Edge m_line;
};

// One line of text that shortens with an ellipsis and then shows itself whole as a tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;
};

// Narrow scroll bars without arrows, on both sides of a scrolling area.
void slimScrollBars(QAbstractScrollArea* area, const QColor& handle);
// In at most so many lines, broken at spaces only, as narrow as that allows.
QStringList inLines(const QString& text, int most);
// The same text with places to break inside very long words, which would otherwise widen what they stand in, and none behind
// the hyphens of names.
QString breakable(const QString& text);
// The height of a text wrapped at its spaces. It remembers how wide words are: a sentence under a slider changes by a number.
class WrapMeter {
public:
    int height(const QFont& font, const QString& text, int width);

private:
    struct Face {
        double space = 0;
        int line = 0, step = 0; // the height of the first line, and of each further one
        QHash<QString, double> words;
    };
    QHash<QString, Face> m_faces; // by the font's key
};
// Sets a text only where it changed: a relayout costs more than the comparison.
void putText(QLabel* label, const QString& text);
// The muted colour as the label's own text colour, following the application's palette.
void mute(QLabel* label);
void paintFocus(QPainter& painter, const QRectF& area, double radius, const QColor& colour);

} // namespace bascule
