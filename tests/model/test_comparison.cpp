#include "tests/model/small_book.h"

#include <QTest>
#include <functional>

using namespace bascule;
using namespace bascule::test;

// A pair and a reading: verdict, break-even utilisation, what flips the verdict, hybrid, codes and solidity.

using Setup = std::function<void(Scenario&)>;
Q_DECLARE_METATYPE(Setup)

namespace {

constexpr double capacity = 107827200; // GPU-PRO at 65 %

// GPU-PRO by the month against one API.
Comparison pairAt(
    double volume, double perMillion, const Setup& change = [](Scenario&) {}) {
    Scenario scenario;
    scenario.workload.output_tokens_per_month = volume;
    change(scenario);
    GpuRow pro = monthlyGpu("pro", 830.64, 64);
    pro.price_per_hour.on_demand = 1.5;
    return evaluate(scenario, book({pro}, {api("api", perMillion)})).comparisons.at(0);
}

void elastic(Scenario& scenario) {
    scenario.hosting.billing = Billing::on_demand;
    scenario.hosting.schedule = Schedule::elastic;
}

std::string text(Maybe value) { return value.known() ? std::to_string(*value) : "unknown"; }

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private slots:
    void verdicts_data();
    void verdicts();
    void breakEvenUtilisation_data();
    void breakEvenUtilisation();
    void flipUtilisation_data();
    void flipUtilisation();
    void flipUnitPrice_data();
    void flipUnitPrice();
    void hybrids_data();
    void hybrids();
    void hybridIsTheMinimum();
    void readings_data();
    void readings();
    void readingsNeedAReference();
};

void TestComparison::verdicts_data() {
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("band");
    QTest::addColumn<Verdict>("verdict");
    QTest::newRow("equal") << 1.0 << 0.0 << Verdict::close;
    QTest::newRow("at the upper edge") << 1.05 << 0.05 << Verdict::close;
    QTest::newRow("at the lower edge") << 0.95 << 0.05 << Verdict::close;
    QTest::newRow("above") << 1.0500001 << 0.05 << Verdict::api;
    QTest::newRow("below") << 0.9499999 << 0.05 << Verdict::gpu;
    QTest::newRow("no band") << 0.9999 << 0.0 << Verdict::gpu;
    QTest::newRow("everything is close") << 1.9 << 1.0 << Verdict::close;
}

void TestComparison::verdicts() {
    QFETCH(double, ratio);
    QFETCH(double, band);
    QFETCH(Verdict, verdict);
    const Comparison pair = pairAt(1e8, 8.3064 / ratio, [&](Scenario& s) { s.close_band = band; });
    QVERIFY(near(pair.ratio, ratio, 1e-12));
    QVERIFY(near(pair.difference, 830.64 - 830.64 / ratio, 1e-9, 1e-9));
    QCOMPARE(codeOf(pair.verdict), codeOf(verdict));
    const Comparison free = pairAt(1e8, 0, [&](Scenario& s) { s.close_band = band; });
    QVERIFY(!free.ratio.known() && free.verdict == Verdict::api);
    QCOMPARE(pairAt(1e8, 0, [](Scenario& s) { s.hosting.discount = 1; }).verdict, Verdict::close);
}

void TestComparison::breakEvenUtilisation_data() {
    QTest::addColumn<double>("perMillion");
    QTest::addColumn<Maybe>("share");
    const double full = 830.64 / (64 * 3600.0 * 720) * 1e6;
    QTest::newRow("against 7.5") << 7.5 << Maybe(full / 7.5);
    QTest::newRow("exactly full") << full << Maybe(1);
    QTest::newRow("full within rounding") << full * (1 - 5e-10) << Maybe(1);
    QTest::newRow("never") << full * (1 - 2e-9) << Maybe();
    QTest::newRow("free") << 0.0 << Maybe();
}

void TestComparison::breakEvenUtilisation() {
    QFETCH(double, perMillion);
    QFETCH(Maybe, share);
    const Maybe got = pairAt(1e8, perMillion).break_even_utilisation;
    QVERIFY2(share.known() ? near(got, *share) && *got <= 1 : !got.known(), text(got).c_str());
    QVERIFY(!pairAt(1e8, perMillion, [](Scenario& s) { s.hosting.discount = 1; }).break_even_utilisation.known());
}

void TestComparison::flipUtilisation_data() {
    QTest::addColumn<double>("volume");
    QTest::addColumn<double>("perMillion");
    QTest::addColumn<Setup>("change");
    QTest::addColumn<Maybe>("share");
    const auto row = [](const char* name, double volume, double perMillion, Maybe share, const Setup& change) {
        QTest::newRow(name) << volume << perMillion << change << share;
    };
    const Setup plain = [](Scenario&) {};
    const double unit = 64 * 3600.0 * 720; // tokens of a full unit
    row("two units must do", 3e8, 7.5, 3e8 / (2 * unit), plain);
    row("already cheaper: three would do", 3e8, 15, 3e8 / (5 * unit), plain);
    row("not even full", 1e8, 7.5, {}, plain);
    row("one exactly paid for", 1e8, 8.3064, 1e8 / unit, plain);
    row("nothing to serve", 0, 7.5, {}, plain);
    row("below the floor", 3e8, 7.5, {}, [](Scenario& s) { s.hosting.minimum_units = 3; });
    row("at the floor", 3e8, 7.5, 3e8 / (2 * unit), [](Scenario& s) { s.hosting.minimum_units = 2; });
    row("spares are paid first", 3e8, 9, 3e8 / (2 * unit), [](Scenario& s) { s.hosting.spare_units = 1; });
    row("people are paid first", 3e8, 7.5, {}, [](Scenario& s) { s.hosting.fixed_cost_per_month = 600; });
    row("a free unit", 3e8, 7.5, {}, [](Scenario& s) { s.hosting.discount = 1; });
    row("elastic", 1e8, 15, 1e8 / 64 * 1.5 / (3600 * 1500), elastic);
    row("elastic with people", 1e8, 15, 1e8 / 64 * 1.5 / (3600 * 1400), [](Scenario& s) {
        elastic(s);
        s.hosting.fixed_cost_per_month = 100;
    });
    row("elastic, never", 1e8, 5, {}, elastic);
    row("elastic, people alone cost more", 1e8, 5, {}, [](Scenario& s) {
        elastic(s);
        s.hosting.fixed_cost_per_month = 600;
    });
    row("elastic, nothing to serve", 0, 5, {}, elastic);
}

void TestComparison::flipUtilisation() {
    QFETCH(double, volume);
    QFETCH(double, perMillion);
    QFETCH(Setup, change);
    QFETCH(Maybe, share);
    const Maybe got = pairAt(volume, perMillion, change).flip_utilisation;
    QVERIFY2(share.known() ? near(got, *share) : !got.known(), (text(got) + " instead of " + text(share)).c_str());
    if (!share.known()) return;
    // At that utilisation the GPUs cost no more than the API; a little below they do (elastic: but for whole hours).
    const auto differenceAt = [&](double utilisation) {
        return pairAt(volume, perMillion,
                      [&](Scenario& s) {
                          change(s);
                          s.hosting.utilisation = utilisation;
                      })
            .difference;
    };
    QVERIFY2(differenceAt(*share * (1 + 1e-9)) <= 1.5 + 1e-6, std::to_string(differenceAt(*share)).c_str());
    QVERIFY(differenceAt(*share * 0.99) > 0);
}

void TestComparison::flipUnitPrice_data() {
    QTest::addColumn<double>("perMillion");
    QTest::addColumn<Setup>("change");
    QTest::addColumn<Maybe>("price");
    const auto row = [](const char* name, double perMillion, Maybe price, const Setup& change) {
        QTest::newRow(name) << perMillion << change << price;
    };
    row("one unit", 7.5, 750, [](Scenario&) {});
    row("per unit, spares too", 7.5, 250, [](Scenario& s) { s.hosting.spare_units = 2; });
    row("people are paid first", 7.5, 350, [](Scenario& s) { s.hosting.fixed_cost_per_month = 400; });
    row("nothing is left", 7.5, {}, [](Scenario& s) { s.hosting.fixed_cost_per_month = 750; });
    row("a free API", 0, {}, [](Scenario&) {});
    row("elastic, per hour", 7.5, 750.0 / 668, elastic);
    row("no units", 7.5, {}, [](Scenario& s) {
        s.workload.output_tokens_per_month = 0;
        s.hosting.minimum_units = 0;
    });
}

void TestComparison::flipUnitPrice() {
    QFETCH(double, perMillion);
    QFETCH(Setup, change);
    QFETCH(Maybe, price);
    const Maybe got = pairAt(1e8, perMillion, change).flip_unit_price;
    QVERIFY2(price.known() ? near(got, *price) : !got.known(), text(got).c_str());
}

void TestComparison::hybrids_data() {
    QTest::addColumn<double>("volume");
    QTest::addColumn<double>("perMillion");
    QTest::addColumn<Setup>("change");
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("monthly");
    QTest::addColumn<double>("apiTokens");
    const auto row = [](
                         const char* name, double volume, double perMillion, double units, double monthly,
                         double apiTokens, const Setup& change = [](Scenario&) {}) {
        QTest::newRow(name) << volume << perMillion << change << units << monthly << apiTokens;
    };
    row("all at the API", 1e8, 5, 0, 500, 1e8);
    row("all on own units", 1e8, 15, 1, 830.64, 0);
    row("base load on one, the rest at the API", 1.1e8, 15, 1, 830.64 + (1.1e8 - capacity) * 15e-6, 1.1e8 - capacity);
    row("two are worth it", 2e8, 15, 2, 2 * 830.64, 0);
    row("a floor of three is too many", 1.1e8, 15, 0, 1650, 1.1e8, [](Scenario& s) { s.hosting.minimum_units = 3; });
    row("a floor of three is worth it", 2e8, 15, 3, 3 * 830.64, 0, [](Scenario& s) { s.hosting.minimum_units = 3; });
    row("with its spare", 1.1e8, 30, 2, 2 * 830.64 + (1.1e8 - capacity) * 30e-6, 1.1e8 - capacity,
        [](Scenario& s) { s.hosting.spare_units = 1; });
    row("people are not worth it", 1.1e8, 15, 0, 1650, 1.1e8,
        [](Scenario& s) { s.hosting.fixed_cost_per_month = 900; });
    row("a tie keeps the fewest", capacity, 830.64 / capacity * 1e6, 0, 830.64, capacity);
    row("nothing to serve", 0, 15, 0, 0, 0);
}

void TestComparison::hybrids() {
    QFETCH(double, volume);
    QFETCH(double, perMillion);
    QFETCH(Setup, change);
    QFETCH(double, units);
    QFETCH(double, monthly);
    QFETCH(double, apiTokens);
    const Hybrid hybrid = pairAt(volume, perMillion, change).hybrid;
    QVERIFY(hybrid.known);
    QCOMPARE(hybrid.units, units);
    QVERIFY2(near(hybrid.monthly_cost, monthly), std::to_string(hybrid.monthly_cost).c_str());
    QVERIFY(near(hybrid.api_tokens, apiTokens, 1e-9, 1e-3));
    QVERIFY(!pairAt(volume, perMillion, elastic).hybrid.known);
}

void TestComparison::hybridIsTheMinimum() {
    for (const double volume : {1e6, 9e7, 1.3e8, 5e8, 2.6e9})
        for (const double perMillion : {1.0, 7.5, 7.8, 12.0, 40.0})
            for (const double minimum : {0.0, 1.0, 4.0})
                for (const double spares : {0.0, 2.0}) {
                    double best = volume * perMillion / 1e6;
                    for (double n = std::max(1.0, minimum); n < 60; ++n)
                        best = std::min(best, (n + spares) * 830.64 + 70 +
                                                  perMillion / 1e6 * std::max(0.0, volume - n * capacity));
                    const Comparison pair = pairAt(volume, perMillion, [&](Scenario& s) {
                        s.hosting.minimum_units = minimum;
                        s.hosting.spare_units = spares;
                        s.hosting.fixed_cost_per_month = 70;
                    });
                    QVERIFY2(near(pair.hybrid.monthly_cost, best), std::to_string(volume).c_str());
                }
}

void TestComparison::readings_data() {
    QTest::addColumn<double>("volume");
    QTest::addColumn<QList<double>>("perMillion"); // the first is the reference
    QTest::addColumn<QString>("code");
    QTest::addColumn<QList<int>>("beats");
    QTest::addColumn<bool>("solid");
    const auto row = [](const char* name, double volume, QList<double> prices, const char* code, QList<int> beats,
                        bool solid) { QTest::newRow(name) << volume << prices << QString(code) << beats << solid; };
    row("cheaper than every one", 1e8, {15, 20}, "gpu", {0, 1}, false); // a fifth less throughput takes a second unit
    row("cheaper than every one, whatever the throughput", 5e7, {30, 20}, "gpu", {0, 1}, true);
    row("not than all", 1e8, {15, 5, 20}, "gpu_vs_premium", {0, 2}, false);
    row("a close one is not beaten", 5e7, {30, 16.6}, "gpu_vs_premium", {0}, true);
    row("dearer", 1e8, {5, 30}, "api", {1}, true);
    row("close", 1e8, {8.3, 30}, "close", {1}, false);
    row("close with room to spare", 5e7, {16.6, 30}, "close", {1}, true);
    row("a free API is never beaten", 5e7, {30, 0}, "gpu_vs_premium", {0}, true);
}

void TestComparison::readings() {
    QFETCH(double, volume);
    QFETCH(QList<double>, perMillion);
    QFETCH(QString, code);
    QFETCH(QList<int>, beats);
    QFETCH(bool, solid);
    Scenario scenario;
    scenario.workload.output_tokens_per_month = volume;
    PriceBook prices = book({monthlyGpu("pro", 830.64, 64)}, {});
    for (int i = 0; i < perMillion.size(); ++i)
        prices.apis.push_back(api("api " + std::to_string(i), perMillion[i]));
    const auto readingAt = [&](double factor) {
        scenario.hosting.throughput_factor = factor;
        return evaluate(scenario, prices).readings.at(0);
    };
    const Reading reading = readingAt(1);
    QCOMPARE(QString(codeOf(reading.code)), code);
    QCOMPARE(QList<int>(reading.beats.begin(), reading.beats.end()), beats);
    QCOMPARE(reading.solid, solid);
    QCOMPARE(readingAt(0.8).code == reading.code && readingAt(1.2).code == reading.code, solid);
}

void TestComparison::readingsNeedAReference() {
    Scenario scenario;
    PriceBook prices = publishedBook();
    QCOMPARE(evaluate(scenario, prices).readings.size(), std::size_t{4});
    scenario.reference_api = "anthropic/claude-sonnet-4.6";
    const Results results = evaluate(scenario, prices);
    QCOMPARE(results.apis[results.readings[1].api].id, "anthropic/claude-sonnet-4.6");
    QCOMPARE(codeOf(results.reading("gpu-pro")->code), "gpu_vs_premium");
    prices.apis[3].currency = "USD";
    QVERIFY(evaluate(scenario, prices).readings.empty());
}

QTEST_GUILESS_MAIN(TestComparison)
#include "test_comparison.moc"
