#pragma once
#include "app/export/table_painter.h" // cellText
#include "model/pages/page_spec.h"
#include "ui/look.h"

#include <QAbstractTableModel>

namespace bascule {

// A TableSpec under Qt's item views. Says what changed and nothing more, so that a slider step repaints cells, not the table.
class TableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum DataRole { StyleRole = Qt::UserRole + 1, EmphasisedRole, ExplainRole, RowIdRole, ColumnIdRole, NumberRole };
    using QAbstractTableModel::QAbstractTableModel;

    void setLook(const Look& look);
    void render(const TableSpec& spec);
    void setChecked(std::vector<std::string> ids); // a check box in the first column: which rows are compared
    const TableSpec& spec() const { return m_spec; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    // By value; what is unknown stays last in both directions.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    int sortColumn() const { return m_sortColumn; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

private:
    const Cell& cell(int row, int column) const;
    QString textOf(const Cell& each, std::size_t column) const;
    void reorder();
    void rewrite();

    Look m_look;
    TableSpec m_spec;
    std::vector<std::size_t> m_order;
    std::vector<std::vector<QString>> m_texts; // in the order of the spec
    std::vector<QString> m_titles;
    std::vector<bool> m_right; // numbers and verdicts stand on the right
    std::vector<std::string> m_checked;
    bool m_checkable = false;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace bascule
