#pragma once
#include "app/session.h"
#include "ui/value_row.h"

#include <map>

class QVBoxLayout;

namespace bascule {

// What one unit of each foreign currency is worth, under a title of its own; nothing where no currency is foreign.
class RateRows : public QWidget {
    Q_OBJECT
public:
    RateRows(Session& session, QWidget* parent);
    void setLook(const Look& look);
    void render(const Snapshot& snapshot, const std::vector<std::string>& currencies);
    void setTabAnchor(QWidget* before) { m_anchor = before; } // rows are made late, yet read after this one

private:
    ValueRow* rowOf(const std::string& currency);

    Session& m_session;
    Look m_look;
    QLabel* m_title;
    QVBoxLayout* m_column;
    QWidget* m_anchor = nullptr;
    std::map<std::string, ValueRow*> m_rows;
};

} // namespace bascule
