#include "ui/explain_popup.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace bascule {
namespace {
QString escaped(const QString& text) { return text.toHtmlEscaped(); }
QString escaped(const std::string& text) { return breakable(QString::fromStdString(text)).toHtmlEscaped(); }
// pre-wrap: HTML would turn narrow no-break spaces into ordinary ones
QString paragraph(const QString& html, int below) {
    return QStringLiteral("<p style='white-space:pre-wrap; margin:0 0 %1px 0'>").arg(below) + html +
           QStringLiteral("</p>");
}
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
    hide();
}

void ExplainPopup::setLook(const Look& look) {
    m_look = look;
    m_text->setFont(look.font(13));
    dismiss();
}

QString ExplainPopup::html(const Explanation& explanation) const {
    const Words& words = m_look.words;
    const QString muted = m_look.theme.muted.name();
    QString body = paragraph(QStringLiteral("<b>%1</b>").arg(escaped(breakable(words.text(explanation.title)))), 8);
    for (const Phrase& step : explanation.steps)
        body += paragraph(escaped(breakable(words.text(step))), 4);
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
    m_text->setAccessibleName(m_look.text("explanation"));
    show(html(explanation), globalPosition);
}

void ExplainPopup::open(const QString& title, const QStringList& sentences, const QPoint& globalPosition) {
    QString body = paragraph(QStringLiteral("<b>%1</b>").arg(escaped(title)), 8);
    for (const QString& sentence : sentences)
        body += paragraph(escaped(breakable(sentence)), 4);
    m_text->setAccessibleName(title);
    show(body, globalPosition);
}

void ExplainPopup::show(const QString& html, const QPoint& globalPosition) {
    m_text->setText(html);
    if (isHidden()) m_before = QApplication::focusWidget();
    place(globalPosition);
    setVisible(true);
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

// While it is open: whatever takes over closes it.
bool ExplainPopup::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!isVisible() || !widget) return Card::eventFilter(watched, event);
    const bool here = widget->window() == window();
    const bool escape = (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (event->type() == QEvent::MouseButtonPress && here && widget != this && !isAncestorOf(widget)) dismiss();
    if (event->type() == QEvent::Resize && widget == window()) dismiss();
    if (event->type() == QEvent::Show && widget->isWindow() && widget->windowType() != Qt::ToolTip)
        dismiss(); // a dialog or a menu
    if (escape && here) {
        if (event->type() == QEvent::KeyPress)
            dismiss();
        else
            event->accept(); // before a menu or a box takes the key for itself
        return true;
    }
    return Card::eventFilter(watched, event);
}

// The focus goes back where it came from, unless it has gone elsewhere by itself.
void ExplainPopup::dismiss() {
    if (isHidden()) return;
    const bool inside = isAncestorOf(QApplication::focusWidget());
    hide();
    if (inside && m_before) m_before->setFocus(Qt::PopupFocusReason);
}

void ExplainPopup::hideEvent(QHideEvent*) { qApp->removeEventFilter(this); }

} // namespace bascule
