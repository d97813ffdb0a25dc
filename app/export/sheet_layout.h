#pragma once
#include "app/export/sheet.h"
#include "app/export/table_painter.h"

#include <algorithm>
#include <cmath>
#include <numeric>

// Inside the exports: one sheet, measured (sheet_layout.cpp) and drawn (sheet.cpp).
namespace bascule {

inline constexpr double kGap = 12;

// What stands around the charts. On smaller sheets the table goes first, then the sentences behind the verdict; inputs, prices'
// sources and terms stay on every sheet, in running text where it is small.
struct Parts {
    bool tables = true, details = true, inputTiles = true, chartTitles = true, small = false;
};
inline constexpr Parts kLadder[] = {
    {},
    {.details = false},
    {.tables = false},
    {.tables = false, .details = false},
    {.tables = false, .details = false, .inputTiles = false},
    {.tables = false, .details = false, .inputTiles = false, .chartTitles = false},
    {.tables = false, .details = false, .inputTiles = false, .chartTitles = false, .small = true}};

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
    QStringList sentencesLeft() const; // details and notes that this sheet has no room for
    bool roomy() const {
        if (!m_first) return true;
        if (m_parts.inputTiles && m_inputs.size() < m_text.inputs.size()) return false;
        if (tablesOnly()) return true;
        if (m_parts.tables && m_rowsShown > 0)
            return m_size.height() >= 700 && m_rowsShown >= std::min<std::size_t>(m_page.tables[0].rows.size(), 4);
        const bool hadTable = m_parts.tables && !m_page.tables.empty();
        return !hadTable && m_chartHeight - axisMargins() >= m_size.height() * (m_parts.details ? 0.5 : 0.44);
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
    bool tablesOnly() const { return m_page.charts.empty() || !m_first; } // charts stand on the first sheet
    bool sideBySide() const { return m_page.charts.size() > 1 && m_width >= 600; }
    int largestVerdict() const { return m_small ? (m_size.height() < 400 ? 11 : 13) : m_parts.details ? 18 : 15; }
    double verdictLine() const { return std::round(m_verdictSize * 1.32); }
    QFont inputFont() const { return sheetFont(m_small ? 8 : 10); }
    double inputLine() const { return m_small ? 11 : 14; }
    double tableGap() const { return kGap * (heading() > 0 ? 2.5 : 1.5); } // before the next table
    double heading() const { return m_page.tables.size() > 1 ? 24 : 0; }   // a table's title, where there are several
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
    std::size_t shownCharts() const {
        return std::min<std::size_t>(m_page.charts.size(), !sideBySide() ? 1 : m_width >= 1000 ? 3 : 2);
    }

    void fill();
    void fillHead();
    void fillVerdict();
    void fillFooter();
    void fillInputTiles(double room);
    void fillInputLines();
    void fillNotes(double left);
    double fillTable(double left);
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

    QStringList m_verdict, m_details, m_notes, m_terms, m_sources, m_inputLines;
    struct Input {
        double x, y, width;
        QString name, value;
    };
    std::vector<Input> m_inputs;
    double m_detailsTop = 0, m_inputsTop = 0, m_inputsHeight = 0, m_bodyTop = 0, m_footer = 0;
    double m_chartTop = 0, m_chartHeight = 0, m_tableTop = 0, m_notesTop = 0;
    std::size_t m_rowsShown = 0; // of the one table beside charts
    int m_verdictSize = 18;
    bool m_titleRow = true;
};

} // namespace bascule
