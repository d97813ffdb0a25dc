#include "case_file.h"
#include "model/compared.h"
#include "model/load.h"
#include "model/load_edits.h"
#include "model/scenario_fields.h"
#include "model/training/book_change.h"
#include "training_sections.h"

#include <cmath>

using namespace bascule;
using namespace bascule::test;

// The load, the invoice beside it, and what clicks on them do to the document (contract 4.1).
class TestLoad : public QObject {
    Q_OBJECT
private slots:
    void thePublishedCase();
    void refusals_data();
    void refusals();
    void invoiceIsKept();
    void invoiceAgainstTheModel();
    void invoiceSolvesTheVolume();
    void invoiceWithoutAnAnswer();
    void noInvoiceNoResult();
    void typedUtilisationTakesOver();
    void onlyPossibleUtilisations();
    void withoutTheLoadNothingChanges();
    void volumes();
    void hours();
    void presets();
    void anotherPriceBook();
};

namespace {

Document loaded(const std::vector<std::string>& settings = {}) { return documentOf(scenarioWithLoad(), settings); }
Json resultsOf(const Document& document) { return writtenAndRead(evaluate(document)); }

} // namespace

void TestLoad::thePublishedCase() {
    for (const Json& example : parsedFile(QStringLiteral("load.json")))
        verifyCase(example);
}

void TestLoad::refusals_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* setting, const char* refusal) {
        QTest::newRow(setting) << QString::fromUtf8(setting) << QString::fromUtf8(refusal);
    };
    row("/workload/load/users=0", ": /workload/load/users: must be above 0, is 0");
    row("/workload/load/users=null", ": /workload/load/users: is missing");
    row("/workload/load/output_tokens_per_request=0",
        ": /workload/load/output_tokens_per_request: must be above 0, is 0");
    row("/workload/load/active_days_per_month=32",
        ": /workload/load/active_days_per_month: must be above 0 and at most 31, is 32");
    row("/workload/load/peak_factor=0.9", ": /workload/load/peak_factor: must be at least 1, is 0.9");
    row("/workload/load/input_tokens_per_request=-1",
        ": /workload/load/input_tokens_per_request: must be at least 0, is -1");
    row("/workload/output_tokens_per_month=1",
        ": /workload/output_tokens_per_month: must be absent when /workload/load is given");
    row("/workload/invoice/amount=0", ": /workload/invoice/amount: must be above 0, is 0");
    row("/workload/invoice/amount=null", ": /workload/invoice/amount: is missing");
    row("/workload/invoice/api=null", ": /workload/invoice/api: is missing");
    row("/workload/invoice/api=\"nobody\"", ": /workload/invoice/api: there is no API \"nobody\" in the price book");
    row("/workload/invoice=[]", ": /workload/invoice: must be an object, is a list");
    row("/workload/invoice/amuont=1",
        ": /workload/invoice/amuont: is not a key of this format; the nearest known one is "
        "/workload/invoice/amount");
}

void TestLoad::refusals() {
    QFETCH(QString, setting);
    QFETCH(QString, refusal);
    QCOMPARE(refusalOf([&] { loaded({setting.toStdString()}); }), refusal);
}

void TestLoad::invoiceIsKept() {
    const Document document = loaded({"/workload/invoice/amount=1234.5", "/workload/invoice/_seen=\"May\""});
    QCOMPARE(document.scenario.workload.invoice->amount, 1234.5);
    const Document again = documentOf(writeJson(writeDocument(document)));
    QVERIFY(again == document);
    QVERIFY(writeDocument(again).at("workload").at("invoice").at("_seen") == "May");
}

// 400 users x 25 requests x 22 days x 350 tokens are 77 M; GPT-5.4 at 7.50 for a million, no input price needed at r = 0.
void TestLoad::invoiceAgainstTheModel() {
    const Json invoice = resultsOf(loaded({"/workload/load/input_tokens_per_request=0"})).at("invoice");
    QVERIFY(invoice.at("api") == "openai/gpt-5.4" && invoice.at("amount") == 900);
    QVERIFY(near(invoice.at("modelled_amount").get<double>(), 77 * 7.5));
    QVERIFY(near(invoice.at("gap").get<double>(), 77 * 7.5 / 900 - 1));
    QVERIFY(near(invoice.at("output_tokens_per_month").get<double>(), 900 / 7.5 * 1e6));
}

// With the whole price: input, cache, long requests, batch, discount, exchange rate.
void TestLoad::invoiceSolvesTheVolume() {
    ApiRow row = longContextApi();
    row.currency = "USD";
    Scenario scenario;
    scenario.exchange_rates["USD"] = {0.5, {}, {}, {}};
    scenario.api_discount = 0.1;
    scenario.workload = {.input_tokens_per_output_token = 4,
                         .cached_input_share = 0.5,
                         .batch_share = 0.25,
                         .input_tokens_per_request = 250000};
    scenario.workload.invoice = Invoice{"api", 1000};
    scenario.constraints.no_training_on_data = true; // unknown of the row: out of the comparison, yet billed
    const auto prices = std::make_shared<const PriceBook>(book({}, {row}));
    const Results before = evaluate(scenario, *prices);
    QVERIFY(before.apis[0].error == RowError::excluded && before.invoice->ok());
    const double list = 22.5 + 4 * (0.5 * 6 + 0.5 * 6), batch = 7.5 + 4 * (0.5 * 1.5 + 0.5 * 0.15);
    const double price = 0.9 * (0.75 * list + 0.25 * batch) * 0.5;
    QVERIFY(near(before.invoice->cost_per_million, price));
    const Document solved = withVolume({scenario, prices}, *before.invoice->output_tokens_per_month);
    QVERIFY(near(solved.scenario.workload.output_tokens_per_month, 1000 / price * 1e6));
    const Results after = evaluate(solved);
    QVERIFY(near(after.invoice->modelled_amount, 1000));
    QVERIFY(std::abs(*after.invoice->gap) < 1e-12);
}

void TestLoad::invoiceWithoutAnAnswer() {
    const Json missing = resultsOf(loaded()).at("invoice"); // input tokens, and the published row prices none
    QVERIFY(missing.at("error") == "missing_input_price" && missing.at("amount") == 900 && !missing.contains("gap"));
    Scenario scenario;
    scenario.workload.invoice = Invoice{"free", 10};
    const Results results = evaluate(scenario, book({}, {api("free", 0)}));
    QVERIFY(near(results.invoice->gap, -1) && !results.invoice->output_tokens_per_month.known());
}

void TestLoad::noInvoiceNoResult() {
    const Json results = resultsOf(loaded({"/workload/invoice=null"}));
    QVERIFY(results.contains("load") && !results.contains("invoice"));
    QVERIFY(!resultsOf(documentOf(smallestScenario())).contains("load"));
}

// One edit of the rate is enough to leave the load's.
void TestLoad::typedUtilisationTakesOver() {
    Scenario scenario = loaded({"/hosting/utilisation=\"from_load\""}).scenario;
    QVERIFY(scenario.hosting.utilisation_from_load);
    findField("utilisation")->set(scenario, 0.4);
    QVERIFY(!scenario.hosting.utilisation_from_load);
    QCOMPARE(evaluate(scenario, *builtinPriceBook()).utilisation, 0.4);
}

void TestLoad::onlyPossibleUtilisations() {
    const Document document = loaded();
    const Document used = withUtilisationFromLoad(document);
    QVERIFY(used.scenario.hosting.utilisation_from_load);
    QVERIFY(withUtilisationFromLoad(used) == used);
    // 10 h on 22 days are 220 h: with units on for 100 h a month, more than all of them.
    const Document crowded = loaded({"/hosting/hours_per_month=100"});
    QVERIFY(deriveLoad(*crowded.scenario.workload.load, crowded.scenario.hosting).utilisation > 1);
    QVERIFY(withUtilisationFromLoad(crowded) == crowded);
    QCOMPARE(refusalOf([] {
                 loaded({"/hosting/utilisation=\"from_load\"", "/hosting/hours_per_month=100"});
             }).left(24),
             QStringLiteral(": /hosting/utilisation: "));
    Scenario edited = used.scenario;
    edited.hosting.hours_per_month = 100;
    keepUtilisationPossible(edited);
    QVERIFY(!edited.hosting.utilisation_from_load);
    const Document none = documentOf(smallestScenario());
    QVERIFY(withUtilisationFromLoad(none) == none);
}

void TestLoad::withoutTheLoadNothingChanges() {
    const Document document = loaded({"/hosting/utilisation=\"from_load\""});
    const Document typed = withoutLoad(document);
    QVERIFY(!typed.scenario.workload.load && !typed.scenario.hosting.utilisation_from_load);
    Json before = resultsOf(document), after = resultsOf(typed);
    before.erase("load");
    QVERIFY(before == after);
    QVERIFY(documentOf(writeJson(writeDocument(typed))) == typed);
    QVERIFY(withoutLoad(typed) == typed);
}

void TestLoad::volumes() {
    const Document typed = documentOf(smallestScenario()), load = loaded();
    QCOMPARE(withVolume(typed, 5e7).scenario.workload.output_tokens_per_month, 5e7);
    const Document fewer = withVolume(load, 38.5e6); // half of 77 M
    QVERIFY(near(fewer.scenario.workload.load->users, 200));
    QVERIFY(near(evaluate(fewer).output_tokens_per_month, 38.5e6));
    QVERIFY(withVolume(load, 0) == load); // nobody is no load
    const Workload asked = withRequests(typed, 1e6, 200, 800).scenario.workload;
    QVERIFY(near(asked.output_tokens_per_month, 2e8) && near(asked.input_tokens_per_output_token, 4) &&
            asked.input_tokens_per_request == 800.0);
    const Document many = withRequests(load, 440000, 200, 800); // 400 x 25 x 22 are 220,000
    QVERIFY(near(many.scenario.workload.load->users, 800));
    QVERIFY(near(evaluate(many).output_tokens_per_month, 440000 * 200.0) &&
            near(evaluate(many).input_tokens_per_output_token, 4));
}

void TestLoad::hours() {
    Document document = withHour(loaded(), 3, 0.5);
    QCOMPARE(document.scenario.workload.load->hourly_profile[3], 0.5);
    for (std::size_t hour = 0; hour < 24; ++hour)
        document = withHour(document, hour, 0);
    QCOMPARE(document.scenario.workload.load->hourly_profile[23], 0.0);
    QCOMPARE(document.scenario.workload.load->hourly_profile[17], 1.0); // the last one with any
    QVERIFY(documentOf(writeJson(writeDocument(document))) == document);
    for (const auto& [hour, demand] : {std::pair<std::size_t, double>{24, 1}, {0, -1}, {0, std::nan("")}})
        QVERIFY(withHour(document, hour, demand) == document);
}

void TestLoad::presets() {
    Load load = startingLoad();
    QCOMPARE(presetOf(load), "office_day");
    for (const LoadPreset& preset : loadPresets()) {
        load.hourly_profile = preset.hourly_profile;
        QCOMPARE(presetOf(load), preset.id);
    }
    load.hourly_profile[2] = 0.3;
    QCOMPARE(presetOf(load), "");
    const auto hoursOf = [](std::size_t i) {
        return std::count(loadPresets()[i].hourly_profile.begin(), loadPresets()[i].hourly_profile.end(), 1.0);
    };
    QVERIFY(hoursOf(0) == 10 && hoursOf(1) == 16 && hoursOf(2) == 24 && hoursOf(3) == 8);
    QVERIFY(loadPresets()[3].hourly_profile[23] == 1 && loadPresets()[3].hourly_profile[5] == 1 &&
            loadPresets()[3].hourly_profile[6] == 0);
}

void TestLoad::anotherPriceBook() {
    Document document = loaded();
    keepSectionsTo(*document.prices, document.scenario);
    QVERIFY(document.scenario.workload.invoice.has_value());
    keepSectionsTo(book({}, {api("other", 1)}), document.scenario);
    QVERIFY(!document.scenario.workload.invoice.has_value());
}

QTEST_GUILESS_MAIN(TestLoad)
#include "test_load.moc"
