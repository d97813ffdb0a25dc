#include "ui/plot/scene.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace bascule::plot {
namespace {

constexpr auto kLeft = Qt::AlignLeft | Qt::AlignVCenter, kRight = Qt::AlignRight | Qt::AlignVCenter,
               kCentre = Qt::AlignHCenter | Qt::AlignVCenter;

// One chart being composed: what each part adds to the scene, and where it may not stand.
class Composer {
public:
    Composer(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame, const QSizeF& size)
        : m_spec(spec),
          m_style(style),
          m_layout(layout),
          m_frame(frame),
          m_size(size),
          m_placer(QRectF(QPointF(frame.area.left() + 1, frame.area.top() - 7),
                          QPointF(size.width(), frame.area.bottom() - 1))) {}

    Scene run() {
        titles();
        if (!m_spec.empty.empty()) {
            add(m_style.words.text(m_spec.empty), m_frame.area, kCentre, m_style.font(13), m_style.theme.muted);
            return std::move(m_scene);
        }
        bands();
        hasBars(m_spec) ? bars() : lines();
        return std::move(m_scene);
    }

private:
    double px(double v) const { return m_style.px(v); }
    QString text(const Phrase& phrase) const { return oneLine(m_style.words.text(phrase)); }
    QFont strong() const { return m_style.font(12, QFont::DemiBold); }

    void add(const QString& words, const QRectF& area, Qt::Alignment align, const QFont& font, const QColor& colour,
             const QColor& ground = {}) {
        const QString shown = elided(oneLine(words), font, area.width() + 0.5);
        if (!shown.isEmpty()) m_scene.texts.push_back({shown, area, align, font, colour, ground});
    }

    void titles() {
        const double width = m_size.width();
        double y = 0;
        double noteWidth = 0;
        const QFont plain = m_style.font(12);
        if (m_layout.note && !m_spec.note.empty()) {
            noteWidth = m_layout.noteBelow ? 0 : widthOf(text(m_spec.note), plain) + px(1);
            if (!m_layout.noteBelow)
                add(text(m_spec.note), {width - noteWidth, y + px(1), noteWidth, px(20)}, kRight, plain,
                    m_style.theme.muted);
        }
        if (!m_spec.title.empty()) {
            add(text(m_spec.title), {0, y, width - noteWidth - (noteWidth > 0 ? px(16) : 0), px(20)}, kLeft,
                m_style.font(14, QFont::DemiBold), m_style.theme.text);
            y += px(22);
        }
        if (m_layout.subtitle && !m_spec.subtitle.empty()) {
            add(text(m_spec.subtitle), {0, y, width, px(17)}, kLeft, plain, m_style.theme.muted);
            y += px(17);
        }
        if (m_layout.note && m_layout.noteBelow)
            add(text(m_spec.note), {0, y, width, px(17)}, kLeft, plain, m_style.theme.muted);
        axisTitles();
    }

    void axisTitles() {
        const QRectF& area = m_frame.area;
        const QFont small = m_style.font(11);
        const Phrase& under = m_layout.horizontal ? m_spec.y.title : m_spec.x.title;
        if (m_layout.xTitle && !under.empty())
            add(text(under), {area.left(), m_size.height() - px(17), area.width(), px(16)}, kCentre, small,
                m_style.theme.muted);
        if (m_layout.yTitle && !m_spec.y.title.empty() && !m_layout.horizontal)
            add(text(m_spec.y.title), {0, area.top() - px(27), m_size.width(), px(16)}, kLeft, small,
                m_style.theme.muted);
    }

    void bands() {
        const QRectF& area = m_frame.area;
        for (const Band& band : m_spec.bands) {
            const double from = std::clamp(m_frame.x(band.from), area.left(), area.right());
            const double to =
                std::isfinite(band.to) ? std::clamp(m_frame.x(band.to), area.left(), area.right()) : area.right();
            QColor colour = m_style.theme.band;
            if (band.role != Role::gpu) {
                colour = m_style.theme.colours(band.role).line;
                colour.setAlphaF(0.12F);
            }
            if (to > from) m_scene.bands.emplace_back(QRectF(from, area.top(), to - from, area.height()), colour);
        }
    }

    void avoidLines() {
        for (const Series& s : m_spec.series)
            for (const Polyline& piece : visiblePieces(s, m_frame.window, m_frame.logX, m_frame.logY))
                for (std::size_t i = 1; i < piece.size(); ++i)
                    m_placer.avoid({m_frame.pixel(piece[i - 1]), m_frame.pixel(piece[i])}, px(s.emphasised ? 3 : 2));
    }

    int weight(const Series& s) const {
        return (s.emphasised ? 8 : 0) + (s.role == Role::gpu         ? 4
                                         : s.role == Role::reference ? 3
                                         : s.role == Role::hybrid    ? 2
                                                                     : 0);
    }

    void lines() {
        avoidLines();
        const QRectF& area = m_frame.area;
        std::vector<Slot> column;
        std::vector<const Series*> owners, leaving;
        std::vector<Point> exits;
        for (const Series& s : m_spec.series) {
            const LineEnd end = lineEnd(visiblePieces(s, m_frame.window, m_frame.logX, m_frame.logY), m_frame.window);
            if (end.exit == Exit::right) {
                column.push_back({m_frame.y(end.at.y), px(17), 0, weight(s), true});
                owners.push_back(&s);
            } else if (end.exit == Exit::top) {
                leaving.push_back(&s);
                exits.push_back(end.at);
            }
        }
        spread(column, area.top() - px(6), area.bottom() + px(8));
        const double x = area.right() + px(9);
        for (std::size_t i = 0; i < column.size(); ++i)
            if (column[i].shown) endLabel(*owners[i], {x, column[i].y - px(8.5), m_size.width() - x, px(17)});
        present();
        marks();
        for (std::size_t i = 0; i < leaving.size(); ++i)
            exitLabel(*leaving[i], m_frame.x(exits[i].x));
        presentText();
    }

    void endLabel(const Series& s, const QRectF& room) {
        add(text(s.label), room, kLeft, strong(), m_style.theme.colours(s.role).ink);
        m_placer.avoid(room);
    }

    // Beside the place where a line leaves through the top: in the first free row, right of it rather than left.
    void exitLabel(const Series& s, double x) {
        const QRectF& area = m_frame.area;
        const double most = std::max(area.width() * 0.3, m_size.width() - x - px(8));
        const double width = std::min(widthOf(text(s.label), strong()) + 1, most), height = px(16);
        std::vector<QRectF> candidates;
        for (int row = 0; row < 8; ++row)
            for (const double shift : {0.0, px(14), px(30)})
                candidates.emplace_back(x + px(6) + shift, area.top() + px(2) + row * px(17), width, height);
        for (int row = 0; row < 8; ++row)
            candidates.emplace_back(x - px(8) - width, area.top() + px(2) + row * px(17), width, height);
        placed(text(s.label), candidates, strong(), m_style.theme.colours(s.role).ink);
    }

    // A label that no place is free for is left out: the hover box still says it.
    bool placed(const QString& words, const std::vector<QRectF>& candidates, const QFont& font, const QColor& colour,
                Qt::Alignment align = kLeft) {
        const auto free =
            std::find_if(candidates.begin(), candidates.end(), [&](const QRectF& c) { return m_placer.isFree(c); });
        if (free == candidates.end()) return false;
        m_placer.avoid(*free);
        add(words, *free, align, font, colour);
        return true;
    }

    void marks() {
        const QRectF& area = m_frame.area;
        for (std::size_t i = 0; i < m_spec.marks.size(); ++i) {
            const QPointF at = m_frame.pixel({m_spec.marks[i].x, m_spec.marks[i].y});
            if (!area.adjusted(-1, -1, 1, 1).contains(at)) continue;
            const QColor line = m_spec.marks[i].role == Role::rival ? m_style.theme.colours(Role::rival).line
                                                                    : m_style.theme.colours(m_spec.marks[i].role).line;
            m_scene.rings.push_back({at, line, i});
            m_placer.avoid(QRectF(at.x() - 7, at.y() - 7, 14, 14));
        }
        for (const Ring& ring : m_scene.rings)
            markLabel(m_spec.marks[ring.mark], ring.at);
    }

    // Beside its ring; in a crowd, higher up on the end of a thin line.
    void markLabel(const Mark& mark, const QPointF& at) {
        const QString words = text(mark.label);
        if (words.isEmpty()) return;
        const QColor ink = mark.role == Role::rival ? m_style.theme.crossing : m_style.theme.colours(mark.role).ink;
        const double width = widthOf(words, strong()) + 1, height = px(16);
        std::vector<QRectF> near, far;
        for (int row = 0; row < 6; ++row) {
            const double below = at.y() + px(4) + row * px(9), above = at.y() - px(4) - height - row * px(9);
            for (const double shift : {px(9), px(16), px(26)}) {
                near.emplace_back(at.x() + shift, below, width, height);
                near.emplace_back(at.x() - shift - width, above, width, height);
                near.emplace_back(at.x() + shift, above, width, height);
                near.emplace_back(at.x() - shift - width, below, width, height);
            }
        }
        for (double up = px(40); up < at.y(); up += px(9))
            for (const double left : {at.x() - width / 2, at.x() - px(8), at.x() - width + px(8)})
                far.emplace_back(std::max(left, m_frame.area.left() + px(4)), at.y() - up - height, width, height);
        if (placed(words, near, strong(), ink) || !placed(words, far, strong(), ink)) return;
        const QRectF& box = m_scene.texts.back().area;
        const double x = std::clamp(at.x(), box.left() + 2, box.right() - 2);
        m_scene.strokes.emplace_back(QLineF(x, box.bottom() - 1, at.x(), at.y() - 6), QPen(ink, 1));
    }

    void present() {
        if (!m_spec.present) return;
        const double x = m_frame.x(m_spec.present->x);
        const QRectF& area = m_frame.area;
        m_presentShown = x >= area.left() - 0.5 && x <= area.right() + 0.5;
        if (!m_presentShown) return;
        QPen dash(m_style.theme.text, 1);
        dash.setDashPattern({3, 3});
        dash.setCapStyle(Qt::FlatCap);
        const double snapped = m_style.onScreen ? std::floor(x) + 0.5 : x;
        m_scene.strokes.emplace_back(QLineF(snapped, area.top(), snapped, area.bottom()), dash);
        m_placer.avoid(m_scene.strokes.back().first, 2);
    }

    void presentText() {
        if (!m_presentShown) return;
        const double x = m_frame.x(m_spec.present->x),
                     width = widthOf(text(m_spec.present->label), m_style.font(12)) + 1;
        std::vector<QRectF> candidates;
        for (int row = 0; row < 10; ++row)
            for (const double left : {x - px(6) - width, x + px(6)})
                candidates.emplace_back(left, m_frame.area.top() + px(2) + row * px(17), width, px(16));
        placed(text(m_spec.present->label), candidates, m_style.font(12), m_style.theme.text);
    }

    // Bars: series that share a category stand on one another.
    void bars() {
        const std::size_t count = barCount(m_spec);
        std::vector<double> reached(count, 0);
        std::vector<QRectF> boxes(count);
        std::vector<Role> roles(count, Role::gpu);
        for (std::size_t s = 0; s < m_spec.series.size(); ++s) {
            const Series& series = m_spec.series[s];
            if (series.kind != SeriesKind::bars) continue;
            for (std::size_t i = 0; i < series.points.size(); ++i) {
                const auto category = static_cast<std::size_t>(std::max(0.0, series.points[i].x));
                if (category >= count || !std::isfinite(series.points[i].y)) continue;
                const double to = reached[category] + series.points[i].y;
                const QRectF box = barBox(static_cast<double>(category), reached[category], to);
                m_scene.bars.push_back({box, m_style.theme.colours(series.role).line, s, i});
                boxes[category] = boxes[category].isNull() ? box : boxes[category] | box;
                reached[category] = to;
                roles[category] = series.role;
                m_placer.avoid(box);
            }
        }
        levels();
        for (std::size_t i = 0; i < count; ++i) {
            if (!boxes[i].isNull()) barValue(boxes[i], reached[i], roles[i]);
            barName(i, static_cast<double>(count));
        }
    }

    double slotSize() const {
        return (m_layout.horizontal ? m_frame.area.height() : m_frame.area.width()) /
               static_cast<double>(std::max<std::size_t>(barCount(m_spec), 1));
    }

    QRectF barBox(double category, double from, double to) const {
        const QRectF& area = m_frame.area;
        const double slot = slotSize(), thick = std::min(slot * 0.62, px(m_layout.horizontal ? 30 : 72));
        const double middle = (category + 0.5) * slot;
        if (m_layout.horizontal) {
            const double a = std::clamp(m_frame.x(from), area.left(), area.right()),
                         b = std::clamp(m_frame.x(to), area.left(), area.right());
            return {std::min(a, b), area.top() + middle - thick / 2, std::abs(b - a), thick};
        }
        const double a = std::clamp(m_frame.y(from), area.top(), area.bottom()),
                     b = std::clamp(m_frame.y(to), area.top(), area.bottom());
        return {area.left() + middle - thick / 2, std::min(a, b), thick, std::abs(b - a)};
    }

    void barValue(const QRectF& box, double value, Role role) {
        const QString words = m_style.words.format().quantity({value, m_spec.y.unit, m_spec.y.currency});
        const double width = widthOf(words, strong()) + 1, height = px(16);
        std::vector<QRectF> candidates;
        for (int step = 0; step < 60; ++step) {
            if (m_layout.horizontal)
                candidates.emplace_back(box.right() + px(7) + step * px(4), box.center().y() - height / 2, width,
                                        height);
            else
                candidates.emplace_back(box.center().x() - width / 2, box.top() - height - px(2) - step * px(3), width,
                                        height);
        }
        if (slotSize() >= (m_layout.horizontal ? px(12) : width * 0.9))
            placed(words, candidates, strong(), m_style.theme.colours(role).ink, m_layout.horizontal ? kLeft : kCentre);
    }

    void barName(std::size_t index, double count) {
        if (!m_layout.names || index >= m_spec.x.categories.size()) return;
        const QRectF& area = m_frame.area;
        const QString name = oneLine(QString::fromStdString(m_spec.x.categories[index]));
        const double slot = slotSize(), middle = (static_cast<double>(index) + 0.5) * slot;
        const QFont font = m_style.font(12);
        if (m_layout.horizontal) {
            if (slot >= px(13))
                add(name, {0, area.top() + middle - px(8), area.left() - px(10), px(16)}, kLeft, font,
                    m_style.theme.text);
            return;
        }
        // Two lines under a narrow bar, split where the name allows.
        const double width = slot - px(6), left = area.left() + middle - width / 2;
        QString first = name, second;
        if (widthOf(name, font) > width && count > 0) {
            qsizetype split = -1;
            for (qsizetype i = 1; i < name.size(); ++i)
                if ((name[i - 1] == ' ' || name[i - 1] == '-' || name[i - 1] == '/' || name[i - 1] == QChar(0x00A0)) &&
                    widthOf(name.left(i), font) <= width)
                    split = i;
            if (split > 0) {
                first = name.left(split).trimmed();
                second = name.mid(split).trimmed();
            }
        }
        add(first, {left, area.bottom() + px(5), width, px(16)}, kCentre, font, m_style.theme.text);
        if (!second.isEmpty())
            add(second, {left, area.bottom() + px(20), width, px(16)}, kCentre, font, m_style.theme.text);
    }

    void levels() {
        std::vector<std::pair<double, const Series*>> across;
        for (const Series& s : m_spec.series)
            if (s.kind == SeriesKind::level && !s.points.empty() && std::isfinite(s.points[0].y))
                across.emplace_back(s.points[0].y, &s);
        m_layout.horizontal ? levelsDown(across) : levelsAcross(across);
    }

    QPen levelPen(const Series& s) const {
        QPen pen(m_style.theme.colours(s.role).line, s.emphasised ? 2 : 1.5);
        if (s.dashed) pen.setDashPattern({5, 3});
        pen.setCapStyle(Qt::FlatCap);
        return pen;
    }

    void levelsAcross(const std::vector<std::pair<double, const Series*>>& across) {
        const QRectF& area = m_frame.area;
        std::vector<Slot> column;
        std::vector<const Series*> owners;
        for (const auto& [value, series] : across) {
            const double y = m_frame.y(value);
            if (y < area.top() - 0.5 || y > area.bottom() + 0.5) continue;
            const double snapped = m_style.onScreen ? std::round(y) : y;
            m_scene.strokes.emplace_back(QLineF(area.left(), snapped, area.right(), snapped), levelPen(*series));
            m_placer.avoid(m_scene.strokes.back().first, 3);
            column.push_back({y, px(17), 0, weight(*series), true});
            owners.push_back(series);
        }
        spread(column, area.top() - px(8), area.bottom() + px(8));
        for (std::size_t i = 0; i < column.size(); ++i)
            if (column[i].shown)
                endLabel(*owners[i],
                         {area.right() + px(9), column[i].y - px(8.5), m_size.width() - area.right() - px(9), px(17)});
    }

    // Lines down across lying bars, named above: the rightmost in the lowest row, so that no line runs through a name.
    void levelsDown(std::vector<std::pair<double, const Series*>> across) {
        const QRectF& area = m_frame.area;
        std::sort(across.begin(), across.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<double> rowLeft(static_cast<std::size_t>(m_layout.levelRows), m_size.width());
        bool rightmost = true;
        for (const auto& [value, series] : across) {
            const double x = m_frame.x(value);
            if (x < area.left() - 0.5 || x > area.right() + 0.5) continue;
            const double width = widthOf(text(series->label), strong()) + 1;
            // Without room on its right the rightmost name stands left of its line, in the top row, which no other line reaches.
            const bool flipped = rightmost && x + px(4) + width > m_size.width() && !rowLeft.empty();
            rightmost = false;
            std::size_t row = flipped ? rowLeft.size() - 1 : 0;
            while (!flipped && row < rowLeft.size() && x + px(4) + width > rowLeft[row])
                ++row;
            const bool named = row < rowLeft.size();
            const double top = named ? area.top() - px(4) - (static_cast<double>(row) + 1) * px(16) : area.top();
            m_scene.strokes.emplace_back(QLineF(x, top + (named ? px(2) : 0), x, area.bottom()), levelPen(*series));
            m_placer.avoid(m_scene.strokes.back().first, 3);
            if (!named) continue;
            const double left = flipped ? std::max(0.0, x - px(4) - width) : x + px(4);
            add(text(series->label), {left, top, std::min(width, flipped ? x - px(4) : width), px(16)},
                flipped ? kRight : kLeft, strong(), m_style.theme.colours(series->role).ink);
            for (std::size_t r = 0; r <= row; ++r)
                rowLeft[r] = x - px(4);
            if (flipped) rowLeft.pop_back();
        }
    }

    const ChartSpec& m_spec;
    const Style& m_style;
    const Layout& m_layout;
    const Frame& m_frame;
    QSizeF m_size;
    Placer m_placer;
    Scene m_scene;
    bool m_presentShown = false;
};

} // namespace

Scene compose(const ChartSpec& spec, const Style& style, const Layout& layout, const Frame& frame, const QSizeF& size) {
    return Composer(spec, style, layout, frame, size).run();
}

} // namespace bascule::plot
