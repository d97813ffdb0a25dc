#pragma once
#include "ui/table_model.h"

#include <QHash>
#include <QStyledItemDelegate>
#include <QTableView>
#include <array>

namespace bascule {

// A table on a card: right-aligned numbers, verdicts as pills, sorting by value, a click that explains.
class TableView : public QTableView {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);
    void setLook(const Look& look);
    void render(const TableSpec& spec);
    TableModel* cells() const { return m_model; }
    // From roomy to tight: the first level at which the columns fit is taken.
    enum class Density { roomy, compact, tight };
    int headerHeight() const {
        return m_look.px(m_density == Density::roomy ? 28 : m_density == Density::compact ? 40 : 46);
    }
    int rowHeight() const { return m_look.px(m_density == Density::roomy ? 30 : 32); }
    Density density() const { return m_density; }
    int padding() const { return m_density == Density::roomy ? 12 : m_density == Density::compact ? 6 : 3; }
    int headerLines() const { return m_density == Density::roomy ? 1 : m_density == Density::compact ? 2 : 3; }
    QFont cellFont(bool bold) const;
    QFont headerFont() const;
    QFont pillFont() const;
    int pillSide() const { return m_density == Density::tight ? 5 : 8; }
    // A cell's text without the unit that its column's title is already.
    QString shown(const QModelIndex& index) const;
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
    void setDensity(Density density);
    int measureColumns();
    int pillWidth(const QString& text) const;
    std::vector<int> squeezed(int tooMuch);
    std::vector<int> wishes();
    std::vector<int> shares(int spare);
    void activate(const QModelIndex& index);
    void sortBy(int column);

    Look m_look;
    TableModel* m_model;
    QHash<QString, int> m_widths[2]; // regular, bold
    std::vector<int> m_needed;
    int m_total = 0;
    std::array<int, 2> m_enough{}; // the widths from which the roomier levels have room
    bool m_scrolls = false;
    bool m_oneLine = false; // while measuring: texts on one line
    Density m_density = Density::roomy;
};

} // namespace bascule
