#include "training_sections.h"

#include "model/evaluate.h"
#include "model/scenario_fields.h"

#include <random>

using namespace bascule;

class TestDocument : public QObject {
    Q_OBJECT
private slots:
    void builtin();
    void examples();
    void writingIsComplete();
    void comparedRows();
    void idsAgainstTheBook_data();
    void idsAgainstTheBook();
    void throughputOfUnknownId();
    void parsingSettings_data();
    void parsingSettings();
    void settings_data();
    void settings();
    void settingsGoLeftToRight();
    void books();
    void booksWithClashingIds();
    void kindOfFile();
    void brokenTextsNeverCrash();
};

void TestDocument::builtin() {
    const Document document = builtinDocument();
    QVERIFY(document.prices == builtinPriceBook());
    QCOMPARE(comparedGpus(document).size(), std::size_t{4});
    QCOMPARE(comparedApis(document).size(), std::size_t{5});
    QCOMPARE(referenceGpu(document), std::string("gpu-pro"));
    QCOMPARE(document.scenario.exchange_rates.at("USD").rate, 1.0);
}

void TestDocument::examples() {
    const std::vector<std::string> names = exampleNames();
    const std::vector<std::string> menu = {"monthly-10m",          "monthly-50m",    "monthly-100m",
                                           "monthly-300m",         "hourly",         "one-gpu-65-percent",
                                           "one-gpu-85-percent",   "list-prices",    "training-8-h100",
                                           "training-2700m",       "scaling-8-a100", "fine-tuning-mistral-7b",
                                           "inference-mistral-7b", "corpus-fr",      "office-assistant",
                                           "night-batch"};
    QCOMPARE(names, menu);
    for (const std::string& name : names) {
        const Document document = exampleDocument(name);
        QVERIFY2(!document.scenario.title.empty(), name.c_str());
        QVERIFY2(!comparedGpus(document).empty() && !comparedApis(document).empty(), name.c_str());
        Warnings warnings;
        QVERIFY(readDocument(writeDocument(document), warnings) == document);
        QVERIFY2(warnings.empty(), name.c_str());
    }
    QCOMPARE(exampleDocument("monthly-10m").scenario.workload.output_tokens_per_month, 1e7);
    verifyContains(refusalOf([] { exampleDocument("monthly"); }), {"\"monthly\"", "monthly-100m"});
    verifyContains(refusalOf([] { exampleDocument("../prices/reference"); }), {"there is no example"});
}

void TestDocument::writingIsComplete() {
    const Json json = writeDocument({Scenario{}, builtinPriceBook()});
    const Json sections = writeDocument(documentOf(scenariosWithSections().back()));
    for (const char* section : {"/model", "/training", "/fine_tuning", "/scaling"}) {
        QVERIFY2(json.at(Json::json_pointer(section)).is_null(), section); // absent, and said to be
    }
    const Json loaded = writeDocument(documentOf(scenarioWithLoad()));
    for (const Field& field : scenarioFields()) {
        const Json& whole = field.pointer.starts_with("/workload/") ? loaded : sections;
        QVERIFY2(whole.contains(Json::json_pointer(std::string(field.pointer))), field.pointer.data());
        QVERIFY2(!isOfComparison(field.group) || json.contains(Json::json_pointer(std::string(field.pointer))),
                 field.pointer.data());
    }
    for (const char* pointer : {"/title", "/notes", "/currency", "/exchange_rates", "/gpus", "/apis", "/reference_gpu",
                                "/reference_api", "/workload/load", "/hosting/billing", "/hosting/schedule",
                                "/hosting/throughput", "/constraints/no_training_on_data", "/price_book/format",
                                "/price_book/version", "/price_book/gpu_specs/0", "/price_book/token_ratios/fr"}) {
        QVERIFY2(json.contains(Json::json_pointer(pointer)), pointer);
    }
}

void TestDocument::comparedRows() {
    auto book = std::make_shared<PriceBook>(*builtinPriceBook());
    book->gpus[0].unconfirmed = {"bid_floor"};
    Document document{Scenario{}, book};
    QCOMPARE(comparedGpus(document).size(), std::size_t{6});
    QCOMPARE(referenceGpu(document), std::string("gpu-pro"));
    document.scenario.gpus = {"b200", "gpu-starter"};
    QCOMPARE(referenceGpu(document), std::string("b200"));
    document.scenario.reference_gpu = "gpu-starter";
    QCOMPARE(referenceGpu(document), std::string("gpu-starter"));
    document.scenario.apis = std::vector<std::string>{};
    QCOMPARE(referenceApi(document), std::string());
}

void TestDocument::idsAgainstTheBook_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* setting, const char* says) {
        QTest::newRow(setting) << QString(setting) << QString(says);
    };
    row(R"(/gpus=["nope"])", R"(: /gpus/0: there is no GPU "nope" in the price book)");
    row(R"(/gpus=["gpu-pro", "gpu-pro"])", R"(: /gpus/1: "gpu-pro" is listed twice)");
    row(R"(/gpus=["openai/gpt-5.4"])", R"(: /gpus/0: there is no GPU "openai/gpt-5.4")");
    row(R"(/apis=["openai/gpt-5"])", R"(: /apis/0: there is no API "openai/gpt-5" in the price book)");
    row(R"(/reference_gpu="b200")", R"(: /reference_gpu: "b200" is not among the GPUs compared)");
    row(R"(/reference_api="GPU")", R"(: /reference_api: "GPU" is not among the APIs compared)");
    row(R"(/apis=[])", R"(: /reference_api: "openai/gpt-5.4" is not among the APIs compared)");
    row(R"(/hosting/commitment_months=36)", "accepted");
    row(R"(/hosting/billing="committed")", "accepted"); // rows without the term have no price; the file is right
}

void TestDocument::idsAgainstTheBook() {
    QFETCH(QString, setting);
    QFETCH(QString, says);
    const std::string text = writeJson(writeDocument(builtinDocument()));
    const QString refusal = refusalOf([&] { documentOf(text, {setting.toStdString()}); });
    QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
}

void TestDocument::throughputOfUnknownId() {
    Warnings warnings;
    documentOf(smallestScenario(), {"/hosting/throughput/gpu-pro=80", "/hosting/throughput/gpu-pr~1o=80"}, &warnings);
    QCOMPARE(warnings.size(), std::size_t{1});
    QCOMPARE(warnings[0].code, std::string("throughput_of_unknown_id"));
    QCOMPARE(warnings[0].pointer, std::string("/hosting/throughput/gpu-pr~1o"));
}

void TestDocument::parsingSettings_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("pointer"); // empty: not a setting
    QTest::addColumn<QString>("value");
    const auto row = [](const char* text, const char* pointer, const char* value) {
        QTest::newRow(text) << QString(text) << QString(pointer) << QString(value);
    };
    row("/a=1", "/a", "1");
    row("/a/-= [1, 2]", "/a/-", "[1,2]");
    row("/a=\"x=y\"", "/a", "\"x=y\"");
    row("/a=b=5", "/a=b", "5");
    row("/a~1b~0c=null", "/a~1b~0c", "null");
    row("/=true", "/", "true");
    row("a=1", "", "");
    row("=1", "", "");
    row("", "", "");
    row("/a", "", "");
    row("/a=", "", "");
    row("/a=EUR", "", "");
    row("/a=NaN", "", "");
    row("/a=01", "", "");
    row("/a~=1", "", "");
    row("/a=1 2", "", "");
}

void TestDocument::parsingSettings() {
    QFETCH(QString, text);
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    if (pointer.isEmpty()) {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, parseSetting(text.toStdString()));
        return;
    }
    const Setting setting = parseSetting(text.toStdString());
    QCOMPARE(QString::fromStdString(setting.pointer), pointer);
    QCOMPARE(QString::fromStdString(setting.value.dump()), value);
}

void TestDocument::settings_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("says"); // a refusal's beginning, or a pointer into what is then written with its value
    const auto row = [](const char* setting, const char* says) {
        QTest::newRow(setting) << QString(setting) << QString(says);
    };
    row("/hosting/utilisation=0.85", "/hosting/utilisation=0.85");
    row("/hosting/throughput/gpu-pro=80", "/hosting/throughput/gpu-pro=80.0");
    row("/hosting/throughput/4090=80", "/hosting/throughput/4090=80.0");
    row("/exchange_rates/GBP/rate=1.2", "/exchange_rates/GBP=1.2");
    row("/constraints/jurisdictions/-=\"FR\"", "/constraints/jurisdictions=[\"FR\"]");
    row("/gpus/-=\"b200\"", "/gpus/4=\"b200\"");
    row("/gpus/0=null", "/gpus/0=\"gpu-pro\"");
    row("/title=null", "/title=\"\"");
    row("/hosting/discount=null", "/hosting/discount=0.0");
    row("/workload/load/users=null", "/workload/load=null");
    row("/_comment=[1]", "/_comment=[1]");
    row("/report/logo/path=\"x\"", "/report={\"logo\":{\"path\":\"x\"}}");
    row("/price_book/gpus/1/price_per_month=700", "/price_book/gpus/1/price_per_month=700.0");
    row("/price_book/apis/1/batch_price_per_million/output=3",
        "/price_book/apis/1/batch_price_per_million={\"output\":3.0}");
    row("/price_book/gpus/1/committed/-={\"months\": 12, \"price_per_month\": 600}",
        "/price_book/gpus/1/committed=[{\"months\":12.0,\"price_per_month\":600.0}]");
    row("/price_book/name=\"Mine\"", "/price_book/name=\"Mine\"");
    row("/price_book=null", "/price_book/name=\"Reference price book\"");
    row("/hosting/utilization=0.5",
        ": /hosting/utilization: is not a key of this format; the nearest known one is /hosting/utilisation");
    row("/hosting/utilization=null",
        ": /hosting/utilization: is not a key of this format; the nearest known one is /hosting/utilisation");
    row("/hosting={\"utilization\": 0.5}", ": /hosting/utilization: is not a key");
    row("/utilisation=0.5",
        ": /utilisation: is not a key of this format; the nearest known one is /hosting/utilisation");
    row("/hostin/utilisation=0.5", ": /hostin: is not a key of this format; the nearest known one is /hosting");
    row("/price_book/gpus/1/price_per_mont=7", ": /price_book/gpus/1/price_per_mont: is not a key of this format; the "
                                               "nearest known one is /price_book/gpus/1/price_per_month");
    row("/gpus/4=\"b200\"", ": /gpus/4: is not an index of this list of 4");
    row("/gpus/01=\"b200\"", ": /gpus/01: is not an index");
    row("/gpus/-1=\"b200\"", ": /gpus/-1: is not an index");
    row("/gpus/x=null", ": /gpus/x: is not an index");
    row("/gpus/-=null", ": /gpus/-: is not an index");
    row("/currency/x=1", ": /currency/x: cannot be set: /currency is text \"EUR\"");
    row("/exchange_rates/USD/source=\"x\"", ": /exchange_rates/USD/source: cannot be set: /exchange_rates/USD is 1");
    row("/hosting/utilisation=1.5", ": /hosting/utilisation: must be above 0 and at most 1, is 1.5");
    row("/hosting/utilisation=\"a\"", ": /hosting/utilisation: must be a number");
    row("/workload/load/users=5", ": /workload/load/requests_per_user_per_day: is missing");
    row("/version=2", ": /version: is version 2");
    row("/format=null", ": /format: is missing");
}

void TestDocument::settings() {
    QFETCH(QString, setting);
    QFETCH(QString, says);
    const std::string text = writeJson(writeDocument(builtinDocument()));
    Document document;
    const QString refusal = refusalOf([&] { document = documentOf(text, {setting.toStdString()}); });
    if (says.startsWith(':')) {
        QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
        return;
    }
    QCOMPARE(refusal, QString("accepted"));
    const auto equals = says.indexOf('=');
    const Json value = writeDocument(document).at(Json::json_pointer(says.left(equals).toStdString()));
    QCOMPARE(QString::fromStdString(value.dump()), says.mid(equals + 1));
}

void TestDocument::settingsGoLeftToRight() {
    const std::vector<std::string> settings = {"/workload/output_tokens_per_month=null",
                                               "/workload/load/users=100",
                                               "/workload/load/requests_per_user_per_day=10",
                                               "/workload/load/output_tokens_per_request=500",
                                               "/hosting/utilisation=0.2",
                                               "/hosting/utilisation=\"from_load\""};
    const Document document = documentOf(smallestScenario(), settings);
    QCOMPARE(document.scenario.workload.load->users, 100.0);
    QVERIFY(document.scenario.hosting.utilisation_from_load);
    // A book is written in before a setting reaches into it.
    const Document priced = documentOf(smallestScenario(), {"/price_book/gpus/0/price_per_hour/on_demand=2"});
    QCOMPARE(*priced.prices->gpus[0].price_per_hour.on_demand, 2.0);
    QCOMPARE(priced.prices->apis.size(), builtinPriceBook()->apis.size());
    std::string deep = "/_x";
    for (int i = 0; i < 150; ++i) {
        deep += "/a";
    }
    verifyContains(refusalOf([&] {
                       documentOf(smallestScenario(), {deep + "=" + std::string(100, '[') + std::string(100, ']')});
                   }),
                   {"200 levels"});
    for (int i = 0; i < 30000; ++i) {
        deep += "/a";
    }
    verifyContains(refusalOf([&] { documentOf(smallestScenario(), {deep + "=1"}); }), {"invalid argument"});
    verifyContains(refusalOf([] { parseSetting("/hosting/overhead=1e999"); }), {": /hosting/overhead: ", "1e999"});
    verifyContains(refusalOf([] { parseSetting("/hosting={\"a\":1,\"a\":2}"); }), {": /hosting/a: ", "twice"});
}

void TestDocument::books() {
    const Json one = parseJson(R"({"format": "bascule-prices", "version": 1, "name": "One", "colour": 1,
        "gpus": [{"id": "g1", "name": "G1", "currency": "EUR", "price_per_month": 800}]})");
    const Json two = parseJson(R"({"format": "bascule-prices", "version": 1, "name": "Two",
        "gpus": [{"id": "g2", "name": "G2", "currency": "EUR", "price_per_month": 900, "colour": 2}],
        "apis": [{"id": "a", "name": "A", "currency": "EUR", "price_per_million": {"output": 3}}]})");
    Warnings warnings;
    const Document document = assembleDocument(parseJson(smallestScenario()), {{"one.json", one}, {"two.json", two}},
                                               {parseSetting("/price_book/gpus/1/price_per_month=950")}, warnings);
    QCOMPARE(comparedGpus(document), (std::vector<std::string>{"g1", "g2"}));
    QCOMPARE(document.prices->name, std::string("One + Two"));
    QCOMPARE(*document.prices->gpus[1].price_per_month, 950.0);
    QVERIFY(document.prices->gpu_specs == builtinPriceBook()->gpu_specs);
    QCOMPARE(warnings.size(), std::size_t{2});
    QCOMPARE(warnings[0].pointer, std::string("/price_book/gpus/1/colour"));
    QCOMPARE(warnings[1].pointer, std::string("/price_book/colour"));
    // Prices never come from the built-in book: the ids the scenario asks for must be in these.
    const Json asks = writeDocument(builtinDocument());
    verifyContains(refusalOf([&] {
                       assembleDocument(asks, {{"one.json", one}}, {}, warnings);
                   }),
                   {": /gpus/0: ", "gpu-starter"});
}

void TestDocument::booksWithClashingIds() {
    const Json book = writePriceBook(*builtinPriceBook());
    Warnings warnings;
    try {
        assembleDocument(parseJson(smallestScenario()), {{"a.json", book}, {"b.json", book}}, {}, warnings);
        QFAIL("an id in two books was accepted");
    } catch (const InputError& error) {
        verifyContains(error.what(), {"gpu-starter", "a.json", "b.json"});
        QCOMPARE(error.file, std::string("b.json"));
    }
    Json broken = book;
    broken["gpus"][2]["gpu_count"] = 0;
    try {
        assembleDocument(parseJson(smallestScenario()), {{"broken.json", broken}}, {}, warnings);
        QFAIL("a broken book was accepted");
    } catch (const InputError& error) {
        QCOMPARE(error.file, std::string("broken.json"));
        QCOMPARE(error.pointer, std::string("/gpus/2/gpu_count"));
    }
}

void TestDocument::kindOfFile() {
    QVERIFY(isPriceBook(writePriceBook(*builtinPriceBook())));
    QVERIFY(!isPriceBook(writeDocument(builtinDocument())));
    for (const char* text : {"[]", "{}", "5", "{\"format\": 3}", "null"}) {
        QVERIFY(!isPriceBook(parseJson(text)));
        verifyContains(refusalOf([&] { documentOf(text); }), {*text == '{' ? "/format" : "must be an object"});
    }
}

// Cut, changed and shuffled files are read or refused with a reason, and what is read can be evaluated and saved.
void TestDocument::brokenTextsNeverCrash() {
    const std::string whole = writeJson(writeDocument(exampleDocument("list-prices")));
    const std::string small = readTestFile("small.bascule.json");
    std::mt19937 random(20261130);
    const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
    constexpr std::string_view bits[] = {"null",          "-1", "0", "1e308", "1e400", "[]", "{}", "\"\"", "true",
                                         "\"from_load\"", ",",  "}", "\xff",  "1e-320"};
    int read = 0;
    int refused = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string text = i % 10 == 0 ? whole : small;
        if (i % 4 == 0) {
            text.resize(below(text.size()));
        }
        for (std::size_t change = 0; change < 1 + below(3) && !text.empty(); ++change) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
            case 0:
                text[at] = static_cast<char>(below(256));
                break;
            case 1:
                text.erase(at, below(12));
                break;
            case 2:
                text.insert(at, bits[below(std::size(bits))]);
                break;
            default: { // another value in place of this one
                const std::size_t from = text.find(": ", at);
                const std::size_t to = from == std::string::npos ? from : text.find_first_of(",}\n", from);
                if (to != std::string::npos) {
                    text.replace(from + 2, to - from - 2, bits[below(std::size(bits))]);
                }
            }
            }
        }
        try {
            const Document document = documentOf(text);
            evaluate(document);
            const std::string saved = writeJson(writeDocument(document));
            QCOMPARE(writeJson(writeDocument(documentOf(saved))), saved);
            ++read;
        } catch (const InputError& error) {
            QVERIFY(*error.what() != '\0');
            QVERIFY(!error.place().empty() || std::string_view(error.what()).find("object") != std::string_view::npos);
            ++refused;
        }
    }
    QVERIFY2(read > 100 && refused > 1000, qPrintable(QString("%1 read, %2 refused").arg(read).arg(refused)));
}

QTEST_GUILESS_MAIN(TestDocument)
#include "test_document.moc"
