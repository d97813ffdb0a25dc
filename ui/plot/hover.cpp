#include "ui/plot/hover.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace bascule::plot {
namespace {

constexpr double kReach = 7; // pixels around a line or a mark that belong to it

// Cents at least, six digits at least: exact enough to check, short enough to say.
double readable(double value) {
    if (value == 0 || !std::isfinite(value)) return value;
    const int decimals = std::max(2, 5 - static_cast<int>(std::floor(std::log10(std::abs(value)))));
    return decimals > 15 ? value : QString::number(value, 'f', decimals).toDouble();
}

QString valueText(const ChartSpec& spec, const Style& style, double value) {
    Quantity quantity{readable(value), spec.y.unit, spec.y.currency};
    quantity.exact = true;
    return style.words.format().rate(quantity);
}

QString xText(const ChartSpec& spec, const Style& style, double x) {
    Quantity quantity{x, spec.x.unit, spec.x.currency};
    quantity.in_sentence = true;
    quantity.exact = true;
    return style.words.format().rate(quantity);
}

HoverRow rowOf(const ChartSpec& spec, const Style& style, std::size_t index, double value) {
    const Series& s = spec.series[index];
    return {style.theme.colours(s.role).line,
            oneLine(style.words.text(s.label)),
            valueText(spec, style, value),
            s.emphasised,
            index,
            {}};
}

double distance(const QLineF& line, const QPointF& p) {
    const QPointF d = line.p2() - line.p1();
    const double length = QPointF::dotProduct(d, d);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - line.p1(), d) / length, 0.0, 1.0) : 0;
    return QLineF(line.p1() + d * t, p).length();
}

double distanceTo(const Series& series, const Frame& frame, bool down, const QPointF& pixel) {
    if (series.kind == SeriesKind::level && down)
        return series.points.empty() ? 1e9 : std::abs(frame.x(series.points[0].y) - pixel.x());
    double nearest = 1e9;
    for (const Polyline& piece : visiblePieces(series, frame.window, frame.logX, frame.logY))
        for (std::size_t i = 1; i < piece.size(); ++i)
            nearest = std::min(nearest, distance({frame.pixel(piece[i - 1]), frame.pixel(piece[i])}, pixel));
    return nearest;
}

} // namespace

QString Hover::sentence(const Words& words) const {
    QStringList values;
    for (const HoverRow& row : rows)
        values << words.text("chart.value", {row.name, row.value});
    return words.text(bar ? "chart.of" : "chart.at", {title, words.list(values)});
}

double readableX(const ChartSpec& spec, const Frame& frame, double pixelX) {
    std::vector<double> catches;
    for (const Mark& mark : spec.marks)
        catches.push_back(mark.x);
    if (spec.present) catches.push_back(spec.present->x);
    for (const double x : catches)
        if (std::abs(frame.x(x) - pixelX) <= 4) return x;
    const double x = frame.data({pixelX, frame.area.center().y()}).x;
    const double pixel = std::abs(frame.data({pixelX + 1, frame.area.center().y()}).x - x);
    if (!(pixel > 0) || !std::isfinite(x)) return x;
    const double step = std::pow(10, std::floor(std::log10(pixel)));
    const double rounded =
        step >= 1 ? std::round(x / step) * step : std::round(x * std::round(1 / step)) / std::round(1 / step);
    return std::clamp(rounded, frame.window.left, frame.window.right);
}

Hover hoverAt(const ChartSpec& spec, const Style& style, const Layout&, const Frame& frame, double x) {
    Hover hover{x, frame.x(x), xText(spec, style, x), {}, false};
    std::vector<std::pair<double, HoverRow>> found;
    for (std::size_t i = 0; i < spec.series.size(); ++i) {
        const double value = valueAt(spec.series[i], x, frame.logX, frame.logY);
        if (!std::isfinite(value)) continue;
        HoverRow row = rowOf(spec, style, i, value);
        const QPointF dot = frame.pixel({x, value});
        if (frame.area.adjusted(-1, -1, 1, 1).contains(dot)) row.dot = dot;
        found.emplace_back(value, std::move(row));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (auto& [value, row] : found)
        hover.rows.push_back(std::move(row));
    return hover;
}

Hover hoverOfBar(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame,
                 std::size_t index) {
    Hover hover;
    hover.bar = true;
    hover.x = static_cast<double>(index);
    const auto count = static_cast<double>(std::max<std::size_t>(barCount(spec), 1));
    hover.pixel =
        layout.horizontal ? frame.area.center().x() : frame.area.left() + (hover.x + 0.5) * frame.area.width() / count;
    if (index < spec.x.categories.size()) hover.title = oneLine(style.words.text(spec.x.categories[index]));
    std::vector<std::pair<double, HoverRow>> found;
    bool piled = false; // parts are said in the order in which they are piled, from the top
    for (std::size_t i = 0; i < spec.series.size(); ++i)
        for (const Point& p : spec.series[i].points) {
            const SeriesKind kind = spec.series[i].kind;
            if (!std::isfinite(p.y) || (kind != SeriesKind::level && (!isBar(kind) || p.x != hover.x))) continue;
            found.emplace_back(p.y, rowOf(spec, style, i, p.y));
            found.back().second.strong = kind == SeriesKind::bars || kind == SeriesKind::limits;
            piled = piled || kind == SeriesKind::stacked_bars;
        }
    if (piled)
        std::reverse(found.begin(), found.end());
    else
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (auto& [value, row] : found)
        hover.rows.push_back(std::move(row));
    return hover;
}

std::optional<std::size_t> barAt(const ChartSpec& spec, const Layout& layout, const Frame& frame,
                                 const QPointF& pixel) {
    const std::size_t count = barCount(spec);
    const QRectF reach = layout.horizontal ? frame.area.adjusted(-frame.area.left(), 0, layout.right, 0)
                                           : frame.area.adjusted(0, 0, 0, layout.bottom);
    if (count == 0 || !reach.contains(pixel)) return std::nullopt;
    const double share = layout.horizontal ? (pixel.y() - frame.area.top()) / frame.area.height()
                                           : (pixel.x() - frame.area.left()) / frame.area.width();
    return static_cast<std::size_t>(
        std::clamp(share * static_cast<double>(count), 0.0, static_cast<double>(count) - 1));
}

Hover hoverOfPoint(const ChartSpec& spec, const Style& style, const Frame& frame, std::size_t series,
                   std::size_t point) {
    const Series& s = spec.series[series];
    const Point& p = s.points[point];
    const QPointF at = frame.pixel(p);
    Hover hover{p.x, at.x(), {}, {}, true, at};
    hover.title = oneLine(style.words.text(point < s.labels.size() ? s.labels[point] : s.label));
    HoverRow y = rowOf(spec, style, series, p.y), x = y;
    y.name = oneLine(style.words.text(spec.y.title));
    x.name = oneLine(style.words.text(spec.x.title));
    Quantity quantity{readable(p.x), spec.x.unit, spec.x.currency};
    quantity.exact = true;
    x.value = style.words.format().rate(quantity);
    hover.rows = {std::move(x), std::move(y)};
    return hover;
}

std::optional<std::size_t> dotAt(const Scene& scene, const QPointF& pixel) {
    std::optional<std::size_t> found;
    double nearest = 2 * kReach;
    for (std::size_t i = 0; i < scene.dots.size(); ++i) {
        const double away = QLineF(scene.dots[i].at, pixel).length();
        if (away < nearest) {
            nearest = away;
            found = i;
        }
    }
    return found;
}

namespace {

const std::string* idOf(const ChartSpec& spec, std::size_t series, std::size_t point) {
    const auto& ids = spec.series[series].explain;
    return point < ids.size() ? &ids[point] : nullptr;
}

// Of what has an id per point: limits stand on bars, and are drawn above them.
const std::string* pointIdAt(const ChartSpec& spec, const Scene& scene, const QPointF& pixel) {
    for (const Tick& tick : scene.ticks)
        if (const auto* id = idOf(spec, tick.series, tick.point); id && distance(tick.line, pixel) <= 3) return id;
    for (const BarBox& bar : scene.bars)
        if (const auto* id = idOf(spec, bar.series, bar.point); id && bar.area.adjusted(-1, -1, 1, 1).contains(pixel))
            return id;
    if (const auto dot = dotAt(scene, pixel)) return idOf(spec, scene.dots[*dot].series, scene.dots[*dot].point);
    return nullptr;
}

} // namespace

QString explainAt(const ChartSpec& spec, const Scene& scene, const Layout& layout, const Frame& frame,
                  const QPointF& pixel) {
    if (const std::string* id = pointIdAt(spec, scene, pixel)) return QString::fromStdString(*id);
    double nearest = kReach;
    QString id;
    for (const Series& s : spec.series) {
        if (isBar(s.kind) || s.kind == SeriesKind::points || s.explain.empty()) continue;
        const double away = distanceTo(s, frame, layout.horizontal, pixel);
        if (away < nearest || (away == nearest && s.emphasised)) {
            nearest = away;
            id = QString::fromStdString(s.explain.front());
        }
    }
    return id;
}

namespace {

// The box of a hover: how wide its columns are, and where it stands beside the cursor.
struct HoverBox {
    std::size_t rows = 0;
    double names = 0, values = 0, line, pad, key;
    QRectF area;
};

HoverBox boxOf(const Hover& hover, const Style& style, const QRectF& axes, const QSizeF& size) {
    const QFont plain = style.font(12), strong = style.font(12, QFont::DemiBold);
    const double gap = style.px(16), most = std::max(style.px(120), size.width() * 0.6);
    HoverBox box{.line = style.px(18), .pad = style.px(10), .key = style.px(14), .area = {}};
    box.rows = std::min(hover.rows.size(),
                        static_cast<std::size_t>(std::max(1.0, (size.height() - 3 * box.pad) / box.line - 1)));
    for (std::size_t i = 0; i < box.rows; ++i) {
        box.names = std::max(box.names, widthOf(hover.rows[i].name, hover.rows[i].strong ? strong : plain));
        box.values = std::max(box.values, widthOf(hover.rows[i].value, strong));
    }
    box.names = std::min(box.names, most - box.values - box.key - gap - 2 * box.pad);
    const double title = std::min(widthOf(hover.title, strong), most);
    const double width = std::max(title, box.key + box.names + gap + box.values) + 2 * box.pad;
    box.area = QRectF(0, 0, width, box.line * (static_cast<double>(box.rows) + 1) + 1.6 * box.pad);
    const bool left = hover.pixel > axes.center().x();
    box.area.moveTo(left ? hover.pixel - style.px(14) - width : hover.pixel + style.px(14), axes.top() + style.px(24));
    box.area.moveLeft(std::clamp(box.area.left(), 1.0, std::max(1.0, size.width() - width - 1)));
    box.area.moveTop(std::clamp(box.area.top(), 1.0, std::max(1.0, size.height() - box.area.height() - 1)));
    return box;
}

void paintBox(QPainter& painter, const Hover& hover, const Style& style, const HoverBox& box) {
    const QFont plain = style.font(12), strong = style.font(12, QFont::DemiBold);
    const QRectF& area = box.area;
    painter.setPen(QPen(style.theme.border, 1));
    painter.setBrush(style.theme.card);
    painter.drawRoundedRect(QRectF(area.toRect()).adjusted(.5, .5, -.5, -.5), 6, 6);
    painter.setPen(style.theme.text);
    const auto write = [&](double x, double y, double w, const QString& text, bool isStrong, Qt::AlignmentFlag side) {
        const QFont& font = isStrong ? strong : plain;
        painter.setFont(font);
        painter.setPen(style.theme.text);
        painter.drawText(QRectF(x, y, w, box.line), static_cast<int>(side) | Qt::AlignVCenter | Qt::TextSingleLine,
                         elided(text, font, w + 1, Qt::ElideMiddle));
    };
    double y = area.top() + 0.8 * box.pad;
    write(area.left() + box.pad, y, area.width() - 2 * box.pad, hover.title, true, Qt::AlignLeft);
    for (std::size_t i = 0; i < box.rows; ++i) {
        y += box.line;
        const HoverRow& row = hover.rows[i];
        painter.fillRect(QRectF(area.left() + box.pad, y + box.line / 2 - 1.5, style.px(9), 3), row.colour);
        write(area.left() + box.pad + box.key, y, box.names, row.name, row.strong, Qt::AlignLeft);
        write(area.right() - box.pad - box.values, y, box.values, row.value, row.strong, Qt::AlignRight);
    }
}

} // namespace

void paintHover(QPainter& painter, const Hover& hover, const Style& style, const Frame& frame, const QSizeF& size,
                bool cursorLine) {
    if (hover.empty()) return;
    const QRectF& area = frame.area;
    if (cursorLine) {
        painter.setPen(QPen(style.theme.muted, 1));
        painter.drawLine(
            QLineF(std::floor(hover.pixel) + 0.5, area.top(), std::floor(hover.pixel) + 0.5, area.bottom()));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (const HoverRow& row : hover.rows)
        if (row.dot && cursorLine) {
            painter.setPen(QPen(style.theme.card, 1.5));
            painter.setBrush(row.colour);
            painter.drawEllipse(*row.dot, 4, 4);
        }
    if (hover.ring) {
        painter.setPen(QPen(style.theme.text, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(*hover.ring, style.px(8.5), style.px(8.5));
    }
    paintBox(painter, hover, style, boxOf(hover, style, area, size));
}

QString describe(const ChartSpec& spec, const Style& style) {
    const Words& words = style.words;
    if (!spec.empty.empty()) return words.text(spec.empty);
    QStringList parts;
    const QString subtitle = words.text(spec.subtitle);
    if (!subtitle.isEmpty()) parts << subtitle;
    Frame frame{QRectF(0, 0, 1000, 1000),
                {spec.x.low, spec.x.high, spec.y.low, spec.y.high},
                spec.x.logarithmic,
                spec.y.logarithmic};
    if (hasBars(spec)) {
        for (std::size_t i = 0; i < std::min<std::size_t>(barCount(spec), 50); ++i)
            parts << hoverOfBar(spec, style, {}, frame, i).sentence(words);
    } else if (hasPoints(spec)) {
        for (std::size_t i = 0; i < spec.series.size(); ++i)
            for (std::size_t k = 0; spec.series[i].kind == SeriesKind::points && k < spec.series[i].points.size(); ++k)
                if (parts.size() < 50) parts << hoverOfPoint(spec, style, frame, i, k).sentence(words);
    } else {
        parts << hoverAt(spec, style, {}, frame, spec.present ? spec.present->x : frame.data({500, 500}).x)
                     .sentence(words);
        for (const Mark& mark : spec.marks)
            parts << words.text(mark.label);
    }
    return parts.join(QLatin1Char('\n'));
}

} // namespace bascule::plot
