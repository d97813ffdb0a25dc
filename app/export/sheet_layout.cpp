#include "app/export/sheet_layout.h"

#include <QFontMetricsF>

namespace bascule {

void SheetLayout::fill() {
    fillFooter();
    fillHead();
    fillBody();
}

void SheetLayout::fillFooter() {
    const QFont font = sheetFont(m_small ? 8 : 9);
    const double line = m_small ? 11 : 12.5;
    m_terms = wrapped(m_text.terms, font, m_width - (m_small ? 0 : 60), 2);
    m_sources = wrapped(m_text.sources, font, m_width, m_size.height() > 600 ? 3 : m_size.height() < 300 ? 1 : 2);
    m_footer = static_cast<double>(m_terms.size() + m_sources.size()) * line + (m_small ? 2 : 8);
}

// The sentence with its amounts, whole: smaller where two lines do not hold it, then on more lines.
void SheetLayout::fillVerdict() {
    const int largest = largestVerdict(), smallest = std::max(10, largest * 4 / 5);
    for (m_verdictSize = largest; m_verdictSize >= smallest; --m_verdictSize) {
        m_verdict = wrapped(m_text.verdict, sheetFont(m_verdictSize, QFont::DemiBold), m_width, 3);
        if (m_verdict.size() <= 2) return;
    }
    m_verdictSize = smallest;
    m_verdict = wrapped(m_text.verdict, sheetFont(m_verdictSize, QFont::DemiBold), m_width, 5);
}

// Title, sentence and what would flip it.
void SheetLayout::fillHead() {
    double y = m_margin;
    m_titleRow = true;
    if (m_titleRow) y += m_small ? 15 : 24;
    if (!m_small) y += 10;
    if (m_first) {
        fillVerdict();
        y += static_cast<double>(m_verdict.size()) * verdictLine();
        m_detailsTop = y + 2;
        if (m_parts.details && !m_text.details.isEmpty()) {
            m_details = wholeSentences(m_text.details, sheetFont(12), m_width, m_size.height() > 700 ? 3 : 2);
            y = m_detailsTop + static_cast<double>(m_details.size()) * 16;
        }
    }
    m_bodyTop = y + (m_small ? 6 : kGap);
}

// Label over value, in rows from left to right. What does not fit in the room is left out whole rows at a time.
void SheetLayout::fillInputTiles(double room) {
    const QFontMetricsF name(sheetFont(10)), value(sheetFont(12, QFont::DemiBold));
    double x = 0, y = 0;
    for (const auto& [label, text] : m_text.inputs) {
        const double width = std::min(std::max(name.horizontalAdvance(label), value.horizontalAdvance(text)) + 1,
                                      std::min(m_width, 260.0));
        if (x > 0 && x + width > m_width) {
            x = 0;
            y += 34;
        }
        if (y + 30 > room) break;
        m_inputs.push_back({m_margin + x, y, width, label, text});
        m_inputsHeight = y + 30;
        x += width + 26;
    }
}

// "Volume 100M · Utilisation 65% · …": no line breaks inside an input.
void SheetLayout::fillInputLines() {
    QStringList items;
    for (const auto& [label, text] : m_text.inputs)
        items << m_words.text("chart.value", {label, text}).replace(' ', QChar(0x00A0));
    m_inputLines = wrapped(items.join(QStringLiteral("\u00a0· ")), inputFont(), m_width, m_size.height() < 300 ? 1 : 3);
    m_inputsHeight = static_cast<double>(m_inputLines.size()) * inputLine() - (m_small ? 6 : 0);
}

// Title, subtitle, axis titles and tick labels around the axes.
double SheetLayout::axisMargins() const { return m_parts.chartTitles ? 112 : m_small && m_chartHeight < 330 ? 42 : 78; }

double SheetLayout::smallestChart() const {
    return m_page.charts.empty() ? 0 : m_size.height() * (m_parts.tables ? 0.415 : 0.46);
}

void SheetLayout::fillBody() {
    const double room = bodyBottom() - m_bodyTop;
    double left = room - smallestChart() - (m_small ? 0 : kGap);
    m_inputsTop = m_bodyTop;
    if (m_first && m_parts.inputTiles) fillInputTiles(std::max(0.0, tablesOnly() ? room * 0.3 : left));
    if (m_first && !m_parts.inputTiles) fillInputLines();
    if (m_inputsHeight > 0) {
        m_bodyTop += m_inputsHeight + kGap;
        left -= m_inputsHeight + kGap;
    }
    fillNotes(left);
    if (tablesOnly()) return;
    const double notes = m_notes.isEmpty() ? 0 : static_cast<double>(m_notes.size()) * 13 + 8;
    const double table = fillTable(left - notes);
    m_chartTop = m_bodyTop;
    m_chartHeight = bodyBottom() - m_bodyTop - table - notes - (m_small ? 0 : kGap);
    m_tableTop = m_chartTop + m_chartHeight + kGap;
    m_notesTop = bodyBottom() - notes + 2;
}

void SheetLayout::fillNotes(double left) {
    if ((!m_parts.details && !m_parts.tables) || !m_first || m_text.notes.isEmpty() || tablesOnly()) return;
    const double tables = m_tables.empty() ? 0 : tableHeight(0, m_page.tables[0].rows.size()) + kGap;
    const int most = std::clamp(static_cast<int>((left - tables - 6) / 13), left > 60 ? 1 : 0, 4);
    m_notes = most > 0 ? wholeSentences(m_text.notes, sheetFont(10), m_width, most) : QStringList();
}

QStringList SheetLayout::sentencesLeft() const {
    const auto without = [](const QStringList& all, const QStringList& lines) {
        QString shown = lines.join(' ');
        QStringList left;
        for (const QString& sentence : all)
            if (!shown.contains(sentence)) left << sentence;
        return left;
    };
    return without(m_text.details, m_details) + without(m_text.notes, m_notes);
}

// The height of the table under the charts, with as many rows as there is room for.
double SheetLayout::fillTable(double left) {
    if (m_tables.empty() || !m_parts.tables || left <= tableHeight(0, 1) + kGap) return 0;
    const std::size_t rows = m_page.tables[0].rows.size();
    const auto fit = static_cast<std::size_t>(
        std::max(0.0, std::floor((left - kGap - tableHeight(0, 0)) / TablePainter::rowHeight())));
    const std::size_t all = allRows(); // of other tables too
    const bool whole = fit > rows || (fit == rows && all == rows);
    m_rowsShown = whole ? rows : fit > 1 ? fit - 1 : 0; // the last line then says how many more there are
    return m_rowsShown == 0 ? 0 : tableHeight(0, m_rowsShown + (m_rowsShown < all ? 1 : 0)) + kGap;
}

// The rows from `row` of `table` on that one sheet holds.
std::vector<TableSlice> SheetLayout::slices(std::size_t table, std::size_t row) const {
    std::vector<TableSlice> result;
    double y = m_bodyTop;
    for (; table < m_tables.size(); ++table, row = 0) {
        const double room = bodyBottom() - y - tableHeight(table, 0);
        const std::size_t rows = m_page.tables[table].rows.size() - row;
        const auto fit = static_cast<std::size_t>(std::max(0.0, std::floor(room / TablePainter::rowHeight())));
        if (fit == 0 && !result.empty()) break;
        const std::size_t count = std::min(rows, std::max<std::size_t>(fit, 1));
        result.push_back({table, row, count});
        y += tableHeight(table, count) + tableGap();
        if (count < rows) break;
    }
    return result;
}

Sheet SheetLayout::single() const {
    Sheet sheet{m_first, true, {}};
    if (!tablesOnly()) {
        if (m_rowsShown > 0) sheet.tables.push_back({0, 0, m_rowsShown});
        return sheet;
    }
    sheet.tables = slices(0, 0);
    if (shownRows(sheet) < allRows() && !sheet.tables.empty() && sheet.tables.back().count > 1)
        --sheet.tables.back().count; // its place is taken by the line that counts the rest
    return sheet;
}

} // namespace bascule
