#include "ui/table_view.h"

#include "ui/paint.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <numeric>

namespace bascule {
namespace {

constexpr int kWidestText =
    150;                   // of a text column in a narrow table; longer ones are shortened and whole in the tooltip
constexpr int kCheck = 22; // a check box and the room behind it

bool isPill(CellStyle style) {
    return style == CellStyle::pill_gpu || style == CellStyle::pill_api || style == CellStyle::pill_close;
}

bool isRight(const QModelIndex& index) { return index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight; }

class CellPainter : public QStyledItemDelegate {
public:
    CellPainter(const Look& look, TableView* view) : QStyledItemDelegate(view), m_look(look), m_view(view) {}

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = m_look.theme;
        const bool emphasised = index.data(TableModel::EmphasisedRole).toBool();
        const auto style = CellStyle(index.data(TableModel::StyleRole).toInt());
        const QString text = index.data().toString();
        p->save();
        p->setRenderHint(QPainter::Antialiasing);
        const bool hovered = option.state & QStyle::State_MouseOver;
        if (emphasised) p->fillRect(option.rect, theme.rowTint);
        if (hovered && !index.data(TableModel::ExplainRole).toString().isEmpty()) {
            QColor tint = theme.accent;
            tint.setAlpha(24);
            p->fillRect(option.rect, tint);
        }
        if (index.row() + 1 < index.model()->rowCount()) {
            p->setPen(theme.border);
            p->drawLine(QPointF(option.rect.left(), option.rect.bottom() + .5),
                        QPointF(option.rect.right() + 1, option.rect.bottom() + .5));
        }
        QRectF room = QRectF(option.rect).adjusted(padding(), 0, -padding(), 0);
        if (const QVariant check = index.data(Qt::CheckStateRole); check.isValid()) {
            paintCheck(*p, QRectF(room.left(), room.center().y() - 7, 14, 14), check.toInt() == Qt::Checked);
            room.setLeft(room.left() + kCheck);
        }
        if (isPill(style))
            paintPill(*p, room, text, style);
        else
            paintText(*p, room, text, style, emphasised, index);
        if (option.state & QStyle::State_HasFocus)
            paintFocus(*p, QRectF(option.rect).adjusted(2, 2, -2, -2), 4, theme.accent);
        p->restore();
    }

private:
    void paintCheck(QPainter& p, const QRectF& box, bool on) const {
        p.setPen(QPen(on ? m_look.theme.accent : m_look.theme.muted, 1.2));
        p.setBrush(on ? m_look.theme.accent : m_look.theme.field);
        p.drawRoundedRect(box.adjusted(.5, .5, -.5, -.5), 3, 3);
        if (!on) return;
        p.setPen(QPen(m_look.theme.onAccent, 2));
        p.drawPolyline(QPolygonF{box.topLeft() + QPointF(3.5, 7), box.topLeft() + QPointF(6, 9.8),
                                 box.topLeft() + QPointF(10.5, 4.4)});
    }

    void paintText(QPainter& p, const QRectF& room, const QString& text, CellStyle style, bool emphasised,
                   const QModelIndex& index) const {
        const bool bold = style == CellStyle::strong || (emphasised && index.column() == 0);
        const QFont face = m_look.font(m_view->compact() ? 12 : 13, bold ? QFont::DemiBold : QFont::Normal);
        const QFontMetricsF metrics(face);
        p.setFont(face);
        p.setPen(style == CellStyle::muted ? m_look.theme.muted : m_look.theme.text);
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        QStringList lines{text};
        if (m_view->compact() && !isRight(index) && metrics.horizontalAdvance(text) > room.width())
            lines = twoLines(text);
        for (QString& line : lines)
            line = metrics.elidedText(line, Qt::ElideRight, room.width());
        p.drawText(room, int(alignment), lines.join('\n'));
    }

    void paintPill(QPainter& p, const QRectF& room, const QString& text, CellStyle style) const {
        const Theme& theme = m_look.theme;
        const QFont face = m_look.font(11, QFont::DemiBold);
        p.setFont(face);
        const double height = m_look.px(18);
        QRectF pill(0, 0, QFontMetricsF(face).horizontalAdvance(text) + 16, height);
        pill.moveCenter(room.center());
        pill.moveRight(room.right());
        const bool gpu = style == CellStyle::pill_gpu, api = style == CellStyle::pill_api;
        p.setPen(Qt::NoPen);
        p.setBrush(gpu ? theme.gpuPill : api ? theme.apiPill : theme.closePill);
        p.drawRoundedRect(pill, height / 2, height / 2);
        p.setPen(gpu ? theme.gpuPillText : api ? theme.apiPillText : theme.closePillText);
        p.drawText(pill, Qt::AlignCenter, text);
    }

    int padding() const { return m_view->compact() ? 6 : 12; }

    const Look& m_look;
    TableView* m_view;
};

// The header paints itself: a style sheet here would replace the style of everything around it.
class Header : public QHeaderView {
public:
    Header(const Look& look, TableView* view) : QHeaderView(Qt::Horizontal, view), m_look(look), m_view(view) {}

protected:
    void paintSection(QPainter* p, const QRect& rect, int section) const override {
        const TableModel* cells = m_view->cells();
        p->save();
        const QFont face = m_look.font(11, QFont::DemiBold);
        const QFontMetrics metrics(face);
        p->setFont(face);
        p->setPen(m_look.theme.muted);
        const bool number = cells->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
        const int side = m_view->compact() ? 6 : 12;
        const QRect room = rect.adjusted(side, 0, -side, -1);
        QString title = cells->headerData(section, Qt::Horizontal).toString();
        if (section == cells->sortColumn())
            title += cells->sortOrder() == Qt::AscendingOrder ? QStringLiteral(" ▴") : QStringLiteral(" ▾");
        QStringList lines{title};
        if (m_view->compact() && metrics.horizontalAdvance(title) + 2 > room.width()) lines = twoLines(title);
        for (QString& line : lines)
            line = metrics.elidedText(line, Qt::ElideRight, room.width());
        p->drawText(room, int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter), lines.join('\n'));
        p->setPen(m_look.theme.border);
        p->drawLine(rect.bottomLeft(), rect.bottomRight());
        p->restore();
    }

private:
    const Look& m_look;
    TableView* m_view;
};

} // namespace

TableView::TableView(QWidget* parent) : QTableView(parent), m_model(new TableModel(this)) {
    setModel(m_model);
    setItemDelegate(new CellPainter(m_look, this));
    auto* header = new Header(m_look, this);
    setHorizontalHeader(header);
    header->setSectionsClickable(true);
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setMinimumSectionSize(20);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setCornerWidget(new QWidget(this)); // nothing where the scroll bars meet
    setFocusPolicy(Qt::StrongFocus);
    connect(header, &QHeaderView::sectionClicked, this, &TableView::sortBy);
    connect(this, &QTableView::clicked, this, &TableView::activate);
}

void TableView::setLook(const Look& look) {
    m_look = look;
    setFont(look.font(13));
    slimScrollBars(this, look.theme.groove);
    m_model->setLook(look);
    setCompact(false);
    fitColumns();
    viewport()->update();
}

void TableView::render(const TableSpec& spec) {
    m_model->render(spec);
    fitColumns();
}

int TableView::textWidth(const QString& text, bool bold) {
    auto& known = m_widths[bold ? 1 : 0];
    if (const auto found = known.constFind(text); found != known.cend()) return *found;
    const int width =
        QFontMetrics(m_look.font(m_small ? 12 : 13, bold ? QFont::DemiBold : QFont::Normal)).horizontalAdvance(text);
    if (known.size() > 5000) known.clear();
    known.insert(text, width);
    return width;
}

int TableView::titleWidth(const QString& title) {
    const QFontMetrics metrics(m_look.font(11, QFont::DemiBold));
    if (!m_compact) return metrics.horizontalAdvance(title) + 10; // and the mark of the sorted column
    int width = 0;
    const QStringList lines = twoLines(title);
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return width + 2;
}

int TableView::cellWidth(const QModelIndex& index) {
    const auto style = CellStyle(index.data(TableModel::StyleRole).toInt());
    const bool bold = style == CellStyle::strong || index.column() == 0;
    const int around = isPill(style) ? 16 : index.data(Qt::CheckStateRole).isValid() ? kCheck : 2;
    const QString text = index.data().toString();
    if (!m_compact || isPill(style) || isRight(index)) return textWidth(text, bold) + around;
    int width = 0;
    const QStringList lines = twoLines(text);
    for (const QString& line : lines)
        width = std::max(width, textWidth(line, bold));
    return std::min(width, m_look.px(kWidestText)) + around;
}

// What every column needs, and their sum. Widths only grow between two looks, so that nothing jitters under a slider.
int TableView::measureColumns() {
    const int columns = m_model->columnCount();
    if (int(m_needed.size()) != columns) m_needed.assign(std::size_t(columns), 0);
    int total = 0;
    for (int c = 0; c < columns; ++c) {
        int& needed = m_needed[std::size_t(c)];
        if (needed == 0) needed = titleWidth(m_model->headerData(c, Qt::Horizontal).toString());
        for (int r = 0; r < m_model->rowCount(); ++r)
            needed = std::max(needed, cellWidth(m_model->index(r, c)));
        total += needed + 2 * padding();
    }
    return total;
}

// How much wider each column would be with its texts and title on one line.
std::vector<int> TableView::wishes() {
    std::vector<int> wish(m_needed.size(), 0);
    if (!m_compact) return wish;
    m_compact = false; // measured as if there were room, in the type of the narrow table
    for (int c = 0; c < int(wish.size()); ++c) {
        int full = titleWidth(m_model->headerData(c, Qt::Horizontal).toString());
        for (int r = 0; r < m_model->rowCount(); ++r)
            full = std::max(full, cellWidth(m_model->index(r, c)));
        wish[std::size_t(c)] = std::max(0, full - m_needed[std::size_t(c)]);
    }
    m_compact = true;
    return wish;
}

// Spare room: first to the columns that need least to stay on one line, what is left to all alike.
std::vector<int> TableView::shares(int spare) {
    const std::vector<int> wish = wishes();
    std::vector<int> extra(wish.size(), 0);
    std::vector<std::size_t> order(wish.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t c) { return wish[c]; });
    for (std::size_t c : order) {
        if (wish[c] > spare) break;
        extra[c] = wish[c];
        spare -= wish[c];
    }
    for (int& each : extra)
        each += spare / int(extra.size());
    extra.back() += spare % int(extra.size());
    return extra;
}

// Each column as wide as its widest text; too little room makes the table compact.
void TableView::fitColumns() {
    const int columns = m_model->columnCount(), room = viewport()->width();
    if (columns == 0) return;
    m_total = measureColumns();
    if (!m_compact && m_total > room) {
        m_wide = m_total;
        setCompact(true);
        m_total = measureColumns();
    }
    const std::vector<int> extra = shares(std::max(0, room - m_total));
    for (int c = 0; c < columns; ++c) {
        const int width = m_needed[std::size_t(c)] + 2 * padding() + extra[std::size_t(c)];
        if (columnWidth(c) != width) setColumnWidth(c, width);
    }
    if (m_scrolls != needsScrollBar()) {
        m_scrolls = needsScrollBar();
        emit heightChanged();
    }
}

void TableView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    if (m_compact && viewport()->width() >= m_wide) setCompact(false);
    fitColumns();
}

void TableView::setCompact(bool compact) {
    m_compact = m_small = compact;
    m_needed.clear();
    for (auto& widths : m_widths)
        widths.clear(); // another size of type
    verticalHeader()->setDefaultSectionSize(rowHeight());
    horizontalHeader()->setFixedHeight(headerHeight());
    emit heightChanged();
}

void TableView::activate(const QModelIndex& index) {
    const QString id = index.data(TableModel::ExplainRole).toString();
    if (id.isEmpty())
        emit rowChosen(index.data(TableModel::RowIdRole).toString());
    else
        emit explainRequested(id, viewport()->mapToGlobal(visualRect(index).bottomLeft()));
}

void TableView::sortBy(int column) {
    const bool again = column == m_model->sortColumn();
    if (again && m_model->sortOrder() == Qt::DescendingOrder)
        m_model->sort(-1); // a third click gives back the scenario's order
    else
        m_model->sort(column, again ? Qt::DescendingOrder : Qt::AscendingOrder);
    horizontalHeader()->viewport()->update();
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (currentIndex().isValid() && enter) return activate(currentIndex());
    if (currentIndex().isValid() && event->key() == Qt::Key_Space)
        return emit rowChosen(currentIndex().data(TableModel::RowIdRole).toString());
    if (currentIndex().isValid() && event->key() == Qt::Key_S && event->modifiers() == Qt::NoModifier)
        return sortBy(currentIndex().column());
    QTableView::keyPressEvent(event);
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    QTableView::mouseMoveEvent(event);
    const QModelIndex under = indexAt(event->pos());
    viewport()->setCursor(under.isValid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

} // namespace bascule
