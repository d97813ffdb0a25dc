#include "tests/model/small_book.h"

#include <QTest>
#include <functional>

using namespace bascule;
using namespace bascule::test;

// What an API costs, row by row, with its errors and notes.

using ApiChange = std::function<void(Scenario&, ApiRow&)>;
Q_DECLARE_METATYPE(ApiChange)

namespace {

ApiResult apiOf(const ApiChange& change) {
    Scenario scenario;
    ApiRow row = longContextApi();
    change(scenario, row);
    return evaluate(scenario, book({}, {row})).apis.at(0);
}

QString notesOf(const ApiResult& result) {
    QStringList notes;
    for (const Note note : result.notes)
        notes.append(codeOf(note));
    return notes.join(' ');
}

} // namespace

class TestApiCosts : public QObject {
    Q_OBJECT

private slots:
    void apiCosts_data();
    void apiCosts();
    void apiErrors_data();
    void apiErrors();
    void apiNotes_data();
    void apiNotes();
};

void TestApiCosts::apiCosts_data() {
    QTest::addColumn<ApiChange>("change");
    QTest::addColumn<double>("perMillion");
    const auto row = [](const char* name, double perMillion, const ApiChange& change) {
        QTest::newRow(name) << change << perMillion;
    };
    row("output alone", 15, [](Scenario&, ApiRow&) {});
    row("with input", 15 + 4 * 3, [](Scenario& s, ApiRow&) { s.workload.input_tokens_per_output_token = 4; });
    row("cache read and write", 15 + 10 * (0.2 * 3 + 0.7 * 0.3 + 0.1 * 3.75), [](Scenario& s, ApiRow&) {
        s.workload.input_tokens_per_output_token = 10;
        s.workload.cached_input_share = 0.7;
        s.workload.cache_write_share = 0.1;
    });
    row("cached costs the input", 15 + 10 * 3, [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 10;
        s.workload.cached_input_share = 0.7;
        s.workload.cache_write_share = 0.2;
        a.price_per_million.cached_input = a.price_per_million.cache_write = {};
    });
    row("all cached needs no input price", 15 + 10 * 0.3, [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 10;
        s.workload.cached_input_share = 1;
        a.price_per_million.input = {};
    });
    row("shares that sum to one need no input price", 15 + 10 * (0.8 * 0.3 + 0.2 * 3.75), [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 10;
        s.workload.cached_input_share = 0.8;
        s.workload.cache_write_share = 0.2;
        a.price_per_million.input = {};
    });
    row("all in batch needs no list price", 7.5 + 4 * 1.5, [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 4;
        s.workload.batch_share = 1;
        a.price_per_million = {};
    });
    row("a quarter in batch", 0.75 * 27 + 0.25 * 13.5, [](Scenario& s, ApiRow&) {
        s.workload.input_tokens_per_output_token = 4;
        s.workload.batch_share = 0.25;
    });
    row("at the threshold", 27, [](Scenario& s, ApiRow&) {
        s.workload.input_tokens_per_output_token = 4;
        s.workload.input_tokens_per_request = 200000;
    });
    row("above the threshold", 22.5 + 4 * 6, [](Scenario& s, ApiRow&) {
        s.workload.input_tokens_per_output_token = 4;
        s.workload.input_tokens_per_request = 200001;
    });
    row("long context: cached costs the long input, writes stay", 22.5 + 20 * (0.1 * 6 + 0.8 * 6 + 0.1 * 3.75),
        [](Scenario& s, ApiRow&) {
            s.workload.input_tokens_per_output_token = 20;
            s.workload.cached_input_share = 0.8;
            s.workload.cache_write_share = 0.1;
            s.workload.input_tokens_per_request = 250000;
        });
    row("long context with its own cache price", 22.5 + 20 * 0.6, [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 20;
        s.workload.cached_input_share = 1;
        s.workload.input_tokens_per_request = 250000;
        a.long_context->price_per_million.cached_input = 0.6;
    });
    row("long context without an input price keeps the list's", 22.5 + 20 * 0.3, [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 20;
        s.workload.cached_input_share = 1;
        s.workload.input_tokens_per_request = 250000;
        a.long_context->price_per_million.input = {};
    });
    row("batch is never long", 0.5 * 22.5 + 0.5 * 7.5, [](Scenario& s, ApiRow&) {
        s.workload.batch_share = 0.5;
        s.workload.input_tokens_per_request = 250000;
    });
    row("discount and currency", 15 * 0.9 * 0.92, [](Scenario& s, ApiRow& a) {
        s.api_discount = 0.1;
        s.exchange_rates["USD"].rate = 0.92;
        a.currency = "USD";
    });
    row("free", 0, [](Scenario&, ApiRow& a) { a.price_per_million.output = 0; });
}

void TestApiCosts::apiCosts() {
    QFETCH(ApiChange, change);
    QFETCH(double, perMillion);
    const ApiResult api = apiOf(change);
    QCOMPARE(api.message, std::string());
    QVERIFY2(near(api.cost_per_million, perMillion), qPrintable(QString::number(api.cost_per_million, 'g', 17)));
    QVERIFY(near(api.monthly_cost, 100 * perMillion));
}

void TestApiCosts::apiErrors_data() {
    QTest::addColumn<ApiChange>("change");
    QTest::addColumn<RowError>("error");
    const auto row = [](const char* name, RowError error, const ApiChange& change) {
        QTest::newRow(name) << change << error;
    };
    const ApiChange bare = [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 4;
        s.workload.batch_share = 0.5;
        a.price_per_million = {};
        a.batch_price_per_million = {};
        a.currency = "USD";
    };
    row("excluded", RowError::excluded, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        s.constraints.no_training_on_data = true;
    });
    row("output", RowError::missing_output_price, bare);
    row("input", RowError::missing_input_price, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        a.price_per_million.output = 15;
    });
    row("input for a missing cached price", RowError::missing_input_price, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        s.workload.cached_input_share = 1;
        a.price_per_million.output = 15;
    });
    row("input for a missing write price", RowError::missing_input_price, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        s.workload.cached_input_share = 0.5;
        s.workload.cache_write_share = 0.5;
        a.price_per_million = {{}, 0.3, {}, 15, {}};
    });
    row("batch", RowError::missing_batch_price, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        a.price_per_million = {3, {}, {}, 15, {}};
    });
    row("empty batch", RowError::missing_batch_price, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        s.workload.batch_share = 1;
        a.batch_price_per_million = TokenPrices{};
    });
    row("batch output", RowError::missing_batch_output_price, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        s.workload.batch_share = 1;
        a.batch_price_per_million = TokenPrices{1.5, {}, {}, {}, {}};
    });
    row("batch input", RowError::missing_batch_input_price, [=](Scenario& s, ApiRow& a) {
        bare(s, a);
        s.workload.batch_share = 1;
        a.batch_price_per_million = TokenPrices{{}, {}, {}, 7.5, {}};
    });
    row("rate", RowError::no_exchange_rate, [](Scenario&, ApiRow& a) { a.currency = "USD"; });
    row("overflow of the price", RowError::overflow, [](Scenario& s, ApiRow& a) {
        a.price_per_million.output = 1e308;
        a.price_per_million.input = 1e308;
        s.workload.input_tokens_per_output_token = 4;
    });
    row("overflow of the month", RowError::overflow, [](Scenario& s, ApiRow& a) {
        a.price_per_million.output = 1e200;
        s.workload.output_tokens_per_month = 1e200;
    });
    row("long context supplies the output price", RowError::none, [](Scenario& s, ApiRow& a) {
        a.price_per_million.output = {};
        s.workload.input_tokens_per_request = 250000;
    });
}

void TestApiCosts::apiErrors() {
    QFETCH(ApiChange, change);
    QFETCH(RowError, error);
    const ApiResult api = apiOf(change);
    QCOMPARE(codeOf(api.error), codeOf(error));
    QVERIFY2(api.ok() ? api.message.empty() : api.message.starts_with("api ") && api.message.ends_with('.'),
             api.message.c_str());
    QVERIFY(api.ok() || api.notes.empty());
}

void TestApiCosts::apiNotes_data() {
    QTest::addColumn<ApiChange>("change");
    QTest::addColumn<QString>("notes");
    const auto row = [](const char* name, const char* notes, const ApiChange& change) {
        QTest::newRow(name) << change << QString(notes);
    };
    const ApiChange mixed = [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 4;
        s.workload.cached_input_share = 0.5;
        s.workload.cache_write_share = 0.25;
        a.price_per_million.cached_input = a.price_per_million.cache_write = {};
    };
    row("none", "", [](Scenario& s, ApiRow&) { s.workload.input_tokens_per_output_token = 4; });
    row("fallbacks", "cached_at_input_price cache_write_at_input_price", mixed);
    row("no input, no fallback", "", [=](Scenario& s, ApiRow& a) {
        mixed(s, a);
        s.workload.input_tokens_per_output_token = 0;
    });
    row("fallback in the batch tier alone", "cached_at_input_price", [](Scenario& s, ApiRow& a) {
        s.workload.input_tokens_per_output_token = 4;
        s.workload.cached_input_share = 0.5;
        s.workload.batch_share = 0.5;
        a.batch_price_per_million->cached_input = {};
    });
    row("long context", "long_context_price cache_write_at_input_price", [=](Scenario& s, ApiRow& a) {
        mixed(s, a);
        s.workload.input_tokens_per_request = 1e6;
    });
    row("long context, all in batch", "", [](Scenario& s, ApiRow&) {
        s.workload.batch_share = 1;
        s.workload.input_tokens_per_request = 1e6;
    });
}

void TestApiCosts::apiNotes() {
    QFETCH(ApiChange, change);
    QFETCH(QString, notes);
    QCOMPARE(notesOf(apiOf(change)), notes);
}

QTEST_GUILESS_MAIN(TestApiCosts)
#include "test_api_costs.moc"
