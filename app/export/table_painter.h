#pragma once
#include "app/theme.h"
#include "app/words.h"
#include "model/pages/page_spec.h"

#include <QRectF>

class QPainter;

namespace bascule {

QString cellText(const Cell& cell, const Words& words); // "–" for unknown

// A table on paper: no wider than there is room, without columns that nothing is known of. Numbers are never shortened: type gets smaller first, then long texts
// are shortened at the right, then the last columns left out.
class TablePainter {
public:
    TablePainter(const TableSpec& table, const Words& words, const Theme& theme, double width);
    double headerHeight() const { return m_headerHeight; }
    static double rowHeight();
    void draw(QPainter& painter, const QPointF& at, std::size_t first, std::size_t count) const;

private:
    struct Widths;
    void measure();
    Widths widthsFor(int level) const;
    void share(const Widths& widths, double room);
    bool rightAligned(std::size_t column) const;
    void drawHeader(QPainter& painter, const QPointF& at) const;
    void drawCell(QPainter& painter, const QRectF& area, const Cell& cell, const QString& text, bool right) const;

    TableSpec m_table;
    const Words& m_words;
    const Theme& m_theme;
    double m_width, m_headerHeight = 0;
    int m_level = 0;        // of type: 0 is the largest
    bool m_complete = true; // every column has room
    std::vector<double> m_widths;
    std::vector<QStringList> m_headers;
    std::vector<std::vector<QString>> m_texts;
};

} // namespace bascule
