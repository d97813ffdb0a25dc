#pragma once
#include <QSlider>
#include <functional>

namespace bascule {

// A slider over real values, linear or logarithmic, painted with the palette. Home, End, arrows and page keys move it; the wheel
// only while it has the focus; a double click asks for the default. One drag, or one burst of keys, is one gesture.
class Slider : public QSlider {
    Q_OBJECT
public:
    explicit Slider(QWidget* parent = nullptr);

    struct Span {
        double low = 0, high = 1, step = 0.01;
        bool logarithmic = false;
        bool operator==(const Span&) const = default;
    };
    void setSpan(const Span& span);
    void show(double value); // moves the handle without a signal; NaN stands at the low end
    double shown() const;
    void setMarks(const std::vector<double>& values);
    void setMarkColour(const QColor& colour) { m_markColour = colour; }
    void setSpoken(std::function<QString(double)> words) { m_words = std::move(words); }
    QString spokenValue() const { return m_words ? m_words(shown()) : QString::number(shown()); }

signals:
    void moved(double value, int gesture);
    void resetRequested();

protected:
    void paintEvent(QPaintEvent*) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    QSize sizeHint() const override { return {120, 18}; }

private:
    double valueAt(int position) const;
    double valueUnder(double x) const;
    int positionOf(double value) const;
    double centreOf(double value) const;
    void stepBy(double steps);
    void user(double value);
    int gesture();
    void onAction(int action);

    Span m_span;
    double m_value = 0;
    std::vector<double> m_marks;
    std::function<QString(double)> m_words;
    int m_gesture = 0;
    qint64 m_lastStep = 0;
    bool m_dragging = false;
    double m_grab = 0;
    QColor m_markColour;
};

void installSliderAccessibility(); // readers hear the value with its unit

} // namespace bascule
