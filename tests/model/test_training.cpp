#include "model/evaluate.h"
#include "model/training/compute.h"
#include "model/training/training.h"
#include "tests/model/small_book.h"

#include <QTest>
#include <functional>
#include <random>

using namespace bascule;
using namespace bascule::test;

// What a training run costs: hours with interruptions, the bill, other prices, other cards.
namespace {

GpuRow card(const std::string& id, const std::string& name, std::optional<double> onDemand,
            std::optional<double> interruptible) {
    GpuRow row = gpu(id, 0);
    row.output_tokens_per_second = {};
    row.gpu = name;
    row.price_per_hour.on_demand = onDemand;
    row.price_per_hour.interruptible = interruptible;
    return row;
}

GpuSpec spec(const std::string& name, double bf16, std::optional<double> fp8 = {}) {
    GpuSpec of;
    of.gpu = name;
    of.bf16_tflops = bf16;
    of.fp8_tflops = fp8;
    return of;
}

PriceBook market() { // the article's cards
    PriceBook prices = book(
        {card("a100", "A100", 0.468, 0.234), card("h100", "H100", 1.68, 0.84), card("b200", "B200", 6.475, 3.237)}, {});
    prices.gpus[1].market_median_per_hour = {2.4, 1.2, {}};
    prices.gpu_specs = {spec("A100", 312), spec("H100", 989.4, 1978.9), spec("B200", 2250, 4500)};
    StorageRow volume;
    volume.id = "volume";
    volume.currency = "EUR";
    volume.volume_per_gb_month = 0.08;
    volume.import_per_gb = 0.01;
    prices.storage = {volume};
    return prices;
}

Training publishedRun() { // 8 H100, 72 hours, interruptible, 500 GB of checkpoints, 400 GB of data
    Training training;
    training.gpu = "h100";
    training.units = 8;
    training.duration_hours = 72;
    training.billing = Billing::interruptible;
    training.storage = "volume";
    training.checkpoint_volume_gb = 500;
    training.dataset_gb = 400;
    return training;
}

Training computedRun() {
    Training training;
    training.gpu = "h100";
    training.tokens = 4e10;
    training.compute.emplace().parameters = 2.7e9;
    training.compute->mfu = 0.4;
    return training;
}

TrainingResult resultOf(const Training& training, const PriceBook& prices = market()) {
    return trainingResult(training, prices, Scenario{});
}

std::vector<std::string> warningsOf(const Training& training, const PriceBook& prices = market()) {
    Scenario scenario;
    scenario.training = training;
    std::vector<std::string> codes;
    for (const Warning& warning : evaluate(scenario, prices).warnings)
        codes.push_back(warning.code + " " + warning.pointer);
    return codes;
}

// Segment by segment, as the contract defines it.
double naiveExpected(double useful, double interval, double checkpoint, double mean, double restart) {
    double expected = 0;
    const double segments = std::ceil(useful / interval);
    for (double i = 1; i <= segments; ++i) {
        const double stretch = i < segments ? interval + checkpoint : useful - (segments - 1) * interval;
        expected += mean * std::exp(restart / mean) * (std::exp(stretch / mean) - 1);
    }
    return expected;
}

} // namespace

using Change = std::function<void(Training&, PriceBook&)>;
Q_DECLARE_METATYPE(Change)

class TestTraining : public QObject {
    Q_OBJECT
private slots:
    void articleBill();
    void articleFineTune();
    void closedFormEqualsTheSum();
    void longerBetweenInterruptionsIsFaster();
    void withoutInterruptions();
    void withoutCheckpoints();
    void suggestedIntervalIsNearTheBest();
    void errors_data();
    void errors();
    void alternativesThatNeverFinish();
    void nothingToDo();
    void rankingByCompute();
    void rankingLeavesOut();
    void currencies();
    void warnings();
};

void TestTraining::articleBill() {
    const TrainingResult run = resultOf(publishedRun());
    QVERIFY2(run.ok(), run.message.c_str());
    QCOMPARE(run.lines.size(), std::size_t{3});
    QVERIFY(run.lines[0].quantity == 576 && near(run.lines[0].unit_price, 0.84) && near(run.lines[0].amount, 483.84));
    QVERIFY(near(run.lines[1].quantity, 50) && near(run.lines[1].amount, 4)); // 3 days at 40 a month
    QVERIFY(run.lines[2].quantity == 400 && near(run.lines[2].amount, 4));
    QVERIFY(near(run.total, 491.84)); // "about 492"
    const double published[] = {968, 484, 1382, 691};
    QCOMPARE(run.alternatives.size(), std::size_t{4});
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY2(std::abs(run.alternatives[i].amount - published[i]) < 0.5, codeOf(run.alternatives[i].offer));
    QCOMPARE(codeOf(run.alternatives[3].offer), "market_interruptible");
    QCOMPARE(QString(codeOf(run.lines[1].code)) + unitOf(run.lines[1].code), QString("checkpoint_volumegb_month"));
}

// "38 min, ~0.95 EUR" of a card at 1.50 an hour: only when it is billed by the second.
void TestTraining::articleFineTune() {
    Training training;
    training.gpu = "pro";
    training.tokens = 750 * 4 * 8 * 512.0 / 4; // 750 steps of 8 x 512 tokens
    training.tokens_per_second = 1350;
    PriceBook prices = book({card("pro", "RTX 4090", 1.5, {})}, {});
    QCOMPARE(resultOf(training, prices).total, 1.5);
    prices.gpus[0].billing_increment_seconds = 1;
    const TrainingResult run = resultOf(training, prices);
    QVERIFY(near(run.expected_hours * 60, 38, 0.01));
    QVERIFY(near(run.total, 0.95, 0.01));
    QVERIFY(run.ranking.empty());
}

void TestTraining::closedFormEqualsTheSum() {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> share(0, 1);
    for (int i = 0; i < 500; ++i) {
        const double useful = 1 + 500 * share(random), interval = 0.1 + 5 * share(random);
        const double checkpoint = 0.2 * share(random), mean = 2 + 50 * share(random), restart = 0.3 * share(random);
        const RunHours run = runHours(useful, {mean, interval * 60, checkpoint * 60, restart * 60});
        QCOMPARE(run.segments, std::ceil(useful / interval));
        QVERIFY(near(run.uninterrupted, useful + (run.segments - 1) * checkpoint));
        QVERIFY(near(run.expected, naiveExpected(useful, interval, checkpoint, mean, restart), 1e-9));
        QVERIFY(run.expected >= run.uninterrupted);
    }
}

void TestTraining::longerBetweenInterruptionsIsFaster() {
    std::mt19937 random(11);
    std::uniform_real_distribution<double> share(0, 1);
    for (int i = 0; i < 200; ++i) {
        Interruptions interruptions{1 + 5 * share(random), 10 + 100 * share(random), 5 * share(random),
                                    10 * share(random)};
        const double useful = 1 + 300 * share(random);
        double before = INFINITY;
        for (int step = 0; step < 10; ++step) {
            const double hours = runHours(useful, interruptions).expected;
            QVERIFY(hours < before);
            before = hours;
            interruptions.mean_hours_between = *interruptions.mean_hours_between * 2;
        }
        interruptions.mean_hours_between = 1e12; // as good as never
        const RunHours run = runHours(useful, interruptions);
        QVERIFY(near(run.expected, run.uninterrupted, 1e-9));
    }
}

void TestTraining::withoutInterruptions() {
    const RunHours run = runHours(100, {{}, 30, 3, 6});
    QVERIFY(run.segments == 200 && near(run.uninterrupted, 109.95) && run.expected == run.uninterrupted);
    const RunHours whole = runHours(100, {});
    QVERIFY(whole.segments == 1 && whole.uninterrupted == 100 && whole.expected == 100);
    const RunHours shorter = runHours(0.2, {{}, 30, 3, 6}); // not one interval long: no checkpoint is written
    QVERIFY(shorter.segments == 1 && shorter.uninterrupted == 0.2);
}

// 48.5 hours at 0.15 interruptions an hour: (e^(48.5 x 0.15) - 1) / 0.15.
void TestTraining::withoutCheckpoints() {
    const RunHours run = runHours(48.5, {1 / 0.15, {}, 0, 0});
    QVERIFY(near(run.expected, 9618, 1e-4));
    QVERIFY(near(run.expected, (std::exp(48.5 * 0.15) - 1) / 0.15));
}

void TestTraining::suggestedIntervalIsNearTheBest() {
    Interruptions interruptions{8, {}, 3, 6};
    const Maybe suggested = suggestedCheckpointMinutes(interruptions);
    QVERIFY(near(suggested, 60 * std::sqrt(2 * 0.05 * 8)));
    const auto hours = [&](double minutes) {
        interruptions.checkpoint_every_minutes = minutes;
        return runHours(1000, interruptions).expected;
    };
    double best = INFINITY;
    for (double minutes = 5; minutes < 300; minutes += 1)
        best = std::min(best, hours(minutes));
    QVERIFY(hours(*suggested) < 1.002 * best);
    QVERIFY(hours(*suggested) < hours(*suggested / 3) && hours(*suggested) < hours(*suggested * 3));
    QVERIFY(!suggestedCheckpointMinutes({8, {}, 0, 6}) && !suggestedCheckpointMinutes({{}, 30, 3, 6}));
}

void TestTraining::errors_data() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* code, const char* says, const Change& change) {
        QTest::newRow(says) << change << QString(code) << QString(says);
    };
    row("no_price", "h100 has no interruptible price per hour.",
        [](Training&, PriceBook& p) { p.gpus[1].price_per_hour.interruptible = {}; });
    row("no_price", "h100 has no on-demand price per hour.", [](Training& t, PriceBook& p) {
        t.billing = Billing::on_demand;
        p.gpus[1].price_per_hour.on_demand = {};
    });
    row("no_exchange_rate", "h100 is priced in USD and no exchange rate into EUR",
        [](Training&, PriceBook& p) { p.gpus[1].currency = "USD"; });
    row("no_exchange_rate", "volume is priced in USD and no exchange rate into EUR",
        [](Training&, PriceBook& p) { p.storage[0].currency = "USD"; });
    row("no_spec", "h100 does not name its GPU", [](Training& t, PriceBook& p) {
        t = computedRun();
        p.gpus[1].gpu = {};
    });
    row("no_spec", "h100 is a H100, of which the price book has no specification.", [](Training& t, PriceBook& p) {
        t = computedRun();
        p.gpu_specs.clear();
    });
    row("no_peak", "h100 is a H100, of which no fp4 peak is known.", [](Training& t, PriceBook&) {
        t = computedRun();
        t.compute->precision = Precision::fp4;
    });
    row("missing_storage_price", "There is no storage to price the checkpoint volume.",
        [](Training& t, PriceBook&) { t.storage = {}; });
    row("missing_storage_price", "volume has no price for the export.",
        [](Training& t, PriceBook&) { t.export_gb = 1; });
    row("never_finishes", "has no checkpoints", [](Training& t, PriceBook&) { t.interruptions = {0.05, {}, 0, 0}; });
    row("never_finishes", "before most of its checkpoints", [](Training& t, PriceBook&) {
        t.interruptions = {0.5, 600, 0, 0};
    });
    row("never_finishes", "more than 1000000 hours.", [](Training& t, PriceBook&) { t.duration_hours = 1000001; });
    row("overflow", "too large", [](Training& t, PriceBook&) {
        t.duration_hours = {};
        t.tokens = 1e300;
        t.tokens_per_second = 1e-300;
    });
    row("overflow", "too large to be computed.", [](Training& t, PriceBook&) {
        t.dataset_gb = 1e308;
        t.checkpoint_volume_gb = 1e308;
        t.volume_days = 1e10;
    });
}

void TestTraining::errors() {
    QFETCH(Change, change);
    QFETCH(QString, code);
    QFETCH(QString, says);
    Training training = publishedRun();
    PriceBook prices = market();
    change(training, prices);
    const TrainingResult run = resultOf(training, prices);
    QCOMPARE(QString(codeOf(run.error)), code);
    QVERIFY2(QString::fromStdString(run.message).contains(says), run.message.c_str());
}

// On demand the run is fine; what could not be done interruptible says so in its place.
void TestTraining::alternativesThatNeverFinish() {
    Training training = publishedRun();
    training.billing = Billing::on_demand;
    training.interruptions.mean_hours_between = 0.05;
    const TrainingResult run = resultOf(training);
    QVERIFY(run.ok() && !run.interrupted_hours);
    QCOMPARE(run.alternatives.size(), std::size_t{4});
    QVERIFY(run.alternatives[0].ok() && run.alternatives[2].ok());
    QVERIFY(run.alternatives[1].error == RowError::never_finishes &&
            run.alternatives[3].error == RowError::never_finishes);
}

void TestTraining::nothingToDo() {
    Training training = publishedRun();
    training.duration_hours = 0;
    training.dataset_gb = 0;
    training.interruptions = {8, 30, 3, 6};
    const TrainingResult run = resultOf(training);
    QVERIFY(run.ok() && run.lines.empty() && run.total == 0 && run.expected_hours == 0);
}

void TestTraining::rankingByCompute() {
    Training training = computedRun();
    const TrainingResult run = resultOf(training);
    QVERIFY(near(run.useful_hours, 6 * 2.7e9 * 4e10 / (989.4e12 * 0.4) / 3600));
    QCOMPARE(run.ranking.size(), std::size_t{3}); // the article's good, better and best card, all on the front
    QCOMPARE(run.ranking[0].gpu + " " + run.ranking[1].gpu + " " + run.ranking[2].gpu, std::string("a100 h100 b200"));
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(run.ranking[i].on_front && (i == 0 || run.ranking[i].hours < run.ranking[i - 1].hours));
    QVERIFY(run.ranking[1].hours == run.expected_hours && near(run.ranking[1].amount, run.total));
    PriceBook prices = market();
    prices.gpus.push_back(card("dear", "A100", 9, 8)); // dearer and slower than h100
    const TrainingResult more = resultOf(training, prices);
    QVERIFY(more.ranking.back().gpu == "dear" && !more.ranking.back().on_front);
    training.units = 4;
    training.compute->scaling_efficiency = 0.8;
    QVERIFY(near(resultOf(training).useful_hours, run.useful_hours / 4 / 0.8));
    prices.gpus[1].gpu_count = 8; // a row of eight
    QVERIFY(near(resultOf(computedRun(), prices).useful_hours, run.useful_hours / 8));
}

void TestTraining::rankingLeavesOut() {
    PriceBook prices = market();
    prices.gpus[0].currency = "USD";                    // no exchange rate
    prices.gpus[2].gpu = "B201";                        // no spec
    prices.gpus.push_back(card("free", "H100", {}, 0)); // not at this billing
    prices.gpus.push_back(card("twin", "H100", 1.68, 0.84));
    const TrainingResult run = resultOf(computedRun(), prices);
    QCOMPARE(run.ranking.size(), std::size_t{2});
    QCOMPARE(run.ranking[0].gpu + " " + run.ranking[1].gpu, std::string("h100 twin")); // a tie: the book's order
    Training fp8 = computedRun();
    fp8.compute->precision = Precision::fp8;
    QCOMPARE(resultOf(fp8).ranking.size(), std::size_t{2}); // the A100 has no such peak
}

void TestTraining::currencies() {
    Scenario scenario;
    scenario.exchange_rates["USD"].rate = 0.5;
    PriceBook prices = market();
    for (GpuRow& row : prices.gpus)
        row.currency = "USD";
    const TrainingResult run = trainingResult(publishedRun(), prices, scenario);
    QVERIFY(near(run.total, 483.84 / 2 + 8)); // the storage is in euros
    QVERIFY(near(run.alternatives[2].amount, 1382.4 / 2));
}

void TestTraining::warnings() {
    QVERIFY(warningsOf(publishedRun()).empty());
    Training training = publishedRun();
    training.interruptions = {1 / 0.15, {}, 0, 0};
    const std::vector<std::string> slow{"interrupted_over_half /training/interruptions"};
    QCOMPARE(warningsOf(training), slow);
    training.billing = Billing::on_demand; // the interruptible price stands beside it
    QCOMPARE(warningsOf(training), slow);
    PriceBook prices = market();
    prices.gpus[1].price_per_hour.interruptible = prices.gpus[1].market_median_per_hour.interruptible = std::nullopt;
    QVERIFY(warningsOf(training, prices).empty());
    prices = market();
    prices.gpus[1].price_per_hour.interruptible = 1.68;
    QCOMPARE(warningsOf(publishedRun(), prices),
             std::vector<std::string>{"interruptible_not_cheaper /price_book/gpus/1/price_per_hour/interruptible"});
    Training fast = computedRun();
    fast.compute->mfu = 0.65;
    QVERIFY(warningsOf(fast).empty());
    fast.compute->mfu = 0.651;
    QCOMPARE(warningsOf(fast), std::vector<std::string>{"high_mfu /training/compute/mfu"});
}

QTEST_GUILESS_MAIN(TestTraining)
#include "test_training.moc"
