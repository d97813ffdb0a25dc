#include "app/export/exporter.h"
#include "model/document.h"
#include "ui/plot/hover.h"
#include "ui/plot/zoom.h"
#include "ui/plot_view.h"

#include <QApplication>
#include <QImage>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <QXmlStreamReader>
#include <cmath>

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
        const Words words(static_cast<Language>(language));
        const Theme theme = Theme::light();
        const Style style{words, theme, 1, true};
        for (const ChartSpec& spec : pageOf(*snapshot, page.toLatin1().constData()).charts) {
            const plot::Layout layout = layoutFor(spec, style, size);
            const Window base = Zoom::baseOf(spec);
            const QRectF area(std::max(50.0, layout.left), layout.top,
                              size.width() - std::max(50.0, layout.left) - layout.right,
                              size.height() - layout.top - layout.bottom);
            QVERIFY2(area.height() >= size.height() * 0.5 && area.width() >= size.width() * 0.5,
                     qPrintable(QString::number(area.height())));
            const Frame frame{area, layout.horizontal ? Window{base.bottom, base.top, 0, 1} : base, false, false};
            const Scene scene = compose(spec, style, layout, frame, size);
            std::vector<QRectF> boxes;
            for (const Text& text : scene.texts) {
                QRectF box(0, 0, widthOf(text.text, text.font), 12);
                box.moveCenter(text.area.center());
                if (text.align & Qt::AlignLeft) box.moveLeft(text.area.left());
                if (text.align & Qt::AlignRight) box.moveRight(text.area.right());
                QVERIFY2(QRectF(QPointF(), size).adjusted(-1, -1, 1, 1).contains(box), qPrintable(text.text));
                boxes.push_back(box);
            }
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!boxes[i].intersects(boxes[j]),
                             qPrintable(scene.texts[i].text + " on " + scene.texts[j].text));
                for (const auto& [line, pen] : scene.strokes)
                    QVERIFY2(!crosses(line, boxes[i]), qPrintable(scene.texts[i].text));
                if (!hasBars(spec))
                    for (const Series& s : spec.series)
                        for (const auto& piece : visiblePieces(s, frame.window, frame.logX, frame.logY))
                            for (std::size_t k = 1; k < piece.size(); ++k)
                                QVERIFY2(!crosses({frame.pixel(piece[k - 1]), frame.pixel(piece[k])}, boxes[i]),
                                         qPrintable(scene.texts[i].text + " over " + words.text(s.label)));
            }
        }
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
