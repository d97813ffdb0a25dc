#pragma once
#include "ui/table_model.h"

#include <QHash>
#include <QStyledItemDelegate>
#include <QTableView>

namespace bascule {

// A table on a card: right-aligned numbers, verdicts as pills, sorting by value, a click that explains.
class TableView : public QTableView {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void render(const TableSpec& spec);
    TableModel* cells() const { return m_model; }
    int headerHeight() const { return m_look.px(m_compact ? 40 : 28); }
    int rowHeight() const { return m_look.px(m_compact ? 32 : 30); }
    bool compact() const { return m_compact; }
    bool needsScrollBar() const { return m_total > viewport()->width(); } // sideways

signals:
    void heightChanged();
    void explainRequested(const QString& explainId, const QPoint& globalPosition);
    void rowChosen(const QString& rowId);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void fitColumns();
    int textWidth(const QString& text, bool bold);
    int titleWidth(const QString& title);
    int cellWidth(const QModelIndex& index);
    void setCompact(bool compact);
    int padding() const { return m_compact ? 6 : 12; }
    int measureColumns();
    std::vector<int> wishes();
    std::vector<int> shares(int spare);
    void activate(const QModelIndex& index);
    void sortBy(int column);

    Look m_look;
    TableModel* m_model;
    QHash<QString, int> m_widths[2]; // regular, bold
    std::vector<int> m_needed;
    int m_total = 0, m_wide = 0;
    bool m_scrolls = false, m_small = false;
    bool m_compact = false; // narrow: less padding, titles on two lines
};

} // namespace bascule
