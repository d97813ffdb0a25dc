#include "model/charts/training.h"
#include "model/document.h"
#include "model/explain.h"
#include "model/pages/page_spec.h"
#include "model/training/training.h"

#include <QtTest>
#include <functional>
#include <set>

using namespace bascule;

// The training page on the published runs: sentence, charts, tables, and every figure worked out again.
namespace {

using Terms = std::vector<double>;
using Formula = std::function<double(const Terms&)>;
using Change = void (*)(Scenario&);

const std::map<std::string, Formula>& formulas() {
    static const std::map<std::string, Formula> all{
        {"step.convert", [](const Terms& t) { return t[0] * t[1]; }},
        {"step.sum", [](const Terms& t) { return t[0] + t[1]; }},
        {"step.difference", [](const Terms& t) { return t[0] - t[1]; }},
        {"step.training.rate", [](const Terms& t) { return t[0] / t[1] / 3600; }},
        {"step.training.flops", [](const Terms& t) { return 6 * t[0]; }},
        {"step.training.flops_lora", [](const Terms& t) { return 4 * t[0] + 6 * t[1]; }},
        {"step.training.flops_attention", [](const Terms& t) { return 6 * t[0] + 12 * t[1] * t[2] * t[3]; }},
        {"step.training.flops_lora_attention",
         [](const Terms& t) { return 4 * t[0] + 6 * t[1] + 12 * t[2] * t[3] * t[4]; }},
        {"step.training.compute",
         [](const Terms& t) { return t[0] * t[1] / (t[2] * t[3] * 1e12 * t[4] * t[5]) / 3600; }},
        {"step.training.segments", [](const Terms& t) { return std::ceil(t[0] * 60 / t[1] - 1e-9); }},
        {"step.training.uninterrupted", [](const Terms& t) { return t[0] + (t[1] - 1) * t[2] / 60; }},
        {"step.training.last", [](const Terms& t) { return t[0] - t[1] * t[2] / 60; }},
        {"step.training.interrupted",
         [](const Terms& t) {
             return t[0] * std::exp(t[1] / t[0]) * (t[2] * std::expm1(t[3] / t[0]) + std::expm1(t[4] / t[0]));
         }},
        {"step.training.interrupted_once",
         [](const Terms& t) { return t[0] * std::exp(t[1] / t[0]) * std::expm1(t[2] / t[0]); }},
        {"step.training.paid", [](const Terms& t) { return std::ceil(t[0] * 3600 / t[1] - 1e-9) * t[1] / 3600; }},
        {"step.training.gpu_hours", [](const Terms& t) { return t[0] * t[1] * t[2]; }},
        {"step.training.gpu_hour_price", [](const Terms& t) { return t[0] / t[1]; }},
        {"step.training.gpu_time", [](const Terms& t) { return t[0] * t[1] * t[2]; }},
        {"step.training.days", [](const Terms& t) { return t[0] / 24; }},
        {"step.training.volume", [](const Terms& t) { return t[0] * t[1] / t[2] * t[3]; }},
        {"step.training.transfer", [](const Terms& t) { return t[0] * t[1]; }},
    };
    return all;
}

void interrupt(Scenario& s) { s.training->interruptions = {12, 60, 3, 6}; }

Document published(Change change = nullptr) {
    Document document = exampleDocument("training-8-h100");
    if (change) change(document.scenario);
    return document;
}

Document computed(Change change = nullptr) {
    Document document = exampleDocument("training-2700m");
    if (change) change(document.scenario);
    return document;
}

std::vector<Document> documents() {
    Document shared = published(interrupt); // eight GPUs in one row, by the second, with everything to store
    auto book = std::make_shared<PriceBook>(*shared.prices);
    for (GpuRow& row : book->gpus)
        if (row.id == "h100-sxm") {
            row.gpu_count = 8;
            row.billing_increment_seconds = 1;
        }
    book->storage.front().export_per_gb = 0.05;
    shared.prices = book;
    shared.scenario.training->export_gb = 30;
    shared.scenario.training->volume_days = 40;
    shared.scenario.currency = "EUR";
    shared.scenario.exchange_rates = {{"USD", ExchangeRate{.rate = 0.92}}};
    return {shared,
            published(),
            published(interrupt),
            published([](Scenario& s) { s.training->interruptions.mean_hours_between = 30; }),
            published([](Scenario& s) {
                s.training->interruptions = {0.5, 600, 3, 6};
            }),
            published([](Scenario& s) { s.training->duration_hours = 0; }),
            exampleDocument("fine-tuning-mistral-7b"),
            computed(),
            computed([](Scenario& s) {
                s.training->billing = Billing::interruptible;
                s.training->gpu = "b200";
                interrupt(s);
                s.training->compute->method = TrainedPart::lora;
                s.training->compute->adapter_parameters = 4e7;
            }),
            computed([](Scenario& s) {
                s.training->compute->layers = 32;
                s.training->compute->attention_width = 2560;
                s.training->compute->sequence_tokens = 2048;
            }),
            computed([](Scenario& s) {
                TrainingCompute& c = *s.training->compute;
                c.method = TrainedPart::lora;
                c.layers = c.attention_width = c.sequence_tokens = 64;
            })};
}

PageSpec pageOf(const Document& document) { return findPage("training")->build(*takeSnapshot(document), {}); }
Answer answerOf(const Document& document, std::string_view today = {}) {
    return findPage("training")->answer(*takeSnapshot(document), today);
}

double number(const Argument& argument) { return std::get<Quantity>(argument).value; }

const Cell& cell(const TableSpec& table, std::string_view row, std::string_view column) {
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        for (const TableSpec::Row& r : table.rows)
            if (table.columns[c].id == column && r.id == row) return r.cells.at(c);
    throw std::out_of_range(std::string(row) + " " + std::string(column));
}
double amount(const TableSpec& table, std::string_view row, std::string_view column) {
    return std::get<Quantity>(cell(table, row, column).value).value;
}

ChartSpec chart(const PageSpec& page, std::string_view id) {
    for (const ChartSpec& c : page.charts)
        if (c.id == id) return c;
    throw std::out_of_range(std::string(id));
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::max(std::abs(a), std::abs(b))); }

} // namespace

class TestTrainingPage : public QObject {
    Q_OBJECT

    static void check(const Explanation& why, double figure, std::set<std::string>& seen) {
        QVERIFY(!why.empty() && !why.steps.empty());
        for (const Phrase& step : why.steps) {
            Terms terms;
            for (const Argument& argument : step.arguments) {
                QVERIFY2(std::get<Quantity>(argument).exact, step.key.c_str());
                terms.push_back(number(argument));
            }
            seen.insert(step.key);
            const double said = terms.back();
            terms.pop_back();
            if (const auto formula = formulas().find(step.key); formula != formulas().end())
                QVERIFY2(near(said, formula->second(terms)), step.key.c_str());
        }
        QVERIFY(near(number(why.steps.back().arguments.back()), figure));
        QVERIFY(near(number(why.title.arguments.back()), figure));
    }

private slots:
    // shared/seeds: 483.84 + 4.00 + 4.00 = about 492; 968 on demand, 691 and 1382 at the market's median.
    void everyPublishedFigure() {
        const PageSpec page = pageOf(published());
        QCOMPARE(page.tables.size(), std::size_t{2});
        const TableSpec &lines = page.tables[0], &bills = page.tables[1];
        const auto product = std::get<Phrase>(cell(lines, "gpu_time", "quantity").value);
        QCOMPARE(number(product.arguments[0]), 8.0);
        QCOMPARE(number(product.arguments[1]), 72.0);
        QCOMPARE(number(std::get<Phrase>(cell(lines, "gpu_time", "unit_price").value).arguments[0]), 0.84);
        QCOMPARE(amount(lines, "gpu_time", "amount"), 483.84);
        QCOMPARE(amount(lines, "checkpoint_volume", "amount"), 4.0);
        QCOMPARE(amount(lines, "dataset_import", "amount"), 4.0);
        QCOMPARE(amount(lines, "total", "amount"), 491.84);
        QVERIFY(lines.rows.back().emphasised);
        QCOMPARE(amount(bills, "interruptible", "gpu_time"), 483.84);
        QCOMPARE(amount(bills, "on_demand", "gpu_time"), 967.68);
        QCOMPARE(amount(bills, "market_interruptible", "gpu_time"), 691.2);
        QCOMPARE(amount(bills, "market_on_demand", "gpu_time"), 1382.4);
        QCOMPARE(page.rows, (std::vector<std::string>{"h100-sxm", "marketplace-volume"}));
    }

    void theSentence() {
        const Answer said = answerOf(published(interrupt));
        QVERIFY(said.has_verdict);
        QCOMPARE(said.verdict.key, std::string("spot_wins"));
        QCOMPARE(qRound(number(said.verdict.arguments[0]) * 100), 54602);
        QCOMPARE(number(said.verdict.arguments[1]), 0.47);
        QCOMPARE(said.details.front().key, std::string("stretch"));
        QCOMPARE(said.figures.size(), std::size_t{3});
        QCOMPARE(number(said.figures[2].value.arguments[0]), 640.0);
        QCOMPARE(answerOf(computed()).verdict.key, std::string("training.on_demand"));
        QCOMPARE(answerOf(computed()).cautions.front().key, std::string("parity"));
        QCOMPARE(answerOf(published(), "2027-06-01").cautions.back().key, std::string("stale"));
    }

    // 48.5 h at 0.15 interruptions an hour without checkpoints: about 9,618 h, in the sentence and in both charts.
    void whatInterruptionsDoIsShouted() {
        const Document document = published([](Scenario& s) {
            s.training->duration_hours = 48.5;
            s.training->interruptions.mean_hours_between = 1 / 0.15;
        });
        const Answer said = answerOf(document);
        QCOMPARE(said.verdict.key, std::string("spot_loses"));
        QCOMPARE(qRound(number(said.verdict.arguments[3])), 9618);
        QCOMPARE(said.details.front().key, std::string("too_slow"));
        const PageSpec page = pageOf(document);
        QCOMPARE(qRound(number(chart(page, "training-bars").x.categories.front().arguments[0])), 9618);
        const ChartSpec interval = chart(page, "training-interval");
        QCOMPARE(interval.present->label.key, std::string("present.none"));
        QVERIFY(interval.y.high > 9618);
    }

    void neverFinishing() {
        const Document document = published([](Scenario& s) { s.training->interruptions = {0.5, 600, 3, 6}; });
        const SnapshotPtr snapshot = takeSnapshot(document);
        QVERIFY(findPage("training")->has_result(*snapshot));
        const Answer said = answerOf(document);
        QVERIFY(!said.has_verdict);
        QCOMPARE(said.verdict.key, std::string("never_finishes"));
        QCOMPARE(said.details.front().key, std::string("training.suggest"));
        QCOMPARE(said.details.back().key, std::string("training.way_out"));
        const ChartSpec bars = chart(pageOf(document), "training-bars");
        QCOMPARE(std::get<PhraseList>(bars.x.categories[0].arguments[0]).front().key, std::string("training.never"));
        QCOMPARE(bars.series.front().points.size(), std::size_t{2}); // on demand, twice
    }

    void whatIsMissing_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<QString>("missing");
        const char* keys[] = {"missing.training_gpu", "missing.storage", "missing.export_price",
                              "missing.exchange_rate", "missing.peak"};
        for (int i = 0; i < 5; ++i)
            QTest::newRow(keys[i]) << i << keys[i];
    }
    void whatIsMissing() {
        QFETCH(int, index);
        QFETCH(QString, missing);
        static const Change changes[] = {[](Scenario& s) { s.training->gpu = "none"; },
                                         [](Scenario& s) { s.training->storage.reset(); },
                                         [](Scenario& s) { s.training->export_gb = 1; },
                                         [](Scenario& s) {
                                             s.currency = "GBP";
                                             s.exchange_rates.clear();
                                         },
                                         [](Scenario& s) { s.training->compute->precision = Precision::fp4; }};
        const Document document = index == 4 ? computed(changes[4]) : published(changes[index]);
        QVERIFY(!findPage("training")->has_result(*takeSnapshot(document)));
        const Answer said = answerOf(document);
        QCOMPARE(said.verdict.key, std::string("training.no_result"));
        QCOMPARE(std::get<PhraseList>(said.verdict.arguments[0]).front().key, missing.toStdString());
        QVERIFY(pageOf(document).charts.empty());
    }

    void bestInterval() {
        const Interruptions interruptions{12, 60, 3, 6};
        const double best = *bestCheckpointMinutes(72, interruptions);
        const auto hoursAt = [&](double minutes) {
            Interruptions tried = interruptions;
            tried.checkpoint_every_minutes = minutes;
            return runHours(72, tried).expected;
        };
        for (double minutes = 1; minutes < 72 * 60; minutes *= 1.01)
            QVERIFY(hoursAt(best) <= hoursAt(minutes) * (1 + 1e-12));
        QVERIFY(!bestCheckpointMinutes(72, {12, 60, 0, 6}));
        QVERIFY(!bestCheckpointMinutes(72, {std::nullopt, 60, 3, 6}));
    }

    // The article's cards, good to best, fall out of the front.
    void goodBetterBest() {
        const PageSpec page = pageOf(computed());
        const TableSpec& ranking = page.tables.back();
        const auto stands = [&](const char* row) { return std::get<Phrase>(cell(ranking, row, "standing").value).key; };
        QCOMPARE(stands("a100-sxm4"), std::string("training.good"));
        QCOMPARE(stands("h100-sxm"), std::string("training.better"));
        QCOMPARE(stands("b200"), std::string("training.best"));
        QCOMPARE(chart(page, "training-cards").series.front().points.size(), std::size_t{3}); // the front's line
    }

    void everyFigureIsExplained() {
        std::set<std::string> seen;
        for (const Document& document : documents()) {
            const SnapshotPtr s = takeSnapshot(document);
            const PageSpec page = pageOf(document);
            for (const KeyFigure& figure : answerOf(document).figures)
                check(explain(*s, figure.explain), number(figure.value.arguments[0]), seen);
            for (const ChartSpec& drawn : page.charts)
                for (const Series& series : drawn.series)
                    for (std::size_t i = 0; i < series.explain.size(); ++i)
                        check(explain(*s, series.explain[i]), series.points[i].y, seen);
            for (const TableSpec& table : page.tables)
                for (const TableSpec::Row& row : table.rows)
                    for (const Cell& c : row.cells)
                        if (!c.explain.empty() && std::holds_alternative<Quantity>(c.value))
                            check(explain(*s, c.explain), std::get<Quantity>(c.value).value, seen);
        }
        for (const auto& [key, formula] : formulas())
            QVERIFY2(seen.contains(key), key.c_str());
    }

    void evidenceNamesTheSources() {
        const SnapshotPtr s = takeSnapshot(published());
        const Explanation why = explain(*s, explainId("training.total", "h100-sxm"));
        QCOMPARE(why.evidence.size(), std::size_t{3});
        QCOMPARE(why.evidence[0].name, std::string("H100 SXM"));
        QCOMPARE(why.evidence[1].as_of, std::string("2026-11-30"));
        QVERIFY(explain(*s, explainId("training.total", "gpu-pro")).empty());
        QVERIFY(explain(*s, explainId("training.nothing", "h100-sxm")).empty());
        QVERIFY(explain(*takeSnapshot(builtinDocument()), explainId("training.total", "h100-sxm")).empty());
    }

    void withoutASection() {
        const Document document = builtinDocument();
        QVERIFY(!findPage("training")->has_result(*takeSnapshot(document)));
        QCOMPARE(answerOf(document).verdict.key, std::string("training.none"));
        QVERIFY(pageOf(document).charts.empty() && pageOf(document).tables.empty());
    }
};

QTEST_GUILESS_MAIN(TestTrainingPage)
#include "test_training_page.moc"
