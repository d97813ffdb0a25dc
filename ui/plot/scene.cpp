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

QString levelText(const Series& s, const Style& style) { return oneLine(style.words.text(s.label)); }

double widestEndLabel(const ChartSpec& spec, const Style& style) {
    double widest = 0;
    for (const Series& s : spec.series)
        if (s.kind != SeriesKind::bars)
            widest = std::max(widest, widthOf(levelText(s, style), style.font(12, QFont::DemiBold)));
    return widest;
}

double widestCategory(const ChartSpec& spec, const Style& style) {
    double widest = 0;
    for (const std::string& name : spec.x.categories)
        widest = std::max(widest, widthOf(oneLine(QString::fromStdString(name)), style.font(12)));
    return widest;
}

double valueWidth(const ChartSpec& spec, const Style& style) {
    double widest = 0;
    for (const Series& s : spec.series)
        if (s.kind == SeriesKind::bars)
            for (const Point& p : s.points)
                widest = std::max(widest, widthOf(style.words.format().quantity({p.y, spec.y.unit, spec.y.currency}),
                                                  style.font(12, QFont::DemiBold)));
    return widest;
}

void layoutBars(const ChartSpec& spec, const Style& style, const QSizeF& size, Layout& layout) {
    const auto count = static_cast<double>(std::max<std::size_t>(barCount(spec), 1));
    layout.horizontal = spec.horizontal_bars || count * style.px(64) > size.width() - layout.right;
    if (!layout.horizontal) return;
    layout.left = std::min(widestCategory(spec, style) + style.px(10), size.width() * 0.3);
    layout.right = std::min(valueWidth(spec, style) + style.px(16), size.width() * 0.2);
    for (const Series& s : spec.series)
        layout.levelRows += s.kind == SeriesKind::level ? 1 : 0;
    layout.levelRows = std::min(layout.levelRows, std::floor(size.height() * 0.2 / style.px(16)));
}

double topOf(const ChartSpec& spec, const Style& style, const Layout& layout) {
    double top = spec.title.empty() ? style.px(8) : style.px(24);
    if (layout.subtitle && !spec.subtitle.empty()) top += style.px(17);
    if (layout.note && layout.noteBelow) top += style.px(17);
    if (layout.yTitle && !spec.y.title.empty() && !layout.horizontal) top += style.px(20);
    return top + style.px(8) + layout.levelRows * style.px(16);
}

double bottomOf(const ChartSpec& spec, const Style& style, const Layout& layout) {
    const Phrase& title = layout.horizontal ? spec.y.title : spec.x.title;
    double bottom = style.px(24);
    if (hasBars(spec) && !layout.horizontal) bottom = style.px(layout.names ? 38 : 8);
    return bottom + (layout.xTitle && !title.empty() ? style.px(18) : 0);
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

QString elided(const QString& text, const QFont& font, double width) {
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, std::max(0.0, width));
}
double widthOf(const QString& text, const QFont& font) { return QFontMetricsF(font).horizontalAdvance(text); }

bool hasBars(const ChartSpec& spec) {
    return std::any_of(spec.series.begin(), spec.series.end(),
                       [](const Series& s) { return s.kind == SeriesKind::bars; });
}

std::size_t barCount(const ChartSpec& spec) {
    std::size_t count = spec.x.categories.size();
    for (const Series& s : spec.series)
        if (s.kind == SeriesKind::bars)
            for (const Point& p : s.points)
                if (p.x >= 0 && p.x < 1e6) count = std::max(count, static_cast<std::size_t>(p.x) + 1);
    return count;
}

Layout layoutFor(const ChartSpec& spec, const Style& style, const QSizeF& size) {
    Layout layout;
    const double label = widestEndLabel(spec, style);
    layout.right = label > 0 ? std::min(label + style.px(20), size.width() * 0.26) : 0;
    layout.right = std::max(layout.right, style.px(30));
    if (hasBars(spec)) layoutBars(spec, style, size, layout);
    layout.noteBelow = !spec.note.empty() && widthOf(style.words.text(spec.title), style.font(14, QFont::DemiBold)) +
                                                     widthOf(style.words.text(spec.note), style.font(12)) +
                                                     style.px(24) >
                                                 size.width();
    // On a small chart the axes keep most of the height.
    const auto measure = [&] {
        layout.top = topOf(spec, style, layout);
        layout.bottom = bottomOf(spec, style, layout);
        return size.height() - layout.top - layout.bottom >= size.height() * 0.6;
    };
    for (bool* part : {&layout.note, &layout.subtitle, &layout.yTitle, &layout.xTitle, &layout.names}) {
        if (measure()) return layout;
        *part = false;
    }
    layout.levelRows = 0;
    measure();
    return layout;
}

void paintBands(QPainter& painter, const Scene& scene) {
    for (const auto& [area, colour] : scene.bands)
        painter.fillRect(area, colour);
}

void paintBars(QPainter& painter, const Scene& scene) {
    painter.setPen(Qt::NoPen);
    for (const BarBox& bar : scene.bars) {
        painter.setBrush(bar.fill);
        painter.drawRect(bar.area);
    }
}

void paintWords(QPainter& painter, const Scene& scene, const Theme& theme) {
    for (const auto& [line, pen] : scene.strokes) {
        painter.setPen(pen);
        painter.drawLine(line);
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const Ring& ring : scene.rings) {
        painter.setPen(QPen(ring.line, 2));
        painter.setBrush(theme.card);
        painter.drawEllipse(ring.at, 5, 5);
    }
    for (const Text& text : scene.texts) {
        if (text.ground.isValid()) painter.fillRect(text.area.adjusted(-2, 0, 2, 0), text.ground);
        painter.setFont(text.font);
        painter.setPen(text.colour);
        painter.drawText(text.area, static_cast<int>(text.align.toInt()) | Qt::TextSingleLine, text.text);
    }
}

} // namespace bascule::plot
