#include "app/export/sheet.h"

#include "app/export/table_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace bascule {
namespace {

// What stands around the charts. On smaller sheets the tables go first, then the sentences behind the verdict, then the inputs.
struct Parts {
    bool tables = true, details = true, inputs = true, chartTitles = true, small = false;
};
constexpr Parts kLadder[] = {{},
                             {.details = false},
                             {.tables = false},
                             {.tables = false, .details = false},
                             {.tables = false, .details = false, .inputs = false},
                             {.tables = false, .details = false, .inputs = false, .chartTitles = false},
                             {.tables = false, .details = false, .inputs = false, .chartTitles = false, .small = true}};

// Where everything stands on a sheet, from the top down.
class SheetLayout {
public:
    SheetLayout(const QSizeF& size, const PageSpec& page, const SheetText& text, const Words& words, bool first,
                const Parts& parts)
        : m_size(size),
          m_page(page),
          m_text(text),
          m_words(words),
          m_first(first),
          m_parts(parts),
          m_small(parts.small) {
        m_margin = m_small ? 10 : std::clamp(size.width() * 0.032, 22.0, 40.0);
        m_width = size.width() - 2 * m_margin;
        for (const TableSpec& table : page.tables)
            m_tables.emplace_back(table, words, theme(), m_width);
        fill();
    }

    // Whether this much beside the charts leaves them enough: with tables close to half of the sheet, without them
    // half of it for the axes alone.
    bool roomy() const {
        if (tablesOnly() || !m_first) return true;
        if (m_parts.tables && m_rowsShown > 0)
            return m_size.height() >= 700 && m_rowsShown >= std::min<std::size_t>(m_page.tables[0].rows.size(), 4);
        const bool hadTable = m_parts.tables && !m_page.tables.empty();
        return !hadTable && m_chartHeight - axisMargins() >= m_size.height() * 0.5;
    }

    std::vector<TableSlice> slices(std::size_t table, std::size_t row) const;
    Sheet single() const;
    void draw(QPainter& painter, const Sheet& sheet, bool vector, SheetNumber number) const;

private:
    static const Theme& theme() {
        static const Theme paper = Theme::paper();
        return paper;
    }
    double bodyBottom() const { return m_size.height() - m_margin - m_footer; }
    bool tablesOnly() const { return m_page.charts.empty(); }
    bool sideBySide() const { return m_page.charts.size() > 1 && m_width >= 600; }
    int verdictSize() const { return m_small ? (m_size.height() < 400 ? 11 : 13) : m_parts.details ? 18 : 15; }
    double verdictLine() const { return std::round(verdictSize() * 1.32); }
    double heading() const { return m_page.tables.size() > 1 ? 24 : 0; } // a table's title, where there are several
    double tableHeight(std::size_t table, std::size_t rows) const {
        return heading() + m_tables[table].headerHeight() + static_cast<double>(rows) * TablePainter::rowHeight();
    }
    static std::size_t shownRows(const Sheet& sheet) {
        return std::accumulate(sheet.tables.begin(), sheet.tables.end(), std::size_t{0},
                               [](std::size_t sum, const TableSlice& s) { return sum + s.count; });
    }
    std::size_t allRows() const {
        return std::accumulate(m_page.tables.begin(), m_page.tables.end(), std::size_t{0},
                               [](std::size_t sum, const TableSpec& t) { return sum + t.rows.size(); });
    }
    std::size_t shownCharts() const { return m_page.charts.empty() ? 0 : sideBySide() ? 2 : 1; }

    void fill();
    void fillHead();
    void fillFooter();
    void fillInputs(double room);
    void fillBody();
    double smallestChart() const;
    double axisMargins() const;

    void drawText(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
                  Qt::Alignment align) const;
    void drawLines(QPainter& painter, double& y, const QStringList& lines, const QFont& font, double height,
                   const QColor& colour) const;
    void drawHead(QPainter& painter) const;
    void drawInputs(QPainter& painter) const;
    void drawCharts(QPainter& painter, bool vector) const;
    void drawTables(QPainter& painter, const Sheet& sheet) const;
    void drawFooter(QPainter& painter, SheetNumber number) const;
    ChartSpec fitted(ChartSpec chart, double height) const;

    QSizeF m_size;
    const PageSpec& m_page;
    const SheetText& m_text;
    const Words& m_words;
    bool m_first;
    Parts m_parts;
    bool m_small;
    double m_margin = 0, m_width = 0;
    std::vector<TablePainter> m_tables;

    QStringList m_verdict, m_details, m_notes, m_terms, m_sources;
    struct Input {
        double x, y, width;
        QString name, value;
    };
    std::vector<Input> m_inputs;
    double m_detailsTop = 0, m_inputsTop = 0, m_inputsHeight = 0, m_bodyTop = 0, m_footer = 0;
    double m_chartTop = 0, m_chartHeight = 0, m_tableTop = 0, m_notesTop = 0;
    std::size_t m_rowsShown = 0; // of the one table beside charts
    bool m_titleRow = true;
};

constexpr double kGap = 12;

void SheetLayout::fill() {
    fillFooter();
    fillHead();
    fillBody();
}

void SheetLayout::fillFooter() {
    const QFont font = sheetFont(m_small ? 8 : 9);
    const double line = m_small ? 11 : 12.5;
    m_terms = wrapped(m_text.terms, font, m_width - (m_small ? 0 : 60), m_small ? 1 : 2);
    m_sources = m_small ? QStringList() : wrapped(m_text.sources, font, m_width, m_size.height() > 600 ? 3 : 1);
    m_footer = static_cast<double>(m_terms.size() + m_sources.size()) * line + (m_small ? 2 : 8);
}

// Title, sentence and what would flip it.
void SheetLayout::fillHead() {
    double y = m_margin;
    m_titleRow = !m_small || m_size.height() >= 270;
    if (m_titleRow) y += m_small ? 15 : 24;
    if (!m_small) y += 10;
    if (m_first) {
        m_verdict = wrapped(m_text.verdict, sheetFont(verdictSize(), QFont::DemiBold), m_width, 2);
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
void SheetLayout::fillInputs(double room) {
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

// Title, subtitle, axis titles and tick labels around the axes.
double SheetLayout::axisMargins() const { return m_parts.chartTitles ? 112 : m_small && m_chartHeight < 330 ? 42 : 78; }

double SheetLayout::smallestChart() const {
    return m_page.charts.empty() ? 0 : m_size.height() * (m_parts.tables ? 0.415 : 0.46);
}

void SheetLayout::fillBody() {
    const double room = bodyBottom() - m_bodyTop;
    double left = room - smallestChart() - (m_small ? 0 : kGap);
    m_inputsTop = m_bodyTop;
    if (m_first && m_parts.inputs) fillInputs(std::max(0.0, tablesOnly() ? room * 0.3 : left));
    if (m_inputsHeight > 0) {
        m_bodyTop += m_inputsHeight + kGap;
        left -= m_inputsHeight + kGap;
    }
    if ((m_parts.details || m_parts.tables) && m_first && !m_text.notes.isEmpty() && !tablesOnly()) {
        const double tables = m_tables.empty() ? 0 : tableHeight(0, m_page.tables[0].rows.size()) + kGap;
        const int most = std::clamp(static_cast<int>((left - tables - 6) / 13), left > 60 ? 1 : 0, 4);
        m_notes = most > 0 ? wholeSentences(m_text.notes, sheetFont(10), m_width, most) : QStringList();
    }
    const double notes = m_notes.isEmpty() ? 0 : static_cast<double>(m_notes.size()) * 13 + 8;
    if (tablesOnly()) return;
    left -= notes;
    double table = 0;
    if (!m_tables.empty() && m_parts.tables && left > tableHeight(0, 1) + kGap) {
        const std::size_t rows = m_page.tables[0].rows.size();
        const auto fit = static_cast<std::size_t>(
            std::max(0.0, std::floor((left - kGap - tableHeight(0, 0)) / TablePainter::rowHeight())));
        m_rowsShown = fit >= rows ? rows : fit > 1 ? fit - 1 : 0; // the last line then says how many more there are
        table = m_rowsShown == 0 ? 0 : tableHeight(0, m_rowsShown + (m_rowsShown < rows ? 1 : 0)) + kGap;
    }
    m_chartTop = m_bodyTop;
    m_chartHeight = bodyBottom() - m_bodyTop - table - notes - (m_small ? 0 : kGap);
    m_tableTop = m_chartTop + m_chartHeight + kGap;
    m_notesTop = bodyBottom() - notes + 2;
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
        y += tableHeight(table, count) + kGap * 1.5;
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
    drawLines(painter, y, m_verdict, sheetFont(verdictSize(), QFont::DemiBold), verdictLine(), theme().text);
    y = m_detailsTop;
    drawLines(painter, y, m_details, sheetFont(12), 16, theme().muted);
}

void SheetLayout::drawInputs(QPainter& painter) const {
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
        m_tables[slice.table].draw(painter, {m_margin, y}, slice.first, slice.count);
        y += m_tables[slice.table].headerHeight() + static_cast<double>(slice.count) * TablePainter::rowHeight() +
             kGap * 1.5;
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
    drawFooter(painter, number);
}

} // namespace

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
    if (!page.charts.empty() || page.tables.empty()) return {singleSheet(size, page, text, words)};
    std::vector<Sheet> sheets;
    const SheetLayout first = layoutOf(size, page, text, words, true), next = layoutOf(size, page, text, words, false);
    for (std::size_t table = 0, row = 0; table < page.tables.size();) {
        sheets.push_back({sheets.empty(), false, (sheets.empty() ? first : next).slices(table, row)});
        const TableSlice& last = sheets.back().tables.back();
        table = last.table;
        row = last.first + last.count;
        if (row >= page.tables[table].rows.size()) {
            ++table;
            row = 0;
        }
    }
    return sheets;
}

void drawSheet(QPainter& painter, const QSizeF& size, const PageSpec& page, const SheetText& text, const Sheet& sheet,
               const Words& words, bool vector, SheetNumber number) {
    layoutOf(size, page, text, words, sheet.first).draw(painter, sheet, vector, number);
}

void paintSheet(QPainter& painter, const QSizeF& size, const Snapshot& snapshot, const PageSpec& page,
                const Words& words, bool vector, int pageNumber, int pageCount) {
    const SheetText text = sheetText(snapshot, page, words);
    drawSheet(painter, size, page, text, singleSheet(size, page, text, words), words, vector, {pageNumber, pageCount});
}

} // namespace bascule
