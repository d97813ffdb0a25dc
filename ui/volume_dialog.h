#pragma once
#include "app/session.h"
#include "ui/controls.h"
#include "ui/value_row.h"

#include <QDialog>

class QVBoxLayout;

namespace bascule {

// The month's volume as it is known: output tokens, all tokens, requests, or the invoice of an API. Says what it comes to
// before it is used; one undo step.
class VolumeDialog : public QDialog {
    Q_OBJECT
public:
    static void openOver(QWidget* owner, Session& session, const Look& look); // returns at once
    VolumeDialog(Session& session, const Look& look, QWidget* parent);

private:
    ValueRow* addRow(const char* id, Unit unit, bool aboveZero, double value);
    void choose(const QString& way);
    void refresh();
    Document proposed() const; // with the numbers as they stand
    void propose();

    Session& m_session;
    Look m_look;
    QString m_way = QStringLiteral("output");
    QVBoxLayout* m_column;
    Picker *m_ways, *m_api;
    QWidget* m_apiLine;
    ValueRow *m_output, *m_all, *m_requests, *m_outputEach, *m_inputEach, *m_amount;
    QLabel *m_result, *m_users;
    TextButton* m_apply;
};

} // namespace bascule
