#include "ui/table_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bascule {
namespace {

bool sameShape(const TableSpec& a, const TableSpec& b) {
    return a.rows.size() == b.rows.size() && a.columns.size() == b.columns.size() &&
           std::ranges::equal(a.columns, b.columns, {}, &Column::id, &Column::id);
}

std::optional<double> numberOf(const Cell& cell) {
    const auto* quantity = std::get_if<Quantity>(&cell.value);
    if (!quantity || std::isnan(quantity->value)) return std::nullopt;
    return quantity->value;
}

bool unknown(const Cell& cell) {
    if (std::holds_alternative<std::monostate>(cell.value)) return true;
    const auto* quantity = std::get_if<Quantity>(&cell.value);
    return quantity && std::isnan(quantity->value);
}

} // namespace

void TableModel::setLook(const Look& look) {
    m_look = look;
    rewrite();
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    if (columnCount() > 0) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

// Dates stay ISO in the cell, so that they sort as dates, and are said in the language.
QString TableModel::textOf(const Cell& each, std::size_t column) const {
    const auto* text = std::get_if<std::string>(&each.value);
    if (text && column < m_spec.columns.size() && m_spec.columns[column].id == "as_of")
        return m_look.words.format().date(*text);
    return cellText(each, m_look.words);
}

void TableModel::rewrite() {
    m_texts.assign(m_spec.rows.size(), {});
    for (std::size_t r = 0; r < m_spec.rows.size(); ++r)
        for (std::size_t c = 0; c < m_spec.rows[r].cells.size(); ++c)
            m_texts[r].push_back(textOf(m_spec.rows[r].cells[c], c));
    m_right.assign(m_spec.columns.size(), false);
    for (std::size_t c = 0; c < m_spec.columns.size(); ++c) {
        const auto pill = [c](const TableSpec::Row& row) {
            return c < row.cells.size() && row.cells[c].style >= CellStyle::pill_gpu;
        };
        m_right[c] = m_spec.columns[c].number || std::ranges::any_of(m_spec.rows, pill);
    }
    m_titles.clear();
    for (const Column& column : m_spec.columns)
        m_titles.push_back(m_look.words.text(column.title));
}

void TableModel::render(const TableSpec& spec) {
    const bool same = sameShape(m_spec, spec);
    if (!same) beginResetModel();
    m_spec = spec;
    const auto before = m_titles;
    rewrite();
    if (!same && m_sortColumn >= int(spec.columns.size())) m_sortColumn = -1;
    reorder();
    if (!same) {
        endResetModel();
        return;
    }
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    if (before != m_titles) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void TableModel::setChecked(std::vector<std::string> ids) {
    if (m_checkable && ids == m_checked) return;
    m_checkable = true;
    m_checked = std::move(ids);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
}

void TableModel::reorder() {
    m_order.resize(m_spec.rows.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    if (m_sortColumn < 0) return;
    const auto column = std::size_t(m_sortColumn);
    const bool up = m_sortOrder == Qt::AscendingOrder;
    std::ranges::stable_sort(m_order, [&](std::size_t a, std::size_t b) {
        const Cell &x = m_spec.rows[a].cells[column], &y = m_spec.rows[b].cells[column];
        if (unknown(x) || unknown(y)) return !unknown(x) && unknown(y);
        const auto left = numberOf(x), right = numberOf(y);
        if (left && right) return up ? *left < *right : *left > *right;
        if (left.has_value() != right.has_value()) return left.has_value();
        const auto *first = std::get_if<std::string>(&x.value), *second = std::get_if<std::string>(&y.value);
        const int order = first && second ? QString::localeAwareCompare(QString::fromStdString(*first),
                                                                        QString::fromStdString(*second))
                                          : QString::localeAwareCompare(m_texts[a][column], m_texts[b][column]);
        return up ? order < 0 : order > 0;
    });
}

void TableModel::sort(int column, Qt::SortOrder order) {
    if (column == m_sortColumn && order == m_sortOrder) return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    m_sortColumn = column;
    m_sortOrder = order;
    reorder();
    emit layoutChanged({}, VerticalSortHint);
}

int TableModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_spec.rows.size()); }
int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_spec.columns.size());
}
const Cell& TableModel::cell(int row, int column) const {
    return m_spec.rows[m_order[std::size_t(row)]].cells[std::size_t(column)];
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) return {};
    const TableSpec::Row& row = m_spec.rows[m_order[std::size_t(index.row())]];
    const auto column = std::size_t(index.column());
    if (column >= row.cells.size()) return {};
    const Cell& at = row.cells[column];
    const QString& text = m_texts[m_order[std::size_t(index.row())]][column];
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole:
        return text.size() > 24 ? text : QString();
    case Qt::AccessibleTextRole:
        return m_titles[column] + m_look.text("colon") + text;
    case Qt::TextAlignmentRole:
        return int((m_right[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::CheckStateRole:
        if (!m_checkable || index.column() != 0) return {};
        return int(std::ranges::find(m_checked, row.id) != m_checked.end() ? Qt::Checked : Qt::Unchecked);
    case StyleRole:
        return int(at.style);
    case EmphasisedRole:
        return row.emphasised;
    case ExplainRole:
        return QString::fromStdString(at.explain);
    case RowIdRole:
        return QString::fromStdString(row.id);
    case ColumnIdRole:
        return QString::fromStdString(m_spec.columns[column].id);
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return m_titles[std::size_t(section)];
    if (role == Qt::TextAlignmentRole)
        return int((m_right[std::size_t(section)] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

} // namespace bascule
