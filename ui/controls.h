#pragma once
#include "ui/look.h"
#include "ui/paint.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QTabBar>

class QHBoxLayout;

namespace bascule {

struct Choice {
    QString id, text;
    bool enabled = true;
    bool operator==(const Choice&) const = default;
};

// A combo box over ids: texts change with the language, the choice does not, and filling it never looks like a choice.
class Picker : public QComboBox {
    Q_OBJECT
public:
    explicit Picker(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void offer(const std::vector<Choice>& choices, const QString& wanted);

signals:
    void chosen(const QString& id);

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    Look m_look;
    std::vector<Choice> m_choices;
};

// Wrapped plain text that can be selected with the mouse. Qt lays selectable text out as a document, measures any wrapped text a
// dozen times at each change and lays out everything around it again; under a moving slider that costs more than the chart. So
// the text is selectable only while the pointer is over it, is measured by its words, and those around hear of a new height alone.
class Prose : public QWidget {
    Q_OBJECT
public:
    explicit Prose(const QString& name, QWidget* parent = nullptr); // the label inside bears the name
    void say(const QString& text);
    QString text() const { return m_label->text(); }
    QLabel* label() { return m_label; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void tellHeight();
    QLabel* m_label;
    int m_told = 0; // the height that those around it know
    mutable WrapMeter m_meter;
};

// A row of exclusive choices.
class Segmented : public QFrame {
    Q_OBJECT
public:
    explicit Segmented(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void offer(const std::vector<Choice>& choices, const QString& wanted);

signals:
    void chosen(const QString& id);

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Look m_look;
    QHBoxLayout* m_row;
    std::vector<class SegmentButton*> m_buttons;
    std::vector<Choice> m_choices;
};

// A painted push button: plain (a field's frame), flat (text only) or a tab that underlines itself.
class TextButton : public QAbstractButton {
    Q_OBJECT
public:
    enum class Kind { framed, flat, accent, chip };
    TextButton(Kind kind, QWidget* parent = nullptr);
    void setLook(const Look& look, int pixels = 13);
    void setMenuMark(bool on) { m_menuMark = on; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    Kind m_kind;
    Look m_look;
    bool m_menuMark = false;
};

// Tabs measured in the bold of the selected one, so that the others do not move.
class Tabs : public QTabBar {
    Q_OBJECT
public:
    enum class Kind { underlined, chips };
    Tabs(Kind kind, QWidget* parent = nullptr);
    void setLook(const Look& look);
    void offer(const std::vector<Choice>& choices, const QString& wanted);
    QString current() const;

signals:
    void chosen(const QString& id);

protected:
    void paintEvent(QPaintEvent*) override;
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void wheelEvent(QWheelEvent* event) override;

private:
    QFont bold() const;
    Kind m_kind;
    Look m_look;
    std::vector<Choice> m_choices;
};

} // namespace bascule
