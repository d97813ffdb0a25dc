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
        if (spec.series[i].kind == SeriesKind::bars || !std::isfinite(value)) continue;
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
    if (index < spec.x.categories.size()) hover.title = oneLine(QString::fromStdString(spec.x.categories[index]));
    std::vector<std::pair<double, HoverRow>> found;
    for (std::size_t i = 0; i < spec.series.size(); ++i)
        for (const Point& p : spec.series[i].points)
            if (std::isfinite(p.y) && (spec.series[i].kind == SeriesKind::level ||
                                       (spec.series[i].kind == SeriesKind::bars && p.x == hover.x))) {
                found.emplace_back(p.y, rowOf(spec, style, i, p.y));
                found.back().second.strong = spec.series[i].kind == SeriesKind::bars;
            }
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

QString explainAt(const ChartSpec& spec, const Scene& scene, const Layout& layout, const Frame& frame,
                  const QPointF& pixel) {
    for (const BarBox& bar : scene.bars) {
        const auto& ids = spec.series[bar.series].explain;
        if (bar.area.adjusted(-2, -2, 2, 2).contains(pixel) && bar.point < ids.size())
            return QString::fromStdString(ids[bar.point]);
    }
    double nearest = kReach;
    QString id;
    for (const Series& s : spec.series) {
        if (s.kind == SeriesKind::bars || s.explain.empty()) continue;
        const double away = distanceTo(s, frame, layout.horizontal, pixel);
        if (away < nearest || (away == nearest && s.emphasised)) {
            nearest = away;
            id = QString::fromStdString(s.explain.front());
        }
    }
    return id;
}

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

    const QFont plain = style.font(12), strong = style.font(12, QFont::DemiBold);
    const double line = style.px(18), pad = style.px(10), key = style.px(14), gap = style.px(16);
    const double most = std::max(style.px(120), size.width() * 0.6);
    const auto rows =
        std::min(hover.rows.size(), static_cast<std::size_t>(std::max(1.0, (size.height() - 3 * pad) / line - 1)));
    double names = 0, values = 0;
    for (std::size_t i = 0; i < rows; ++i) {
        names = std::max(names, widthOf(hover.rows[i].name, hover.rows[i].strong ? strong : plain));
        values = std::max(values, widthOf(hover.rows[i].value, strong));
    }
    names = std::min(names, most - values - key - gap - 2 * pad);
    const double width = std::max(std::min(widthOf(hover.title, strong), most), key + names + gap + values) + 2 * pad;
    QRectF box(0, 0, width, line * (static_cast<double>(rows) + 1) + 1.6 * pad);
    const bool left = hover.pixel > area.center().x();
    box.moveTo(left ? hover.pixel - style.px(14) - width : hover.pixel + style.px(14), area.top() + style.px(24));
    box.moveLeft(std::clamp(box.left(), 1.0, std::max(1.0, size.width() - width - 1)));
    box.moveTop(std::clamp(box.top(), 1.0, std::max(1.0, size.height() - box.height() - 1)));

    painter.setPen(QPen(style.theme.border, 1));
    painter.setBrush(style.theme.card);
    painter.drawRoundedRect(QRectF(box.toRect()).adjusted(.5, .5, -.5, -.5), 6, 6);
    const auto write = [&](double x, double y, double w, const QString& text, const QFont& font, const QColor& colour,
                           Qt::AlignmentFlag side) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRectF(x, y, w, line), static_cast<int>(side) | Qt::AlignVCenter | Qt::TextSingleLine,
                         elided(text, font, w + 1));
    };
    double y = box.top() + 0.8 * pad;
    write(box.left() + pad, y, width - 2 * pad, hover.title, strong, style.theme.text, Qt::AlignLeft);
    for (std::size_t i = 0; i < rows; ++i) {
        y += line;
        const HoverRow& row = hover.rows[i];
        painter.fillRect(QRectF(box.left() + pad, y + line / 2 - 1.5, style.px(9), 3), row.colour);
        write(box.left() + pad + key, y, names, row.name, row.strong ? strong : plain, style.theme.text, Qt::AlignLeft);
        write(box.right() - pad - values, y, values, row.value, row.strong ? strong : plain, style.theme.text,
              Qt::AlignRight);
    }
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
    } else {
        parts << hoverAt(spec, style, {}, frame, spec.present ? spec.present->x : frame.data({500, 500}).x)
                     .sentence(words);
        for (const Mark& mark : spec.marks)
            parts << words.text(mark.label);
    }
    return parts.join(QLatin1Char('\n'));
}

} // namespace bascule::plot
