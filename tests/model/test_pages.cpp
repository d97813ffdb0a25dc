#include "model/document.h"
#include "model/pages/page_spec.h"

#include <QtTest>
#include <set>

using namespace bascule;

namespace {

constexpr const char* sonnet = "anthropic/claude-sonnet-4.6";

PriceBook& book(Document& document) {
    auto copy = std::make_shared<PriceBook>(*document.prices);
    document.prices = copy;
    return *copy;
}

PageSpec build(const char* id, Document document) {
    return findPage(id)->build(*takeSnapshot(std::move(document)), {});
}

std::size_t columnOf(const TableSpec& table, std::string_view id) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].id == id) {
            return i;
        }
    }
    return table.columns.size();
}

const Cell& cell(const TableSpec& table, std::string_view row, std::string_view column) {
    const std::size_t at = columnOf(table, column);
    for (const TableSpec::Row& r : table.rows) {
        if (r.id == row) {
            return r.cells.at(at);
        }
    }
    throw std::out_of_range(std::string(row));
}

std::string wordsOf(const Cell& cell) { return std::get<Phrase>(cell.value).key; }

} // namespace

class TestPages : public QObject {
    Q_OBJECT
private slots:
    void registered();
    void tablesAreRectangular();
    void rowsAsPublished();
    void breakEvenInWords_data();
    void breakEvenInWords();
    void rowInErrorSaysWhy();
    void manyApisKeepTheCheapest();
    void pricesShowWhatIsKnown();
    void titleFollowsTheCurrency();
    void quickEnough();
};

void TestPages::registered() {
    std::set<std::string> ids;
    const SnapshotPtr snapshot = takeSnapshot(builtinDocument());
    for (const PageEntry& entry : pages()) {
        QVERIFY(ids.insert(entry.id).second);
        QCOMPARE(findPage(entry.id), &entry);
        QCOMPARE(entry.has_result(*snapshot), entry.examples.empty()); // a page with examples has a section of its own
        QCOMPARE(entry.build(*snapshot, {}).id, std::string(entry.id));
        for (const char* example : entry.examples) {
            const SnapshotPtr filled = takeSnapshot(exampleDocument(example));
            QVERIFY(entry.has_result(*filled));
            QVERIFY(!entry.build(*filled, {}).charts.empty());
            QVERIFY(entry.answer(*filled, {}).has_verdict);
        }
    }
    QVERIFY(ids.contains("unit-cost") && ids.contains("break-even") && ids.contains("prices"));
    QCOMPARE(findPage("no-such-page"), nullptr);
    Document document = builtinDocument();
    document.scenario.constraints.jurisdictions = {"FR"};
    const SnapshotPtr excluded = takeSnapshot(std::move(document));
    QVERIFY(!findPage("unit-cost")->has_result(*excluded));
    QVERIFY(!findPage("break-even")->has_result(*excluded));
    QVERIFY(findPage("prices")->has_result(*excluded));
}

void TestPages::tablesAreRectangular() {
    for (const std::string& name : exampleNames()) {
        for (const double ratio : {0.0, 4.0}) {
            Document document = exampleDocument(name);
            document.scenario.workload.input_tokens_per_output_token = ratio;
            const SnapshotPtr snapshot = takeSnapshot(std::move(document));
            for (const PageEntry& entry : pages()) {
                for (const TableSpec& table : entry.build(*snapshot, {}).tables) {
                    std::set<std::string> ids;
                    for (const Column& column : table.columns) {
                        QVERIFY(ids.insert(column.id).second);
                        QVERIFY(!column.title.empty());
                    }
                    for (const TableSpec::Row& row : table.rows) {
                        QCOMPARE(row.cells.size(), table.columns.size());
                    }
                }
            }
        }
    }
}

void TestPages::rowsAsPublished() {
    Document document = builtinDocument();
    document.scenario.reference_api = sonnet;
    const TableSpec table = build("unit-cost", document).tables.front();
    const auto number = [&](const char* row, const char* column) {
        return std::get<Quantity>(cell(table, row, column).value).value;
    };
    QCOMPARE(qRound(number("gpu-starter", "units")), 3);
    QCOMPARE(qRound(number("gpu-starter", "monthly_cost")), 1836);
    QCOMPARE(qRound(number("gpu-enterprise", "monthly_cost")), 3024);
    QCOMPARE(qRound(number("gpu-titan", "monthly_cost")), 3888);
    QCOMPARE(qRound(number("gpu-pro", "cost_at_volume") * 100), 831);
    QCOMPARE(cell(table, "gpu-pro", std::string("verdict:") + sonnet).style, CellStyle::pill_gpu);
    QCOMPARE(cell(table, "gpu-pro", "verdict:openai/gpt-5.4").style, CellStyle::pill_api);
    const Phrase& starter = std::get<Phrase>(cell(table, "gpu-starter", "flip_utilisation").value);
    QCOMPARE(starter.count, 2.0);
    QCOMPARE(qRound(std::get<Quantity>(starter.arguments[0]).value * 1000), 877);
    QCOMPARE(
        qRound(
            std::get<Quantity>(std::get<Phrase>(cell(table, "gpu-pro", "flip_utilisation").value).arguments[0]).value *
            1000),
        603);
    QCOMPARE(wordsOf(cell(table, "gpu-titan", "flip_utilisation")), std::string("short.no_utilisation"));
}

void TestPages::breakEvenInWords_data() {
    QTest::addColumn<QString>("api");
    QTest::addColumn<double>("utilisation");
    QTest::addColumn<QString>("words");
    QTest::newRow("two ranges") << sonnet << 0.65 << "short.then_from";
    QTest::newRow("several ranges") << "openai/gpt-5.4" << 0.7 << "short.several_then_from";
    QTest::newRow("one range") << sonnet << 1.0 << "short.from";
    QTest::newRow("not at this utilisation") << "openai/gpt-5.4" << 0.65 << "short.not_at";
    QTest::newRow("never") << "mistral/small-4" << 0.65 << "short.never";
}

void TestPages::breakEvenInWords() {
    QFETCH(QString, api);
    QFETCH(double, utilisation);
    QFETCH(QString, words);
    Document document = builtinDocument();
    document.scenario.reference_api = api.toStdString();
    document.scenario.hosting.utilisation = utilisation;
    const PageSpec page = build("break-even", document);
    QCOMPARE(QString::fromStdString(wordsOf(cell(page.tables.front(), "gpu-pro", "break_even"))), words);
    QVERIFY(!page.notes.empty());
}

void TestPages::rowInErrorSaysWhy() {
    Document document = builtinDocument();
    book(document).gpus[0].output_tokens_per_second.reset();
    const TableSpec table = build("break-even", document).tables.front();
    const Cell& reason = cell(table, "gpu-starter", "break_even");
    QCOMPARE(wordsOf(reason), std::string("error.unknown"));
    QCOMPARE(std::get<PhraseList>(std::get<Phrase>(reason.value).arguments[0]).front().key,
             std::string("which.throughput"));
    QCOMPARE(cell(table, "gpu-starter", "monthly_cost").value.index(), std::size_t{0});
    QVERIFY(cell(table, "gpu-pro", "monthly_cost").value.index() != 0);
}

void TestPages::manyApisKeepTheCheapest() {
    Document document = builtinDocument();
    PriceBook& prices = book(document);
    document.scenario.apis.reset();
    document.scenario.reference_api = sonnet; // the dearest: shown all the same
    for (int i = 0; i < 40; ++i) {
        ApiRow row = prices.apis.front();
        row.id = "x" + std::to_string(i);
        row.price_per_million.output = 10.0 - i * 0.25;
        prices.apis.push_back(row);
    }
    const PageSpec page = build("break-even", document);
    std::set<std::string> verdicts;
    for (const Column& column : page.tables.front().columns) {
        if (column.id.starts_with("verdict:")) {
            verdicts.insert(column.id.substr(8));
        }
    }
    QCOMPARE(verdicts, (std::set<std::string>{sonnet, "x39", "x38", "mistral/small-4", "x37", "x36"}));
    QCOMPARE(page.notes.back().key, std::string("note.apis_not_shown"));
    QCOMPARE(page.notes.back().count, 39.0);
}

void TestPages::pricesShowWhatIsKnown() {
    Document document = builtinDocument();
    document.scenario.gpus = {"gpu-starter", "gpu-pro", "h100-sxm"};
    const PageSpec page = build("prices", document);
    QCOMPARE(page.tables.size(), std::size_t{2});
    const TableSpec& gpus = page.tables[0];
    QCOMPARE(std::get<Quantity>(cell(gpus, "gpu-pro", "per_month").value),
             (Quantity{830.64, Unit::money_per_month, "EUR", false, true}));
    QCOMPARE(cell(gpus, "gpu-starter", "per_month").value.index(), std::size_t{0}); // unknown, not zero
    QCOMPARE(std::get<Quantity>(cell(gpus, "h100-sxm", "interruptible_per_hour").value).currency, std::string("USD"));
    QCOMPARE(std::get<Phrase>(cell(gpus, "gpu-pro", "as_of").value).arguments.front(),
             Argument(std::string("2026-11-30")));
    QCOMPARE(columnOf(gpus, "input_throughput"), gpus.columns.size()); // nobody knows one
    QCOMPARE(columnOf(page.tables[1], "batch_output"), page.tables[1].columns.size());
    book(document).apis[0].batch_price_per_million = TokenPrices{{}, {}, {}, 1.1, {}};
    const TableSpec apis = build("prices", document).tables[1];
    QCOMPARE(std::get<Quantity>(cell(apis, "openai/gpt-5.4-mini", "batch_output").value).value, 1.1);
    QCOMPARE(cell(apis, sonnet, "batch_output").value.index(), std::size_t{0});
}

void TestPages::titleFollowsTheCurrency() {
    Document document = builtinDocument();
    QCOMPARE(build("unit-cost", document).title.key, std::string("page.unit-cost"));
    document.scenario.currency = "USD";
    document.scenario.exchange_rates = {{"EUR", ExchangeRate{.rate = 1.08}}};
    QCOMPARE(build("unit-cost", document).title.key, std::string("page.unit-cost.other"));
}

// Within a slider's tick; the budget of 50 µs on a quiet machine is told, ten times that fails.
void TestPages::quickEnough() {
    const SnapshotPtr snapshot = takeSnapshot(builtinDocument());
    const PageEntry* page = findPage("break-even");
    double best = 1e9;
    for (int run = 0; run < 200; ++run) {
        QElapsedTimer timer;
        timer.start();
        const PageSpec built = page->build(*snapshot, {});
        best = std::min(best, double(timer.nsecsElapsed()) / 1e3);
        QVERIFY(!built.charts.empty());
    }
    qInfo("break-even page built in %.1f us", best);
    QVERIFY(best < 500);
}

QTEST_GUILESS_MAIN(TestPages)
#include "test_pages.moc"
