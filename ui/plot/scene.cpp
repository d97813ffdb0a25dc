#include "ui/plot/scene.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace bascule::plot {
namespace {

double scaledShare(double value, double low, double high, bool logarithmic) {
    if (logarithmic) return value > 0 && low > 0 ? std::log(value / low) / std::log(high / low) : -1;
    return (value - low) / (high - low);
}

} // namespace

QFont Style::font(int pixels, QFont::Weight weight) const {
    QFont font = textFont(std::max(1, qRound(pixels * scale)), weight);
    if (!onScreen) {
        font.setStyleStrategy(QFont::PreferNoShaping);
        font.setHintingPreference(QFont::PreferNoHinting);
    }
    return font;
}

double Frame::x(double value) const {
    return area.left() + scaledShare(value, window.left, window.right, logX) * area.width();
}
double Frame::y(double value) const {
    return area.bottom() - scaledShare(value, window.bottom, window.top, logY) * area.height();
}

Point Frame::data(const QPointF& pixel) const {
    const double sx = (pixel.x() - area.left()) / area.width(), sy = (area.bottom() - pixel.y()) / area.height();
    return {logX ? window.left * std::pow(window.right / window.left, sx) : std::lerp(window.left, window.right, sx),
            logY ? window.bottom * std::pow(window.top / window.bottom, sy) : std::lerp(window.bottom, window.top, sy)};
}

QString oneLine(const QString& text) {
    QString line = text;
    for (QChar& c : line)
        if (c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
            c.category() == QChar::Separator_Paragraph)
            c = ' ';
    return line;
}

QString elided(const QString& text, const QFont& font, double width, Qt::TextElideMode where) {
    return QFontMetricsF(font).elidedText(text, where, std::max(0.0, width));
}
double widthOf(const QString& text, const QFont& font) { return QFontMetricsF(font).horizontalAdvance(text); }

QColor readableOn(const QColor& fill) {
    const auto linear = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    const double light = 0.2126 * linear(fill.redF()) + 0.7152 * linear(fill.greenF()) + 0.0722 * linear(fill.blueF());
    return light > 0.179 ? QColor(0x10, 0x14, 0x18) : QColor(Qt::white); // equal contrast with black and white
}

QColor limitColour(const Theme& theme, Role role) {
    return role == Role::neutral ? theme.text : theme.colours(role).line;
}

bool hasBars(const ChartSpec& spec) {
    return std::any_of(spec.series.begin(), spec.series.end(), [](const Series& s) { return isBar(s.kind); });
}

bool hasPoints(const ChartSpec& spec) {
    return std::any_of(spec.series.begin(), spec.series.end(),
                       [](const Series& s) { return s.kind == SeriesKind::points; });
}

std::size_t barCount(const ChartSpec& spec) {
    std::size_t count = spec.x.categories.size();
    for (const Series& s : spec.series)
        if (isBar(s.kind))
            for (const Point& p : s.points)
                if (p.x >= 0 && p.x < 1e6) count = std::max(count, static_cast<std::size_t>(p.x) + 1);
    return count;
}

void paintBands(QPainter& painter, const Scene& scene) {
    for (const auto& [area, colour] : scene.bands)
        painter.fillRect(area, colour);
}

void paintBars(QPainter& painter, const Scene& scene, const Theme& theme) {
    for (const BarBox& bar : scene.bars) {
        painter.setPen(bar.part ? QPen(theme.card, 1) : QPen(Qt::NoPen));
        painter.setBrush(bar.fill);
        painter.drawRect(bar.area);
    }
    for (const Tick& tick : scene.ticks) { // seen on every fill
        QPen casing(theme.card, tick.pen.widthF() + 2);
        casing.setCapStyle(Qt::FlatCap);
        painter.setPen(casing);
        painter.drawLine(tick.line);
        painter.setPen(tick.pen);
        painter.drawLine(tick.line);
    }
}

static void paintDots(QPainter& painter, const Scene& scene, const Theme& theme) {
    for (const Ring& ring : scene.rings) {
        painter.setPen(QPen(ring.line, 2));
        painter.setBrush(theme.card);
        painter.drawEllipse(ring.at, 5, 5);
    }
    for (const Dot& dot : scene.dots) {
        painter.setPen(dot.hollow ? QPen(dot.colour, 2) : QPen(theme.card, 1));
        painter.setBrush(dot.hollow ? theme.card : dot.colour);
        painter.drawEllipse(dot.at, dot.radius, dot.radius);
    }
}

void paintWords(QPainter& painter, const Scene& scene, const Theme& theme) {
    for (const auto& [line, pen] : scene.strokes) {
        painter.setPen(pen);
        painter.drawLine(line);
    }
    for (const auto& [area, colour] : scene.swatches)
        painter.fillRect(area, colour);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const auto& [line, pen] : scene.leaders) {
        painter.setPen(pen);
        painter.drawLine(line);
    }
    paintDots(painter, scene, theme);
    for (const Text& text : scene.texts) {
        painter.setFont(text.font);
        painter.setPen(text.colour);
        painter.drawText(text.area, static_cast<int>(text.align.toInt()) | Qt::TextSingleLine, text.text);
    }
}

} // namespace bascule::plot
