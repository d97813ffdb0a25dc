#pragma once
#include "model/explain.h"
#include "ui/look.h"
#include "ui/paint.h"

#include <QPointer>

class QVBoxLayout;

namespace bascule {

// How a figure was computed, with the present numbers filled in. Esc, a click elsewhere and whatever takes over close it; its
// text can be selected.
class ExplainPopup : public Card {
    Q_OBJECT
public:
    explicit ExplainPopup(QWidget* window);
    void setLook(const Look& look);
    void open(const Snapshot& snapshot, const QString& id, const QPoint& globalPosition);
    void open(const QString& title, const QStringList& sentences, const QPoint& globalPosition); // what had no room
    void dismiss();
    QString text() const { return m_text->text(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QString html(const Explanation& explanation) const;
    void show(const QString& html, const QPoint& globalPosition);
    void place(const QPoint& globalPosition);

    Look m_look;
    QLabel* m_text;
    QPointer<QWidget> m_before; // gets the focus back
};

} // namespace bascule
