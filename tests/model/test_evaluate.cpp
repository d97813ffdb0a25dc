#include "tests/model/small_book.h"

#include <QTest>

using namespace bascule;
using namespace bascule::test;

// The door to the arithmetic: which rows are compared, the need typed or from the load, look-ups and warnings.

namespace {

GpuRow proRow() {
    GpuRow row = monthlyGpu("pro", 830.64, 64);
    row.price_per_hour.on_demand = 1.5;
    return row;
}

} // namespace

class TestEvaluate : public QObject {
    Q_OBJECT

private slots:
    void usesTheLoad();
    void comparesTheRowsAskedFor();
    void findsRowsInLongTables();
    void warns();
};

void TestEvaluate::usesTheLoad() {
    Scenario scenario;
    Load load;
    load.users = 1000;
    load.requests_per_user_per_day = 10;
    load.output_tokens_per_request = 500;
    load.input_tokens_per_request = 250000;
    scenario.workload.load = load;
    scenario.hosting.utilisation_from_load = true;
    const Results results = evaluate(scenario, book({proRow()}, {longContextApi()}));
    QVERIFY(results.load.has_value());
    QVERIFY(near(results.output_tokens_per_month, 1000.0 * 10 * 22 * 500) &&
            near(results.input_tokens_per_output_token, 500));
    QVERIFY(near(results.load->mean_tokens_per_second, 1.1e8 / (3600 * 720)));
    QVERIFY(near(results.load->peak_tokens_per_second, 5e6 * 0.1 / 3600 * 1.5));
    QVERIFY(
        near(results.utilisation, 0.8 * results.load->mean_tokens_per_second / results.load->peak_tokens_per_second));
    QVERIFY(near(results.gpus[0].capacity_tokens_per_month, 64 * 3600 * results.utilisation * 720));
    QVERIFY(near(results.apis[0].cost_per_million, 22.5 + 500 * 6)); // the load's requests are long
    scenario.hosting.utilisation_from_load = false;
    QCOMPARE(evaluate(scenario, book({proRow()}, {})).utilisation, 0.65);
}

void TestEvaluate::comparesTheRowsAskedFor() {
    PriceBook prices = publishedBook();
    prices.gpus[0].unconfirmed = {"price"};
    Scenario scenario;
    QCOMPARE(evaluate(scenario, prices).gpus.size(), std::size_t{3});
    scenario.gpus = {{"gpu-titan", "gpu-starter"}};
    scenario.apis.emplace();
    const Results results = evaluate(scenario, prices);
    QCOMPARE(results.gpus.size(), std::size_t{2});
    QVERIFY(results.gpus[0].id == "gpu-titan" &&
            results.gpus[1].id == "gpu-starter"); // asked for: compared, confirmed or not
    QVERIFY(results.apis.empty() && results.comparisons.empty() && results.readings.empty());
}

void TestEvaluate::findsRowsInLongTables() {
    PriceBook prices;
    for (int i = 0; i < 300; ++i)
        prices.gpus.push_back(monthlyGpu("g" + std::to_string(i), 100 + i, i % 7 ? 64 : 1e-320)); // some overflow
    for (int i = 0; i < 60; ++i)
        prices.apis.push_back(api("a" + std::to_string(i), 1 + i));
    Scenario scenario;
    scenario.gpus.emplace();
    for (int i = 299; i >= 0; --i)
        scenario.gpus->push_back("g" + std::to_string(i));
    const Results results = evaluate(scenario, prices);
    QCOMPARE(results.gpus.size(), std::size_t{300});
    for (const GpuResult& gpu : results.gpus) {
        QCOMPARE(results.findGpu(gpu.id), &gpu);
        const Comparison* pair = results.find(gpu.id, "a17");
        QCOMPARE(pair != nullptr, gpu.ok());
        QVERIFY(!pair || (results.gpus[pair->gpu].id == gpu.id && results.apis[pair->api].id == "a17"));
        QCOMPARE(results.reading(gpu.id) != nullptr, gpu.ok());
    }
    QVERIFY(!results.findGpu("g300") && !results.findApi("") && !results.find("g1", "b"));
    QVERIFY(near(results.findGpu("g123")->monthly_cost / 223, results.findGpu("g123")->units_needed));
}

void TestEvaluate::warns() {
    PriceBook prices = publishedBook();
    Scenario scenario;
    scenario.hosting.throughput = {{"gpu-pro", 70}, {"gone/1", 5}};
    Results results = evaluate(scenario, prices);
    QCOMPARE(results.warnings.size(), std::size_t{1});
    QCOMPARE(results.warnings[0].code, "throughput_of_unknown_id");
    QCOMPARE(results.warnings[0].pointer, "/hosting/throughput/gone~11");
    scenario.hosting.throughput.clear();
    scenario.hosting.billing = Billing::interruptible;
    prices.gpus[1].price_per_hour.interruptible = 1.5;
    prices.gpus[2].price_per_hour.interruptible = 1.5;
    results = evaluate(scenario, prices);
    QCOMPARE(results.warnings.size(), std::size_t{1});
    QCOMPARE(results.warnings[0].code, "interruptible_not_cheaper");
    QCOMPARE(results.warnings[0].pointer, "/price_book/gpus/1/price_per_hour/interruptible");
}

QTEST_GUILESS_MAIN(TestEvaluate)
#include "test_evaluate.moc"
