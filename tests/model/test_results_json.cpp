#include "tests/model/case_file.h"

using namespace bascule;
using namespace bascule::test;

// The written answer: every example case, the shape of the JSON and of the CSV.

namespace {

const Json& cases() {
    static const Json all = parsedFile("economics.json");
    return all;
}

std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(key);
    return keys;
}

QList<QStringList> csvCells(const std::string& csv) { // of text without quotes
    QList<QStringList> rows;
    for (const QString& line : QString::fromStdString(csv).split("\r\n", Qt::SkipEmptyParts))
        rows.append(line.split(','));
    return rows;
}

PriceBook mixedBook() { // one row of each kind of trouble
    PriceBook prices = publishedBook();
    prices.gpus.resize(2);
    prices.gpus.push_back(gpu("no-price", 50));
    prices.apis.resize(2);
    prices.apis[1].price_per_million.output = {};
    return prices;
}

} // namespace

class TestResultsJson : public QObject {
    Q_OBJECT

private slots:
    void exampleCases_data();
    void exampleCases();
    void keysStandInTheirOrder();
    void rowsInErrorStayInPlace();
    void undefinedIsNull();
    void openAndTruncatedIntervals();
    void pairsThatOverflowSaySo();
    void loadIsWritten();
    void warningsAreWritten();
    void csvHasOneRowPerComparisonThenTheErrors();
    void csvQuotesWhatNeedsIt();
};

void TestResultsJson::exampleCases_data() {
    QTest::addColumn<int>("index");
    QCOMPARE(cases().size(), std::size_t{25});
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
}

void TestResultsJson::exampleCases() {
    QFETCH(int, index);
    verifyCase(cases()[static_cast<std::size_t>(index)]);
}

void TestResultsJson::keysStandInTheirOrder() {
    const Json json = writtenAndRead(evaluate(Scenario{}, publishedBook()));
    QCOMPARE(keysOf(json), (std::vector<std::string>{"format", "version", "currency", "gpus", "apis", "comparisons",
                                                     "readings", "warnings"}));
    QCOMPARE(json["format"].dump(), Json("bascule-results").dump());
    QCOMPARE(json["version"].dump(), Json(1).dump());
    QCOMPARE(json["currency"].dump(), Json("EUR").dump());
    QCOMPARE(keysOf(json["gpus"][0]),
             (std::vector<std::string>{"id", "billing", "cost_per_million", "full_cost_per_million",
                                       "capacity_tokens_per_month", "units_needed", "monthly_cost",
                                       "cost_per_million_at_volume", "actual_utilisation", "notes"}));
    QCOMPARE(keysOf(json["apis"][0]), (std::vector<std::string>{"id", "cost_per_million", "monthly_cost", "notes"}));
    QCOMPARE(keysOf(json["comparisons"][0]),
             (std::vector<std::string>{"gpu", "api", "ratio", "difference", "verdict", "break_even_utilisation",
                                       "break_even_volume", "always_cheaper_from", "gpu_cheaper_between",
                                       "flip_utilisation", "flip_unit_price", "hybrid"}));
    QCOMPARE(keysOf(json["comparisons"][0]["hybrid"]),
             (std::vector<std::string>{"units", "monthly_cost", "api_tokens"}));
    QCOMPARE(keysOf(json["readings"][0]), (std::vector<std::string>{"gpu", "reference_api", "code", "beats", "solid"}));
    QCOMPARE(json["comparisons"].size(), std::size_t{20});
}

void TestResultsJson::rowsInErrorStayInPlace() {
    const Json json = writtenAndRead(evaluate(Scenario{}, mixedBook()));
    QCOMPARE(json["gpus"].size(), std::size_t{3});
    QCOMPARE(keysOf(json["gpus"][2]), (std::vector<std::string>{"id", "error", "message"}));
    QCOMPARE(json["gpus"][2]["error"].dump(), Json("no_price").dump());
    QCOMPARE(json["apis"][1]["id"].dump(), Json("openai/gpt-5.4").dump());
    QCOMPARE(json["apis"][1]["error"].dump(), Json("missing_output_price").dump());
    QCOMPARE(json["apis"][1]["message"].dump(), Json("openai/gpt-5.4 has no output price.").dump());
    QCOMPARE(json["comparisons"].size(), std::size_t{2});
    QCOMPARE(json["readings"].size(), std::size_t{2});
    Scenario scenario;
    scenario.reference_api = "openai/gpt-5.4"; // in error: nothing to read against
    QVERIFY(writtenAndRead(evaluate(scenario, mixedBook()))["readings"].empty());
}

void TestResultsJson::undefinedIsNull() {
    Scenario scenario;
    scenario.workload.output_tokens_per_month = 0;
    scenario.hosting.minimum_units = 0;
    scenario.hosting.billing = Billing::on_demand;
    scenario.hosting.schedule = Schedule::elastic;
    const Json json = writtenAndRead(evaluate(scenario, publishedBook()));
    QVERIFY(json["gpus"][0]["actual_utilisation"].is_null() && json["gpus"][0]["cost_per_million_at_volume"].is_null());
    const Json& pair = json["comparisons"][0];
    for (const char* key : {"ratio", "break_even_utilisation", "break_even_volume", "always_cheaper_from",
                            "flip_utilisation", "flip_unit_price", "hybrid"})
        QVERIFY2(pair[key].is_null(), key);
    QCOMPARE(pair["gpu_cheaper_between"].dump(), Json::array().dump());
    QCOMPARE(pair["verdict"].dump(), Json("close").dump()); // both cost nothing
}

void TestResultsJson::openAndTruncatedIntervals() {
    Scenario scenario;
    scenario.hosting.utilisation = 1;
    const PriceBook prices =
        book({monthlyGpu("g", 1000, 2.5e9 / (3600 * 720))}, {api("a", 0.5), api("near", 0.4 + 1e-5)});
    const Json json = writtenAndRead(evaluate(scenario, prices));
    const Json& windows = json["comparisons"][0]["gpu_cheaper_between"];
    QCOMPARE(windows.size(), std::size_t{4});
    QVERIFY(windows[0].size() == 2 && windows[0][1].is_number() && windows[3][1].is_null());
    QVERIFY(!json["comparisons"][0].contains("intervals_truncated"));
    QCOMPARE(json["comparisons"][1]["intervals_truncated"].dump(), Json(true).dump());
    QCOMPARE(json["comparisons"][1]["gpu_cheaper_between"].size(), std::size_t{1000});
}

void TestResultsJson::pairsThatOverflowSaySo() {
    Scenario scenario;
    scenario.workload.output_tokens_per_month = 1;
    const PriceBook prices = book({monthlyGpu("g", 1e10, 64)}, {api("tiny", 1e-300), api("a", 5)});
    const Results results = evaluate(scenario, prices);
    const Json json = writtenAndRead(results);
    const Json& pair = json["comparisons"][0];
    QCOMPARE(keysOf(pair), (std::vector<std::string>{"gpu", "api", "error", "message"}));
    QCOMPARE(pair["error"].dump(), Json("overflow").dump());
    QVERIFY(pair["message"].get<std::string>().find("g with tiny") != std::string::npos);
    QCOMPARE(json["comparisons"][1]["verdict"].dump(), Json("api").dump());
    QVERIFY(json["readings"].empty()); // the reference is the pair in error
    const QList<QStringList> csv = csvCells(writeResultsCsv(results));
    QCOMPARE(csv[1].join(','), QString("g,monthly,1,107827200,%1,10000000000,tiny,1e-300,1e-306,,,,,,,overflow")
                                   .arg(QString::fromStdString(writeNumber(results.gpus[0].cost_per_million))));
}

void TestResultsJson::loadIsWritten() {
    Scenario scenario;
    Load load;
    load.users = 10;
    load.requests_per_user_per_day = 10;
    load.output_tokens_per_request = 500;
    scenario.workload.load = load;
    Json json = writtenAndRead(evaluate(scenario, publishedBook()));
    QCOMPARE(keysOf(json["load"]),
             (std::vector<std::string>{"output_tokens_per_month", "input_tokens_per_output_token",
                                       "mean_tokens_per_second", "peak_tokens_per_second", "utilisation"}));
    QVERIFY(near(json["load"]["output_tokens_per_month"].get<double>(), 1.1e6));
    scenario.workload.load->users = 1e308;
    scenario.workload.load->requests_per_user_per_day = 1e3;
    json = writtenAndRead(evaluate(scenario, publishedBook()));
    QCOMPARE(json["load"]["error"].dump(), Json("overflow").dump());
    QCOMPARE(json["gpus"][0]["error"].dump(), Json("overflow").dump());
    QCOMPARE(json["apis"][0]["error"].dump(), Json("overflow").dump());
}

void TestResultsJson::warningsAreWritten() {
    Document document{Scenario{}, std::make_shared<PriceBook>(publishedBook())};
    document.scenario.hosting.throughput = {{"gone", 5}};
    const SnapshotPtr snapshot = takeSnapshot(document, {{"unknown_key", "/colour", "unknown key", "/currency"}});
    const Json json = writtenAndRead(snapshot->results);
    QCOMPARE(json["warnings"].size(), std::size_t{2});
    QCOMPARE(json["warnings"][0].dump(), R"({"code":"unknown_key","pointer":"/colour","message":"unknown key"})");
    QCOMPARE(json["warnings"][1]["code"].dump(), Json("throughput_of_unknown_id").dump());
    QVERIFY(snapshot->document == document);
}

void TestResultsJson::csvHasOneRowPerComparisonThenTheErrors() {
    const Results results = evaluate(Scenario{}, mixedBook());
    const QList<QStringList> rows = csvCells(writeResultsCsv(results));
    QCOMPARE(rows[0].join(','),
             QString("gpu,billing,units_needed,capacity_tokens_per_month,gpu_cost_per_million,gpu_monthly_cost,api,"
                     "api_cost_per_million,api_monthly_cost,ratio,difference,verdict,break_even_utilisation,"
                     "break_even_volume,always_cheaper_from,error"));
    QCOMPARE(rows.size(), 1 + 2 + 1 + 1);
    for (const QStringList& row : rows)
        QCOMPARE(row.size(), 16);
    QCOMPARE(rows[2][0], "gpu-pro");
    QCOMPARE(rows[2][6], "openai/gpt-5.4-mini");
    QVERIFY(near(rows[2][5].toDouble(), 830.64) && near(rows[2][8].toDouble(), 225) &&
            near(rows[2][9].toDouble(), 830.64 / 225));
    QCOMPARE(rows[2][11], "api");
    QCOMPARE(rows[2][15], "");
    QCOMPARE(rows[3][0] + rows[3][15], "no-priceno_price");
    QCOMPARE(rows[4][6] + rows[4][15], "openai/gpt-5.4missing_output_price");
}

void TestResultsJson::csvQuotesWhatNeedsIt() {
    const PriceBook prices = book({monthlyGpu("8 \"x\", rack", 1000, 64)}, {api("=a", 1)});
    const QString csv = QString::fromStdString(writeResultsCsv(evaluate(Scenario{}, prices)));
    QVERIFY(csv.contains("\r\n\"8 \"\"x\"\", rack\",monthly,1,"));
    QVERIFY(csv.contains(",=a,1,100,")); // for programs: ids as they are
    QVERIFY(csv.endsWith("\r\n"));
}

QTEST_GUILESS_MAIN(TestResultsJson)
#include "test_results_json.moc"
