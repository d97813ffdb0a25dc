#include "app/export/exporter.h"
#include "model/document.h"
#include "ui/plot/hover.h"
#include "ui/plot/zoom.h"
#include "ui/plot_view.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <QXmlStreamReader>
#include <cmath>
#include <set>

using namespace bascule;
using namespace bascule::plot;

namespace {

Series steps() {
    Series s;
    s.kind = SeriesKind::steps;
    s.points = {{0, 10}, {100, 20}, {200, 30}, {250, 30}};
    return s;
}

Series straight(Point a, Point b) {
    Series s;
    s.points = {a, b};
    return s;
}

SnapshotPtr builtin(const std::string& longName = {}) {
    Document document = builtinDocument();
    if (!longName.empty()) {
        auto book = std::make_shared<PriceBook>(*document.prices);
        for (ApiRow& row : book->apis)
            row.name = longName + " " + row.name;
        document.prices = book;
    }
    return takeSnapshot(document);
}

PageSpec pageOf(const Snapshot& snapshot, const char* id) { return findPage(id)->build(snapshot, {}); }

// The plot that a view shows: the child that gets the pointer.
QWidget* canvas(PlotView& view) { return view.findChild<QWidget*>(); }

void wheel(PlotView& view, const QPoint& at, int delta) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(canvas(view), &event);
    QCoreApplication::processEvents();
}

QImage shot(PlotView& view) {
    QCoreApplication::processEvents();
    return view.grab().toImage();
}

Phrase named(const std::string& name) { return literal(name); }

// `count` lines from a fan of ends, three of them in one place.
ChartSpec fan(int count, qsizetype nameLength) {
    ChartSpec spec;
    spec.id = "fan";
    spec.title = named("Lines");
    spec.x.high = 100;
    spec.y.high = 100;
    for (int i = 0; i < count; ++i) {
        const double end = i < 3 ? 40 : 30 + (i * 37) % 23;
        Series s = straight({0, i < 2 ? 10.0 : (i * 53) % 100}, {100, end});
        const QString number = QString::number(i);
        s.label =
            named((QStringLiteral("L") + number + QString(std::max<qsizetype>(0, nameLength - 4), 'n')).toStdString());
        s.role = static_cast<Role>(i % 5);
        s.emphasised = i == 3;
        spec.series.push_back(std::move(s));
    }
    return spec;
}

// Memory by part against the memory of each card.
ChartSpec stacks(bool lying, int cards, int parts) {
    ChartSpec spec;
    spec.id = "memory";
    spec.title = named("Memory by part");
    spec.horizontal_bars = lying;
    spec.y.unit = Unit::gigabytes;
    spec.y.high = 100;
    for (int card = 0; card < cards; ++card)
        spec.x.categories.push_back(literal("Card " + std::to_string(card)));
    for (int part = 0; part < parts; ++part) {
        Series s;
        s.id = "part" + std::to_string(part);
        s.kind = SeriesKind::stacked_bars;
        s.role = static_cast<Role>(int(Role::part_1) + part);
        s.label = named("Part number " + std::to_string(part));
        for (int card = 0; card < cards; ++card) {
            s.points.push_back({double(card), 4.0 + 3 * part + card});
            s.explain.push_back(s.id + "." + std::to_string(card));
        }
        spec.series.push_back(std::move(s));
    }
    Series limit;
    limit.id = "limit";
    limit.kind = SeriesKind::limits;
    limit.label = named("Memory of the card");
    limit.role = Role::neutral;
    for (int card = 0; card < cards; ++card) {
        limit.points.push_back({double(card), card % 2 ? 80.0 : 48.0});
        limit.explain.push_back("limit." + std::to_string(card));
    }
    spec.series.push_back(std::move(limit));
    return spec;
}

// Cost against time, with the front of the best.
ChartSpec scatter(int count) {
    ChartSpec spec;
    spec.id = "scatter";
    spec.title = named("Cost against time");
    spec.x.title = named("Time");
    spec.x.unit = Unit::hours;
    spec.x.high = 100;
    spec.y.title = named("Cost");
    spec.y.unit = Unit::money;
    spec.y.currency = "EUR";
    spec.y.high = 1000;
    Series front = straight({10, 900}, {90, 100});
    front.label = named("Front");
    spec.series.push_back(front);
    for (const bool emphasised : {false, true}) {
        Series s;
        s.kind = SeriesKind::points;
        s.label = named("Cards");
        s.role = emphasised ? Role::gpu : Role::gpu_other;
        s.emphasised = emphasised;
        for (int i = 0; i < (emphasised ? 1 : count); ++i) {
            s.points.push_back(
                {emphasised ? 50.0 : 12.0 + (i * 29) % 80, emphasised ? 500.0 : 150.0 + (i * 271) % 800});
            s.labels.push_back(named((emphasised ? "Best " : "Card ") + std::to_string(i)));
            s.explain.push_back((emphasised ? "best." : "card.") + std::to_string(i));
        }
        spec.series.push_back(std::move(s));
    }
    return spec;
}

// A chart composed for a size, as the window does it.
struct Composed {
    Words words;
    Theme theme = Theme::light();
    Style style{words, theme, 1, true};
    plot::Layout layout;
    Frame frame;
    Scene scene;

    Composed(const ChartSpec& spec, const QSizeF& size, Language language = Language::english)
        : words(language), layout(layoutFor(spec, style, size)) {
        const Window base = Zoom::baseOf(spec);
        const double left = std::max(50.0, layout.left);
        const QRectF area(left, layout.top, size.width() - left - layout.right,
                          size.height() - layout.top - layout.bottom);
        frame = {area, layout.horizontal ? Window{base.bottom, base.top, 0, 1} : base, false, false};
        scene = compose(spec, style, layout, frame, size);
    }
    Composed(const Composed&) = delete;

    QList<QRectF> boxes() const {
        QList<QRectF> result;
        for (const Text& text : scene.texts) {
            QRectF box(0, 0, widthOf(text.text, text.font), text.font.pixelSize());
            box.moveCenter(text.area.center());
            if (text.align & Qt::AlignLeft) box.moveLeft(text.area.left());
            if (text.align & Qt::AlignRight) box.moveRight(text.area.right());
            result << box;
        }
        return result;
    }
    std::optional<QRectF> boxOf(const QString& start) const {
        const auto all = boxes();
        for (std::size_t i = 0; i < scene.texts.size(); ++i)
            if (scene.texts[i].text.startsWith(start)) return all[static_cast<qsizetype>(i)];
        return {};
    }
    // Empty, or what stands where it must not.
    QString mistake(const ChartSpec& spec, const QSizeF& size) const {
        const auto all = boxes();
        for (qsizetype i = 0; i < all.size(); ++i) {
            const QString& text = scene.texts[static_cast<std::size_t>(i)].text;
            if (!QRectF(QPointF(), size).adjusted(-1, -1, 1, 1).contains(all[i])) return text + " leaves the chart";
            for (qsizetype j = 0; j < i; ++j)
                if (all[i].intersects(all[j])) return text + " on " + scene.texts[static_cast<std::size_t>(j)].text;
            for (const auto* lines : {&scene.strokes, &scene.leaders})
                for (const auto& [line, pen] : *lines)
                    if (crosses(line, all[i])) return text + " crossed";
            for (const Tick& tick : scene.ticks)
                if (crosses(tick.line, all[i])) return text + " on a limit";
            for (const Dot& dot : scene.dots)
                if (all[i].contains(dot.at)) return text + " on a marker";
            for (const Series& s : spec.series)
                for (const auto& piece : visiblePieces(s, frame.window, frame.logX, frame.logY))
                    for (std::size_t k = 1; !hasBars(spec) && k < piece.size(); ++k)
                        if (crosses({frame.pixel(piece[k - 1]), frame.pixel(piece[k])}, all[i]))
                            return text + " over a line";
        }
        return {};
    }
};

// Words of an SVG with the room they take.
struct SvgWord {
    QString text;
    QPointF at;
};
QList<SvgWord> svgWords(const QByteArray& svg) {
    QList<SvgWord> words;
    QList<QTransform> groups{QTransform()};
    QXmlStreamReader xml(svg);
    static const QRegularExpression matrix("matrix\\(([^)]*)\\)");
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("g")) {
            const auto match = matrix.match(xml.attributes().value("transform").toString());
            const QStringList n = match.captured(1).split(',');
            groups << (n.size() == 6 ? QTransform(n[0].toDouble(), n[1].toDouble(), n[2].toDouble(), n[3].toDouble(),
                                                  n[4].toDouble(), n[5].toDouble())
                                     : groups.last());
        } else if (xml.isEndElement() && xml.name() == QLatin1String("g")) {
            groups.removeLast();
        } else if (xml.isStartElement() && xml.name() == QLatin1String("text")) {
            const QPointF at = groups.last().map(
                QPointF(xml.attributes().value("x").toDouble(), xml.attributes().value("y").toDouble()));
            words << SvgWord{xml.readElementText(QXmlStreamReader::IncludeChildElements), at};
        }
    }
    return words;
}

} // namespace

class TestPlotView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { installChartPainter(); }

    void stepsHoldToTheirRightEdge_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::newRow("start") << 0.0 << 10.0;
        QTest::newRow("inside") << 50.0 << 10.0;
        QTest::newRow("edge is still the cheaper step") << 100.0 << 10.0;
        QTest::newRow("just past") << 100.0001 << 20.0;
        QTest::newRow("last") << 250.0 << 30.0;
        QTest::newRow("before") << -1.0 << std::nan("");
        QTest::newRow("after") << 251.0 << std::nan("");
    }
    void stepsHoldToTheirRightEdge() {
        QFETCH(double, x);
        QFETCH(double, y);
        const double found = valueAt(steps(), x);
        QVERIFY2(found == y || (std::isnan(found) && std::isnan(y)), qPrintable(QString::number(found)));
    }

    void linesAreReadBetweenTheirPoints() {
        QCOMPARE(valueAt(straight({0, 0}, {10, 100}), 2.5), 25.0);
        QCOMPARE(valueAt(straight({1, 1}, {100, 100}), 10, true, true), 10.0);
        QVERIFY(std::isnan(
            valueAt(straight({0, 1}, {100, 100}), 10, true, true))); // no place for zero on a logarithmic axis
    }

    void linesAreCutAtTheAxes() {
        const Window window{0, 100, 0, 50};
        const auto pieces = visiblePieces(straight({0, 0}, {100, 100}), window, false, false);
        QCOMPARE(pieces.size(), 1U);
        QCOMPARE(pieces[0].back().x, 50.0);
        QCOMPARE(pieces[0].back().y, 50.0);
        QVERIFY(lineEnd(pieces, window).exit == Exit::top);
        QVERIFY(lineEnd(visiblePieces(straight({0, 0}, {100, 40}), window, false, false), window).exit == Exit::right);
        QVERIFY(visiblePieces(straight({0, 60}, {100, 70}), window, false, false).empty());
        Series gap;
        gap.points = {{0, 10}, {20, 10}, {40, std::nan("")}, {60, 10}, {80, 10}};
        QCOMPARE(visiblePieces(gap, window, false, false).size(), 2U);
        for (const auto& piece : visiblePieces(steps(), {50, 220, 5, 25}, false, false))
            for (const Point& p : piece)
                QVERIFY(p.x >= 50 && p.x <= 220 && p.y >= 5 && p.y <= 25);
    }

    void labelsSpreadApart() {
        for (const double height : {300.0, 90.0, 30.0}) {
            std::vector<Slot> column;
            for (int i = 0; i < 9; ++i)
                column.push_back({20.0 + i % 3, 17, 0, i, true});
            spread(column, 0, height);
            std::vector<double> shown;
            for (const Slot& slot : column)
                if (slot.shown) shown.push_back(slot.y);
            std::sort(shown.begin(), shown.end());
            QCOMPARE(shown.size(), std::min<std::size_t>(9, static_cast<std::size_t>(height / 17)));
            for (std::size_t i = 0; i < shown.size(); ++i) {
                QVERIFY(shown[i] >= 8.5 - 1e-9 && shown[i] <= height - 8.5 + 1e-9);
                QVERIFY(i == 0 || shown[i] - shown[i - 1] >= 17 - 1e-9);
            }
            QVERIFY(column.back().shown); // the heaviest stays
        }
    }

    void logarithmicTicks_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("part of a decade") << 2.0 << 8.0;
        QTest::newRow("a sliver") << 3.11 << 3.12;
        QTest::newRow("three decades") << 1e6 << 1e9;
        QTest::newRow("thirty decades") << 1e-10 << 1e20;
    }
    void logarithmicTicks() {
        QFETCH(double, low);
        QFETCH(double, high);
        const auto ticks = logTicks(low, high, 7);
        QVERIFY(ticks.size() >= 2 && ticks.size() <= 7);
        for (const double tick : ticks)
            QVERIFY(tick >= low * 0.999999 && tick <= high * 1.000001);
        QVERIFY(logTicks(0, 10, 7).empty());
        for (const double tick : logSubTicks(low, high, ticks))
            QVERIFY(tick >= low && tick <= high && std::find(ticks.begin(), ticks.end(), tick) == ticks.end());
    }

    void logarithmicTicksAreRound() {
        using Ticks = std::vector<double>;
        QCOMPARE(logTicks(1, 1000, 12), Ticks({1, 2, 5, 10, 20, 50, 100, 200, 500, 1000}));
        QCOMPARE(logTicks(1, 1e7, 12), Ticks({1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7}));
        QCOMPARE(logTicks(3, 4.2, 5), Ticks({3, 3.5, 4}));
        QCOMPARE(logSubTicks(1, 100, {1, 2, 5, 10, 20, 50, 100}).size(), 12U);
        QVERIFY(logSubTicks(1, 1e20, {}).empty());
    }

    // Labels never cross a line or one another, in any language, at any size, for any name.
    void wordsStandFree_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<int>("language");
        for (const char* page : {"break-even", "unit-cost"})
            for (const QString& name : {QString(), QString("long name ").repeated(18)})
                for (const QSizeF size : {QSizeF(1094, 445), QSizeF(520, 330), QSizeF(360, 220)})
                    for (const int language : {0, 1})
                        QTest::addRow("%s %d %dpx %d", page, static_cast<int>(name.size()),
                                      static_cast<int>(size.width()), language)
                            << QString(page) << name << size << language;
    }
    void wordsStandFree() {
        QFETCH(QString, page);
        QFETCH(QString, name);
        QFETCH(QSizeF, size);
        QFETCH(int, language);
        const SnapshotPtr snapshot = builtin(name.toStdString());
        for (const ChartSpec& spec : pageOf(*snapshot, page.toLatin1().constData()).charts) {
            const Composed composed(spec, size, static_cast<Language>(language));
            const QRectF& area = composed.frame.area;
            QVERIFY2(area.height() >= size.height() * 0.5 && area.width() >= size.width() * 0.5,
                     qPrintable(QString::number(area.height())));
            QCOMPARE(composed.mistake(spec, size), QString());
        }
    }

    // Beside their line's end or led to it, in the order of the lines; what has no row is counted.
    void namesOfLines_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("length");
        QTest::addColumn<QSizeF>("size");
        for (const int count : {1, 4, 10, 25})
            for (const int length : {8, 60})
                for (const QSizeF size : {QSizeF(290, 240), QSizeF(376, 200), QSizeF(600, 350), QSizeF(1500, 800)})
                    QTest::addRow("%d lines, %d letters, %dpx", count, length, int(size.width()))
                        << count << length << size;
    }
    void namesOfLines() {
        QFETCH(int, count);
        QFETCH(int, length);
        QFETCH(QSizeF, size);
        const ChartSpec spec = fan(count, length);
        const Composed composed(spec, size);
        QCOMPARE(composed.mistake(spec, size), QString());
        int hidden = 0;
        double before = -1, end = -1;
        std::vector<std::pair<double, double>> places; // where the line ends, where its name stands
        for (int i = 0; i < count; ++i) {
            const auto box = composed.boxOf(QStringLiteral("L%1n").arg(i));
            if (!box) {
                ++hidden;
                continue;
            }
            places.emplace_back(composed.frame.y(spec.series[static_cast<std::size_t>(i)].points[1].y),
                                box->center().y());
        }
        std::stable_sort(places.begin(), places.end());
        for (const auto& [at, name] : places) {
            if (at > end + 1.5) QVERIFY(name >= before);
            const bool led =
                std::any_of(composed.scene.leaders.begin(), composed.scene.leaders.end(), [&](const auto& l) {
                    return std::abs(l.first.y1() - at) < 1.5 && std::abs(l.first.y2() - name) < 1.5;
                });
            QVERIFY(led || std::abs(at - name) <= 9);
            before = name;
            end = at;
        }
        QVERIFY(hidden == 0 || composed.boxOf(QStringLiteral("+ %1").arg(hidden)));
        if (count == 1) QVERIFY(composed.scene.leaders.empty());
        if (count >= 4) QVERIFY(composed.boxOf("L3n")); // the one the sentence speaks of always stays
    }

    void namesThatEndTogetherShareARow() {
        const ChartSpec spec = fan(2, 8);
        const Composed composed(spec, {900, 400});
        QCOMPARE(composed.scene.texts[1].text, QStringLiteral("L0nnnn, "));
        QCOMPARE(composed.scene.texts[2].text, QStringLiteral("L1nnnn"));
        QCOMPARE(composed.scene.texts[1].area.top(), composed.scene.texts[2].area.top());
        QVERIFY(composed.scene.texts[1].colour != composed.scene.texts[2].colour);
    }

    void linesOnOneAnother() {
        const Window window{0, 100, 0, 100};
        const Series line = straight({0, 10}, {100, 40});
        QVERIFY(sameLine(line, straight({0, 10.1}, {100, 40.1}), window, false, false));
        QVERIFY(!sameLine(line, straight({0, 10}, {100, 42}), window, false, false));
        QVERIFY(!sameLine(line, straight({0, 10}, {50, 25}), window, false, false));
        // Both colours are seen where one lies on the other.
        PlotView view;
        view.resize(500, 300);
        ChartSpec spec = fan(2, 8);
        spec.series[1].points = spec.series[0].points;
        spec.series[0].role = Role::gpu;
        spec.series[1].role = Role::rival;
        view.render(spec, Words(Language::english));
        view.show();
        const QImage image = shot(view);
        int first = 0, second = 0;
        for (int x = 60; x < 300; ++x)
            for (int y = 60; y < 260; ++y) {
                first += image.pixelColor(x, y) == Theme::light().gpu.line;
                second += image.pixelColor(x, y) == Theme::light().rival.line;
            }
        QVERIFY2(first > 20 && second > 20, qPrintable(QStringLiteral("%1 %2").arg(first).arg(second)));
    }

    // Names move as little as can be: two that collide share the way.
    void labelsMoveLittle() {
        std::vector<Slot> column{{100, 20, 0, 0, true}, {104, 20, 0, 0, true}, {200, 20, 0, 0, true}};
        spread(column, 0, 300);
        QCOMPARE(column[0].y, 92.0);
        QCOMPARE(column[1].y, 112.0);
        QCOMPARE(column[2].y, 200.0);
    }

    void partsArePiled_data() {
        QTest::addColumn<bool>("lying");
        QTest::newRow("lying") << true;
        QTest::newRow("standing") << false;
    }
    void partsArePiled() {
        QFETCH(bool, lying);
        const ChartSpec spec = stacks(lying, 3, 6);
        const QSizeF size(700, 420);
        const Composed composed(spec, size);
        QCOMPARE(composed.layout.horizontal, lying);
        QCOMPARE(composed.scene.bars.size(), 18U);
        QCOMPARE(composed.scene.ticks.size(), 3U);
        QCOMPARE(composed.mistake(spec, size), QString());
        QVERIFY(std::set<QRgb>({composed.scene.bars[0].fill.rgb(), composed.scene.bars[3].fill.rgb(),
                                composed.scene.bars[15].fill.rgb()})
                    .size() == 3);
        for (std::size_t card = 0; card < 3; ++card)
            for (std::size_t part = 1; part < 6; ++part) { // each begins where the one before ends
                const QRectF before = composed.scene.bars[(part - 1) * 3 + card].area,
                             area = composed.scene.bars[part * 3 + card].area;
                QVERIFY(lying ? std::abs(area.left() - before.right()) < 0.01
                              : std::abs(area.bottom() - before.top()) < 0.01);
            }
        QVERIFY(composed.boxOf("Part number 5") && composed.boxOf("Memory of the card"));
        QCOMPARE(composed.scene.swatches.size(), 7U);
        QVERIFY(composed.boxOf("69")); // the whole of the first pile, at its end
        // The limit stands where its value is, across its category alone.
        const QLineF tick = composed.scene.ticks[0].line;
        QVERIFY(std::abs((lying ? tick.x1() - composed.frame.x(48) : tick.y1() - composed.frame.y(48))) < 0.5);
        QVERIFY(tick.length() < (lying ? composed.frame.area.height() : composed.frame.area.width()) / 3);
        // Explanations by part, by limit.
        const auto at = [&](const QPointF& p) {
            return explainAt(spec, composed.scene, composed.layout, composed.frame, p);
        };
        QCOMPARE(at(composed.scene.bars[4].area.center()), QStringLiteral("part1.1"));
        QCOMPARE(at(composed.scene.ticks[2].line.center()), QStringLiteral("limit.2"));
        const Hover hover = hoverOfBar(spec, composed.style, composed.layout, composed.frame, 1);
        QCOMPARE(hover.title, QStringLiteral("Card 1"));
        QCOMPARE(hover.rows.size(), 7U);
        QCOMPARE(hover.rows.back().name, QStringLiteral("Part number 0"));
    }

    // A column of names this wide would cut them: they stand above their bars, whole and apart.
    void longNamesStandAbove() {
        ChartSpec spec = stacks(true, 4, 1);
        for (Phrase& name : spec.x.categories)
            name =
                literal(std::get<std::string>(name.arguments[0]) + " of a long commercial name, interruptible, 79.6 h");
        spec.series.pop_back();
        const QSizeF size(540, 400);
        const Composed composed(spec, size);
        QVERIFY(composed.layout.namesAbove);
        QCOMPARE(composed.mistake(spec, size), QString());
        for (std::size_t card = 0; card < 4; ++card) {
            const QString name = QString::fromStdString(std::get<std::string>(spec.x.categories[card].arguments[0]));
            const auto box = composed.boxOf(qPrintable(name));
            QVERIFY2(box, qPrintable(name));
            QVERIFY(box->bottom() <= composed.scene.bars[card].area.top() + 1);
            QVERIFY(card == 0 || box->top() >= composed.scene.bars[card - 1].area.bottom());
        }
        QVERIFY(!Composed(stacks(true, 4, 1), size).layout.namesAbove);
    }

    // The value of a bar's only part is that of the bar: said once, at its end.
    void singlePartsSayTheirValueOnce() {
        ChartSpec spec = stacks(true, 2, 1);
        spec.series.pop_back();
        const Composed composed(spec, {700, 420});
        const auto said = std::count_if(composed.scene.texts.begin(), composed.scene.texts.end(),
                                        [](const Text& text) { return text.text.startsWith(QStringLiteral("5")); });
        QCOMPARE(said, 1);
    }

    void stacksStandSideBySide() {
        ChartSpec spec = stacks(false, 2, 4);
        for (std::size_t part = 0; part < 4; ++part)
            spec.series[part].stack = part < 2 ? "own" : "rented";
        const Composed composed(spec, {700, 420});
        const QRectF own = composed.scene.bars[0].area, rented = composed.scene.bars[4].area;
        QVERIFY(own.right() <= rented.left() + 0.01);
        QVERIFY(std::abs(own.bottom() - rented.bottom()) < 0.01);
        QVERIFY(composed.scene.bars[2].area.bottom() <= own.top() + 0.01);
    }

    void pointsSayTheirNames() {
        const ChartSpec spec = scatter(12);
        const QSizeF size(700, 420);
        const Composed composed(spec, size);
        QCOMPARE(composed.scene.dots.size(), 13U);
        QCOMPARE(composed.mistake(spec, size), QString());
        QVERIFY(composed.boxOf("Best 0"));
        for (std::size_t i = 0; i < composed.scene.dots.size(); ++i) {
            const Dot& dot = composed.scene.dots[i];
            QCOMPARE(dotAt(composed.scene, dot.at + QPointF(2, 2)), std::optional(i));
            QCOMPARE(explainAt(spec, composed.scene, composed.layout, composed.frame, dot.at).toStdString(),
                     spec.series[dot.series].explain[dot.point]);
        }
        QVERIFY(!dotAt(composed.scene, {1, 1}));
        const Hover hover = hoverOfPoint(spec, composed.style, composed.frame, 2, 0);
        QCOMPARE(hover.sentence(composed.words), QString::fromUtf8("Best 0: Time: 50\u00a0h and Cost: €500."));
    }

    void pointsInTheWindow() {
        PlotView view;
        view.resize(700, 420);
        view.render(scatter(12), Words(Language::english));
        view.show();
        view.setFocus();
        const QImage before = shot(view);
        QVERIFY2(view.accessibleDescription().contains("Best 0"), qPrintable(view.accessibleDescription()));
        QStringList heard;
        for (int i = 0; i < 13; ++i) { // every marker once
            QTest::keyClick(&view, Qt::Key_Right);
            heard << view.accessibleDescription();
        }
        QCOMPARE(QSet<QString>(heard.begin(), heard.end()).size(), 13);
        QVERIFY(shot(view) != before);
        view.render(stacks(true, 3, 6), Words(Language::english));
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY2(view.accessibleDescription().contains("Part number 3"), qPrintable(view.accessibleDescription()));
        wheel(view, {350, 200}, 240);
        QVERIFY(!shot(view).isNull());
    }

    void hoverSaysTheStepThatIs() {
        const SnapshotPtr snapshot = builtin();
        const ChartSpec spec = pageOf(*snapshot, "break-even").charts[0];
        const Words words(Language::english);
        const Theme theme = Theme::light();
        const Style style{words, theme};
        const Frame frame{{50, 50, 900, 300}, Zoom::baseOf(spec)};
        const Hover hover = hoverAt(spec, style, {}, frame, 1e8);
        QCOMPARE(hover.title, words.format().quantity({1e8, Unit::tokens, {}, true}));
        QStringList values;
        for (const HoverRow& row : hover.rows)
            values << row.value;
        QVERIFY2(values.contains(QString::fromUtf8("€830.64 a month")), qPrintable(values.join('|')));
        QVERIFY2(values.contains(QString::fromUtf8("€750.00 a month")) ||
                     values.contains(QString::fromUtf8("€750 a month")),
                 qPrintable(values.join('|')));
        QCOMPARE(readableX(spec, frame, frame.x(1e8) + 2), 1e8); // caught by the present volume
    }

    void zoomStaysWhileTheAxesStay() {
        ChartSpec spec = pageOf(*builtin(), "break-even").charts[0];
        Zoom zoom;
        zoom.setBase(spec);
        const Window base = zoom.window();
        const Frame frame{{0, 0, 1000, 400}, base};
        QVERIFY(zoom.set(zoom.scaled(frame, 0.5, {500, 200}, true, true)));
        const Window zoomed = zoom.window();
        QVERIFY(zoomed.right - zoomed.left < (base.right - base.left) * 0.51);
        spec.series[0].points.back().y *= 1.1;
        zoom.setBase(spec);
        QVERIFY(zoom.window() == zoomed);
        spec.x.high *= 2;
        zoom.setBase(spec);
        QCOMPARE(zoom.window().right, spec.x.high);
        for (int i = 0; i < 60; ++i)
            zoom.set(zoom.scaled(frame, 0.5, {100, 100}, true, true));
        QVERIFY(zoom.window().right > zoom.window().left);
        for (int i = 0; i < 80; ++i)
            zoom.set(zoom.scaled(frame, 3, {100, 100}, true, true));
        QVERIFY(zoom.window().left >= 0 && zoom.window().right <= spec.x.high);
        zoom.set(zoom.moved(frame, zoom.window(), {-1e6, 1e6}));
        QVERIFY(zoom.window().right <= spec.x.high);
    }

    void viewZoomsAndComesBack() {
        PlotView view;
        view.resize(900, 420);
        view.render(pageOf(*builtin(), "break-even").charts[0], Words(Language::english));
        view.show();
        const QImage before = shot(view);
        wheel(view, {450, 200}, 240);
        const QImage zoomed = shot(view);
        QVERIFY(zoomed != before);
        QTest::mouseDClick(canvas(view), Qt::LeftButton, {}, {450, 200});
        QTest::mouseRelease(canvas(view), Qt::LeftButton, {}, {450, 200});
        QCOMPARE(shot(view), before);
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(shot(view) != before);
        QTest::keyClick(&view, Qt::Key_0);
        view.clearFocus();
        QTRY_COMPARE(shot(view), before);
    }

    void aViewUnderThePointerCloses() {
        PlotView view;
        view.resize(900, 420);
        view.render(pageOf(*builtin(), "break-even").charts[0], Words(Language::english));
        view.show();
        QTest::mouseMove(canvas(view), {450, 200});
        QCoreApplication::processEvents();
        QVERIFY(canvas(view)->underMouse());
    }

    void clickAsksForTheExplanation() {
        PlotView view;
        view.resize(900, 420);
        const ChartSpec spec = pageOf(*builtin(), "unit-cost").charts[0];
        view.render(spec, Words(Language::english));
        view.show();
        QCoreApplication::processEvents();
        QSignalSpy asked(&view, &PlotView::explainRequested);
        for (int x = 60; x < 700 && asked.isEmpty(); x += 10)
            QTest::mouseClick(canvas(view), Qt::LeftButton, {}, {x, 360});
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked[0][0].toString().startsWith("cost_per_million"));
    }

    void readersHearTheValues() {
        PlotView view;
        view.resize(900, 420);
        for (const auto language : {Language::english, Language::french}) {
            const Words words(language);
            const ChartSpec spec = pageOf(*builtin(), "break-even").charts[0];
            view.render(spec, words);
            QCOMPARE(view.accessibleName(), words.text(spec.title));
            QVERIFY2(view.accessibleDescription().contains("GPU-PRO"), qPrintable(view.accessibleDescription()));
            QVERIFY(!view.accessibleDescription().contains(QChar(0x27e6)));
        }
        view.show();
        view.setFocus();
        QCoreApplication::processEvents();
        QTest::keyClick(&view, Qt::Key_Right);
        const QString first = view.accessibleDescription();
        QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(view.accessibleDescription() != first);
    }

    void themesRecolour() {
        PlotView view;
        view.resize(700, 400);
        view.render(pageOf(*builtin(), "break-even").charts[0], Words(Language::english));
        view.show();
        const QImage light = shot(view);
        view.setTheme(Theme::darkTheme());
        const QImage dark = shot(view);
        QCOMPARE(dark.pixelColor(2, dark.height() - 2), Theme::darkTheme().card);
        view.setTheme(Theme::light());
        QCOMPARE(shot(view), light);
    }

    void emptyChartsSayWhy() {
        Document document = builtinDocument();
        document.scenario.gpus = std::vector<std::string>{};
        const SnapshotPtr snapshot = takeSnapshot(document);
        const ChartSpec spec = pageOf(*snapshot, "break-even").charts[0];
        QVERIFY(!spec.empty.empty());
        PlotView view;
        view.resize(600, 300);
        view.render(spec, Words(Language::french));
        view.show();
        QVERIFY(!shot(view).isNull());
        wheel(view, {300, 150}, 120);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(!view.accessibleDescription().isEmpty());
    }

    void svgStaysInsideItsPage_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("page");
        for (const QSize size : {QSize(400, 300), QSize(320, 240), QSize(700, 500), QSize(1600, 1000)})
            for (const char* page : {"break-even", "unit-cost", "prices"})
                QTest::addRow("%d %s", size.width(), page) << size << QString(page);
    }
    void svgStaysInsideItsPage() {
        QFETCH(QSize, size);
        QFETCH(QString, page);
        const SnapshotPtr snapshot = builtin(std::string(180, 'm'));
        ExportOptions options;
        options.size = size;
        options.sizeGiven = true;
        options.pages = {page};
        options.withScenario = false;
        for (const auto language : {Language::english, Language::french}) {
            const auto words = svgWords(exportBytes(*snapshot, ExportFormat::svg, options, language));
            QVERIFY(words.size() > 5);
            for (const SvgWord& word : words)
                QVERIFY2(QRectF(QPointF(), QSizeF(size)).contains(word.at), qPrintable(word.text));
        }
    }
};

QTEST_MAIN(TestPlotView)
#include "test_plot_view.moc"
