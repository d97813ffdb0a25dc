#include "model/economics/rounding.h"
#include "tests/model/small_book.h"

#include <QTest>
#include <functional>

using namespace bascule;
using namespace bascule::test;

// What own GPUs cost, row by row, with their errors and notes.

using Change = std::function<void(Scenario&, GpuRow&)>;
Q_DECLARE_METATYPE(Change)

namespace {

constexpr double pro_capacity = 64 * 3600.0 * 0.65 * 720; // tokens per unit and month

GpuRow proRow() {
    GpuRow row = monthlyGpu("pro", 830.64, 64);
    row.price_per_hour.on_demand = 1.5;
    return row;
}

GpuResult gpuOf(const Change& change) {
    Scenario scenario;
    GpuRow row = proRow();
    change(scenario, row);
    return evaluate(scenario, book({row}, {})).gpus.at(0);
}

QString notesOf(const GpuResult& result) {
    QStringList notes;
    for (const Note note : result.notes)
        notes.append(codeOf(note));
    return notes.join(' ');
}

} // namespace

class TestEconomics : public QObject {
    Q_OBJECT

private slots:
    void roundsUp_data();
    void roundsUp();
    void gpuCosts_data();
    void gpuCosts();
    void gpuErrors_data();
    void gpuErrors();
    void gpuNotes_data();
    void gpuNotes();
    void gpuDetailsForExplanations();
    void zeroVolume();
};

void TestEconomics::roundsUp_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("units");
    QTest::newRow("nothing") << 0.0 << 0.0;
    QTest::newRow("a trace is a unit") << 1e-300 << 1.0;
    QTest::newRow("a little") << 0.2 << 1.0;
    QTest::newRow("whole") << 3.0 << 3.0;
    QTest::newRow("whole but for rounding, above") << 3.0000000001 << 3.0;
    QTest::newRow("whole but for rounding, below") << 2.9999999999 << 3.0;
    QTest::newRow("more than rounding") << 3.00000001 << 4.0;
    QTest::newRow("half") << 2.5 << 3.0;
    QTest::newRow("large, the tolerance grows") << 1e6 + 5e-4 << 1e6;
    QTest::newRow("large, beyond it") << 1e6 + 2e-3 << 1e6 + 1;
    QTest::newRow("the most that is counted") << 1e15 << 1e15;
}

void TestEconomics::roundsUp() {
    QFETCH(double, x);
    QFETCH(double, units);
    QCOMPARE(up(x), units);
    QVERIFY(countable(up(x)));
    QVERIFY(!countable(up(1.0000001e15)) && !countable(up(INFINITY)) && !countable(up(NAN)));
}

void TestEconomics::gpuCosts_data() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<double>("perMillion");
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("monthly");
    const auto row = [](const char* name, double perMillion, double units, double monthly, const Change& change) {
        QTest::newRow(name) << change << perMillion << units << monthly;
    };
    const double listed = 830.64 / pro_capacity * 1e6, hourly = 1.5 * 720 / pro_capacity * 1e6;
    row("by the month", listed, 1, 830.64, [](Scenario&, GpuRow&) {});
    row("by the hour", hourly, 1, 1080, [](Scenario& s, GpuRow&) { s.hosting.billing = Billing::on_demand; });
    row("monthly from hourly", hourly, 1, 1080, [](Scenario&, GpuRow& g) { g.price_per_month = {}; });
    row("interruptible", hourly / 3, 1, 360, [](Scenario& s, GpuRow& g) {
        s.hosting.billing = Billing::interruptible;
        g.price_per_hour.interruptible = 0.5;
    });
    row("committed", listed / 830.64 * 600, 1, 600, [](Scenario& s, GpuRow& g) {
        s.hosting.billing = Billing::committed;
        g.committed = {term(1, 800), term(12, 600), term(36, 400)};
    });
    row("committed for three years", listed / 830.64 * 400, 1, 400, [](Scenario& s, GpuRow& g) {
        s.hosting.billing = Billing::committed;
        s.hosting.commitment_months = 36;
        g.committed = {term(12, 600), term(36, 400)};
    });
    row("three units", listed, 3, 3 * 830.64, [](Scenario& s, GpuRow&) { s.workload.output_tokens_per_month = 3e8; });
    row("exactly three capacities", listed, 3, 3 * 830.64,
        [](Scenario& s, GpuRow&) { s.workload.output_tokens_per_month = 3 * pro_capacity * (1 + 1e-12); });
    row("a floor", listed, 5, 5 * 830.64, [](Scenario& s, GpuRow&) { s.hosting.minimum_units = 5; });
    row("spares on top", listed, 3, 3 * 830.64, [](Scenario& s, GpuRow&) { s.hosting.spare_units = 2; });
    row("discount and overhead", listed * 0.88, 1, 830.64 * 0.88, [](Scenario& s, GpuRow&) {
        s.hosting.discount = 0.2;
        s.hosting.overhead = 0.1;
    });
    row("fixed cost", listed, 1, 1230.64, [](Scenario& s, GpuRow&) { s.hosting.fixed_cost_per_month = 400; });
    row("another currency", listed * 0.92, 1, 830.64 * 0.92 + 400, [](Scenario& s, GpuRow& g) {
        g.currency = "USD";
        s.exchange_rates["USD"].rate = 0.92;
        s.hosting.fixed_cost_per_month = 400;
    });
    row("own throughput", listed / 2, 1, 830.64, [](Scenario& s, GpuRow&) { s.hosting.throughput = {{"pro", 128}}; });
    row("throughput factor", listed * 2, 2, 830.64 * 2,
        [](Scenario& s, GpuRow&) { s.hosting.throughput_factor = 0.5; });
    row("input takes time", listed * 1.064, 1, 830.64, [](Scenario& s, GpuRow& g) {
        s.workload.input_tokens_per_output_token = 5;
        g.input_tokens_per_second = 5000;
    });
    row("the factor is of input too", listed * 1.064 * 2, 2, 2 * 830.64, [](Scenario& s, GpuRow& g) {
        s.workload.input_tokens_per_output_token = 5;
        s.hosting.throughput_factor = 0.5;
        g.input_tokens_per_second = 5000;
    });
    row("a prefix cache saves input time", listed * 1.016, 1, 830.64, [](Scenario& s, GpuRow& g) {
        s.workload.input_tokens_per_output_token = 5;
        s.hosting.prefix_cache_share = 0.75;
        g.input_tokens_per_second = 5000;
    });
    row("elastic", hourly, 1, 668 * 1.5, [](Scenario& s, GpuRow&) {
        s.hosting.billing = Billing::on_demand;
        s.hosting.schedule = Schedule::elastic;
    });
    row("elastic by the second", hourly, 1, 1.5 * std::ceil(1e8 / (64 * 0.65)) / 3600, [](Scenario& s, GpuRow& g) {
        s.hosting.billing = Billing::on_demand;
        s.hosting.schedule = Schedule::elastic;
        g.billing_increment_seconds = 1;
    });
    row("elastic, monthly from hourly", hourly, 1, 668 * 1.5 + 100, [](Scenario& s, GpuRow& g) {
        g.price_per_month = {};
        s.hosting.schedule = Schedule::elastic;
        s.hosting.fixed_cost_per_month = 100;
        s.hosting.spare_units = 3;
        s.hosting.minimum_units = 4;
    });
    row("elastic at a monthly price is always on", listed, 1, 830.64,
        [](Scenario& s, GpuRow&) { s.hosting.schedule = Schedule::elastic; });
    row("a shorter month", listed * 2, 2, 2 * 830.64, [](Scenario& s, GpuRow&) { s.hosting.hours_per_month = 360; });
    row("for nothing", 0, 1, 0, [](Scenario& s, GpuRow&) { s.hosting.discount = 1; });
}

void TestEconomics::gpuCosts() {
    QFETCH(Change, change);
    QFETCH(double, perMillion);
    QFETCH(double, units);
    QFETCH(double, monthly);
    Scenario scenario;
    GpuRow row = proRow();
    change(scenario, row);
    const GpuResult gpu = gpuOf(change);
    QCOMPARE(gpu.message, std::string());
    QVERIFY(near(gpu.cost_per_million, perMillion));
    QVERIFY(near(gpu.full_cost_per_million, perMillion * 0.65));
    QCOMPARE(gpu.units_needed, units);
    QVERIFY2(near(gpu.monthly_cost, monthly), qPrintable(QString::number(gpu.monthly_cost, 'g', 17)));
    QVERIFY(near(gpu.cost_per_million_at_volume, monthly / scenario.workload.output_tokens_per_month * 1e6));
    const double busy =
        scenario.workload.output_tokens_per_month / (gpu.units_needed * gpu.capacity_tokens_per_month) * 0.65;
    QVERIFY(near(gpu.actual_utilisation, busy));
    QCOMPARE(gpu.billing, scenario.hosting.billing);
}

void TestEconomics::gpuErrors_data() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<RowError>("error");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, RowError error, const char* says, const Change& change) {
        QTest::newRow(name) << change << error << QString(says);
    };
    const Change wrong = [](Scenario& s, GpuRow& g) { // everything at once: the first error counts
        s.constraints.jurisdictions = {"FR", "EU"};
        g.output_tokens_per_second = {};
        g.price_per_month = {};
        g.price_per_hour = {};
        g.currency = "USD";
        s.workload.output_tokens_per_month = 1e300;
    };
    row("excluded first", RowError::excluded,
        "pro is excluded: its jurisdiction is unknown and only FR, EU is allowed.", wrong);
    row("then throughput", RowError::no_throughput, "output tokens per second are unknown",
        [=](Scenario& s, GpuRow& g) {
            wrong(s, g);
            g.jurisdiction = "EU";
        });
    row("then the price", RowError::no_price, "neither a price per month nor an on-demand price",
        [=](Scenario& s, GpuRow& g) {
            wrong(s, g);
            g.jurisdiction = "FR";
            g.output_tokens_per_second = 64;
        });
    row("then the rate", RowError::no_exchange_rate, "priced in USD and no exchange rate into EUR",
        [=](Scenario& s, GpuRow& g) {
            wrong(s, g);
            g = proRow();
            g.jurisdiction = "FR";
            g.currency = "USD";
        });
    row("then overflow", RowError::overflow, "too large", [=](Scenario& s, GpuRow& g) {
        wrong(s, g);
        g = proRow();
        g.jurisdiction = "FR";
    });
    row("another jurisdiction", RowError::excluded, "its jurisdiction is US and only FR", [](Scenario& s, GpuRow& g) {
        s.constraints.jurisdictions = {"FR"};
        g.jurisdiction = "US";
    });
    row("certifications unknown", RowError::excluded, "its certifications are unknown and HDS is required",
        [](Scenario& s, GpuRow&) { s.constraints.certifications = {"HDS"}; });
    row("a certification missing", RowError::excluded, "does not list the required certification SecNumCloud",
        [](Scenario& s, GpuRow& g) {
            s.constraints.certifications = {"HDS", "SecNumCloud"};
            g.certifications = {{"ISO 27001", "HDS"}};
        });
    row("training unknown", RowError::excluded, "whether it trains on customer data is unknown",
        [](Scenario& s, GpuRow&) { s.constraints.no_training_on_data = true; });
    row("trains", RowError::excluded, "it trains on customer data", [](Scenario& s, GpuRow& g) {
        s.constraints.no_training_on_data = true;
        g.trains_on_data = true;
    });
    row("complies", RowError::none, "", [](Scenario& s, GpuRow& g) {
        s.constraints = {{"FR"}, {"HDS"}, true};
        g.jurisdiction = "FR";
        g.certifications = {{"HDS"}};
        g.trains_on_data = false;
    });
    row("no interruptible price", RowError::no_price, "no interruptible price per hour",
        [](Scenario& s, GpuRow&) { s.hosting.billing = Billing::interruptible; });
    row("no on-demand price", RowError::no_price, "no on-demand price per hour", [](Scenario& s, GpuRow& g) {
        s.hosting.billing = Billing::on_demand;
        g.price_per_hour = {};
    });
    row("a term that is not listed", RowError::no_price, "no price for a commitment of 24 months",
        [](Scenario& s, GpuRow& g) {
            s.hosting.billing = Billing::committed;
            s.hosting.commitment_months = 24;
            g.committed = {term(12, 600)};
        });
    row("units beyond counting", RowError::overflow, "too large",
        [](Scenario& s, GpuRow&) { s.workload.output_tokens_per_month = 1e300; });
    row("a throughput of nearly nothing", RowError::overflow, "too large",
        [](Scenario&, GpuRow& g) { g.output_tokens_per_second = 1e-320; });
    row("a price beyond numbers", RowError::overflow, "too large", [](Scenario& s, GpuRow& g) {
        g.price_per_month = 1e308;
        s.hosting.overhead = 10;
    });
    row("hours beyond counting", RowError::overflow, "too large", [](Scenario& s, GpuRow& g) {
        s.hosting.schedule = Schedule::elastic;
        s.hosting.billing = Billing::on_demand;
        g.billing_increment_seconds = 1e-9;
    });
}

void TestEconomics::gpuErrors() {
    QFETCH(Change, change);
    QFETCH(RowError, error);
    QFETCH(QString, says);
    const GpuResult gpu = gpuOf(change);
    QCOMPARE(codeOf(gpu.error), codeOf(error));
    QVERIFY2(QString::fromStdString(gpu.message).contains(says), gpu.message.c_str());
    QCOMPARE(gpu.message.empty(), error == RowError::none);
    QVERIFY(error == RowError::none || (gpu.message.starts_with("pro ") && gpu.message.ends_with('.')));
}

void TestEconomics::gpuNotes_data() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("notes");
    const auto row = [](const char* name, const char* notes, const Change& change) {
        QTest::newRow(name) << change << QString(notes);
    };
    row("none", "", [](Scenario&, GpuRow&) {});
    row("input time unknown", "input_time_unknown",
        [](Scenario& s, GpuRow&) { s.workload.input_tokens_per_output_token = 1; });
    row("input time known", "", [](Scenario& s, GpuRow& g) {
        s.workload.input_tokens_per_output_token = 1;
        g.input_tokens_per_second = 5000;
    });
    row("both", "input_time_unknown monthly_from_hourly", [](Scenario& s, GpuRow& g) {
        s.workload.input_tokens_per_output_token = 1;
        g.price_per_month = {};
    });
    row("elastic ignored", "elastic_ignored", [](Scenario& s, GpuRow&) { s.hosting.schedule = Schedule::elastic; });
    row("elastic by the hour", "monthly_from_hourly", [](Scenario& s, GpuRow& g) {
        s.hosting.schedule = Schedule::elastic;
        g.price_per_month = {};
    });
    row("elastic commitment", "elastic_ignored", [](Scenario& s, GpuRow& g) {
        s.hosting.schedule = Schedule::elastic;
        s.hosting.billing = Billing::committed;
        g.committed = {term(12, 600)};
    });
}

void TestEconomics::gpuNotes() {
    QFETCH(Change, change);
    QFETCH(QString, notes);
    QCOMPARE(notesOf(gpuOf(change)), notes);
}

void TestEconomics::gpuDetailsForExplanations() {
    const GpuResult month = gpuOf([](Scenario& s, GpuRow&) { s.hosting.overhead = 0.1; });
    QVERIFY(near(month.unit_price_per_month, 830.64 * 1.1) && near(month.unit_price_per_hour, 830.64 * 1.1 / 720));
    QVERIFY(near(month.tokens_per_hour, 64 * 3600 * 0.65) && near(month.seconds_per_output_token, 1 / 64.0));
    QVERIFY(month.monthly_price && !month.elastic && month.unit_hours == 0);
    const GpuResult hours = gpuOf([](Scenario& s, GpuRow&) {
        s.hosting.billing = Billing::on_demand;
        s.hosting.schedule = Schedule::elastic;
        s.hosting.throughput_factor = 2;
    });
    QVERIFY(near(hours.unit_price_per_hour, 1.5) && near(hours.unit_price_per_month, 1080));
    QVERIFY(hours.elastic && !hours.monthly_price && hours.unit_hours == 334 && hours.output_tokens_per_second == 128);
}

void TestEconomics::zeroVolume() {
    const auto idle = [](double minimum, Schedule schedule) {
        return gpuOf([=](Scenario& s, GpuRow&) {
            s.workload.output_tokens_per_month = 0;
            s.hosting.minimum_units = minimum;
            s.hosting.spare_units = 1;
            s.hosting.fixed_cost_per_month = 100;
            s.hosting.billing = Billing::on_demand;
            s.hosting.schedule = schedule;
        });
    };
    const GpuResult kept = idle(1, Schedule::always_on);
    QVERIFY(kept.units_needed == 2 && near(kept.monthly_cost, 2260) && *kept.actual_utilisation == 0);
    QVERIFY(!kept.cost_per_million_at_volume.known());
    for (const GpuResult& none : {idle(0, Schedule::always_on), idle(1, Schedule::elastic)}) {
        QVERIFY(none.ok() && none.units_needed == 0 && none.monthly_cost == 0 && !none.actual_utilisation.known());
        QVERIFY(near(none.cost_per_million, 1080 / pro_capacity * 1e6));
    }
}

QTEST_GUILESS_MAIN(TestEconomics)
#include "test_economics.moc"
