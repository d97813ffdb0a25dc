#include "app/export/table_painter.h"

#include "app/export/sheet_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <numeric>

namespace bascule {
namespace {

constexpr double kPad = 8; // beside every text
constexpr double kRow = 20, kLine = 13;
constexpr double kNarrowest = 44; // a column is never squeezed below

bool isPill(CellStyle style) {
    return style == CellStyle::pill_gpu || style == CellStyle::pill_api || style == CellStyle::pill_close;
}
QFont cellFont(CellStyle style) {
    return sheetFont(isPill(style) ? 10 : 11,
                     style == CellStyle::strong || isPill(style) ? QFont::DemiBold : QFont::Normal);
}
QFont headerFont() { return sheetFont(10, QFont::DemiBold); }

double longestWord(const QString& text, const QFontMetricsF& metrics) {
    double longest = 0;
    for (const QString& word : text.split(' '))
        longest = std::max(longest, metrics.horizontalAdvance(word));
    return longest;
}

} // namespace

QString cellText(const Cell& cell, const Words& words) {
    if (const auto* quantity = std::get_if<Quantity>(&cell.value)) return words.format().quantity(*quantity);
    if (const auto* text = std::get_if<std::string>(&cell.value)) return printable(QString::fromStdString(*text));
    if (const auto* phrase = std::get_if<Phrase>(&cell.value)) return printable(words.text(*phrase));
    return QStringLiteral("–");
}

TablePainter::TablePainter(const TableSpec& table, const Words& words, const Theme& theme, double width)
    : m_table(table), m_words(words), m_theme(theme), m_width(width) {
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

void TablePainter::measure() {
    const QFontMetricsF header(headerFont());
    std::vector<double> folded; // with long titles on two lines
    for (std::size_t c = 0; c < m_table.columns.size(); ++c) {
        const QString title = printable(m_words.text(m_table.columns[c].title));
        const double whole = header.horizontalAdvance(title);
        double widest = 0;
        for (std::size_t r = 0; r < m_table.rows.size(); ++r)
            if (c < m_texts[r].size()) {
                const CellStyle style = m_table.rows[r].cells[c].style;
                widest = std::max(widest, QFontMetricsF(cellFont(style)).horizontalAdvance(m_texts[r][c]) +
                                              (isPill(style) ? 14 : 0));
            }
        m_widths.push_back(std::max(widest, whole) + 2 * kPad + 1);
        folded.push_back(std::max({widest, longestWord(title, header), whole > 56 ? whole * 0.6 : whole}) + 2 * kPad +
                         1);
    }
    if (std::accumulate(m_widths.begin(), m_widths.end(), 0.0) > m_width) m_widths = std::move(folded);
    shrinkTo(m_width);
    std::size_t lines = 1;
    for (std::size_t c = 0; c < m_widths.size(); ++c) {
        m_headers.push_back(wrapped(m_words.text(m_table.columns[c].title), headerFont(), m_widths[c] - 2 * kPad, 2));
        lines = std::max(lines, static_cast<std::size_t>(m_headers.back().size()));
    }
    m_headerHeight = 8 + kLine * static_cast<double>(lines);
}

// Too wide: the widest columns give way first. Too narrow: the room is shared out between the columns.
void TablePainter::shrinkTo(double room) {
    double sum = std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
    if (m_widths.empty()) return;
    // The first column names the row: it gives way last, down to a quarter of the room.
    const double named = std::min(m_widths.front(), room / 4);
    while (sum > room + 0.01) {
        if (m_widths.size() > 1 && m_widths.front() > named) {
            const double given = std::min(sum - room, m_widths.front() - named);
            m_widths.front() -= given;
            sum -= given;
            continue;
        }
        const double widest = *std::max_element(m_widths.begin() + 1, m_widths.end());
        double next = kNarrowest;
        for (auto w = m_widths.begin() + 1; w != m_widths.end(); ++w)
            next = *w < widest ? std::max(next, *w) : next;
        const auto wide = static_cast<double>(std::count(m_widths.begin() + 1, m_widths.end(), widest));
        const double target = std::max({next, widest - (sum - room) / wide, kNarrowest});
        if (target >= widest) { // all as narrow as they get: equal shares
            std::fill(m_widths.begin(), m_widths.end(), room / static_cast<double>(m_widths.size()));
            return;
        }
        std::replace(m_widths.begin() + 1, m_widths.end(), widest, target);
        sum = std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
    }
    const double each = (room - sum) / static_cast<double>(m_widths.size());
    for (double& w : m_widths)
        w += each;
}

void TablePainter::drawHeader(QPainter& painter, const QPointF& at) const {
    painter.setFont(headerFont());
    painter.setPen(m_theme.muted);
    double x = at.x();
    for (std::size_t c = 0; c < m_widths.size(); ++c) {
        const auto lines = static_cast<double>(m_headers[c].size());
        double y = at.y() + m_headerHeight - 5 - lines * kLine;
        for (const QString& line : m_headers[c]) {
            painter.drawText(QRectF(x + kPad, y, m_widths[c] - 2 * kPad, kLine),
                             (rightAligned(c) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine,
                             line);
            y += kLine;
        }
        x += m_widths[c];
    }
    painter.setPen(QPen(m_theme.border, 1.01));
    painter.drawLine(QLineF(at.x(), at.y() + m_headerHeight, at.x() + m_width, at.y() + m_headerHeight));
}

void TablePainter::drawCell(QPainter& painter, const QRectF& area, const Cell& cell, const QString& text,
                            bool right) const {
    const QFont font = cellFont(cell.style);
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
    double y = at.y() + m_headerHeight;
    for (std::size_t r = first; r < std::min(first + count, m_table.rows.size()); ++r, y += kRow) {
        const TableSpec::Row& row = m_table.rows[r];
        if (row.emphasised) painter.fillRect(QRectF(at.x(), y + 0.5, m_width, kRow - 0.5), m_theme.rowTint);
        double x = at.x();
        for (std::size_t c = 0; c < std::min(m_widths.size(), row.cells.size()); ++c) {
            Cell cell = row.cells[c];
            if (row.emphasised && c == 0) cell.style = CellStyle::strong;
            drawCell(painter, {x + kPad, y, m_widths[c] - 2 * kPad, kRow}, cell, m_texts[r][c], rightAligned(c));
            x += m_widths[c];
        }
        painter.setPen(QPen(m_theme.border, 0.51));
        painter.drawLine(QLineF(at.x(), y + kRow, at.x() + m_width, y + kRow));
    }
}

} // namespace bascule
