#include "tests/model/small_book.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <random>

using namespace bascule;
using namespace bascule::test;

namespace {

// One pair in plain numbers, and its answer by counting units at a volume: the definition, with no closed form.
struct Pair {
    double unit_price = 0, capacity = 0, per_million = 0;
    double minimum = 1, spares = 0, fixed = 0;

    double fixedWithSpares() const { return fixed + spares * unit_price; }
    double perToken() const { return per_million / 1e6; }
    double serving(double volume) const { return std::max(std::max(1.0, minimum), std::ceil(volume / capacity)); }
    double ownCost(double volume) const { return serving(volume) * unit_price + fixedWithSpares(); }
    // Own minus API, relative to the API's cost: negative where the GPUs cost less.
    double excess(double volume) const { return ownCost(volume) / (perToken() * volume) - 1; }
};

struct Answered {
    Results results;
    const Comparison& pair() const { return results.comparisons.at(0); }
    std::span<const Interval> intervals() const { return results.cheaperBetween(pair()); }
};

Answered answered(const Pair& pair, std::uint32_t most = 1000) {
    Scenario scenario;
    scenario.hosting.utilisation = 1;
    scenario.hosting.minimum_units = pair.minimum;
    scenario.hosting.spare_units = pair.spares;
    scenario.hosting.fixed_cost_per_month = pair.fixed;
    const PriceBook prices =
        book({monthlyGpu("g", pair.unit_price, pair.capacity / (3600.0 * 720))}, {api("a", pair.per_million)});
    return {evaluate(scenario, prices, {most})};
}

bool inside(std::span<const Interval> intervals, double volume) {
    return std::any_of(intervals.begin(), intervals.end(), [&](const Interval& interval) {
        return volume > interval.from && (!interval.to.known() || volume <= *interval.to);
    });
}

// Step by step from the definition, up to the step from which all win.
std::vector<Interval> enumerated(const Pair& pair) {
    std::vector<Interval> intervals;
    const double m = std::max(1.0, pair.minimum), q = pair.perToken();
    if (pair.unit_price >= q * pair.capacity * (1 - 1e-9)) return intervals;
    for (double n = m;; ++n) {
        const double start = n == m ? 0 : (n - 1) * pair.capacity;
        const double from = (n * pair.unit_price + pair.fixedWithSpares()) / q;
        const double to = n * pair.capacity;
        const bool whole = n > m && from <= start * (1 + 1e-12);
        const double begin = std::max(from, start);
        if (whole || to - begin >= 1e-9 * to) {
            if (!intervals.empty() && begin <= *intervals.back().to)
                intervals.back().to = to;
            else
                intervals.push_back({begin, to});
        }
        if (whole) {
            intervals.back().to = {};
            return intervals;
        }
    }
}

std::string describe(const Pair& p) {
    std::string text;
    for (const double value : {p.unit_price, p.capacity, p.per_million, p.minimum, p.spares, p.fixed})
        text += std::to_string(value) + " ";
    return text;
}

class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    double uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_engine); }
    double logarithmic(double low, double high) { return std::exp(uniform(std::log(low), std::log(high))); }
    int whole(int low, int high) { return std::uniform_int_distribution<int>(low, high)(m_engine); }

    Pair pair() {
        Pair p;
        p.unit_price = logarithmic(200, 20000);
        p.capacity = logarithmic(3e7, 5e10);
        p.per_million = logarithmic(0.05, 60);
        switch (whole(0, 3)) {
        case 0: // near a tie: the API costs a little more per full unit
            p.per_million = p.unit_price / p.capacity * 1e6 * (1 + logarithmic(1e-3, 1));
            break;
        case 1: // round numbers tie exactly at steps
            p.unit_price = 100.0 * whole(1, 20);
            p.capacity = 5e8 * whole(1, 8);
            p.per_million = 0.125 * whole(1, 16);
            break;
        default:
            break;
        }
        p.minimum = whole(0, 2) ? whole(0, 12) : 1;
        p.spares = whole(0, 2) ? 0 : whole(1, 3);
        p.fixed = whole(0, 1) ? 0 : logarithmic(1, 1e6);
        return p;
    }

private:
    std::mt19937 m_engine;
};

} // namespace

class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void examples_data();
    void examples();
    void agreesWithEnumeration();
    void agreesWithCountingUnits();
    void costsOnEitherSideOfEveryEnd();
    void nearTiesAndHugeRatios();
    void farFirstWinIsFoundAtOnce();
    void longListsAreCut_data();
    void longListsAreCut();
    void elasticWinsFromTheFixedCostOn();
};

void TestWindows::examples_data() {
    QTest::addColumn<QList<double>>("numbers"); // unit price, capacity, API price per million, minimum, spares, fixed
    QTest::addColumn<QList<double>>("ends");    // from, to, from, to, … the last open one without its end
    const auto row = [](const char* name, QList<double> numbers, QList<double> ends) {
        QTest::newRow(name) << numbers << ends;
    };
    row("wins, loses at the second unit, wins for good", {830.64, 107827200, 15, 1, 0, 0},
        {55376000, 107827200, 110752000});
    row("four windows", {1000, 2.5e9, 0.5, 1, 0, 0}, {2e9, 2.5e9, 4e9, 5e9, 6e9, 7.5e9, 8e9});
    row("a tie at every step", {1000, 2.5e9, 0.4, 1, 0, 0}, {});
    row("dearer at any volume", {1000, 1e9, 0.5, 1, 0, 0}, {});
    row("a free API", {1000, 1e9, 0, 1, 0, 0}, {});
    row("a free GPU", {0, 1e9, 1, 1, 0, 0}, {0});
    row("a free GPU with people", {0, 1e9, 1, 1, 0, 400}, {4e8});
    row("a floor of two units", {1000, 2.5e9, 0.5, 2, 0, 0}, {4e9, 5e9, 6e9, 7.5e9, 8e9});
    row("no floor is a floor of one", {1000, 2.5e9, 0.5, 0, 0, 0}, {2e9, 2.5e9, 4e9, 5e9, 6e9, 7.5e9, 8e9});
    row("a floor above every loss", {1000, 2.5e9, 0.5, 10, 0, 0}, {20e9});
    row("one spare unit", {1000, 2.5e9, 1, 1, 1, 0}, {2e9, 2.5e9, 3e9});
    row("people and a spare", {1000, 2.5e9, 1, 1, 1, 500}, {3.5e9});
    row("cheap: the first step joins the rest", {100, 1e9, 1, 1, 0, 0}, {1e8});
}

void TestWindows::examples() {
    QFETCH(QList<double>, numbers);
    QFETCH(QList<double>, ends);
    const Pair pair{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]};
    const Answered answer = answered(pair);
    QList<double> got;
    for (const Interval& interval : answer.intervals()) {
        got.append(interval.from);
        if (interval.to.known()) got.append(*interval.to);
    }
    QCOMPARE(got.size(), ends.size());
    for (int i = 0; i < ends.size(); ++i)
        QVERIFY2(near(got[i], ends[i], 1e-9), qPrintable(QString::number(got[i], 'g', 17)));
    QCOMPARE(answer.pair().break_even_volume.known(), !ends.isEmpty());
    QCOMPARE(answer.pair().always_cheaper_from.known(), !ends.isEmpty());
    if (!ends.isEmpty()) {
        QCOMPARE(*answer.pair().break_even_volume, got.first());
        QCOMPARE(*answer.pair().always_cheaper_from, got.last());
    }
    QVERIFY(!answer.pair().intervals_truncated);
}

void TestWindows::agreesWithEnumeration() {
    Random random(2);
    int winning = 0, several = 0;
    for (int i = 0; i < 4000; ++i) {
        const Pair pair = random.pair();
        const std::vector<Interval> want = enumerated(pair);
        const Answered answer = answered(pair, 2000000);
        const auto got = answer.intervals();
        QVERIFY2(
            got.size() == want.size(),
            (describe(pair) + "wants " + std::to_string(want.size()) + " gets " + std::to_string(got.size())).c_str());
        for (std::size_t k = 0; k < want.size(); ++k) {
            QVERIFY2(near(got[k].from, want[k].from, 1e-9), describe(pair).c_str());
            QCOMPARE(got[k].to.known(), want[k].to.known());
            QVERIFY2(!want[k].to.known() || near(*got[k].to, *want[k].to, 1e-9), describe(pair).c_str());
        }
        winning += !want.empty();
        several += want.size() > 2;
    }
    QVERIFY(winning > 1500 && several > 300); // the cases are worth running
}

void TestWindows::agreesWithCountingUnits() {
    Random random(3);
    for (int i = 0; i < 3000; ++i) {
        const Pair pair = random.pair();
        const Answered answer = answered(pair, 2000000);
        for (int k = 0; k < 60; ++k) {
            const double volume = random.logarithmic(pair.capacity / 50, pair.capacity * 3000);
            const double excess = pair.excess(volume);
            const double filled = volume / pair.capacity;
            if (std::abs(excess) < 1e-8 || std::abs(filled - std::round(filled)) < 1e-8 * filled)
                continue; // as near to a tie or a step as the interval's own tolerance
            QVERIFY2(inside(answer.intervals(), volume) == (excess < 0),
                     (describe(pair) + "at " + std::to_string(volume)).c_str());
        }
    }
}

void TestWindows::costsOnEitherSideOfEveryEnd() {
    Random random(4);
    for (int i = 0; i < 2000; ++i) {
        const Pair pair = random.pair();
        const Answered answer = answered(pair, 2000000);
        const auto losesAt = [&](double volume) {
            return inside(answer.intervals(), volume) || pair.excess(volume) > -1e-9;
        };
        for (const Interval& interval : answer.intervals()) {
            QVERIFY(interval.from >= 0);
            QVERIFY2(pair.excess(interval.from * (1 + 1e-9) + 1e-3) < 1e-9, describe(pair).c_str());
            QVERIFY2(losesAt(interval.from * (1 - 1e-8)), describe(pair).c_str());
            QVERIFY(!interval.to.known() || *interval.to > interval.from);
            QVERIFY2(!interval.to.known() || losesAt(*interval.to * (1 + 1e-8)), describe(pair).c_str());
        }
    }
}

void TestWindows::nearTiesAndHugeRatios() {
    Random random(5);
    for (int i = 0; i < 4000; ++i) {
        Pair pair = random.pair();
        const double gain = random.logarithmic(1e-12, 1e6); // share by which a full unit beats the API
        pair.per_million = pair.unit_price / pair.capacity * 1e6 * (1 + gain);
        if (i % 3 == 0) pair.fixed = random.logarithmic(1e-6, 1e15);
        const Answered answer = answered(pair);
        QVERIFY(answer.intervals().size() <= 1000);
        if (gain < 0.9e-9) QVERIFY2(answer.intervals().empty(), describe(pair).c_str());
        if (gain < 1.2e-9) continue;
        QVERIFY2(!answer.intervals().empty() && !answer.intervals().back().to.known(), describe(pair).c_str());
        // One unit beyond the start of the open interval the GPUs cost less, whatever the volume; two units before it some volume loses.
        const double open = *answer.pair().always_cheaper_from, m = std::max(1.0, pair.minimum);
        const double slack = 1e-6 / gain * 1e-9 + 1e-9; // of a step count: what rounding leaves of a gain this small
        const double after = std::ceil(open / pair.capacity * (1 + slack)) + 1;
        const auto full = [&](double n) {
            return n * pair.unit_price + pair.fixedWithSpares() - pair.perToken() * (n - 1) * pair.capacity;
        };
        QVERIFY2(full(after + 1) <= 1e-9 * after * pair.unit_price + 1e-9 * pair.fixed, describe(pair).c_str());
        const double before = std::floor(open / pair.capacity * (1 - slack)) - 2;
        if (before > m) QVERIFY2(full(before) >= -1e-9 * before * pair.unit_price, describe(pair).c_str());
    }
}

void TestWindows::farFirstWinIsFoundAtOnce() {
    // A trillion units lose before the first one wins: no loop may walk there.
    QElapsedTimer timer;
    timer.start();
    const Pair pair{1000, 1e9, 2, 1, 0, 1e15};
    const Answered answer = answered(pair);
    QCOMPARE(answer.intervals().size(), std::size_t{1});
    QVERIFY(near(answer.intervals()[0].from, 1e12 * 1e9, 1e-6));
    Random random(6);
    for (int i = 0; i < 2000; ++i) {
        Pair far = random.pair();
        far.fixed = random.logarithmic(1e12, 1e290);
        answered(far);
        far.per_million = far.unit_price / far.capacity * 1e6 * (1 + random.logarithmic(0.9e-9, 1e-8));
        answered(far);
    }
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestWindows::longListsAreCut_data() {
    QTest::addColumn<double>("gain");
    QTest::addColumn<int>("most");
    QTest::newRow("a thousand") << 1e-5 << 1000;
    QTest::newRow("sixteen") << 1e-5 << 16;
    QTest::newRow("one") << 1e-5 << 1;
    QTest::newRow("none asked for is one") << 1e-5 << 0;
    QTest::newRow("a billion steps") << 2e-9 << 1000;
}

void TestWindows::longListsAreCut() {
    QFETCH(double, gain);
    QFETCH(int, most);
    Pair pair{1000, 1e9, 1 + gain, 1, 0, 0};
    const Answered answer = answered(pair, static_cast<std::uint32_t>(most));
    const auto got = answer.intervals();
    QVERIFY(answer.pair().intervals_truncated);
    QCOMPARE(got.size(), static_cast<std::size_t>(std::max(1, most)));
    for (std::size_t i = 0; i + 1 < got.size(); ++i)
        QVERIFY(near(got[i].to, 1e9 * static_cast<double>(i + 1)));
    QVERIFY(!got.back().to.known());
    QVERIFY(near(got.back().from, 1e9 / gain, 1e-4));
    QVERIFY(near(answer.pair().break_even_volume, 1e9 / (1 + gain))); // the first, listed or not
    QCOMPARE(*answer.pair().always_cheaper_from, got.back().from);
}

void TestWindows::elasticWinsFromTheFixedCostOn() {
    Scenario scenario;
    scenario.hosting.billing = Billing::on_demand;
    scenario.hosting.schedule = Schedule::elastic;
    scenario.hosting.fixed_cost_per_month = 100;
    const PriceBook prices = book({hourlyGpu("g", 1.5, 64)}, {api("dear", 15), api("cheap", 10.01602564102564)});
    const Results results = evaluate(scenario, prices);
    const auto won = results.cheaperBetween(results.comparisons[0]);
    QCOMPARE(won.size(), std::size_t{1});
    QVERIFY(near(won[0].from, 100 / (15e-6 - 10.01602564102564e-6)));
    QVERIFY(!won[0].to.known());
    QVERIFY(results.cheaperBetween(results.comparisons[1]).empty());
    QVERIFY(!results.comparisons[1].always_cheaper_from.known());
}

QTEST_GUILESS_MAIN(TestWindows)
#include "test_windows.moc"
