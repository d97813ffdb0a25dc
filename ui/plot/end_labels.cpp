#include "ui/plot/canvas.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace bascule::plot {
namespace {

const QString kSeparator = QStringLiteral(", ");

// One row of the column: one name, or those of lines that end in the same place.
struct Row {
    QPointF end;
    std::vector<const Series*> series;
};

double widthOfRow(const Canvas& c, const Row& row, const QFont& font) {
    double width = 0;
    for (const Series* s : row.series)
        width += widthOf(c.text(s->label), font) + (width > 0 ? widthOf(kSeparator, font) : 0);
    return width;
}

std::vector<Row> rowsOf(const Canvas& c, std::vector<LineName> names, const QFont& font, double room) {
    std::stable_sort(names.begin(), names.end(), [](const auto& a, const auto& b) { return a.end.y() < b.end.y(); });
    std::vector<Row> rows;
    for (const LineName& name : names) {
        if (!rows.empty() && (name.end - rows.back().end).manhattanLength() < 1.5) {
            Row joined = rows.back();
            joined.series.push_back(name.series);
            if (widthOfRow(c, joined, font) <= room) {
                rows.back() = std::move(joined);
                continue;
            }
        }
        rows.push_back({name.end, {name.series}});
    }
    return rows;
}

int weightOf(const Row& row) {
    return std::accumulate(row.series.begin(), row.series.end(), 0,
                           [](int most, const Series* s) { return std::max(most, labelWeight(*s)); });
}

void drawRow(Canvas& c, const Row& row, QRectF room, const QFont& font) {
    c.placer.avoid(room);
    for (const Series* s : row.series) {
        const bool last = s == row.series.back();
        const QString words = c.text(s->label) + (last ? QString() : kSeparator);
        c.add(words, room, Canvas::kLeft, font, c.colours(s->role).ink, Qt::ElideMiddle);
        room.setLeft(room.left() + widthOf(words, font));
    }
}

// From the end of a line to its name, where that had to move.
void drawLeader(Canvas& c, const Row& row, double y, double left) {
    QColor colour = c.colours(row.series.front()->role).line;
    colour.setAlphaF(0.7F);
    const QLineF line(row.end.x() + 1, row.end.y(), left, y);
    c.scene.leaders.emplace_back(line, QPen(colour, 1.01));
    c.placer.avoid(line, 1);
}

bool moved(const Slot& slot) { return slot.shown && std::abs(slot.y - slot.want) > slot.height * 0.4; }

// The column, its rows spread over it; without room for all, the last row's place is kept for the number of the others.
struct Column {
    double left, width, bottom, rowHeight;
    QFont font;
    std::vector<Row> rows;
    std::vector<Slot> places;
};

Column columnOf(const Canvas& c, std::vector<LineName> names) {
    const QRectF& area = c.frame.area;
    Column column;
    column.left = area.right() + c.px(c.layout.labelGap);
    column.width = c.size.width() - column.left;
    column.bottom = area.bottom() + c.px(8);
    column.rowHeight = c.px(labelRow(c.layout.labelType));
    column.font = c.style.font(c.layout.labelType, QFont::DemiBold);
    column.rows = rowsOf(c, std::move(names), column.font, column.width);
    for (const Row& row : column.rows)
        column.places.push_back({row.end.y(), column.rowHeight, 0, weightOf(row), true});
    const double top = area.top() - c.px(6);
    const bool all = static_cast<double>(column.rows.size()) * column.rowHeight <= column.bottom - top;
    spread(column.places, top, all ? column.bottom : column.bottom - column.rowHeight);
    return column;
}

// Some name stands away from its line, or a line ends before the edge.
bool isLed(const Canvas& c, const Column& column) {
    return std::any_of(column.places.begin(), column.places.end(), moved) ||
           std::any_of(column.rows.begin(), column.rows.end(),
                       [&](const Row& row) { return row.end.x() < c.frame.area.right() - c.px(8); });
}

} // namespace

int labelWeight(const Series& s) {
    return (s.emphasised ? 8 : 0) + (s.role == Role::gpu         ? 4
                                     : s.role == Role::reference ? 3
                                     : s.role == Role::hybrid    ? 2
                                                                 : 0);
}

std::vector<LineName> lineNames(const ChartSpec& spec, const Frame& frame) {
    std::vector<LineName> names;
    const bool bars = hasBars(spec);
    for (const Series& s : spec.series) {
        if (bars && s.kind != SeriesKind::level) continue;
        const LineEnd end = lineEnd(visiblePieces(s, frame.window, frame.logX, frame.logY), frame.window);
        if (end.exit == Exit::right && !s.label.empty()) names.push_back({frame.pixel(end.at), &s});
    }
    return names;
}

double widestRow(const Canvas& c, std::vector<LineName> names, double room) {
    const QFont font = c.style.font(c.layout.labelType, QFont::DemiBold);
    double widest = 0;
    for (const Row& row : rowsOf(c, std::move(names), font, room))
        widest = std::max(widest, std::min(widthOfRow(c, row, font), room));
    return widest;
}

bool endLabelsMove(const Canvas& c, std::vector<LineName> names) {
    const Column column = columnOf(c, std::move(names));
    return isLed(c, column);
}

void composeEndLabels(Canvas& c, std::vector<LineName> names) {
    const Column column = columnOf(c, std::move(names));
    // Where one name had to move, every name has its line: a bare one would seem to belong to whatever ends beside it.
    const bool led = isLed(c, column);
    std::size_t hidden = 0;
    for (std::size_t i = 0; i < column.rows.size(); ++i) {
        const Slot& slot = column.places[i];
        if (!slot.shown) {
            hidden += column.rows[i].series.size();
            continue;
        }
        drawRow(c, column.rows[i], {column.left, slot.y - slot.height / 2, column.width, slot.height}, column.font);
        if (led) drawLeader(c, column.rows[i], slot.y, column.left - c.px(3));
    }
    if (hidden > 0)
        c.add(QStringLiteral("+ %1").arg(c.style.words.format().number(static_cast<double>(hidden), 0)),
              {column.left, column.bottom - column.rowHeight, column.width, column.rowHeight}, Canvas::kLeft,
              column.font, c.style.theme.muted);
}

} // namespace bascule::plot
