#include "refusal.h"

#include "model/load.h"

using namespace bascule;

namespace {

const char* const whole_scenario = R"({
  "format": "bascule-scenario", "version": 1.0, "title": "T", "notes": "N", "currency": "USD",
  "exchange_rates": {"EUR": 1.08, "GBP": {"rate": 1.3, "as_of": "2026-01-01", "source": "bank", "fixing": "noon"}, "_": "rates"},
  "gpus": ["gpu-pro", "b200"], "apis": [], "reference_gpu": "b200",
  "workload": {"output_tokens_per_month": 5e7, "input_tokens_per_output_token": 4, "cached_input_share": 0.5,
    "cache_write_share": 0.5, "batch_share": 0.25, "input_tokens_per_request": 250000, "_note": "w", "requests": 3},
  "hosting": {"utilisation": 0.5, "peak_limit": 0.7, "hours_per_month": 730, "billing": "committed", "commitment_months": 36,
    "schedule": "elastic", "minimum_units": 2.0, "spare_units": 1, "throughput": {"gpu-pro": 70, "_why": "measured"},
    "throughput_factor": 1.5, "prefix_cache_share": 0.3, "discount": 0.1, "overhead": 0.2, "fixed_cost_per_month": 100, "rack": {"a": 1}},
  "api_discount": 0.15, "close_band": 0,
  "constraints": {"jurisdictions": ["FR", "EU"], "certifications": ["ISO 27001"], "no_training_on_data": true, "other": null},
  "model": {"name": "m", "layers": 32}, "variants": [1, 2], "report": {"logo": null},
  "x_note": "keep me", "_comment": ["kept"]
})";

Scenario read(const Json& json) {
    Warnings warnings;
    return readScenario(json, warnings);
}

Json withLoad(const char* hosting = R"({"utilisation": "from_load"})") {
    Json json = parseJson(smallestScenario());
    json["workload"]["load"] = parseJson(
        R"({"users": 1000, "requests_per_user_per_day": 20, "output_tokens_per_request": 250, "input_tokens_per_request": 1000})");
    json["hosting"] = parseJson(hosting);
    return json;
}

} // namespace

class TestScenario : public QObject {
    Q_OBJECT
private slots:
    void everyKeyIsRead();
    void everythingIsKept();
    void warnings();
    void defaults();
    void nullIsAbsent();
    void refusals_data();
    void refusals();
    void load();
    void loadKeepsItsShape();
    void loadRefusals_data();
    void loadRefusals();
    void underscoredIds();
};

void TestScenario::everyKeyIsRead() {
    const Scenario scenario = read(parseJson(whole_scenario));
    QCOMPARE(scenario.currency, std::string("USD"));
    QCOMPARE(scenario.exchange_rates.size(), std::size_t{2});
    QCOMPARE(scenario.exchange_rates.at("GBP").rate, 1.3);
    QCOMPARE(*scenario.exchange_rates.at("GBP").source, std::string("bank"));
    QCOMPARE(scenario.gpus->at(1), std::string("b200"));
    QVERIFY(scenario.apis && scenario.apis->empty());
    QCOMPARE(*scenario.reference_gpu, std::string("b200"));
    QVERIFY(!scenario.reference_api);
    QCOMPARE(scenario.workload.output_tokens_per_month, 5e7);
    QCOMPARE(scenario.workload.cache_write_share, 0.5);
    QCOMPARE(*scenario.workload.input_tokens_per_request, 250000.0);
    QVERIFY(scenario.hosting.billing == Billing::committed);
    QVERIFY(scenario.hosting.schedule == Schedule::elastic);
    QCOMPARE(scenario.hosting.commitment_months, 36.0);
    QCOMPARE(scenario.hosting.minimum_units, 2.0);
    QCOMPARE(scenario.hosting.throughput.size(), std::size_t{1});
    QCOMPARE(scenario.hosting.throughput.at("gpu-pro"), 70.0);
    QCOMPARE(scenario.api_discount, 0.15);
    QCOMPARE(scenario.close_band, 0.0);
    QCOMPARE(scenario.constraints.jurisdictions.at(1), std::string("EU"));
    QVERIFY(scenario.constraints.no_training_on_data);
    QCOMPARE(scenario.model->layers.value_or(0), 32.0);
}

void TestScenario::everythingIsKept() {
    Warnings warnings;
    const Document document = readDocument(parseJson(whole_scenario), warnings);
    const Json written = writeDocument(document);
    Warnings again;
    QVERIFY(readDocument(written, again) == document);
    QCOMPARE(again.size(), warnings.size());
    const std::string text = writeJson(written);
    QCOMPARE(writeJson(writeDocument(readDocument(parseJson(text), again))), text);
    const Json before = parseJson(whole_scenario).flatten();
    const Json after = written.flatten();
    for (const auto& [pointer, value] : before.items()) {
        QVERIFY2(after.contains(pointer) && after.at(pointer) == value, pointer.c_str());
    }
}

void TestScenario::warnings() {
    Warnings warnings;
    Json json = parseJson(whole_scenario);
    json["colour"] = "red";
    json["hosting"]["utilization"] = 0.5;
    readScenario(json, warnings);
    QStringList found;
    for (const Warning& warning : warnings) {
        found += QString::fromStdString(warning.code + " " + warning.pointer);
    }
    found.sort();
    QCOMPARE(found, QStringList({"unknown_key /colour", "unknown_key /constraints/other",
                                 "unknown_key /exchange_rates/GBP/fixing", "unknown_key /hosting/rack",
                                 "unknown_key /hosting/utilization", "unknown_key /workload/requests",
                                 "unknown_key /x_note"}));
    const auto misspelt = std::find_if(warnings.begin(), warnings.end(),
                                       [](const Warning& w) { return w.pointer == "/hosting/utilization"; });
    QCOMPARE(misspelt->nearest, std::string("/hosting/utilisation"));
    verifyContains(QString::fromStdString(misspelt->message), {"utilization", "utilisation"});
}

void TestScenario::defaults() {
    QVERIFY(read(parseJson(smallestScenario())) == Scenario{});
    const Scenario s;
    QCOMPARE(s.currency, std::string("EUR"));
    QCOMPARE(s.workload.output_tokens_per_month, 1e8);
    QCOMPARE(s.hosting.utilisation, 0.65);
    QCOMPARE(s.hosting.peak_limit, 0.8);
    QCOMPARE(s.hosting.hours_per_month, 720.0);
    QCOMPARE(s.hosting.minimum_units, 1.0);
    QCOMPARE(s.close_band, 0.05);
    QVERIFY(s.hosting.billing == Billing::monthly && s.hosting.schedule == Schedule::always_on);
}

void TestScenario::nullIsAbsent() {
    Json nulls = parseJson(smallestScenario());
    for (const char* key : {"title", "notes", "currency", "exchange_rates", "price_book", "gpus", "apis",
                            "reference_gpu", "reference_api", "workload", "hosting", "api_discount", "close_band",
                            "constraints", "model", "training", "corpus", "report"}) {
        nulls[key] = nullptr;
    }
    Warnings warnings;
    QVERIFY(readScenario(nulls, warnings) == Scenario{});
    QVERIFY(warnings.empty());
    const Json every = writeDocument({Scenario{}, builtinPriceBook()});
    for (const char* section : {"workload", "hosting", "constraints"}) {
        for (const auto& [key, value] : every.at(section).items()) {
            Json json = parseJson(smallestScenario());
            json[section][key] = nullptr;
            QVERIFY2(readScenario(json, warnings) == Scenario{}, key.c_str());
        }
    }
    QVERIFY(warnings.empty());
}

void TestScenario::refusals_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* pointer, const char* value, const char* says) {
        QTest::addRow("%s %.20s", pointer, value) << QString(pointer) << QString(value) << QString(says);
    };
    row("/format", "\"bascule-prices\"", ": /format: must be \"bascule-scenario\", is text \"bascule-prices\"");
    row("/version", "999", ": /version: is version 999, made by a newer program; this one reads version 1");
    row("/version", "1.5", ": /version: must be a whole number");
    row("/title", "5", ": /title: must be text, is 5");
    row("/currency", "\"euro\"", ": /currency: must be a currency of three capitals");
    row("/currency", "\"\"", ": /currency: must be a currency");
    row("/exchange_rates", "1", ": /exchange_rates: must be an object, is 1");
    row("/exchange_rates/usd", "1", ": /exchange_rates/usd: must be a currency of three capitals");
    row("/exchange_rates/USD", "0", ": /exchange_rates/USD: must be above 0, is 0");
    row("/exchange_rates/USD", "\"1,08\"",
        ": /exchange_rates/USD: must be a number or an object with a rate, is text \"1,08\"");
    row("/exchange_rates/USD", "{}", ": /exchange_rates/USD/rate: is missing");
    row("/exchange_rates/USD", "{\"rate\": -1}", ": /exchange_rates/USD/rate: must be above 0, is -1");
    row("/gpus", "\"gpu-pro\"", ": /gpus: must be a list, is text \"gpu-pro\"");
    row("/gpus", "[3]", ": /gpus/0: must be text, is 3");
    row("/reference_api", "[]", ": /reference_api: must be text, is a list");
    row("/workload", "[]", ": /workload: must be an object, is a list");
    row("/workload/output_tokens_per_month", "-1", ": /workload/output_tokens_per_month: must be at least 0, is -1");
    row("/workload/output_tokens_per_month", "\"1e8\"",
        ": /workload/output_tokens_per_month: must be a number, is text \"1e8\"");
    row("/workload/output_tokens_per_month", "true", ": /workload/output_tokens_per_month: must be a number, is true");
    row("/workload/input_tokens_per_output_token", "-0.1",
        ": /workload/input_tokens_per_output_token: must be at least 0");
    row("/workload/cached_input_share", "1.5", ": /workload/cached_input_share: must be from 0 to 1, is 1.5");
    row("/workload/batch_share", "-0.1", ": /workload/batch_share: must be from 0 to 1, is -0.1");
    row("/workload", R"({"cached_input_share": 0.7, "cache_write_share": 0.4})",
        ": /workload/cached_input_share: 0.7 and /workload/cache_write_share 0.4 must together be at most 1");
    row("/workload/input_tokens_per_request", "-5", ": /workload/input_tokens_per_request: must be at least 0");
    row("/hosting/utilisation", "0", ": /hosting/utilisation: must be above 0 and at most 1, is 0");
    row("/hosting/utilisation", "1.2", ": /hosting/utilisation: must be above 0 and at most 1, is 1.2");
    row("/hosting/utilisation", "\"from_load\"",
        ": /hosting/utilisation: is \"from_load\", but there is no /workload/load");
    row("/hosting/utilisation", "\"0.5\"", ": /hosting/utilisation: must be a number, is text \"0.5\"");
    row("/hosting/peak_limit", "0", ": /hosting/peak_limit: must be above 0 and at most 1, is 0");
    row("/hosting/hours_per_month", "745", ": /hosting/hours_per_month: must be above 0 and at most 744, is 745");
    row("/hosting/billing", "\"yearly\"",
        ": /hosting/billing: must be one of monthly, on_demand, interruptible, committed, is text \"yearly\"");
    row("/hosting/billing", "1", ": /hosting/billing: must be one of monthly");
    row("/hosting/schedule", "\"\"", ": /hosting/schedule: must be one of always_on, elastic, is text \"\"");
    row("/hosting/commitment_months", "0", ": /hosting/commitment_months: must be a whole number of at least 1, is 0");
    row("/hosting/minimum_units", "0.5", ": /hosting/minimum_units: must be a whole number of at least 0, is 0.5");
    row("/hosting/spare_units", "-1", ": /hosting/spare_units: must be a whole number of at least 0, is -1");
    row("/hosting/throughput", "[]", ": /hosting/throughput: must be an object, is a list");
    row("/hosting/throughput/gpu-pro", "0", ": /hosting/throughput/gpu-pro: must be above 0, is 0");
    row("/hosting/throughput_factor", "0", ": /hosting/throughput_factor: must be above 0, is 0");
    row("/hosting/prefix_cache_share", "2", ": /hosting/prefix_cache_share: must be from 0 to 1, is 2");
    row("/hosting/discount", "1.01", ": /hosting/discount: must be from 0 to 1, is 1.01");
    row("/hosting/overhead", "-0.2", ": /hosting/overhead: must be at least 0, is -0.2");
    row("/hosting/fixed_cost_per_month", "{}", ": /hosting/fixed_cost_per_month: must be a number, is an object");
    row("/api_discount", "-1", ": /api_discount: must be from 0 to 1, is -1");
    row("/close_band", "-0.05", ": /close_band: must be at least 0, is -0.05");
    row("/constraints/jurisdictions", "\"FR\"", ": /constraints/jurisdictions: must be a list, is text \"FR\"");
    row("/constraints/no_training_on_data", "\"yes\"", ": /constraints/no_training_on_data: must be true or false");
    row("/training", "5", ": /training: must be an object, is 5");
    row("/model", "\"Mistral 7B\"", ": /model: must be an object, is text \"Mistral 7B\"");
}

void TestScenario::refusals() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, says);
    Json json = parseJson(smallestScenario());
    json[Json::json_pointer(pointer.toStdString())] = parseJson(value.toStdString());
    const QString refusal = refusalOf([&] { read(json); });
    QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
}

void TestScenario::load() {
    Json json = withLoad();
    const Scenario scenario = read(json);
    const LoadFigures figures = deriveLoad(*scenario.workload.load, scenario.hosting);
    QCOMPARE(figures.output_tokens_per_month, 1000.0 * 20 * 22 * 250);
    QCOMPARE(figures.input_tokens_per_output_token, 4.0);
    QCOMPARE(figures.mean_tokens_per_second, 110e6 / (3600 * 720));
    QCOMPARE(figures.peak_tokens_per_second,
             1000.0 * 20 * 250 / 10 / 3600 * 1.5); // ten even hours, busiest minutes 1.5 times
    QCOMPARE(figures.utilisation, 0.8 * figures.mean_tokens_per_second / figures.peak_tokens_per_second);
    QCOMPARE(*inputPerRequestOf(scenario), 1000.0);
    // A load that is the same every hour of every day uses exactly the peak limit, and 1 is still accepted.
    json["workload"]["load"]["hourly_profile"] = std::vector<double>(24, 0.3);
    json["workload"]["load"]["active_days_per_month"] = 30;
    json["workload"]["load"]["peak_factor"] = 1;
    json["hosting"]["peak_limit"] = 1;
    const Scenario even = read(json);
    QCOMPARE(deriveLoad(*even.workload.load, even.hosting).utilisation, 1.0);
    json["workload"]["load"]["active_days_per_month"] = 31;
    verifyContains(refusalOf([&] { read(json); }), {": /hosting/utilisation: ", "at most 1", "1.03"});
    json["hosting"]["utilisation"] = 0.5; // not from the load: nothing to refuse
    QCOMPARE(read(json).hosting.utilisation, 0.5);
}

void TestScenario::loadKeepsItsShape() {
    Json json = withLoad();
    json["workload"]["load"]["_"] = "survey";
    json["workload"]["load"]["season"] = "autumn";
    Warnings warnings;
    const Document document = readDocument(json, warnings);
    QCOMPARE(warnings.size(), std::size_t{1});
    const Json written = writeDocument(document);
    QVERIFY(written.at("hosting").at("utilisation") == "from_load");
    QVERIFY(written.at("workload").at("output_tokens_per_month").is_null());
    QVERIFY(written.at("workload").at("load").at("season") == "autumn");
    QCOMPARE(written.at("workload").at("load").at("hourly_profile").size(), std::size_t{24});
    QCOMPARE(written.at("workload").at("load").at("hourly_profile")[8].get<double>(), 1.0);
    QCOMPARE(written.at("workload").at("load").at("hourly_profile")[18].get<double>(), 0.0);
    QVERIFY(readDocument(written, warnings) == document);
    Document without = document; // its unknown keys go with the load
    without.scenario.workload.load.reset();
    without.scenario.hosting.utilisation_from_load = false;
    QVERIFY(writeDocument(without).at("workload").at("load").is_null());
}

void TestScenario::loadRefusals_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* pointer, const char* value, const char* says) {
        QTest::addRow("%s %.20s", pointer, value) << QString(pointer) << QString(value) << QString(says);
    };
    row("/workload/output_tokens_per_month", "5", ": /workload/output_tokens_per_month: must be absent");
    row("/workload/input_tokens_per_output_token", "0", ": /workload/input_tokens_per_output_token: must be absent");
    row("/workload/load/users", "0", ": /workload/load/users: must be above 0, is 0");
    row("/workload/load/users", "null", ": /workload/load/users: is missing");
    row("/workload/load/requests_per_user_per_day", "-1",
        ": /workload/load/requests_per_user_per_day: must be above 0");
    row("/workload/load/output_tokens_per_request", "\"many\"",
        ": /workload/load/output_tokens_per_request: must be a number");
    row("/workload/load/active_days_per_month", "32",
        ": /workload/load/active_days_per_month: must be above 0 and at most 31");
    row("/workload/load/input_tokens_per_request", "-1",
        ": /workload/load/input_tokens_per_request: must be at least 0");
    row("/workload/load/peak_factor", "0.9", ": /workload/load/peak_factor: must be at least 1, is 0.9");
    row("/workload/load/hourly_profile", "[1, 2]",
        ": /workload/load/hourly_profile: must be 24 numbers, one an hour, has 2");
    row("/workload/load/hourly_profile", "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]",
        ": /workload/load/hourly_profile: must have an hour above 0");
    row("/workload/load/hourly_profile", "[0,0,0,-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1]",
        ": /workload/load/hourly_profile/3: must be at least 0");
    row("/workload/load", "7", ": /workload/load: must be an object, is 7");
}

void TestScenario::loadRefusals() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, says);
    Json json = withLoad();
    json[Json::json_pointer(pointer.toStdString())] = parseJson(value.toStdString());
    const QString refusal = refusalOf([&] { read(json); });
    QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
}

void TestScenario::underscoredIds() {
    Scenario scenario;
    scenario.hosting.throughput["_own"] = 12;
    Warnings warnings;
    QVERIFY(readScenario(writeDocument({scenario, builtinPriceBook()}), warnings) == scenario);
}

QTEST_GUILESS_MAIN(TestScenario)
#include "test_scenario.moc"
