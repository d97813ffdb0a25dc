#include "app/export/table_painter.h"

#include "app/export/sheet_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <numeric>

namespace bascule {
namespace {

constexpr double kRow = 20, kLine = 13, kEllipsis = 18;

// Type of a table: where its columns have no room for their numbers, all of it gets smaller.
struct Type {
    int cell, pill, header;
    double pad; // beside every text
};
constexpr Type kTypes[] = {{11, 10, 10, 8}, {11, 10, 10, 5}, {10, 9, 9, 5}, {9, 8, 8, 4}, {8, 7, 8, 3}, {7, 7, 7, 3}};

bool isPill(CellStyle style) {
    return style == CellStyle::pill_gpu || style == CellStyle::pill_api || style == CellStyle::pill_close;
}
QFont cellFont(CellStyle style, const Type& type) {
    return sheetFont(isPill(style) ? type.pill : type.cell,
                     style == CellStyle::strong || isPill(style) ? QFont::DemiBold : QFont::Normal);
}
QFont headerFont(const Type& type) { return sheetFont(type.header, QFont::DemiBold); }

double sum(const std::vector<double>& widths) { return std::accumulate(widths.begin(), widths.end(), 0.0); }

double longestWord(const QString& text, const QFontMetricsF& metrics) {
    double longest = 0;
    for (const QString& word : text.split(' '))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return longest;
}

// On paper a column of dashes says less than the room it takes.
TableSpec withoutUnknown(TableSpec table) {
    for (std::size_t c = table.columns.size(); c-- > 1 && !table.rows.empty();) {
        const bool known = std::any_of(table.rows.begin(), table.rows.end(), [&](const TableSpec::Row& row) {
            return c < row.cells.size() && row.cells[c].value.index() != 0;
        });
        if (known) continue;
        const auto at = static_cast<std::ptrdiff_t>(c);
        table.columns.erase(table.columns.begin() + at);
        for (TableSpec::Row& row : table.rows)
            if (c < row.cells.size()) row.cells.erase(row.cells.begin() + at);
    }
    return table;
}

} // namespace

QString cellText(const Cell& cell, const Words& words) {
    if (const auto* quantity = std::get_if<Quantity>(&cell.value)) return words.format().quantity(*quantity);
    if (const auto* text = std::get_if<std::string>(&cell.value)) return printable(QString::fromStdString(*text));
    if (const auto* phrase = std::get_if<Phrase>(&cell.value)) return printable(words.text(*phrase));
    return QStringLiteral("–");
}

TablePainter::TablePainter(const TableSpec& table, const Words& words, const Theme& theme, double width)
    : m_table(withoutUnknown(table)), m_words(words), m_theme(theme), m_width(width) {
    for (const auto& row : m_table.rows) {
        std::vector<QString>& texts = m_texts.emplace_back();
        for (const Cell& cell : row.cells)
            texts.push_back(cellText(cell, m_words));
    }
    measure();
}

double TablePainter::rowHeight() { return kRow; }

// Numbers, verdicts and the last column stand at the right, as on screen.
bool TablePainter::rightAligned(std::size_t column) const {
    if (m_table.columns[column].number || (column + 1 == m_table.columns.size() && column > 0)) return true;
    return std::any_of(m_table.rows.begin(), m_table.rows.end(),
                       [&](const auto& row) { return column < row.cells.size() && isPill(row.cells[column].style); });
}

// Three widths a column: with its title on one line, with the title folded, and the least it can do with. Numbers, verdicts
// and short texts are never shortened; long texts are, the name of the row last.
struct TablePainter::Widths {
    std::vector<double> whole, folded, least;
};

TablePainter::Widths TablePainter::widthsFor(int level) const {
    const Type& type = kTypes[level];
    const QFontMetricsF header(headerFont(type)), plain(cellFont(CellStyle::plain, type)),
        strong(cellFont(CellStyle::strong, type)), pill(cellFont(CellStyle::pill_api, type));
    Widths widths;
    for (std::size_t c = 0; c < m_table.columns.size(); ++c) {
        double cells = 0;
        for (std::size_t r = 0; r < m_table.rows.size(); ++r)
            if (c < m_texts[r].size()) {
                const CellStyle style = m_table.rows[r].cells[c].style;
                const bool isStrong = style == CellStyle::strong || (c == 0 && m_table.rows[r].emphasised);
                const QFontMetricsF& metrics = isPill(style) ? pill : isStrong ? strong : plain;
                cells = std::max(cells, metrics.horizontalAdvance(m_texts[r][c]) + (isPill(style) ? 14 : 0));
            }
        const QString title = printable(m_words.text(m_table.columns[c].title));
        const double titleWidth = header.horizontalAdvance(title),
                     word = std::min(longestWord(title, header), 8.0 * type.header);
        const double room = 2 * type.pad + 1, longText = (c == 0 ? 12.0 : 8.0) * type.cell;
        const double kept = m_table.columns[c].number ? cells : std::min(cells, longText);
        widths.whole.push_back(std::max(cells, titleWidth) + room);
        widths.folded.push_back(std::max({cells, word, titleWidth > 56 ? titleWidth * 0.6 : titleWidth}) + room);
        widths.least.push_back(std::max(kept, word) + room);
    }
    return widths;
}

void TablePainter::measure() {
    if (m_table.columns.empty()) return;
    constexpr int smallest = static_cast<int>(std::size(kTypes)) - 1;
    Widths widths = widthsFor(m_level);
    while (m_level < smallest && sum(widths.least) > m_width)
        widths = widthsFor(++m_level);
    // Still too many: the last columns are left out, and an ellipsis says so.
    while (widths.least.size() > 1 && sum(widths.least) > m_width - (m_complete ? 0 : kEllipsis)) {
        m_complete = false;
        for (auto* list : {&widths.whole, &widths.folded, &widths.least})
            list->pop_back();
    }
    share(widths, m_width - (m_complete ? 0 : kEllipsis));

    const Type& type = kTypes[m_level];
    std::size_t lines = 1;
    for (std::size_t c = 0; c < m_widths.size(); ++c) {
        const QString title = m_words.text(m_table.columns[c].title);
        m_headers.push_back(wrapped(title, headerFont(type), m_widths[c] - 2 * type.pad, 3));
        lines = std::max(lines, static_cast<std::size_t>(m_headers.back().size()));
    }
    m_headerHeight = 8 + kLine * static_cast<double>(lines);
}

// Room to spare is shared out equally; where it lacks, by how much each column would like to have.
void TablePainter::share(const Widths& widths, double room) {
    const bool fits = sum(widths.folded) <= room;
    m_widths = sum(widths.whole) <= room ? widths.whole : fits ? widths.folded : widths.least;
    const double spare = room - sum(m_widths), wanted = sum(widths.folded) - sum(widths.least);
    for (std::size_t c = 0; c < m_widths.size(); ++c)
        m_widths[c] += fits || wanted <= 0 || spare <= 0 ? spare / static_cast<double>(m_widths.size())
                                                         : spare * (widths.folded[c] - widths.least[c]) / wanted;
}

void TablePainter::drawHeader(QPainter& painter, const QPointF& at) const {
    const Type& type = kTypes[m_level];
    painter.setFont(headerFont(type));
    painter.setPen(m_theme.muted);
    double x = at.x();
    for (std::size_t c = 0; c < m_widths.size(); ++c) {
        const auto lines = static_cast<double>(m_headers[c].size());
        double y = at.y() + m_headerHeight - 5 - lines * kLine;
        for (const QString& line : m_headers[c]) {
            painter.drawText(QRectF(x + type.pad, y, m_widths[c] - 2 * type.pad, kLine),
                             (rightAligned(c) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine,
                             line);
            y += kLine;
        }
        x += m_widths[c];
    }
    if (!m_complete) {
        const QRectF end(x, at.y() + m_headerHeight - 5 - kLine, kEllipsis, kLine);
        painter.drawText(end, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("…"));
    }
    painter.setPen(QPen(m_theme.border, 1.01));
    painter.drawLine(QLineF(at.x(), at.y() + m_headerHeight, at.x() + m_width, at.y() + m_headerHeight));
}

void TablePainter::drawCell(QPainter& painter, const QRectF& area, const Cell& cell, const QString& text,
                            bool right) const {
    const QFont font = cellFont(cell.style, kTypes[m_level]);
    const QFontMetricsF metrics(font);
    const bool pill = isPill(cell.style);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, area.width() + 1 - (pill ? 12 : 0));
    QColor ink = cell.style == CellStyle::muted || cell.value.index() == 0 ? m_theme.muted : m_theme.text;
    QRectF box = area;
    if (pill) {
        const bool gpu = cell.style == CellStyle::pill_gpu, api = cell.style == CellStyle::pill_api;
        box = QRectF(0, 0, metrics.horizontalAdvance(shown) + 14, 15);
        box.moveCenter(area.center());
        right ? box.moveRight(area.right()) : box.moveLeft(area.left());
        painter.setPen(Qt::NoPen);
        painter.setBrush(gpu ? m_theme.gpuPill : api ? m_theme.apiPill : m_theme.closePill);
        painter.drawRoundedRect(box, 7.5, 7.5);
        ink = gpu ? m_theme.gpuPillText : api ? m_theme.apiPillText : m_theme.closePillText;
    }
    painter.setFont(font);
    painter.setPen(ink);
    const Qt::Alignment side = pill ? Qt::AlignHCenter : right ? Qt::AlignRight : Qt::AlignLeft;
    painter.drawText(box, static_cast<int>(side.toInt()) | Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

void TablePainter::draw(QPainter& painter, const QPointF& at, std::size_t first, std::size_t count) const {
    drawHeader(painter, at);
    const double pad = kTypes[m_level].pad;
    double y = at.y() + m_headerHeight;
    for (std::size_t r = first; r < std::min(first + count, m_table.rows.size()); ++r, y += kRow) {
        const TableSpec::Row& row = m_table.rows[r];
        if (row.emphasised) painter.fillRect(QRectF(at.x(), y + 0.5, m_width, kRow - 0.5), m_theme.rowTint);
        double x = at.x();
        for (std::size_t c = 0; c < std::min(m_widths.size(), row.cells.size()); ++c) {
            Cell cell = row.cells[c];
            if (row.emphasised && c == 0) cell.style = CellStyle::strong;
            drawCell(painter, {x + pad, y, m_widths[c] - 2 * pad, kRow}, cell, m_texts[r][c], rightAligned(c));
            x += m_widths[c];
        }
        painter.setPen(QPen(m_theme.border, 0.51));
        painter.drawLine(QLineF(at.x(), y + kRow, at.x() + m_width, y + kRow));
    }
}

} // namespace bascule
