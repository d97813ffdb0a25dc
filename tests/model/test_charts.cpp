#include "model/document.h"
#include "model/pages/page_spec.h"

#include <QtTest>

using namespace bascule;

namespace {

using Change = void (*)(Document&);
constexpr const char* sonnet = "anthropic/claude-sonnet-4.6";

PriceBook& book(Document& document) {
    auto copy = std::make_shared<PriceBook>(*document.prices);
    document.prices = copy;
    return *copy;
}

ChartSpec breakEven(Document document, PageView view = {}) {
    return findPage("break-even")->build(*takeSnapshot(std::move(document)), view).charts.front();
}

const Series* find(const ChartSpec& chart, std::string_view id) {
    for (const Series& series : chart.series) {
        if (series.id == id) {
            return &series;
        }
    }
    return nullptr;
}

// What a reader of the chart sees at a volume.
double valueAt(const Series& series, double x) {
    const auto after =
        std::upper_bound(series.points.begin(), series.points.end(), x, [](double v, Point p) { return v < p.x; });
    if (after == series.points.end()) {
        return series.points.back().y;
    }
    const Point a = *(after - 1);
    return series.kind == SeriesKind::steps ? a.y : a.y + (after->y - a.y) * (x - a.x) / (after->x - a.x);
}

Document pair(double volume) {
    Document document = builtinDocument();
    document.scenario.gpus = {"gpu-pro"};
    document.scenario.apis = {sonnet};
    document.scenario.reference_api = sonnet;
    document.scenario.workload.output_tokens_per_month = volume;
    return document;
}

GpuResult ownAt(Document document, double volume) {
    document.scenario.workload.output_tokens_per_month = volume;
    return evaluate(document).gpus.front();
}

const std::vector<std::pair<const char*, Change>>& extremes() {
    static const std::vector<std::pair<const char*, Change>> all{
        {"no volume", [](Document& d) { d.scenario.workload.output_tokens_per_month = 0; }},
        {"one token", [](Document& d) { d.scenario.workload.output_tokens_per_month = 1; }},
        {"1e12", [](Document& d) { d.scenario.workload.output_tokens_per_month = 1e12; }},
        {"1e15",
         [](Document& d) {
             d.scenario.workload.output_tokens_per_month = 1e15;
             d.scenario.reference_api = sonnet;
         }},
        {"1e22", [](Document& d) { d.scenario.workload.output_tokens_per_month = 1e22; }},
        {"1e300", [](Document& d) { d.scenario.workload.output_tokens_per_month = 1e300; }},
        {"one GPU", [](Document& d) { d.scenario.gpus = {"gpu-pro"}; }},
        {"no GPU",
         [](Document& d) {
             d.scenario.gpus.emplace();
             d.scenario.reference_gpu.reset();
         }},
        {"no API",
         [](Document& d) {
             d.scenario.apis.emplace();
             d.scenario.reference_api.reset();
         }},
        {"nothing",
         [](Document& d) {
             d.scenario.gpus.emplace();
             d.scenario.apis.emplace();
             d.scenario.reference_gpu.reset();
             d.scenario.reference_api.reset();
         }},
        {"free API", [](Document& d) { book(d).apis[1].price_per_million.output = 0; }},
        {"free GPU", [](Document& d) { d.scenario.hosting.discount = 1; }},
        {"all in error", [](Document& d) { d.scenario.constraints.jurisdictions = {"FR"}; }},
        {"no rate", [](Document& d) { d.scenario.exchange_rates.clear(); }},
        {"slow", [](Document& d) { d.scenario.hosting.throughput_factor = 1e-9; }},
        {"fast", [](Document& d) { d.scenario.hosting.throughput_factor = 1e12; }},
        {"elastic",
         [](Document& d) {
             d.scenario.hosting.billing = Billing::on_demand;
             d.scenario.hosting.schedule = Schedule::elastic;
         }},
        {"elastic, people",
         [](Document& d) {
             d.scenario.hosting.billing = Billing::on_demand;
             d.scenario.hosting.schedule = Schedule::elastic;
             d.scenario.hosting.fixed_cost_per_month = 1000;
         }},
        {"none at least",
         [](Document& d) {
             d.scenario.hosting.minimum_units = 0;
             d.scenario.reference_api = sonnet;
         }},
        {"many at least",
         [](Document& d) {
             d.scenario.hosting.minimum_units = 1000;
             d.scenario.reference_api = sonnet;
         }},
        {"people",
         [](Document& d) {
             d.scenario.hosting.fixed_cost_per_month = 1e6;
             d.scenario.reference_api = sonnet;
         }},
        {"almost idle", [](Document& d) { d.scenario.hosting.utilisation = 0.001; }},
        {"always busy",
         [](Document& d) {
             d.scenario.hosting.utilisation = 1;
             d.scenario.reference_api = sonnet;
         }},
    };
    return all;
}

std::vector<std::pair<std::string, Document>> documents() {
    std::vector<std::pair<std::string, Document>> all;
    for (const std::string& name : exampleNames()) {
        all.emplace_back(name, exampleDocument(name));
    }
    for (const auto& [name, change] : extremes()) {
        Document document = builtinDocument();
        change(document);
        all.emplace_back(name, std::move(document));
    }
    return all;
}

bool within(double value, const Axis& axis) {
    const double slack = 1e-9 * (axis.high - axis.low);
    return value >= axis.low - slack && value <= axis.high + slack;
}

} // namespace

class TestCharts : public QObject {
    Q_OBJECT
private slots:
    void finiteAndOrdered_data();
    void finiteAndOrdered();
    void asInThePublishedCase();
    void stepsAreTheTrueCost_data();
    void stepsAreTheTrueCost();
    void hybridIsTheCheapest();
    void bandsAreWhereTheGpuIsCheaper();
    void crossingsLieOnBothLines();
    void curveMeetsTheApisAtTheMarks();
    void barsCountEachOffer();
    void logarithmicCoversVolumeAndWindows();
    void emptySaysWhy();
};

void TestCharts::finiteAndOrdered_data() {
    QTest::addColumn<int>("index");
    int index = 0;
    for (const auto& [name, document] : documents()) {
        QTest::newRow(name.c_str()) << index++;
    }
}

void TestCharts::finiteAndOrdered() {
    QFETCH(int, index);
    const SnapshotPtr snapshot = takeSnapshot(documents()[index].second);
    for (const PageEntry& entry : pages()) {
        for (const PageView view : {PageView{false, false}, PageView{true, true}}) {
            const PageSpec page = entry.build(*snapshot, view);
            for (const ChartSpec& chart : page.charts) {
                QVERIFY(std::isfinite(chart.x.low) && std::isfinite(chart.x.high) && chart.x.low < chart.x.high);
                QVERIFY(std::isfinite(chart.y.low) && std::isfinite(chart.y.high) && chart.y.low < chart.y.high);
                QVERIFY(!chart.x.logarithmic || chart.x.low > 0);
                QVERIFY(!chart.y.logarithmic || chart.y.low > 0);
                QCOMPARE(chart.series.empty(), !chart.empty.empty());
                for (const Series& series : chart.series) {
                    QVERIFY(!series.points.empty());
                    QVERIFY2(series.points.size() <= 256, qPrintable(QString::number(series.points.size())));
                    for (const Point p : series.points) {
                        QVERIFY(std::isfinite(p.x) && std::isfinite(p.y) && p.y >= 0);
                        QVERIFY(series.kind == SeriesKind::level || within(p.x, chart.x));
                        QVERIFY(!chart.y.logarithmic || p.y > 0);
                    }
                    QVERIFY(std::is_sorted(series.points.begin(), series.points.end(),
                                           [](Point a, Point b) { return a.x < b.x; }));
                }
                double end = -1;
                for (const Band& band : chart.bands) {
                    QVERIFY(band.from < band.to && band.from >= end && within(band.from, chart.x) &&
                            within(band.to, chart.x));
                    end = band.to;
                }
                for (const Mark& mark : chart.marks) {
                    QVERIFY(within(mark.x, chart.x) && within(mark.y, chart.y));
                }
                QVERIFY(!chart.present || within(chart.present->x, chart.x));
            }
        }
    }
}

void TestCharts::asInThePublishedCase() {
    Document document = builtinDocument();
    document.scenario.reference_api = sonnet;
    const ChartSpec chart = breakEven(document);
    QCOMPARE(chart.x.low, 0.0);
    QCOMPARE(chart.x.high, 3e8);
    QCOMPARE(chart.bands.size(), std::size_t{2});
    QVERIFY(std::abs(chart.bands[0].from - 55.376e6) < 1 && std::abs(chart.bands[0].to - 107.8272e6) < 1);
    QVERIFY(std::abs(chart.bands[1].from - 110.752e6) < 1 && chart.bands[1].to == 3e8);
    QCOMPARE(chart.marks.size(), std::size_t{2});
    QCOMPARE(chart.marks[1].label.key, std::string("mark.for_good"));
    const Series* own = find(chart, "gpu-pro");
    QCOMPARE(own->points.size(), std::size_t{4}); // three steps and the right edge
    QCOMPARE(std::get<Quantity>(own->label.arguments[1]).value, 3.0);
    QVERIFY(find(chart, "mistral/small-4")->dashed);
    QCOMPARE(find(chart, sonnet)->role, Role::reference);
    QCOMPARE(chart.present->x, 1e8);
}

void TestCharts::stepsAreTheTrueCost_data() {
    QTest::addColumn<double>("volume");
    QTest::addColumn<int>("minimum");
    QTest::addColumn<int>("spare");
    QTest::addColumn<bool>("logarithmic");
    for (const bool logarithmic : {false, true}) {
        const char* scale = logarithmic ? "log" : "linear";
        QTest::addRow("100M, %s", scale) << 1e8 << 1 << 0 << logarithmic;
        QTest::addRow("4 at least, 1 spare, %s", scale) << 3e8 << 4 << 1 << logarithmic;
        QTest::addRow("100 steps, %s", scale) << 4e9 << 1 << 0 << logarithmic;
    }
}

void TestCharts::stepsAreTheTrueCost() {
    QFETCH(double, volume);
    QFETCH(int, minimum);
    QFETCH(int, spare);
    QFETCH(bool, logarithmic);
    Document document = pair(volume);
    document.scenario.hosting.minimum_units = minimum;
    document.scenario.hosting.spare_units = spare;
    document.scenario.hosting.fixed_cost_per_month = 50;
    const ChartSpec chart = breakEven(document, {logarithmic, false});
    const Series* own = find(chart, "gpu-pro");
    QVERIFY(own);
    for (int i = 1; i < 400; ++i) {
        const double x = chart.x.low + (chart.x.high - chart.x.low) * (i - 0.37) / 400;
        const double truth = ownAt(document, x).monthly_cost, drawn = valueAt(*own, x);
        if (own->kind == SeriesKind::steps) {
            QVERIFY2(std::abs(truth - drawn) <= 1e-6 * truth,
                     qPrintable(QString("%1: %2, %3").arg(x).arg(truth).arg(drawn)));
        } else { // the upper edge never shows the GPU cheaper than it is, nor dearer than the next unit
            QVERIFY(drawn >= truth * (1 - 1e-9) && drawn <= truth + 830.64 * 1.05);
        }
    }
}

void TestCharts::hybridIsTheCheapest() {
    const Document document = pair(1.5e8);
    const ChartSpec chart = breakEven(document, {false, true});
    const Series* hybrid = find(chart, "hybrid");
    QVERIFY(hybrid);
    for (int i = 1; i < 300; ++i) {
        Document other = document;
        const double x = chart.x.high * i / 300;
        other.scenario.workload.output_tokens_per_month = x;
        const double truth = evaluate(other).comparisons.front().hybrid.monthly_cost;
        QVERIFY2(std::abs(valueAt(*hybrid, x) - truth) <= 1e-6 * truth,
                 qPrintable(QString("%1: %2, %3").arg(x).arg(truth).arg(valueAt(*hybrid, x))));
    }
    QVERIFY(!find(breakEven(document), "hybrid"));
}

void TestCharts::bandsAreWhereTheGpuIsCheaper() {
    const Document document = pair(1e8);
    const ChartSpec chart = breakEven(document);
    for (int i = 1; i < 500; ++i) {
        const double x = chart.x.high * i / 500;
        const double own = ownAt(document, x).monthly_cost, api = 15 * x / 1e6;
        const bool shaded =
            std::any_of(chart.bands.begin(), chart.bands.end(), [&](Band b) { return b.from < x && x <= b.to; });
        if (std::abs(own - api) > 1e-6 * api) {
            QCOMPARE(shaded, own < api);
        }
    }
}

void TestCharts::crossingsLieOnBothLines() {
    const ChartSpec chart = breakEven(pair(1e8));
    QCOMPARE(chart.marks.size(), std::size_t{2});
    for (const Mark& mark : chart.marks) {
        QVERIFY(std::abs(valueAt(*find(chart, sonnet), mark.x) - mark.y) < 1e-6 * mark.y);
        QVERIFY(std::abs(valueAt(*find(chart, "gpu-pro"), mark.x) - mark.y) < 1e-6 * mark.y);
    }
}

void TestCharts::curveMeetsTheApisAtTheMarks() {
    const PageSpec page = findPage("unit-cost")->build(*takeSnapshot(builtinDocument()), {});
    const ChartSpec& curve = page.charts.at(1);
    QVERIFY(!curve.marks.empty());
    for (const Mark& mark : curve.marks) {
        const bool met = std::any_of(curve.series.begin(), curve.series.end(), [&](const Series& s) {
            return s.kind == SeriesKind::level && std::abs(s.points.front().y - mark.y) < 1e-9 * mark.y;
        });
        QVERIFY(met);
        QVERIFY(std::abs(valueAt(*find(curve, "gpu-pro"), mark.x) - mark.y) <
                2e-3 * mark.y); // between two points of the curve
    }
    for (const Point p : find(curve, "gpu-pro")->points) {
        Document document = builtinDocument();
        document.scenario.hosting.utilisation = p.x;
        QVERIFY(std::abs(evaluate(document).findGpu("gpu-pro")->cost_per_million - p.y) < 1e-9 * p.y);
    }
    QCOMPARE(curve.present->x, 0.65);
}

void TestCharts::barsCountEachOffer() {
    const SnapshotPtr snapshot = takeSnapshot(builtinDocument());
    const ChartSpec bars = findPage("unit-cost")->build(*snapshot, {}).charts.front();
    QCOMPARE(bars.x.categories.size(), std::size_t{4});
    std::size_t drawn = 0, levels = 0;
    for (const Series& series : bars.series) {
        if (series.kind == SeriesKind::level) {
            ++levels;
            continue;
        }
        QCOMPARE(series.explain.size(), series.points.size());
        for (const Point p : series.points) {
            QCOMPARE(p.y, snapshot->results.gpus.at(static_cast<std::size_t>(p.x)).cost_per_million);
            ++drawn;
        }
    }
    QCOMPARE(drawn, std::size_t{4});
    QCOMPARE(levels, std::size_t{5});
}

void TestCharts::logarithmicCoversVolumeAndWindows() {
    for (const double volume : {1e4, 1e8, 3e10}) {
        const ChartSpec chart = breakEven(pair(volume), {true, false});
        QVERIFY(chart.x.logarithmic && chart.y.logarithmic);
        QVERIFY(chart.present);
        for (const double x : {volume, 55.376e6, 110.752e6}) {
            QVERIFY(within(x, chart.x));
        }
        QCOMPARE(chart.marks.size(), std::size_t{2});
    }
}

void TestCharts::emptySaysWhy() {
    Document document = builtinDocument();
    document.scenario.hosting.billing = Billing::interruptible; // no published price
    const ChartSpec chart = breakEven(document);
    QCOMPARE(chart.empty.key, std::string("chart.empty.gpu"));
    QCOMPARE(std::get<std::string>(chart.empty.arguments.front()), std::string("GPU-PRO"));
    document.scenario.gpus.emplace();
    document.scenario.reference_gpu.reset();
    QCOMPARE(breakEven(document).empty.key, std::string("chart.empty"));
}

QTEST_GUILESS_MAIN(TestCharts)
#include "test_charts.moc"
