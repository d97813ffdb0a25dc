#include "ui/explain_popup.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace bascule {
namespace {
QString escaped(const QString& text) { return text.toHtmlEscaped(); }
QString escaped(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }
} // namespace

ExplainPopup::ExplainPopup(QWidget* window) : Card(window), m_text(new QLabel(this)) {
    setObjectName(QStringLiteral("explanation"));
    m_text->setObjectName(QStringLiteral("explanation.text"));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 14);
    column->addWidget(m_text);
    m_text->installEventFilter(this);
    hide();
}

void ExplainPopup::setLook(const Look& look) {
    m_look = look;
    m_text->setFont(look.font(13));
    m_text->setAccessibleName(look.text("explanation"));
    hide();
}

QString ExplainPopup::html(const Explanation& explanation) const {
    const Words& words = m_look.words;
    const QString muted = m_look.theme.muted.name();
    // pre-wrap: HTML would turn narrow no-break spaces into ordinary ones
    QString body = QStringLiteral("<p style='white-space:pre-wrap; margin:0 0 8px 0'><b>%1</b></p>")
                       .arg(escaped(words.text(explanation.title)));
    for (const Phrase& step : explanation.steps)
        body +=
            QStringLiteral("<p style='white-space:pre-wrap; margin:0 0 4px 0'>%1</p>").arg(escaped(words.text(step)));
    for (const Evidence& row : explanation.evidence) {
        QStringList parts{escaped(row.name) + words.text("colon") + escaped(words.format().quantity(row.price))};
        parts += row.source.empty() ? escaped(words.text("source.unknown")) : escaped(row.source);
        if (!row.as_of.empty()) parts += escaped(words.format().date(row.as_of));
        body += QStringLiteral("<p style='white-space:pre-wrap; margin:6px 0 0 0; color:%1'>%2</p>")
                    .arg(muted, parts.join(QStringLiteral(" · ")));
    }
    return body;
}

void ExplainPopup::open(const Snapshot& snapshot, const QString& id, const QPoint& globalPosition) {
    const Explanation explanation = explain(snapshot, id.toStdString());
    if (explanation.empty()) return;
    m_text->setText(html(explanation));
    if (isHidden()) m_before = QApplication::focusWidget();
    place(globalPosition);
    show();
    raise();
    m_text->setFocus(Qt::PopupFocusReason);
    qApp->removeEventFilter(this);
    qApp->installEventFilter(this);
}

// Below the figure, moved inwards where the window ends.
void ExplainPopup::place(const QPoint& globalPosition) {
    const QRect room = parentWidget()->rect().adjusted(8, 8, -8, -8);
    const int width = std::min(m_look.px(460), room.width());
    const int height = std::min(m_text->heightForWidth(width - 32) + 28, room.height());
    QRect area(parentWidget()->mapFromGlobal(globalPosition) + QPoint(0, 4), QSize(width, height));
    if (area.right() > room.right()) area.moveRight(room.right());
    if (area.bottom() > room.bottom()) area.moveBottom(room.bottom());
    area.moveTo(std::max(area.left(), room.left()), std::max(area.top(), room.top()));
    setGeometry(area);
}

bool ExplainPopup::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress && isVisible()) {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && widget != this && !isAncestorOf(widget) && widget->window() == window()) hide();
    }
    if (watched == m_text && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        hide();
        return true;
    }
    return Card::eventFilter(watched, event);
}

void ExplainPopup::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return hide();
    Card::keyPressEvent(event);
}

void ExplainPopup::hideEvent(QHideEvent*) {
    qApp->removeEventFilter(this);
    m_text->installEventFilter(this);
    if (m_before) m_before->setFocus(Qt::PopupFocusReason);
}

} // namespace bascule
