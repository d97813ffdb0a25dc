#include "refusal.h"

#include "model/price_book.h"

using namespace bascule;

namespace {

// A book with one row of each kind; every key of the format with a value.
const char* const whole_book = R"({
  "format": "bascule-prices", "version": 1, "name": "Whole", "_book": "a comment", "colour": "blue",
  "gpus": [{"id": "g", "name": "G", "currency": "EUR", "provider": "P", "gpu": "H100 SXM", "gpu_count": 8.0,
    "vram_gb_per_gpu": 80, "price_per_hour": {"on_demand": 20, "interruptible": 9.5, "reserved": 15},
    "price_per_month": 9000, "committed": [{"months": 12, "price_per_month": 8000, "_n": 1}, {"months": 36, "price_per_month": 7000}],
    "market_median_per_hour": {"on_demand": 22, "interruptible": 11}, "output_tokens_per_second": 900,
    "input_tokens_per_second": 9000, "throughput": {"model": "m", "precision": "fp8", "concurrency": 64, "source": "s", "as_of": "2026-01-02", "x": []},
    "billing_increment_seconds": 1, "host_included": false, "region": "fr-par", "jurisdiction": "FR",
    "certifications": ["SecNumCloud"], "trains_on_data": false, "source": "list", "as_of": "2026-01-01", "notes": "n",
    "replaced": [{"pointer": "/price_per_month", "value": 9500, "source": "old", "as_of": "2025-01-01", "by": "me"}],
    "unconfirmed": ["cents"], "_row": {"deep": [1]}, "colour": "red"}],
  "apis": [{"id": "a", "name": "A", "currency": "USD", "price_per_million": {"input": 1, "cached_input": 0.1, "cache_write": 1.25, "output": 5, "audio": 7},
    "batch_price_per_million": {"input": 0.5, "output": 2.5}, "context_window_tokens": 400000,
    "long_context": {"above_input_tokens": 200000, "price_per_million": {"input": 2, "output": 8}, "x": 1}}],
  "storage": [{"id": "s", "currency": "USD", "provider": "P", "name": "S", "volume_per_gb_month": 0.08, "import_per_gb": 0, "export_per_gb": 0.09, "source": "x", "as_of": "2026-01-01", "y": 1}],
  "gpu_specs": [{"gpu": "H100 SXM", "vram_gb": 80, "memory_gb_per_second": 3350, "bf16_tflops": 989.4, "fp8_tflops": 1978.9, "fp4_tflops": null, "interconnect": "NVLink 4", "interconnect_gb_per_second": 450, "watts": 700, "source": "x", "z": 1}],
  "token_ratios": {"_": "measured", "fr": {"cl100k_base": 0.27, "_note": "prose"}}
})";

const char* const small_book = R"({"format": "bascule-prices", "version": 1,
  "gpus": [{"id": "g", "name": "G", "currency": "EUR", "price_per_month": 800}],
  "apis": [{"id": "a", "name": "A", "currency": "USD", "price_per_million": {}}],
  "storage": [{"id": "s", "currency": "EUR"}],
  "gpu_specs": [{"gpu": "T4"}], "token_ratios": {"fr": {"cl100k_base": 0.27}}})";

PriceBook read(const Json& json) {
    Warnings warnings;
    return readPriceBook(json, "", warnings);
}

Json with(const char* pointer, const char* value) {
    Json json = parseJson(small_book);
    const Json::json_pointer at{std::string(pointer)};
    if (std::string_view(value) == "absent") {
        json[at.parent_pointer()].erase(at.back());
    } else {
        json[at] = parseJson(value);
    }
    return json;
}

} // namespace

class TestPriceBook : public QObject {
    Q_OBJECT
private slots:
    void everyKeyIsRead();
    void everythingIsKept();
    void warnings();
    void absentAndNullAreUnknown();
    void zeroIsAPrice();
    void refusals_data();
    void refusals();
    void ids();
    void builtinBooks();
    void joining();
};

void TestPriceBook::everyKeyIsRead() {
    const PriceBook book = read(parseJson(whole_book));
    const GpuRow& gpu = *book.findGpu("g");
    QCOMPARE(gpu.gpu_count, 8.0);
    QCOMPARE(*gpu.price_per_hour.interruptible, 9.5);
    QCOMPARE(gpu.committed.at(1).months, 36.0);
    QCOMPARE(gpu.committed.at(1).price_per_month, 7000.0);
    QCOMPARE(*gpu.market_median_per_hour.on_demand, 22.0);
    QCOMPARE(*gpu.throughput->concurrency, 64.0);
    QCOMPARE(gpu.billing_increment_seconds, 1.0);
    QVERIFY(!gpu.host_included);
    QCOMPARE(*gpu.jurisdiction, std::string("FR"));
    QCOMPARE(gpu.certifications->front(), std::string("SecNumCloud"));
    QCOMPARE(*gpu.trains_on_data, false);
    QCOMPARE(gpu.replaced.front().value.json().get<double>(), 9500.0);
    QCOMPARE(gpu.unconfirmed.front(), std::string("cents"));
    const ApiRow& api = *book.findApi("a");
    QCOMPARE(*api.price_per_million.cache_write, 1.25);
    QCOMPARE(*api.batch_price_per_million->output, 2.5);
    QCOMPARE(api.long_context->above_input_tokens, 200000.0);
    QVERIFY(!api.long_context->price_per_million.cached_input);
    QCOMPARE(*book.storage.front().export_per_gb, 0.09);
    QVERIFY(!book.gpu_specs.front().fp4_tflops);
    QCOMPARE(*book.gpu_specs.front().interconnect_gb_per_second, 450.0);
    QCOMPARE(book.token_ratios.at("fr").at("cl100k_base"), 0.27);
    QVERIFY(!book.token_ratios.contains("_"));
    QVERIFY(!book.findGpu("G") && !book.findGpu("") && !book.findApi("g"));
}

void TestPriceBook::everythingIsKept() {
    const PriceBook book = read(parseJson(whole_book));
    const Json written = writePriceBook(book);
    QVERIFY(read(written) == book);
    const std::string text = writeJson(written);
    QCOMPARE(writeJson(writePriceBook(read(parseJson(text)))), text);
    // Every value of the original, unknown ones and comments included, stands where it stood.
    const Json before = parseJson(whole_book).flatten();
    const Json after = written.flatten();
    for (const auto& [pointer, value] : before.items()) {
        if (!value.is_null()) {
            QVERIFY2(after.contains(pointer) && after.at(pointer) == value, pointer.c_str());
        }
    }
}

void TestPriceBook::warnings() {
    Warnings warnings;
    readPriceBook(parseJson(whole_book), "/price_book", warnings);
    QStringList places;
    for (const Warning& warning : warnings) {
        QCOMPARE(warning.code, std::string("unknown_key"));
        places += QString::fromStdString(warning.pointer);
    }
    const QStringList expected = {"/price_book/gpus/0/price_per_hour/reserved",
                                  "/price_book/gpus/0/throughput/x",
                                  "/price_book/gpus/0/replaced/0/by",
                                  "/price_book/gpus/0/colour",
                                  "/price_book/apis/0/price_per_million/audio",
                                  "/price_book/apis/0/long_context/x",
                                  "/price_book/storage/0/y",
                                  "/price_book/gpu_specs/0/z",
                                  "/price_book/colour"};
    places.sort();
    QStringList sorted = expected;
    sorted.sort();
    QCOMPARE(places, sorted);
}

void TestPriceBook::absentAndNullAreUnknown() {
    Json nulls = parseJson(small_book);
    for (const char* key : {"provider",
                            "gpu",
                            "gpu_count",
                            "vram_gb_per_gpu",
                            "price_per_hour",
                            "committed",
                            "market_median_per_hour",
                            "output_tokens_per_second",
                            "input_tokens_per_second",
                            "throughput",
                            "billing_increment_seconds",
                            "host_included",
                            "region",
                            "jurisdiction",
                            "certifications",
                            "trains_on_data",
                            "source",
                            "as_of",
                            "notes",
                            "replaced",
                            "unconfirmed"}) {
        nulls["gpus"][0][key] = nullptr;
    }
    for (const char* key : {"batch_price_per_million", "long_context", "context_window_tokens"}) {
        nulls["apis"][0][key] = nullptr;
    }
    nulls["apis"][0]["price_per_million"]["output"] = nullptr;
    nulls["name"] = nullptr;
    QVERIFY(read(nulls) == read(parseJson(small_book)));
    const PriceBook book = read(nulls);
    QVERIFY(!book.gpus[0].output_tokens_per_second);
    QVERIFY(!book.gpus[0].certifications);
    QVERIFY(!book.gpus[0].trains_on_data);
    QCOMPARE(book.gpus[0].gpu_count, 1.0);
    QCOMPARE(book.gpus[0].billing_increment_seconds, 3600.0);
    QVERIFY(book.gpus[0].host_included);
    QVERIFY(book.apis[0].price_per_million.empty());
    QVERIFY(!book.apis[0].batch_price_per_million);
    // An empty list of specs is none; an absent one is the built-in one.
    QVERIFY(read(with("/gpu_specs", "[]")).gpu_specs.empty());
    QVERIFY(read(with("/gpu_specs", "absent")).gpu_specs == builtinPriceBook()->gpu_specs);
    QVERIFY(read(with("/token_ratios", "null")).token_ratios == builtinPriceBook()->token_ratios);
    QVERIFY(read(with("/apis", "absent")).apis.empty());
}

void TestPriceBook::zeroIsAPrice() {
    const PriceBook book = read(with("/apis/0/price_per_million", R"({"input": 0, "output": 0})"));
    QCOMPARE(book.apis[0].price_per_million.output, std::optional<double>(0));
    QVERIFY(!book.apis[0].price_per_million.empty());
    QVERIFY(read(writePriceBook(book)) == book);
}

void TestPriceBook::refusals_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* pointer, const char* value, const char* says) {
        QTest::addRow("%s %.20s", pointer, value) << QString(pointer) << QString(value) << QString(says);
    };
    row("/format", R"("other")", ": /format: must be \"bascule-prices\", is text \"other\"");
    row("/format", "absent", ": /format: is missing");
    row("/version", "999", ": /version: is version 999, made by a newer program; this one reads version 1");
    row("/version", "0", ": /version: must be a whole number of at least 1, is 0");
    row("/version", "\"1\"", ": /version: must be a number, is text \"1\"");
    row("/version", "absent", ": /version: is missing");
    row("/gpus", "{}", ": /gpus: must be a list, is an object");
    row("/gpus/0", "7", ": /gpus/0: must be an object, is 7");
    row("/gpus/0/id", "absent", ": /gpus/0/id: is missing");
    row("/gpus/0/id", "null", ": /gpus/0/id: is missing");
    row("/gpus/0/id", "\"\"", ": /gpus/0/id: must be an id of 1 to 256 bytes, has 0");
    row("/gpus/0/id", "\"a\\nb\"", ": /gpus/0/id: must be an id without control characters, is text \"a\\nb\"");
    row("/gpus/0/name", "absent", ": /gpus/0/name: is missing");
    row("/gpus/0/currency", "absent", ": /gpus/0/currency: is missing");
    row("/gpus/0/currency", "\"eur\"", ": /gpus/0/currency: must be a currency of three capitals, is text \"eur\"");
    row("/gpus/0/currency", "\"EURO\"", ": /gpus/0/currency: must be a currency");
    row("/gpus/0/price_per_month", "absent", ": /gpus/0: the row \"g\" has no price");
    row("/gpus/0/price_per_month", "-1", ": /gpus/0/price_per_month: must be at least 0, is -1");
    row("/gpus/0/price_per_month", "\"12\"", ": /gpus/0/price_per_month: must be a number, is text \"12\"");
    row("/gpus/0/price_per_month", "true", ": /gpus/0/price_per_month: must be a number, is true");
    row("/gpus/0/price_per_hour", R"({"on_demand": -0.5})",
        ": /gpus/0/price_per_hour/on_demand: must be at least 0, is -0.5");
    row("/gpus/0/price_per_hour", "1.5", ": /gpus/0/price_per_hour: must be an object, is 1.5");
    row("/gpus/0/gpu_count", "0", ": /gpus/0/gpu_count: must be a whole number of at least 1, is 0");
    row("/gpus/0/gpu_count", "-1", ": /gpus/0/gpu_count: must be a whole number of at least 1, is -1");
    row("/gpus/0/gpu_count", "1.5", ": /gpus/0/gpu_count: must be a whole number of at least 1, is 1.5");
    row("/gpus/0/output_tokens_per_second", "0", ": /gpus/0/output_tokens_per_second: must be above 0, is 0");
    row("/gpus/0/input_tokens_per_second", "-2", ": /gpus/0/input_tokens_per_second: must be above 0, is -2");
    row("/gpus/0/billing_increment_seconds", "0", ": /gpus/0/billing_increment_seconds: must be above 0, is 0");
    row("/gpus/0/host_included", "1", ": /gpus/0/host_included: must be true or false, is 1");
    row("/gpus/0/trains_on_data", "\"no\"", ": /gpus/0/trains_on_data: must be true or false, is text \"no\"");
    row("/gpus/0/certifications", "\"ISO\"", ": /gpus/0/certifications: must be a list, is text \"ISO\"");
    row("/gpus/0/certifications", "[\"a\", 2]", ": /gpus/0/certifications/1: must be text, is 2");
    row("/gpus/0/committed", R"([{"months": 0, "price_per_month": 1}])",
        ": /gpus/0/committed/0/months: must be a whole number");
    row("/gpus/0/committed", R"([{"months": 12}])", ": /gpus/0/committed/0/price_per_month: is missing");
    row("/gpus/0/committed", R"([{"months": 12, "price_per_month": 1}, {"months": 12.0, "price_per_month": 2}])",
        ": /gpus/0/committed/1/months: the term of 12 months stands twice");
    row("/gpus/0/replaced", R"([{"value": 1}])", ": /gpus/0/replaced/0/pointer: is missing");
    row("/gpus/0/provider", "5", ": /gpus/0/provider: must be text, is 5");
    row("/gpus/1", R"({"id": "g", "name": "Again", "currency": "EUR", "price_per_month": 1})",
        ": /gpus/1/id: \"g\" stands twice, first at /gpus/0");
    row("/apis/0/price_per_million", "absent", ": /apis/0/price_per_million: is missing");
    row("/apis/0/price_per_million", R"({"output": "5"})", ": /apis/0/price_per_million/output: must be a number");
    row("/apis/0/batch_price_per_million", R"({"input": -1})",
        ": /apis/0/batch_price_per_million/input: must be at least 0");
    row("/apis/0/long_context", R"({"price_per_million": {}})",
        ": /apis/0/long_context/above_input_tokens: is missing");
    row("/apis/0/long_context", R"({"above_input_tokens": 1})", ": /apis/0/long_context/price_per_million: is missing");
    row("/apis/1", R"({"id": "a", "name": "A", "currency": "EUR", "price_per_million": {}})",
        ": /apis/1/id: \"a\" stands twice");
    row("/storage/0/volume_per_gb_month", "-1", ": /storage/0/volume_per_gb_month: must be at least 0");
    row("/storage/0/currency", "absent", ": /storage/0/currency: is missing");
    row("/storage/1", R"({"id": "s", "currency": "EUR"})", ": /storage/1/id: \"s\" stands twice");
    row("/gpu_specs/0/bf16_tflops", "0", ": /gpu_specs/0/bf16_tflops: must be above 0");
    row("/gpu_specs/1", R"({"gpu": "T4"})", ": /gpu_specs/1/gpu: \"T4\" stands twice");
    row("/token_ratios", "[]", ": /token_ratios: must be an object, is a list");
    row("/token_ratios/fr/cl100k_base", "\"x\"", ": /token_ratios/fr/cl100k_base: must be a number");
    row("/token_ratios/fr", "0.2", ": /token_ratios/fr: must be an object, is 0.2");
}

void TestPriceBook::refusals() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, says);
    const Json json = with(qPrintable(pointer), qPrintable(value));
    const QString refusal = refusalOf([&] { read(json); });
    QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
}

void TestPriceBook::ids() {
    Json json = parseJson(small_book);
    Json& id = json["gpus"][0]["id"];
    id = std::string(256, 'x');
    QCOMPARE(read(json).gpus[0].id.size(), std::size_t{256});
    id = std::string(257, 'x');
    verifyContains(refusalOf([&] { read(json); }), {"/gpus/0/id", "257"});
    id = "été 中 =1+1";
    QVERIFY(read(json).findGpu("été 中 =1+1"));
    id = "a\u0085b";
    verifyContains(refusalOf([&] { read(json); }), {"control characters"});
}

void TestPriceBook::builtinBooks() {
    const PriceBook& reference = *builtinPriceBook();
    QCOMPARE(reference.gpus.size(), std::size_t{7});
    QCOMPARE(reference.apis.size(), std::size_t{5});
    QCOMPARE(*reference.findGpu("gpu-pro")->price_per_month, 830.64);
    QCOMPARE(*reference.findApi("mistral/small-4")->price_per_million.output, 0.6);
    QVERIFY(reference.gpu_specs.size() > 15);
    QVERIFY(reference.token_ratios.at("fr").at("cl100k_base") > 0);
    const PriceBook& list = *listPriceBook();
    QVERIFY(list.apis.size() >= 20);
    for (const ApiRow& row : list.apis) {
        QVERIFY2(row.price_per_million.input && row.price_per_million.output && row.source && row.as_of,
                 row.id.c_str());
    }
    for (const PriceBook* book : {&reference, &list}) {
        Warnings warnings;
        QVERIFY(readPriceBook(writePriceBook(*book), "", warnings) == *book);
        QVERIFY(warnings.empty());
    }
}

void TestPriceBook::joining() {
    PriceBook first = read(parseJson(small_book));
    first.name = "First";
    first.extras = KeptJson(Json{{"note", 1}, {"same", 1}});
    Json other = parseJson(small_book);
    other["gpus"][0]["id"] = "h";
    other["apis"][0]["id"] = "b";
    other["storage"][0]["id"] = "t";
    other["token_ratios"]["en"]["cl100k_base"] = 0.19;
    PriceBook second = read(other);
    second.name = "Second";
    second.extras = KeptJson(Json{{"same", 2}, {"more", 3}});
    const PriceBook joined = joinPriceBooks({{"one.json", first}, {"two.json", second}});
    QCOMPARE(joined.name, std::string("First + Second"));
    QCOMPARE(joined.gpus.size(), std::size_t{2});
    QCOMPARE(joined.gpus[1].id, std::string("h"));
    QCOMPARE(joined.apis[0].id + joined.apis[1].id, std::string("ab"));
    QCOMPARE(joined.gpu_specs.size(), std::size_t{1});
    QCOMPARE(joined.token_ratios.size(), std::size_t{2});
    QVERIFY((joined.extras.json() == Json{{"note", 1}, {"same", 1}, {"more", 3}}));
    for (const char* list : {"gpus", "apis", "storage"}) {
        Json clash = other;
        clash[list][0]["id"] = parseJson(small_book)[list][0]["id"];
        try {
            joinPriceBooks({{"one.json", first}, {"two.json", read(clash)}});
            QFAIL(list);
        } catch (const InputError& error) {
            QCOMPARE(error.file, std::string("two.json"));
            QCOMPARE(error.pointer, std::string("/") + list + "/0/id");
            verifyContains(error.what(), {"one.json", "two.json"});
        }
    }
}

QTEST_GUILESS_MAIN(TestPriceBook)
#include "test_price_book.moc"
