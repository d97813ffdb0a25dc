#include "model/corpus/corpus.h"
#include "model/explain.h"
#include "model/pages/page_spec.h"
#include "model/scenario_choices.h"
#include "tests/model/case_file.h"
#include "training_sections.h"

using namespace bascule;
using namespace bascule::test;

// The section `corpus` and its page (contract 9).
class TestCorpus : public QObject {
    Q_OBJECT
private slots:
    void theMeasuredRatio();
    void amounts();
    void gpuHours();
    void refusals_data();
    void refusals();
    void unanswered_data();
    void unanswered();
    void theCheapestIsNamed();
    void everyFigureIsExplained();
    void lengthIsCountedOneWayOrTheOther();
};

namespace {

SnapshotPtr snapshotOf(const std::vector<std::string>& settings = {}) {
    const std::string text = writeJson(writeDocument(exampleDocument("corpus-fr")));
    return takeSnapshot(documentOf(text, settings));
}

Json resultsOf(const std::vector<std::string>& settings = {}) {
    return writeResults(snapshotOf(settings)->results).at("corpus");
}

} // namespace

void TestCorpus::theMeasuredRatio() {
    const Json corpus = resultsOf();
    QVERIFY(near(corpus.at("tokens_per_document").get<double>(), 1554, 1e-9, 0));
    QVERIFY(near(corpus.at("tokens").get<double>(), 3.108e9, 1e-9, 0));
    QVERIFY(near(resultsOf({"/corpus/passes=3"}).at("tokens").get<double>(), 9.324e9, 1e-9, 0));
    QVERIFY(near(resultsOf({"/corpus/language=\"en\""}).at("tokens_per_document").get<double>(), 1116, 1e-9, 0));
    QVERIFY(
        near(resultsOf({"/corpus/tokens_per_character=0.5"}).at("tokens").get<double>(), 6e9, 1e-9, 0)); // one's own
    const Json counted = resultsOf({"/corpus/characters_per_document=null", "/corpus/tokens_per_document=1000"});
    QVERIFY(near(counted.at("tokens").get<double>(), 2e9, 1e-9, 0));
}

void TestCorpus::amounts() {
    const Json corpus = resultsOf({"/exchange_rates/USD=0.5"});
    const Json& first = corpus.at("apis").at(0); // gpt-5.4-mini: 0.75 and 0.375 USD a million
    QCOMPARE(first.at("api").get<std::string>(), std::string("openai/gpt-5.4-mini"));
    QVERIFY(near(first.at("amount").get<double>(), 3108 * 0.75 * 0.5, 1e-9, 0));
    QVERIFY(near(first.at("batch_amount").get<double>(), 3108 * 0.375 * 0.5, 1e-9, 0));
    QVERIFY(corpus.at("apis").at(2).at("batch_amount").is_null()); // unknown is not zero
    const Json dear = resultsOf({"/api_discount=0.5"});            // prices as listed
    QVERIFY(near(dear.at("apis").at(0).at("amount").get<double>(), 3108 * 0.75, 1e-9, 0));
    const Json missing = resultsOf({"/exchange_rates={}"});
    QCOMPARE(missing.at("apis").at(0).at("error").get<std::string>(), std::string("no_exchange_rate"));
    const PriceBookPtr prices = exampleDocument("corpus-fr").prices;
    const std::vector<ApiRow>& apis = prices->apis;
    const auto row = std::ranges::find(apis, std::string("openai/gpt-5.4-mini"), &ApiRow::id) - apis.begin();
    const std::string input = "/price_book/apis/" + std::to_string(row) + "/price_per_million/input=null";
    QCOMPARE(resultsOf({input}).at("apis").at(0).at("error").get<std::string>(), std::string("no_price"));
}

void TestCorpus::gpuHours() {
    QVERIFY(resultsOf().at("gpus").empty()); // how fast they read is not published
    const std::vector<std::string> reads{"/price_book/gpus/1/input_tokens_per_second=1000",
                                         "/hosting/throughput_factor=0.5"};
    const Json corpus = resultsOf(reads);
    const Json& gpu = corpus.at("gpus").at(0);
    QCOMPARE(gpu.at("gpu").get<std::string>(), std::string("gpu-pro"));
    const double hours = 3.108e9 / (1000 * 0.5 * 3600);
    QVERIFY(near(gpu.at("unit_hours").get<double>(), hours, 1e-9, 0));
    QVERIFY(near(gpu.at("amount").get<double>(), hours * 1.5, 1e-9, 0));
    std::vector<std::string> monthly = reads;
    monthly.emplace_back("/price_book/gpus/1/price_per_hour/on_demand=null");
    const Json byMonth = resultsOf(monthly);
    QVERIFY(near(byMonth.at("gpus").at(0).at("amount").get<double>(), hours * 830.64 / 720, 1e-9, 0));
    monthly.emplace_back("/price_book/gpus/1/price_per_month=null");
    monthly.emplace_back("/price_book/gpus/1/price_per_hour/interruptible=1");
    QCOMPARE(resultsOf(monthly).at("gpus").at(0).at("error").get<std::string>(), std::string("no_price"));
}

void TestCorpus::refusals_data() {
    QTest::addColumn<QString>("corpus");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* corpus, const char* says) { QTest::newRow(corpus) << corpus << says; };
    row(R"({"characters_per_document": 1})", "/corpus/documents");
    row(R"({"documents": -1, "characters_per_document": 1})", "/corpus/documents");
    row(R"({"documents": 1})", "must give characters_per_document or tokens_per_document");
    row(R"({"documents": 1, "characters_per_document": 1, "tokens_per_document": 1})", "/corpus/tokens_per_document");
    row(R"({"documents": 1, "characters_per_document": "long"})", "/corpus/characters_per_document");
    row(R"({"documents": 1, "tokens_per_document": 1, "passes": 0})", "/corpus/passes");
    row(R"({"documents": 1, "tokens_per_document": 1, "language": 3})", "/corpus/language");
    row(R"([])", "/corpus");
}
void TestCorpus::refusals() {
    QFETCH(QString, corpus);
    QFETCH(QString, says);
    const std::string text = R"({"format": "bascule-scenario", "version": 1, "corpus": )" + corpus.toStdString() + "}";
    try {
        documentOf(text);
        QFAIL("accepted");
    } catch (const InputError& error) {
        const std::string said = error.place() + ": " + error.what();
        QVERIFY2(said.find(says.toStdString()) != std::string::npos, said.c_str());
    }
}

void TestCorpus::unanswered_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("code");
    QTest::newRow("language") << "/corpus/language=\"xx\""
                              << "no_token_ratio";
    QTest::newRow("encoding") << "/corpus/encoding=\"p50k\""
                              << "no_token_ratio";
    QTest::newRow("neither") << "/corpus/language=null"
                             << "no_token_ratio";
    QTest::newRow("too many") << "/corpus/documents=1e308"
                              << "overflow";
}
void TestCorpus::unanswered() {
    QFETCH(QString, setting);
    QFETCH(QString, code);
    const SnapshotPtr snapshot = snapshotOf({setting.toStdString()});
    const Json corpus = writeResults(snapshot->results).at("corpus");
    QCOMPARE(QString::fromStdString(corpus.at("error").get<std::string>()), code);
    QVERIFY(!corpus.at("message").get<std::string>().empty() && !corpus.contains("tokens"));
    const PageEntry* page = findPage("corpus");
    QVERIFY(!page->has_result(*snapshot));
    QVERIFY(!page->answer(*snapshot, {}).verdict.key.empty());
}

void TestCorpus::theCheapestIsNamed() {
    const SnapshotPtr snapshot = snapshotOf();
    const Answer answer = findPage("corpus")->answer(*snapshot, {});
    QCOMPARE(answer.verdict.key, std::string("corpus.verdict"));
    QVERIFY(near(std::get<Quantity>(answer.verdict.arguments.at(2)).value, 2331, 1e-9, 0));
    QVERIFY(near(std::get<Quantity>(answer.verdict.arguments.at(4)).value, 9324, 1e-9, 0));
    QCOMPARE(answer.figures.size(), std::size_t(3));
}

void TestCorpus::everyFigureIsExplained() {
    const SnapshotPtr snapshot = snapshotOf({"/price_book/gpus/1/input_tokens_per_second=1000"});
    const PageSpec page = findPage("corpus")->build(*snapshot, {});
    QCOMPARE(page.charts.size(), std::size_t(2));
    QCOMPARE(page.tables.size(), std::size_t(2));
    int explained = 0;
    const auto check = [&](const std::string& id) {
        if (id.empty()) return;
        const Explanation explanation = explain(*snapshot, id);
        QVERIFY2(!explanation.title.key.empty() && !explanation.steps.empty(), id.c_str());
        ++explained;
    };
    for (const TableSpec& table : page.tables)
        for (const TableSpec::Row& row : table.rows)
            for (const Cell& cell : row.cells)
                check(cell.explain);
    for (const ChartSpec& chart : page.charts)
        for (const Series& series : chart.series)
            for (const std::string& id : series.explain)
                check(id);
    for (const KeyFigure& figure : findPage("corpus")->answer(*snapshot, {}).figures)
        check(figure.explain);
    QVERIFY(explained > 25);
}

void TestCorpus::lengthIsCountedOneWayOrTheOther() {
    Scenario scenario = exampleDocument("corpus-fr").scenario;
    const auto choices = scenarioChoices();
    const auto choice = std::ranges::find(choices, std::string_view("corpus.length"), &ChoiceInput::id);
    QVERIFY(choice != choices.end());
    for (const char* way : {"tokens", "characters", "tokens"}) {
        choice->set(scenario, way);
        QCOMPARE(scenario.corpus->tokens_per_document.has_value(), way == std::string("tokens"));
        QCOMPARE(scenario.corpus->characters_per_document.has_value(), way != std::string("tokens"));
    }
}

QTEST_APPLESS_MAIN(TestCorpus)
#include "test_corpus.moc"
