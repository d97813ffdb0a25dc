#include "model/evaluate.h"
#include "model/training/compute.h"
#include "model/training/scaling.h"
#include "tests/model/small_book.h"

#include <QTest>

using namespace bascule;
using namespace bascule::test;

// FLOPs, shares of the peak and many GPUs, against published figures.
namespace {

constexpr double a100 = 312; // 10^12 FLOP/s, bf16

Compute compute(double parameters, double layers, double width, double sequence) {
    Compute c;
    c.parameters = parameters;
    c.layers = layers;
    c.attention_width = width;
    c.sequence_tokens = sequence;
    return c;
}

PriceBook titan() {
    PriceBook prices = book({hourlyGpu("titan", 5.4, 124)}, {});
    prices.gpus[0].gpu = "A100";
    GpuSpec spec;
    spec.gpu = "A100";
    spec.bf16_tflops = a100;
    spec.interconnect_gb_per_second = 300;
    prices.gpu_specs = {spec};
    return prices;
}

Scaling article() { // 2.7 billion parameters on 40 billion tokens
    Scaling scaling;
    scaling.gpu = "titan";
    scaling.compute.parameters = 2.7e9;
    scaling.compute.mfu = 0.2613;
    scaling.tokens = 4e10;
    scaling.tokens_per_step = 65536;
    scaling.bus_gb_per_second = 25;
    return scaling;
}

ScalingResult resultOf(const Scaling& scaling, const PriceBook& prices = titan()) {
    return scalingResult(scaling, prices, Scenario{});
}

} // namespace

class TestScaling : public QObject {
    Q_OBJECT
private slots:
    void mosaicTable_data();
    void mosaicTable();
    void publishedGpuHours();
    void flops();
    void articleImplies();
    void articleTable();
    void ring();
    void nodeBoundary();
    void overlapHides();
    void efficiencyFalls();
    void adapters();
    void errors();
    void warnings();
};

// MosaicML's table: (6P + 12·L·d·T)·tok/s over the peak of an A100.
void TestScaling::mosaicTable_data() {
    QTest::addColumn<double>("parameters");
    QTest::addColumn<double>("layers");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("sequence");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("mfu");
    QTest::newRow("7B") << 6658859008.0 << 32.0 << 4096.0 << 2048.0 << 4641.0 << 0.6423;
    QTest::newRow("13B") << 12853954560.0 << 40.0 << 5120.0 << 2048.0 << 2262.0 << 0.5957;
    QTest::newRow("3B") << 2651837440.0 << 32.0 << 2560.0 << 2048.0 << 10811.0 << 0.6211;
    QTest::newRow("7B, 65536 tokens") << 6918905856.0 << 32.0 << 4096.0 << 65536.0 << 1013.0 << 0.4697;
}

void TestScaling::mosaicTable() {
    QFETCH(double, parameters);
    QFETCH(double, layers);
    QFETCH(double, width);
    QFETCH(double, sequence);
    QFETCH(double, rate);
    QFETCH(double, mfu);
    const double implied = impliedMfu(flopsPerToken(compute(parameters, layers, width, sequence)), rate, 1, a100);
    QVERIFY2(near(implied, mfu, 0.002), qPrintable(QString::number(implied)));
}

// LLaMA 65B on 1.4 T tokens and Llama-2 70B on 2 T tokens, A100 at 45 % of the peak.
void TestScaling::publishedGpuHours() {
    Compute c;
    c.mfu = 0.45;
    c.parameters = 65.2e9;
    QVERIFY(near(computeHours(c, 1.4e12, 1, a100), 1022362, 0.1));
    c.parameters = 68.98e9;
    QVERIFY(near(computeHours(c, 2e12, 1, a100), 1720320, 0.1));
    QVERIFY(near(computeHours(c, 2e12, 8, a100, 0.5) * 4, computeHours(c, 2e12, 1, a100)));
}

void TestScaling::flops() {
    Compute c;
    c.parameters = 100;
    QCOMPARE(flopsPerToken(c), 600.0);
    c.active_parameters = 10;
    QCOMPARE(flopsPerToken(c), 60.0);
    c.method = TrainedPart::lora;
    c.adapter_parameters = 5;
    QCOMPARE(flopsPerToken(c), 70.0);
    c.layers = 2;
    c.attention_width = 3;
    QCOMPARE(flopsPerToken(c), 70.0); // the sequence is not known
    c.sequence_tokens = 4;
    QCOMPARE(flopsPerToken(c), 70.0 + 12 * 2 * 3 * 4);
}

// About 92 days on one A100: 26 % of its peak. 14 on eight: 82 % of eight times as fast.
void TestScaling::articleImplies() {
    const double mfu = impliedMfu(6 * 2.7e9, 4e10 / (92 * 86400.0), 1, a100);
    QVERIFY(near(mfu, 0.26, 0.01));
    QVERIFY(near(92.0 / 14 / 8, 0.82, 0.01));
    const ScalingResult result = resultOf(article());
    QVERIFY(near(result.days_on_one, 92, 0.001));
    QVERIFY(near(result.rows.back().days, 14, 0.02) && near(result.rows.back().efficiency, 0.82, 0.02));
}

void TestScaling::articleTable() {
    const ScalingResult result = resultOf(article());
    QVERIFY2(result.ok(), result.message.c_str());
    QCOMPARE(result.rows.size(), std::size_t{4});
    QVERIFY(result.rows[0].speedup == 1 && result.rows[0].efficiency == 1 && result.rows[0].all_reduce_seconds == 0);
    QVERIFY(near(result.rows[3].all_reduce_seconds, 0.37814) && near(result.rows[3].days, 14.170732467317812));
    QVERIFY(near(result.rows[3].amount, result.rows[3].days * 24 * 8 * 5.4));
    QVERIFY(result.gradient_gigabytes == 5.4 && near(result.steps, 4e10 / 65536) && result.price_per_gpu_hour == 5.4);
    Scaling scaling = article();
    scaling.bus_gb_per_second = {};
    QCOMPARE(*resultOf(scaling).bus_gb_per_second, 300.0); // the specification's
    PriceBook prices = titan();
    prices.gpus[0].gpu_count = 8; // a row of eight: an eighth of its price for each
    QVERIFY(near(*Maybe(resultOf(article(), prices).rows[3].amount) * 8, result.rows[3].amount));
    scaling.gpu_counts = {16};
    QVERIFY(near(resultOf(scaling).days_on_one, result.days_on_one)); // though one is not in the list
}

void TestScaling::ring() {
    QCOMPARE(ringAllReduceSeconds(1, 1e12, 1, 1), 0.0);
    QCOMPARE(ringAllReduceSeconds(2, 10, 5, 0), 2.0);
    QVERIFY(near(ringAllReduceSeconds(8, 100, 50, 0.5), 2 * 7.0 / 8 * 2 + 14 * 0.5));
    for (double gpus = 2; gpus < 1e4; gpus *= 2) // never more than twice the bytes over the bus
        QVERIFY(ringAllReduceSeconds(gpus, 10, 5, 0) < 4 &&
                ringAllReduceSeconds(gpus * 2, 10, 5, 0) > ringAllReduceSeconds(gpus, 10, 5, 0));
}

void TestScaling::nodeBoundary() {
    Scaling scaling = article();
    scaling.bus_gb_per_second = 300;
    scaling.latency_microseconds = 0;
    scaling.gpu_counts = {8, 9, 16};
    const ScalingResult result = resultOf(scaling);
    QVERIFY(!result.rows[0].beyond_node && result.rows[1].beyond_node);
    QVERIFY(near(result.rows[0].all_reduce_seconds, 2 * 7.0 / 8 * 5.4 / 300));
    QVERIFY(near(result.rows[1].all_reduce_seconds, 2 * 8.0 / 9 * 5.4 / 25));
    scaling.gpus_per_node = 16;
    QVERIFY(near(resultOf(scaling).rows[2].all_reduce_seconds, 2 * 15.0 / 16 * 5.4 / 300));
}

void TestScaling::overlapHides() {
    Scaling scaling = article();
    scaling.overlap = 1;
    const ScalingResult result = resultOf(scaling);
    const ScalingRow& eight = result.rows[3];
    QVERIFY(eight.all_reduce_seconds > 0 && eight.exposed_seconds == 0 && near(eight.efficiency, 1));
    scaling.overlap = 0.1;
    const ScalingRow partly = resultOf(scaling).rows[3];
    QVERIFY(near(partly.exposed_seconds, partly.all_reduce_seconds - 0.1 * 2 / 3 * partly.compute_seconds_per_step));
}

void TestScaling::efficiencyFalls() {
    Scaling scaling = article();
    scaling.gpu_counts = {1, 2, 4, 8, 16, 64, 256, 1024, 65536};
    const ScalingResult result = resultOf(scaling);
    for (std::size_t i = 1; i < result.rows.size(); ++i)
        QVERIFY(result.rows[i].efficiency < result.rows[i - 1].efficiency &&
                result.rows[i].amount > result.rows[i - 1].amount);
}

void TestScaling::adapters() {
    Scaling scaling = article();
    scaling.compute.method = TrainedPart::lora;
    scaling.compute.adapter_parameters = 4e7;
    const ScalingResult result = resultOf(scaling);
    QVERIFY(near(result.gradient_gigabytes, 0.08)); // the adapters alone are exchanged
    QVERIFY(near(result.flops_per_token, 4 * 2.7e9 + 6 * 4e7));
}

void TestScaling::errors() {
    const auto code = [](const Scaling& scaling, const PriceBook& prices) {
        return std::string(codeOf(resultOf(scaling, prices).error));
    };
    PriceBook prices = titan();
    prices.gpus[0].price_per_hour.on_demand = {};
    QCOMPARE(code(article(), prices), std::string("no_price"));
    prices = titan();
    prices.gpus[0].currency = "USD";
    QCOMPARE(code(article(), prices), std::string("no_exchange_rate"));
    prices = titan();
    prices.gpus[0].gpu = "T4";
    QCOMPARE(code(article(), prices), std::string("no_spec"));
    Scaling scaling = article();
    scaling.compute.precision = Precision::fp8;
    QCOMPARE(code(scaling, titan()), std::string("no_peak"));
    scaling = article();
    scaling.bus_gb_per_second = {};
    prices = titan();
    prices.gpu_specs[0].interconnect_gb_per_second = {};
    QCOMPARE(code(scaling, prices), std::string("no_bus"));
    scaling.gpu_counts = {1, 16}; // neither needs the bus within a node
    QCOMPARE(code(scaling, prices), std::string());
    scaling = article();
    scaling.bus_gb_per_second = 600;
    QCOMPARE(code(scaling, titan()), std::string("impossible_rate"));
    QVERIFY(resultOf(scaling).message.find("200 %") != std::string::npos);
    scaling = article();
    scaling.compute.parameters = 1e308;
    QCOMPARE(code(scaling, titan()), std::string("overflow"));
}

void TestScaling::warnings() {
    Scenario scenario;
    scenario.scaling = article();
    QVERIFY(evaluate(scenario, titan()).warnings.empty());
    scenario.scaling->compute.mfu = 0.7;
    const Warnings warnings = evaluate(scenario, titan()).warnings;
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(warnings[0].code + " " + warnings[0].pointer, std::string("high_mfu /scaling/mfu"));
}

QTEST_GUILESS_MAIN(TestScaling)
#include "test_scaling.moc"
