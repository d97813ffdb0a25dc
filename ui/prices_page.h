#pragma once
#include "app/session.h"
#include "ui/controls.h"
#include "ui/paint.h"
#include "ui/table_view.h"

#include <QLineEdit>

namespace bascule {

// Every row of the price book: filter, sort, choose which rows are compared, see where each price comes from.
class PricesPage : public QWidget {
    Q_OBJECT
public:
    PricesPage(Session& session, QWidget* parent);
    void setLook(const Look& look);
    void render(const Snapshot& snapshot);

private:
    struct Block {
        Card* card;
        QLabel *title, *count;
        TableView* table;
        QWidget* nothing; // in the table's place when the filter leaves no row
        QLabel* nothingText;
        TextButton* clear;
    };
    Block addBlock(const char* id);
    void renderTables();
    void renderTable(const Block& block, const TableSpec& all);
    void count(const Block& block, const char* words, std::size_t compared, std::size_t rows);

    Session& m_session;
    Look m_look;
    QLineEdit* m_filter;
    QLabel* m_book;
    TextButton* m_list;
    Block m_gpus, m_apis;
};

} // namespace bascule
