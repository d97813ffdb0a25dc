#include "model/json_text.h"
#include "tests/model/small_book.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace bascule;
using namespace bascule::test;

// What must hold whatever the numbers are, on seeded random scenarios.

namespace {

struct Case {
    Scenario scenario;
    PriceBook prices;
};

class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    double uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_engine); }
    double logarithmic(double low, double high) { return std::exp(uniform(std::log(low), std::log(high))); }
    int whole(int low, int high) { return std::uniform_int_distribution<int>(low, high)(m_engine); }
    bool often() { return whole(0, 3) > 0; }

    GpuRow gpuRow(int i) {
        GpuRow row = gpu("gpu " + std::to_string(i), logarithmic(5, 5000));
        row.currency = often() ? "USD" : "GBP";
        row.price_per_hour.on_demand = logarithmic(0.2, 20);
        row.price_per_hour.interruptible = *row.price_per_hour.on_demand * uniform(0.2, 1);
        if (often()) row.price_per_month = *row.price_per_hour.on_demand * uniform(300, 700);
        row.committed = {term(12, *row.price_per_hour.on_demand * uniform(200, 600))};
        if (often()) row.input_tokens_per_second = *row.output_tokens_per_second * uniform(5, 200);
        return row;
    }

    ApiRow apiRow(int i) {
        ApiRow row = longContextApi();
        row.id = row.name = "api " + std::to_string(i);
        row.currency = often() ? "USD" : "GBP";
        const double scale = logarithmic(0.01, 5);
        for (auto* price :
             {&row.price_per_million.input, &row.price_per_million.cached_input, &row.price_per_million.cache_write,
              &row.price_per_million.output, &row.batch_price_per_million->input, &row.batch_price_per_million->output})
            **price *= scale;
        return row;
    }

    Case anyCase() {
        Case c;
        Scenario& s = c.scenario;
        s.exchange_rates["USD"].rate = uniform(0.7, 1.3);
        s.exchange_rates["GBP"].rate = uniform(0.9, 1.6);
        s.workload.output_tokens_per_month = logarithmic(1e6, 1e11);
        s.workload.input_tokens_per_output_token = often() ? uniform(0, 30) : 0;
        s.workload.cached_input_share = uniform(0, 0.7);
        s.workload.cache_write_share = uniform(0, 0.3);
        s.workload.batch_share = often() ? 0 : uniform(0, 1);
        s.hosting.utilisation = uniform(0.05, 1);
        s.hosting.hours_per_month = uniform(400, 744);
        s.hosting.billing = static_cast<Billing>(whole(0, 3));
        s.hosting.schedule = often() ? Schedule::always_on : Schedule::elastic;
        s.hosting.minimum_units = whole(0, 3);
        s.hosting.spare_units = often() ? 0 : whole(1, 3);
        s.hosting.fixed_cost_per_month = often() ? 0 : logarithmic(10, 1e4);
        s.hosting.discount = uniform(0, 0.4);
        s.hosting.overhead = uniform(0, 0.4);
        s.hosting.prefix_cache_share = uniform(0, 1);
        s.api_discount = uniform(0, 0.3);
        for (int i = 0; i < 4; ++i) {
            c.prices.gpus.push_back(gpuRow(i));
            c.prices.apis.push_back(apiRow(i));
        }
        return c;
    }

private:
    std::mt19937 m_engine;
};

Results answer(const Case& c) { return evaluate(c.scenario, c.prices); }

bool sameMaybe(Maybe a, Maybe b, double factor = 1, double relative = 1e-9) {
    return a.known() == b.known() && (!a.known() || near(*a, *b * factor, relative));
}

constexpr int runs = 400;

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    void costFallsAsUtilisationRises();
    void costGrowsWithVolume();
    void anotherCurrencyScalesTheAmountsAlone();
    void verdictRatioAndDifferenceAgree();
    void windowsAgreeWithTheMonthlyCosts();
    void flipUnitPriceMakesBothCostTheSame();
    void hybridIsNeverDearer();
    void dearerAndFasterCancelOut();
    void orderAndCompanyDoNotMatter();
    void theSameQuestionHasTheSameAnswer();
    void everyFigureIsFinite();
};

void TestProperties::costFallsAsUtilisationRises() {
    Random random(11);
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        c.scenario.hosting.utilisation = random.uniform(0.05, 0.9);
        const Results before = answer(c);
        c.scenario.hosting.utilisation *= random.uniform(1.01, 1.1);
        const Results after = answer(c);
        for (std::size_t g = 0; g < before.gpus.size(); ++g) {
            QVERIFY(after.gpus[g].cost_per_million < before.gpus[g].cost_per_million);
            QVERIFY(near(after.gpus[g].full_cost_per_million, before.gpus[g].full_cost_per_million));
            QVERIFY(after.gpus[g].units_needed <= before.gpus[g].units_needed);
            QVERIFY(after.gpus[g].monthly_cost <= before.gpus[g].monthly_cost * (1 + 1e-12));
        }
    }
}

void TestProperties::costGrowsWithVolume() {
    Random random(12);
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        const Results before = answer(c);
        c.scenario.workload.output_tokens_per_month *= 2;
        const Results after = answer(c);
        for (std::size_t g = 0; g < before.gpus.size(); ++g) {
            QVERIFY(after.gpus[g].monthly_cost >= before.gpus[g].monthly_cost);
            QVERIFY(near(after.gpus[g].cost_per_million, before.gpus[g].cost_per_million));
        }
        for (std::size_t a = 0; a < before.apis.size(); ++a)
            QVERIFY(near(after.apis[a].monthly_cost, 2 * before.apis[a].monthly_cost));
    }
}

void TestProperties::anotherCurrencyScalesTheAmountsAlone() {
    Random random(13);
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        const Results before = answer(c);
        const double worth = random.logarithmic(0.01, 200);
        for (auto& [currency, rate] : c.scenario.exchange_rates)
            rate.rate *= worth;
        c.scenario.hosting.fixed_cost_per_month *= worth;
        const Results after = answer(c);
        for (std::size_t g = 0; g < before.gpus.size(); ++g) {
            QVERIFY(near(after.gpus[g].cost_per_million, worth * before.gpus[g].cost_per_million));
            QVERIFY(near(after.gpus[g].monthly_cost, worth * before.gpus[g].monthly_cost));
            QCOMPARE(after.gpus[g].units_needed, before.gpus[g].units_needed);
        }
        for (std::size_t p = 0; p < before.comparisons.size(); ++p) {
            const Comparison &was = before.comparisons[p], &is = after.comparisons[p];
            QVERIFY(sameMaybe(is.ratio, was.ratio) && sameMaybe(is.break_even_utilisation, was.break_even_utilisation));
            QVERIFY(sameMaybe(is.break_even_volume, was.break_even_volume, 1, 1e-7));
            QVERIFY(sameMaybe(is.flip_unit_price, was.flip_unit_price, worth, 1e-7));
            QCOMPARE(is.verdict, was.verdict);
            QVERIFY(
                near(is.difference, worth * was.difference, 1e-9, 1e-9 * worth * before.gpus[was.gpu].monthly_cost));
        }
        for (std::size_t r = 0; r < before.readings.size(); ++r)
            QVERIFY(after.readings[r].code == before.readings[r].code &&
                    after.readings[r].beats == before.readings[r].beats);
    }
}

void TestProperties::verdictRatioAndDifferenceAgree() {
    Random random(14);
    int seen[3] = {};
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        c.scenario.close_band = random.often() ? 0.05 : random.uniform(0, 0.5);
        const Results results = answer(c);
        for (const Comparison& pair : results.comparisons) {
            const double own = results.gpus[pair.gpu].monthly_cost, other = results.apis[pair.api].monthly_cost;
            QVERIFY(near(pair.difference, own - other) && near(pair.ratio, own / other));
            // Seen from the API's side the ratio is the inverse and the difference the opposite: the same side is cheaper.
            QCOMPARE(*pair.ratio < 1, pair.difference < 0);
            if (pair.verdict == Verdict::close)
                QVERIFY(std::abs(own - other) <= (c.scenario.close_band + 1e-9) * other);
            else
                QCOMPARE(pair.verdict == Verdict::gpu, own < other);
            ++seen[static_cast<int>(pair.verdict)];
        }
    }
    QVERIFY(seen[0] > 20 && seen[1] > 200 && seen[2] > 200);
}

void TestProperties::windowsAgreeWithTheMonthlyCosts() {
    Random random(15);
    int cheaper = 0, dearer = 0;
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        if (c.scenario.hosting.schedule ==
            Schedule::elastic) // whole hours are left aside there: bill by the millisecond
            for (GpuRow& row : c.prices.gpus)
                row.billing_increment_seconds = 1e-3;
        const Results results = answer(c);
        for (int k = 0; k < 8; ++k) {
            c.scenario.workload.output_tokens_per_month = random.logarithmic(1e6, 1e11);
            const Results at = answer(c);
            for (std::size_t p = 0; p < results.comparisons.size(); ++p) {
                const Comparison& pair = results.comparisons[p];
                const double volume = at.output_tokens_per_month;
                const double filled = volume / results.gpus[pair.gpu].capacity_tokens_per_month;
                if (pair.intervals_truncated || std::abs(*at.comparisons[p].ratio - 1) < 1e-5 ||
                    std::abs(filled - std::round(filled)) < 1e-8 * std::max(1.0, filled))
                    continue;
                const auto windows = results.cheaperBetween(pair);
                const bool inside = std::any_of(windows.begin(), windows.end(), [&](const Interval& w) {
                    return volume > w.from && volume <= w.to.valueOr(INFINITY);
                });
                QCOMPARE(inside, at.comparisons[p].difference < 0);
                ++(inside ? cheaper : dearer);
            }
        }
    }
    QVERIFY(cheaper > 5000 && dearer > 5000);
}

void TestProperties::flipUnitPriceMakesBothCostTheSame() {
    Random random(16);
    int tried = 0;
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        c.scenario.hosting.billing = random.often() ? Billing::monthly : Billing::on_demand;
        c.scenario.hosting.discount = c.scenario.hosting.overhead = 0;
        const Results results = answer(c);
        const Comparison& pair = results.comparisons.at(static_cast<std::size_t>(random.whole(0, 15)));
        if (!pair.flip_unit_price.known()) continue;
        const GpuResult& own = results.gpus[pair.gpu];
        GpuRow& row = c.prices.gpus[pair.gpu];
        row.currency = "EUR";
        (own.monthly_price ? row.price_per_month : row.price_per_hour.on_demand) =
            own.elastic || own.monthly_price ? *pair.flip_unit_price
                                             : *pair.flip_unit_price / c.scenario.hosting.hours_per_month;
        const Results flipped = answer(c);
        QVERIFY(near(flipped.find(own.id, results.apis[pair.api].id)->ratio, 1));
        ++tried;
    }
    QVERIFY(tried > runs / 2);
}

void TestProperties::hybridIsNeverDearer() {
    Random random(17);
    for (int i = 0; i < runs; ++i) {
        const Results results = answer(random.anyCase());
        for (const Comparison& pair : results.comparisons) {
            QCOMPARE(pair.hybrid.known, !results.gpus[pair.gpu].elastic);
            if (!pair.hybrid.known) continue;
            const double least = std::min(results.gpus[pair.gpu].monthly_cost, results.apis[pair.api].monthly_cost);
            QVERIFY(pair.hybrid.monthly_cost <= least * (1 + 1e-9));
            QVERIFY(pair.hybrid.api_tokens >= 0 && pair.hybrid.api_tokens <= results.output_tokens_per_month);
            QVERIFY(pair.hybrid.units > 0 || near(pair.hybrid.monthly_cost, results.apis[pair.api].monthly_cost));
        }
    }
}

void TestProperties::dearerAndFasterCancelOut() {
    Random random(18);
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        const Results before = answer(c);
        const double factor = random.uniform(0.2, 5);
        c.scenario.hosting.throughput_factor = factor;
        c.scenario.hosting.overhead = (1 + c.scenario.hosting.overhead) * std::max(1.0, factor) - 1;
        if (factor < 1) c.scenario.hosting.discount = 1 - (1 - c.scenario.hosting.discount) * factor;
        const Results after = answer(c);
        for (std::size_t g = 0; g < before.gpus.size(); ++g) {
            QVERIFY(near(after.gpus[g].cost_per_million, before.gpus[g].cost_per_million));
            QVERIFY(near(after.gpus[g].capacity_tokens_per_month, factor * before.gpus[g].capacity_tokens_per_month));
        }
        for (std::size_t p = 0; p < before.comparisons.size(); ++p)
            QVERIFY(
                sameMaybe(after.comparisons[p].break_even_utilisation, before.comparisons[p].break_even_utilisation));
    }
}

void TestProperties::orderAndCompanyDoNotMatter() {
    Random random(19);
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        const Results all = answer(c);
        c.scenario.gpus = {{"gpu 3", "gpu 1"}};
        c.scenario.apis = {{"api 2", "api 0", "api 3"}};
        const Results some = answer(c);
        QCOMPARE(some.comparisons.size(), std::size_t{6});
        for (const Comparison& pair : some.comparisons) {
            const Comparison* same = all.find(some.gpus[pair.gpu].id, some.apis[pair.api].id);
            QVERIFY(same && pair.ratio == same->ratio && pair.difference == same->difference &&
                    pair.verdict == same->verdict);
            QVERIFY(std::ranges::equal(some.cheaperBetween(pair), all.cheaperBetween(*same)));
            QVERIFY(pair.flip_utilisation == same->flip_utilisation &&
                    pair.hybrid.monthly_cost == same->hybrid.monthly_cost);
        }
        QCOMPARE(some.apis[some.readings.at(0).api].id, "api 2"); // the first compared
    }
}

void TestProperties::theSameQuestionHasTheSameAnswer() {
    Random random(20);
    Results former = answer(random.anyCase());
    for (int i = 0; i < runs; ++i) {
        const Case c = random.anyCase();
        const std::string once = writeResults(answer(c)).dump();
        QCOMPARE(writeResults(answer(c)).dump(), once);
        former = evaluate(c.scenario, c.prices, {}, std::move(former)); // nothing of the answer before is left
        QCOMPARE(writeResults(former).dump(), once);
    }
}

void TestProperties::everyFigureIsFinite() {
    Random random(21);
    for (int i = 0; i < runs; ++i) {
        Case c = random.anyCase();
        c.scenario.workload.output_tokens_per_month = random.logarithmic(1e-300, 1e300);
        c.scenario.exchange_rates["USD"].rate = random.logarithmic(1e-300, 1e300);
        c.scenario.hosting.throughput_factor = random.logarithmic(1e-200, 1e200);
        c.scenario.hosting.fixed_cost_per_month = random.logarithmic(1e-300, 1e300);
        writeJson(writeResults(answer(c))); // refuses a number that is not finite
    }
}

QTEST_GUILESS_MAIN(TestProperties)
#include "test_properties.moc"
