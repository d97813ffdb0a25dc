#include "ui/controls.h"

#include "ui/paint.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStandardItemModel>
#include <QToolTip>

namespace bascule {

static constexpr int kWidestList = 480; // longer choices are shortened, and whole in their tooltip

Picker::Picker(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QComboBox::activated, this, [this](int index) { emit chosen(itemData(index).toString()); });
}

void Picker::setLook(const Look& look) {
    m_look = look;
    setFont(look.font(13));
    updateGeometry();
    update();
}

void Picker::offer(const std::vector<Choice>& choices, const QString& wanted) {
    if (choices == m_choices && currentIndex() == findData(wanted))
        return; // nothing is laid out or painted for nothing
    const QSignalBlocker quiet(this);
    if (choices != m_choices) {
        m_choices = choices;
        while (count() > int(choices.size()))
            removeItem(count() - 1);
        for (int i = 0; i < int(choices.size()); ++i) {
            const Choice& choice = choices[std::size_t(i)];
            if (i >= count()) addItem(choice.text, choice.id);
            setItemText(i, choice.text);
            setItemData(i, choice.id);
            setItemData(i, choice.text, Qt::ToolTipRole);
            if (auto* items = qobject_cast<QStandardItemModel*>(model())) items->item(i)->setEnabled(choice.enabled);
        }
        int widest = 0;
        for (const Choice& choice : choices)
            widest = std::max(widest, fontMetrics().horizontalAdvance(choice.text));
        view()->setMinimumWidth(std::min(widest + 30, m_look.px(kWidestList)));
    }
    const int index = findData(wanted);
    if (index != currentIndex()) setCurrentIndex(index);
    updateGeometry();
    update();
}

QSize Picker::sizeHint() const {
    return {fontMetrics().horizontalAdvance(currentText()) + 36, fontMetrics().height() + 7};
}

QSize Picker::minimumSizeHint() const { return {m_look.px(70), sizeHint().height()}; }

bool Picker::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && fontMetrics().horizontalAdvance(currentText()) > width() - 31) {
        const QString more = toolTip().isEmpty() ? currentText() : currentText() + u'\n' + toolTip();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), more, this);
        return true;
    }
    return QComboBox::event(event);
}

void Picker::wheelEvent(QWheelEvent* event) { event->ignore(); } // the panel scrolls; choices change by hand only

void Picker::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(hasFocus() ? m_look.theme.accent : m_look.theme.border, hasFocus() ? 1.5 : 1));
    p.setBrush(m_look.theme.field);
    p.drawRoundedRect(hair(rect()), 5, 5);
    p.setPen(isEnabled() ? m_look.theme.text : m_look.theme.muted);
    const QRect room = rect().adjusted(9, 0, -22, 0);
    p.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
               fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width()));
    const QPointF c(width() - 13.5, height() / 2.0 + 1);
    p.setBrush(p.pen().color());
    p.setPen(Qt::NoPen);
    p.drawPolygon(QPolygonF{c + QPointF(-4, -2.5), c + QPointF(4, -2.5), c + QPointF(0, 2.5)});
}

class SegmentButton : public QAbstractButton {
public:
    SegmentButton(const Look& look, QWidget* parent) : QAbstractButton(parent), m_look(look) {
        setCheckable(true);
        setAutoExclusive(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override {
        return {QFontMetrics(m_look.font(13)).horizontalAdvance(text()) + 8, fontMetrics().height() + 8};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        QPainterPath clip;
        clip.addRoundedRect(hair(parentWidget()->rect()).translated(-pos()), 5, 5);
        p.setClipPath(clip);
        if (isChecked()) p.fillRect(rect(), m_look.theme.accent);
        p.setFont(m_look.font(12, isChecked() ? QFont::DemiBold : QFont::Normal));
        p.setPen(isChecked() ? m_look.theme.onAccent : isEnabled() ? m_look.theme.muted : m_look.theme.border);
        p.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus()) paintFocus(p, QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 4, p.pen().color());
    }

private:
    const Look& m_look;
};

Prose::Prose(const QString& name, QWidget* parent) : QWidget(parent), m_label(new QLabel(this)) {
    m_label->setObjectName(name);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Prose::say(const QString& text) {
    if (m_label->text() == text) return;
    m_label->setText(text);
    tellHeight();
}

void Prose::tellHeight() {
    if (const int height = heightForWidth(width()); height != m_told) {
        m_told = height;
        updateGeometry();
    }
}

QSize Prose::sizeHint() const {
    constexpr int kSomeWidth = 400; // what it gets is the layout's to say
    return {kSomeWidth, heightForWidth(width() > 0 ? width() : kSomeWidth)};
}

QSize Prose::minimumSizeHint() const { return {0, QFontMetrics(m_label->font()).height()}; }

int Prose::heightForWidth(int width) const { return m_meter.height(m_label->font(), m_label->text(), width); }

void Prose::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_label->setGeometry(rect());
}

void Prose::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) tellHeight();
}

void Prose::enterEvent(QEnterEvent* event) {
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QWidget::enterEvent(event);
}

void Prose::leaveEvent(QEvent* event) {
    if (!m_label->hasSelectedText()) m_label->setTextInteractionFlags(Qt::NoTextInteraction);
    QWidget::leaveEvent(event);
}

Segmented::Segmented(QWidget* parent) : QFrame(parent), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(1, 1, 1, 1);
    m_row->setSpacing(0);
}

void Segmented::setLook(const Look& look) {
    m_look = look;
    setFont(look.font(12));
    for (auto* button : m_buttons)
        button->updateGeometry();
    update();
}

void Segmented::offer(const std::vector<Choice>& choices, const QString& wanted) {
    if (choices != m_choices) {
        m_choices = choices;
        while (m_buttons.size() > choices.size()) {
            delete m_buttons.back();
            m_buttons.pop_back();
        }
        while (m_buttons.size() < choices.size()) {
            auto* button = new SegmentButton(m_look, this);
            const std::size_t index = m_buttons.size();
            connect(button, &QAbstractButton::clicked, this, [this, index] { emit chosen(m_choices[index].id); });
            m_row->addWidget(button);
            m_buttons.push_back(button);
        }
        for (std::size_t i = 0; i < choices.size(); ++i) {
            m_buttons[i]->setText(choices[i].text);
            m_buttons[i]->setAccessibleName(accessibleName() + QStringLiteral(", ") + choices[i].text);
            m_buttons[i]->setObjectName(objectName() + u'.' + choices[i].id);
            m_buttons[i]->setEnabled(choices[i].enabled);
            m_buttons[i]->updateGeometry();
        }
    }
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const bool on = choices[i].id == wanted;
        if (m_buttons[i]->isChecked() != on) m_buttons[i]->setChecked(on);
    }
}

void Segmented::keyPressEvent(QKeyEvent* event) { QFrame::keyPressEvent(event); }

void Segmented::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(m_look.theme.border);
    p.setBrush(m_look.theme.field);
    p.drawRoundedRect(hair(rect()), 5, 5);
}

TextButton::TextButton(Kind kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    if (kind == Kind::chip) setCheckable(true);
}

void TextButton::setLook(const Look& look, int pixels) {
    m_look = look;
    setFont(look.font(pixels));
    updateGeometry();
    update();
}

QSize TextButton::sizeHint() const {
    const int side = m_kind == Kind::flat ? 1 : 12;
    return {fontMetrics().horizontalAdvance(text()) + 2 * side + (m_menuMark ? 14 : 0),
            fontMetrics().height() + (m_kind == Kind::flat ? 6 : 10)};
}

void TextButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

void TextButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_look.theme;
    const bool accent = m_kind == Kind::accent && isEnabled(); // disabled it is a frame like any other
    const bool strong = accent || (m_kind == Kind::chip && isChecked());
    const bool framed = m_kind != Kind::flat;
    if (framed) {
        p.setPen(strong ? QPen(Qt::NoPen) : QPen(underMouse() ? theme.muted : theme.border));
        p.setBrush(accent ? theme.accent : strong ? theme.gpuPill : theme.field);
        p.drawRoundedRect(hair(rect()), 5, 5);
    }
    const QColor ink = !isEnabled()           ? theme.muted
                       : accent               ? theme.onAccent
                       : strong               ? theme.gpuPillText
                       : m_kind == Kind::flat ? theme.gpu.ink
                                              : theme.text;
    p.setPen(ink);
    QFont face = font();
    if (m_kind == Kind::flat && underMouse()) face.setUnderline(true);
    p.setFont(face);
    p.drawText(rect().adjusted(0, 0, m_menuMark ? -14 : 0, 0), Qt::AlignCenter, text());
    if (m_menuMark) {
        const QPointF c(width() - 15, height() / 2.0 + 1);
        p.setBrush(ink);
        p.setPen(Qt::NoPen);
        p.drawPolygon(QPolygonF{c + QPointF(-4, -2.5), c + QPointF(4, -2.5), c + QPointF(0, 2.5)});
    }
    if (hasFocus()) paintFocus(p, hair(rect()), 5, m_kind == Kind::accent ? theme.text : theme.accent);
}

Tabs::Tabs(Kind kind, QWidget* parent) : QTabBar(parent), m_kind(kind) {
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideNone);
    setUsesScrollButtons(false);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0) emit chosen(tabData(index).toString());
    });
}

QFont Tabs::bold() const { return m_look.font(13, QFont::DemiBold); }

void Tabs::setLook(const Look& look) {
    m_look = look;
    setFont(look.font(13));
    for (int i = 0; i < count(); ++i)
        setTabText(i, tabText(i)); // asks for the sizes again
    updateGeometry();
    update();
}

QString Tabs::current() const { return tabData(currentIndex()).toString(); }

void Tabs::offer(const std::vector<Choice>& choices, const QString& wanted) {
    if (choices == m_choices && tabData(currentIndex()) == wanted) return;
    m_choices = choices;
    const QSignalBlocker quiet(this);
    while (count() > int(choices.size()))
        removeTab(count() - 1);
    int index = -1;
    for (int i = 0; i < int(choices.size()); ++i) {
        const Choice& choice = choices[std::size_t(i)];
        if (i >= count()) addTab(choice.text);
        if (tabText(i) != choice.text) setTabText(i, choice.text);
        setTabData(i, choice.id);
        if (choice.id == wanted) index = i;
    }
    if (index >= 0) setCurrentIndex(index);
    updateGeometry();
}

QSize Tabs::tabSizeHint(int index) const {
    const QFontMetrics metrics(bold());
    const int padding = m_kind == Kind::chips ? 24 : 26;
    return {metrics.horizontalAdvance(tabText(index)) + padding, metrics.height() + (m_kind == Kind::chips ? 10 : 22)};
}

void Tabs::wheelEvent(QWheelEvent* event) { event->ignore(); }

void Tabs::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count(); ++i) {
        const QRect r = tabRect(i);
        const bool on = i == currentIndex();
        const bool chips = m_kind == Kind::chips;
        if (on && chips) {
            p.setPen(Qt::NoPen);
            p.setBrush(m_look.theme.gpuPill);
            p.drawRoundedRect(QRectF(r), 5, 5);
        }
        p.setFont(on ? bold() : font());
        p.setPen(on ? m_look.theme.gpu.ink : m_look.theme.muted);
        p.drawText(r, Qt::AlignCenter, tabText(i));
        if (on && !chips) p.fillRect(QRect(r.left() + 2, height() - 2, r.width() - 4, 2), m_look.theme.accent);
        if (on && hasFocus()) paintFocus(p, QRectF(r).adjusted(2.5, 4.5, -2.5, -4.5), 4, m_look.theme.accent);
    }
}

} // namespace bascule
