#pragma once
#include "model/answer.h"
#include "ui/controls.h"
#include "ui/look.h"
#include "ui/paint.h"

#include <array>

namespace bascule {

// A key figure: its value, and in words the condition it holds under. A click explains it.
class FigureButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit FigureButton(QWidget* parent) : QAbstractButton(parent) {
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void render(const Look& look, const QString& value, const QString& condition);
    const QString& value() const { return m_value; }
    void setNarrow(bool narrow);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    QStringList lines() const;
    Look m_look;
    QString m_value, m_condition;
    bool m_narrow = false;
};

// The answer in one sentence, what would change it, and three figures. Its height does not follow its words: the chart below stays put.
class VerdictCard : public Card {
    Q_OBJECT
public:
    explicit VerdictCard(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void render(const Answer& answer);

signals:
    void explainRequested(const QString& explainId, const QPoint& globalPosition);
    void moreRequested(const QStringList& details,
                       const QPoint& globalPosition); // all of them, where some have no room

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    bool fits(int width, int large, int small, const QStringList& details); // and the button, where it is needed
    void setWords(int large, int small, const QStringList& details);
    void setHeight();
    bool narrow() const { return width() < m_look.px(800); }
    Look m_look;
    Prose* m_sentence;
    Prose* m_details;
    TextButton* m_more;         // for the details that have no room
    QStringList m_all, m_whole; // every detail, shown or not; with long names shortened, and as they are
    WrapMeter m_meter;
    std::array<FigureButton*, 3> m_figures{};
    std::array<QString, 3> m_explain;
};

} // namespace bascule
