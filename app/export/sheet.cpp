#include "app/export/sheet_layout.h"

#include <QFontMetricsF>
#include <QPainter>

namespace bascule {

void SheetLayout::drawText(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
                           const QColor& colour, Qt::Alignment align) const {
    painter.setFont(font);
    painter.setPen(colour);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width() + 0.5);
    painter.drawText(area, static_cast<int>(align.toInt()) | Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

void SheetLayout::drawLines(QPainter& painter, double& y, const QStringList& lines, const QFont& font, double height,
                            const QColor& colour) const {
    for (const QString& line : lines) {
        drawText(painter, {m_margin, y, m_width, height}, line, font, colour, Qt::AlignLeft);
        y += height;
    }
}

void SheetLayout::drawHead(QPainter& painter) const {
    double y = m_margin;
    if (m_titleRow) {
        const QFont right = sheetFont(m_small ? 9 : 13), left = sheetFont(m_small ? 10 : 13, QFont::DemiBold);
        const double height = m_small ? 13 : 18;
        const double page = std::min(QFontMetricsF(right).horizontalAdvance(m_text.page) + 1, m_width * 0.45);
        drawText(painter, {m_margin, y, m_width - page - 16, height}, m_text.title, left, theme().text, Qt::AlignLeft);
        drawText(painter, {m_margin + m_width - page, y, page, height}, m_text.page, right, theme().muted,
                 Qt::AlignRight);
        y += m_small ? 15 : 24;
        if (!m_small) {
            painter.setPen(QPen(theme().border, 1.01));
            painter.drawLine(QLineF(m_margin, y, m_margin + m_width, y));
            y += 10;
        }
    } else if (!m_small) {
        y += 10;
    }
    if (!m_first) return;
    drawLines(painter, y, m_verdict, sheetFont(m_verdictSize, QFont::DemiBold), verdictLine(), theme().text);
    y = m_detailsTop;
    drawLines(painter, y, m_details, sheetFont(12), 16, theme().muted);
}

void SheetLayout::drawInputs(QPainter& painter) const {
    double y = m_inputsTop - (m_small ? 2 : 0);
    drawLines(painter, y, m_inputLines, inputFont(), inputLine(), theme().muted);
    for (const Input& input : m_inputs) {
        drawText(painter, {input.x, m_inputsTop + input.y, input.width, 13}, input.name, sheetFont(10), theme().muted,
                 Qt::AlignLeft);
        drawText(painter, {input.x, m_inputsTop + input.y + 13, input.width, 17}, input.value,
                 sheetFont(12, QFont::DemiBold), theme().text, Qt::AlignLeft);
    }
}

// On a small sheet the page's own title says what the chart shows.
ChartSpec SheetLayout::fitted(ChartSpec chart, double height) const {
    if (m_parts.chartTitles) return chart;
    chart.title = chart.subtitle = chart.note = {};
    if (m_small && height < 330) {
        chart.x.title = {};
        chart.y.title = {};
    }
    return chart;
}

void SheetLayout::drawCharts(QPainter& painter, bool vector) const {
    const std::size_t count = shownCharts();
    if (count == 0) return;
    const ChartPainter& draw = chartPainter();
    const double gap = 36, width = (m_width - static_cast<double>(count - 1) * gap) / static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const QRectF area(m_margin + static_cast<double>(i) * (width + gap), m_chartTop, width, m_chartHeight);
        draw(painter, area, fitted(m_page.charts[i], m_chartHeight), m_words, theme(), vector);
    }
}

void SheetLayout::drawTables(QPainter& painter, const Sheet& sheet) const {
    double y = tablesOnly() ? m_bodyTop : m_tableTop;
    for (const TableSlice& slice : sheet.tables) {
        const TableSpec& table = m_page.tables[slice.table];
        if (heading() > 0) {
            drawText(painter, {m_margin + 8, y, m_width - 16, 18}, printable(m_words.text(table.title)),
                     sheetFont(12, QFont::DemiBold), theme().text, Qt::AlignLeft);
            y += heading();
        }
        const TablePainter& whole = m_tables[slice.table];
        if (sheet.alone && slice.count < table.rows.size()) { // nothing goes on elsewhere: only what these rows know
            TableSpec cut = table;
            cut.rows.assign(table.rows.begin() + static_cast<std::ptrdiff_t>(slice.first),
                            table.rows.begin() + static_cast<std::ptrdiff_t>(slice.first + slice.count));
            TablePainter(cut, m_words, theme(), m_width).draw(painter, {m_margin, y}, 0, slice.count);
        } else {
            whole.draw(painter, {m_margin, y}, slice.first, slice.count);
        }
        y += whole.headerHeight() + static_cast<double>(slice.count) * TablePainter::rowHeight() + tableGap();
    }
}

void SheetLayout::drawFooter(QPainter& painter, SheetNumber number) const {
    const QFont font = sheetFont(m_small ? 8 : 9);
    const double line = m_small ? 11 : 12.5;
    double y = m_size.height() - m_margin - m_footer;
    if (!m_small) {
        painter.setPen(QPen(theme().border, 1.01));
        painter.drawLine(QLineF(m_margin, y, m_margin + m_width, y));
        y += 6;
    }
    const double top = y;
    drawLines(painter, y, m_terms, font, line, theme().text);
    drawLines(painter, y, m_sources, font, line, theme().muted);
    if (!m_small) {
        const QString count =
            QStringLiteral("Bascule   ") + m_words.text("export.page", {m_words.format().number(number.number, 0),
                                                                        m_words.format().number(number.count, 0)});
        drawText(painter, {m_margin + m_width - 120, top, 120, line},
                 number.count > 1 ? count : QStringLiteral("Bascule"), font, theme().muted, Qt::AlignRight);
    }
}

void SheetLayout::draw(QPainter& painter, const Sheet& sheet, bool vector, SheetNumber number) const {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF(QPointF(), m_size), Qt::white);
    drawHead(painter);
    drawInputs(painter);
    if (m_first) drawCharts(painter, vector);
    drawTables(painter, sheet);
    // What a single sheet could not hold is said, never hidden.
    if (sheet.alone && !sheet.tables.empty() && shownRows(sheet) < allRows()) {
        const double y = tablesOnly() ? bodyBottom() - 18 : m_tableTop + tableHeight(0, m_rowsShown) + 2;
        const QString more = m_words.text("export.more_rows", static_cast<double>(allRows() - shownRows(sheet)), {});
        drawText(painter, {m_margin + 8, y, m_width - 16, 16}, more, sheetFont(10), theme().muted, Qt::AlignLeft);
    }
    double y = m_notesTop;
    drawLines(painter, y, m_notes, sheetFont(10), 13, theme().muted);
    if (!sheet.sentences.isEmpty()) {
        double below = m_bodyTop;
        for (const TableSlice& slice : sheet.tables)
            below += tableHeight(slice.table, slice.count) + tableGap();
        const int most = static_cast<int>((bodyBottom() - below) / 13);
        if (most > 0)
            drawLines(painter, below, wholeSentences(sheet.sentences, sheetFont(10), m_width, most), sheetFont(10), 13,
                      theme().muted);
    }
    drawFooter(painter, number);
}

QSizeF layoutSize(const QSizeF& size) {
    constexpr double least[] = {320, 240};
    const double scale = std::min({1.0, size.width() / least[0], size.height() / least[1]});
    return size / scale;
}

namespace {

SheetLayout layoutOf(const QSizeF& size, const PageSpec& page, const SheetText& text, const Words& words, bool first) {
    const Parts& least = *std::prev(std::end(kLadder));
    if (size.height() < 300 || size.width() < 460) return SheetLayout(size, page, text, words, first, least);
    for (const Parts& parts : kLadder) {
        SheetLayout layout(size, page, text, words, first, parts);
        if (layout.roomy()) return layout;
    }
    return SheetLayout(size, page, text, words, first, least);
}

} // namespace

Sheet singleSheet(const QSizeF& size, const PageSpec& page, const SheetText& text, const Words& words) {
    return layoutOf(size, page, text, words, true).single();
}

std::vector<Sheet> sheetsOf(const QSizeF& size, const PageSpec& page, const SheetText& text, const Words& words) {
    const SheetLayout first = layoutOf(size, page, text, words, true), next = layoutOf(size, page, text, words, false);
    std::vector<Sheet> sheets;
    std::size_t table = 0, row = 0;
    const auto add = [&](std::vector<TableSlice> slices) {
        sheets.push_back({sheets.empty(), false, std::move(slices)});
        const TableSlice& last = sheets.back().tables.back();
        table = last.table;
        row = last.first + last.count;
        if (row < page.tables[table].rows.size()) return;
        ++table;
        row = 0;
    };
    if (!page.charts.empty() || page.tables.empty()) {
        Sheet single = first.single();
        // One table beside charts is a choice of rows; of several, the others go on behind.
        if (page.tables.size() < 2) return {std::move(single)};
        if (single.tables.empty()) {
            single.alone = false;
            sheets.push_back(std::move(single));
        } else {
            add(std::move(single.tables));
        }
    }
    while (table < page.tables.size())
        add((sheets.empty() ? first : next).slices(table, row));
    if (!sheets.back().first) sheets.back().sentences = first.sentencesLeft();
    return sheets;
}

void drawSheet(QPainter& painter, const QSizeF& size, const PageSpec& page, const SheetText& text, const Sheet& sheet,
               const Words& words, bool vector, SheetNumber number) {
    layoutOf(size, page, text, words, sheet.first).draw(painter, sheet, vector, number);
}

void paintSheets(QPainter& painter, const QSizeF& size, double scale, const Snapshot& snapshot,
                 const ExportOptions& options, const Words& words, const std::function<void()>& nextSheet) {
    struct Placed {
        std::size_t page;
        Sheet sheet;
    };
    std::vector<BuiltPage> built;
    std::vector<Placed> sheets;
    for (const QString& id : pagesOf(snapshot, options, true)) {
        built.push_back(buildPage(snapshot, id, options, words));
        for (Sheet& sheet : sheetsOf(size, built.back().page, built.back().text, words))
            sheets.push_back({built.size() - 1, std::move(sheet)});
    }
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (i > 0) nextSheet();
        painter.save();
        painter.scale(scale, scale);
        const BuiltPage& page = built[sheets[i].page];
        drawSheet(painter, size, page.page, page.text, sheets[i].sheet, words, true,
                  {static_cast<int>(i) + 1, static_cast<int>(sheets.size())});
        painter.restore();
    }
}

} // namespace bascule
