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

constexpr int kWidestText = 150;  // of a text column in a narrow table; longer ones are shortened, whole in the tooltip
constexpr int kWidestTitle = 110; // likewise of a title
constexpr int kNarrowName = 104;  // to which the rows' names may be squeezed before the table scrolls sideways
constexpr int kNarrowText = 64;   // and other texts
constexpr int kCheck = 22;        // a check box and the room behind it

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
        const QString text = m_view->shown(index);
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
        QRectF room = QRectF(option.rect).adjusted(m_view->padding(), 0, -m_view->padding(), 0);
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
        const QFont face = m_view->cellFont(bold);
        const QFontMetricsF metrics(face);
        p.setFont(face);
        p.setPen(style == CellStyle::muted ? m_look.theme.muted : m_look.theme.text);
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        QStringList lines{text};
        if (m_view->headerLines() > 1 && !isRight(index) && metrics.horizontalAdvance(text) > room.width())
            lines = inLines(text, 2);
        for (QString& line : lines)
            line = metrics.elidedText(line, Qt::ElideRight, room.width());
        p.drawText(room, int(alignment), lines.join('\n'));
    }

    void paintPill(QPainter& p, const QRectF& room, const QString& text, CellStyle style) const {
        const Theme& theme = m_look.theme;
        const QFont face = m_view->pillFont();
        p.setFont(face);
        const double height = m_look.px(18);
        QRectF pill(0, 0, QFontMetricsF(face).horizontalAdvance(text) + 2 * m_view->pillSide(), height);
        pill.moveCenter(room.center());
        pill.moveRight(room.right());
        const bool gpu = style == CellStyle::pill_gpu, api = style == CellStyle::pill_api;
        p.setPen(Qt::NoPen);
        p.setBrush(gpu ? theme.gpuPill : api ? theme.apiPill : theme.closePill);
        p.drawRoundedRect(pill, height / 2, height / 2);
        p.setPen(gpu ? theme.gpuPillText : api ? theme.apiPillText : theme.closePillText);
        p.drawText(pill, Qt::AlignCenter, text);
    }

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
        const QFont face = m_view->headerFont();
        const QFontMetrics metrics(face);
        p->setFont(face);
        p->setPen(m_look.theme.muted);
        const bool number = cells->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
        const int side = m_view->padding();
        const QRect room = rect.adjusted(side, 0, -side, -1);
        QString title = cells->headerData(section, Qt::Horizontal).toString();
        if (section == cells->sortColumn())
            title += cells->sortOrder() == Qt::AscendingOrder ? QStringLiteral(" ▴") : QStringLiteral(" ▾");
        QStringList lines{title};
        if (metrics.horizontalAdvance(title) + 2 > room.width()) lines = inLines(title, m_view->headerLines());
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
    setDensity(Density::roomy);
    fitColumns();
    viewport()->update();
}

void TableView::render(const TableSpec& spec) {
    m_model->render(spec);
    fitColumns();
}

QFont TableView::cellFont(bool bold) const {
    return m_look.font(m_density == Density::roomy     ? 13
                       : m_density == Density::compact ? 12
                                                       : 11,
                       bold ? QFont::DemiBold : QFont::Normal);
}
QFont TableView::headerFont() const { return m_look.font(m_density == Density::tight ? 10 : 11, QFont::DemiBold); }
QFont TableView::pillFont() const { return m_look.font(m_density == Density::tight ? 10 : 11, QFont::DemiBold); }

QString TableView::shown(const QModelIndex& index) const {
    QString text = index.data().toString();
    const QString title = m_model->headerData(index.column(), Qt::Horizontal).toString();
    const qsizetype number = text.size() - title.size() - 1;
    if (!title.isEmpty() && number > 0 && text.endsWith(title) && text[number].isSpace() && isRight(index))
        text.truncate(number);
    return text;
}

int TableView::textWidth(const QString& text, bool bold) {
    auto& known = m_widths[bold ? 1 : 0];
    if (const auto found = known.constFind(text); found != known.cend()) return *found;
    const int width = QFontMetrics(cellFont(bold)).horizontalAdvance(text);
    if (known.size() > 5000) known.clear();
    known.insert(text, width);
    return width;
}

int TableView::titleWidth(const QString& title) {
    const QFontMetrics metrics(headerFont());
    if (m_oneLine || headerLines() == 1)
        return metrics.horizontalAdvance(title) + 10; // and the mark of the sorted column
    int width = 0;
    const QStringList lines = inLines(title, headerLines());
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return std::min(width, m_look.px(kWidestTitle)) + 2;
}

int TableView::pillWidth(const QString& text) const {
    return QFontMetrics(pillFont()).horizontalAdvance(text) + 2 * pillSide();
}

int TableView::cellWidth(const QModelIndex& index) {
    const auto style = CellStyle(index.data(TableModel::StyleRole).toInt());
    const bool bold = style == CellStyle::strong || index.column() == 0;
    const int around = index.data(Qt::CheckStateRole).isValid() ? kCheck : 2;
    const QString text = shown(index);
    if (isPill(style)) return pillWidth(text);
    if (m_oneLine || headerLines() == 1 || isRight(index)) return textWidth(text, bold) + around;
    int width = 0;
    const QStringList lines = inLines(text, 2);
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
    if (m_density == Density::roomy) return wish;
    m_oneLine = true; // measured as if there were room, in the type of the narrow table
    for (int c = 0; c < int(wish.size()); ++c) {
        int full = titleWidth(m_model->headerData(c, Qt::Horizontal).toString());
        for (int r = 0; r < m_model->rowCount(); ++r)
            full = std::max(full, cellWidth(m_model->index(r, c)));
        wish[std::size_t(c)] = std::max(0, full - m_needed[std::size_t(c)]);
    }
    m_oneLine = false;
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

// Narrower than needed, before anything scrolls sideways: first the columns of texts, the widest first, then those of verdicts,
// whose titles shorten. Numbers are never cut.
std::vector<int> TableView::squeezed(int tooMuch) {
    std::vector<int> widths = m_needed;
    const auto narrow = [&](const std::vector<std::size_t>& columns, const std::vector<int>& least) {
        while (tooMuch > 0) {
            std::size_t widest = columns.size();
            for (std::size_t i = 0; i < columns.size(); ++i)
                if (widths[columns[i]] > least[i] &&
                    (widest == columns.size() || widths[columns[i]] > widths[columns[widest]]))
                    widest = i;
            if (widest == columns.size()) return;
            --widths[columns[widest]];
            --tooMuch;
        }
    };
    std::vector<std::size_t> texts, verdicts;
    std::vector<int> leastText, leastVerdict;
    for (int c = 0; c < int(widths.size()); ++c) {
        int pill = 0, number = 0;
        bool right = false;
        for (int r = 0; r < m_model->rowCount(); ++r) {
            const QModelIndex index = m_model->index(r, c);
            const bool isOne = isPill(CellStyle(index.data(TableModel::StyleRole).toInt()));
            (isOne ? pill : number) = std::max(isOne ? pill : number, cellWidth(index));
            right |= isRight(index);
        }
        if (!right) {
            texts.push_back(std::size_t(c));
            leastText.push_back(m_look.px(c == 0 ? kNarrowName : kNarrowText));
        } else if (pill > 0) {
            verdicts.push_back(std::size_t(c));
            leastVerdict.push_back(std::max(pill, number));
        }
    }
    narrow(texts, leastText);
    narrow(verdicts, leastVerdict);
    return widths;
}

// Each column as wide as its widest text; too little room makes the table denser, then its columns narrower than their texts.
void TableView::fitColumns() {
    const int columns = m_model->columnCount(), room = viewport()->width();
    if (columns == 0) return;
    m_total = measureColumns();
    while (m_total > room && m_density != Density::tight) {
        m_enough[std::size_t(m_density)] = m_total;
        setDensity(Density(int(m_density) + 1));
        m_total = measureColumns();
    }
    std::vector<int> widths = m_needed;
    if (m_total > room) {
        widths = squeezed(m_total - room);
        m_total = std::accumulate(widths.begin(), widths.end(), 0) + 2 * padding() * columns;
    }
    const std::vector<int> extra = shares(std::max(0, room - m_total));
    for (int c = 0; c < columns; ++c) {
        const int width = widths[std::size_t(c)] + 2 * padding() + extra[std::size_t(c)];
        if (columnWidth(c) != width) setColumnWidth(c, width);
    }
    if (m_scrolls != needsScrollBar()) {
        m_scrolls = needsScrollBar();
        emit heightChanged();
    }
}

void TableView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    for (const Density roomier : {Density::roomy, Density::compact})
        if (m_density > roomier && viewport()->width() >= m_enough[std::size_t(roomier)]) {
            setDensity(roomier);
            break;
        }
    fitColumns();
}

void TableView::setDensity(Density density) {
    m_density = density;
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
