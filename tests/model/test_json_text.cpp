#include "refusal.h"

#include <cmath>
#include <limits>
#include <random>

using namespace bascule;

class TestJsonText : public QObject {
    Q_OBJECT
private slots:
    void refusals_data();
    void refusals();
    void deepTexts();
    void largeTexts();
    void byteOrderMark();
    void numbers_data();
    void numbers();
    void numbersReadBackToTheSameDouble();
    void writing();
    void nothingNotFiniteIsWritten();
    void manyKeysTakeLinearTime();
    void pointers();
};

void TestJsonText::refusals_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* text, const char* place, const char* says) {
        QTest::newRow(name) << QByteArray(text) << QString(place) << QString(says);
    };
    row("empty", "", ":1:1: ", "empty");
    row("blank", " \n\t\n", ":3:1: ", "empty");
    row("ends early", "{\"format\": ", ":1:12: ", "unexpected end");
    row("NaN", "{\n \"n/nan\": {\"input\": NaN}}", ":2:21: ", "NaN is not a JSON number");
    row("Infinity", "[Infinity]", ":1:2: ", "Infinity");
    row("minus Infinity", "[-Infinity]", ":1:3: ", "Infinity");
    row("columns are bytes", "[\"\xC3\xA9\xC3\xA9\", x]", ":1:10: ", "invalid literal");
    row("trailing text", "{} x", ":1:4: ", "expected end of input");
    row("two documents", "{}\n{}", ":2:1: ", "expected end of input");
    row("a comma too many", "[1,]", ":1:4: ", "unexpected ']'");
    row("single quotes", "{'a': 1}", ":1:2: ", "invalid literal");
    row("leading zero", "[01]", ":1:3: ", "unexpected number");
    row("leading plus", "[+1]", ":1:2: ", "invalid literal");
    row("comment", "[1] // one", ":1:5: ", "invalid literal");
    row("not UTF-8", "[\n\"caf\xE9\"]", ":2:6: ", "UTF-8");
    row("UTF-16", "\xFF\xFE[", ":1:1: ", "is not UTF-8 text: it is UTF-16");
    QTest::newRow("zero bytes") << QByteArray("[1,\n\0]", 6) << QString(":2:1: ") << QString("it holds zero bytes");
    row("half a surrogate pair", "[\"\\ud800\"]", ":1:9: ", "surrogate");
    row("control character", "[\"a\nb\"]", ":1:4: ", "control character");
    row("number too large", "{\"a\": [1, {\"b\": 1e400}]}", ": /a/1/b: ", "1e400");
    row("negative number too large", "[0, -1e400]", ": /1: ", "-1e400");
    row("duplicate key", "{\"a\": {\"x\": 1,\n \"y\": 2,\n \"x\": 3}}", ": /a/x: ", "line 3");
    row("duplicate key, escaped", "{\"a\": 1, \"\\u0061\": 2}", ": /a: ", "twice");
    row("duplicate key in a list", "[{}, {\"d/same\": 1, \"d/same\": 2}]", ": /1/d~1same: ", "d/same");
}

void TestJsonText::refusals() {
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, says);
    const QString refusal = refusalOf([&] { parseJson(text.toStdString()); });
    QVERIFY2(refusal.startsWith(place), qPrintable(refusal));
    verifyContains(refusal, {says});
    QVERIFY(!refusal.contains('\n'));
}

void TestJsonText::deepTexts() {
    const auto nested = [](int levels) { return std::string(levels, '[') + std::string(levels, ']'); };
    QCOMPARE(refusalOf([&] { parseJson(nested(200)); }), QString("accepted"));
    QCOMPARE(refusalOf([&] { parseJson(nested(201)); }), QString(":1:201: more than 200 levels deep"));
    QCOMPARE(refusalOf([&] { parseJson(std::string(100000, '[')); }), QString(":1:201: more than 200 levels deep"));
    std::string objects;
    for (int i = 0; i < 100000; ++i) {
        objects += "{\"a\":";
    }
    verifyContains(refusalOf([&] { parseJson(objects); }), {":1:1001: "});
}

void TestJsonText::largeTexts() {
    const std::string text = "[]" + std::string(std::size_t{64} << 20, ' ');
    verifyContains(refusalOf([&] { parseJson(text); }), {"64 MiB"});
    QVERIFY(parseJson(std::string_view(text).substr(0, std::size_t{64} << 20)).empty());
}

void TestJsonText::byteOrderMark() {
    QCOMPARE(parseJson("\xEF\xBB\xBF{\"a\": 1}").at("a").get<int>(), 1);
    QCOMPARE(refusalOf([] { parseJson("\xEF\xBB\xBF"); }), QString(":1:1: the file is empty"));
}

void TestJsonText::numbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* text, double value) { QTest::newRow(text) << value << QString(text); };
    row("0", 0.0);
    row("8", 8.0);
    row("-3", -3.0);
    row("100000000", 1e8);
    row("999999999999999", 999999999999999.0);
    row("1e+15", 1e15);
    row("0.65", 0.65);
    row("0.1", 0.1);
    row("0.30000000000000004", 0.1 + 0.2);
    row("1e-05", 1e-5);
    row("2.5e-07", 2.5e-7);
    row("1.7976931348623157e+308", std::numeric_limits<double>::max());
    row("5e-324", std::numeric_limits<double>::denorm_min());
    QTest::newRow("negative zero") << -0.0 << QString("0");
}

void TestJsonText::numbers() {
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(writeNumber(value)), text);
    QCOMPARE(parseJson(writeNumber(value)).get<double>(), value);
}

void TestJsonText::numbersReadBackToTheSameDouble() {
    std::mt19937_64 random(1);
    for (int i = 0; i < 20000; ++i) {
        double value = 0;
        const auto bits = random();
        std::memcpy(&value, &bits, sizeof value);
        if (std::isfinite(value)) {
            QCOMPARE(parseJson(writeJson(Json::array({value})))[0].get<double>(), value);
        }
    }
}

void TestJsonText::writing() {
    const Json value = parseJson(R"({"b":1.50,"a":[1,2.0,"é\n"],"o":{"x":null,"y":[]},"big":18446744073709551615})");
    QCOMPARE(QString::fromStdString(writeJson(value)),
             QString("{\n  \"b\": 1.5,\n  \"a\": [1, 2, \"é\\n\"],\n  \"o\": {\n    \"x\": null,\n    \"y\": []\n  },\n"
                     "  \"big\": 18446744073709551615\n}\n"));
    const Json wide = Json(std::vector<std::string>(20, "a text"));
    QVERIFY(writeJson(Json{{"list", wide}}).find("\n    \"a text\",\n") != std::string::npos);
    const std::string once = writeJson(value);
    QCOMPARE(writeJson(parseJson(once)), once);
}

void TestJsonText::nothingNotFiniteIsWritten() {
    for (const double value : {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                               std::numeric_limits<double>::quiet_NaN()}) {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, writeNumber(value));
        const Json json = {{"a", Json::array({1, value})}};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, writeJson(json));
    }
    const Json bytes = Json("caf\xE9");
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, writeJson(bytes));
}

void TestJsonText::manyKeysTakeLinearTime() {
    const auto parse = [](int keys) {
        std::string text = "{";
        for (int i = 0; i < keys; ++i) {
            text += (i ? ",\"" : "\"") + std::to_string(i) + "\":" + std::to_string(i);
        }
        QElapsedTimer timer;
        timer.start();
        const Json json = parseJson(text + "}");
        return json.size() == static_cast<std::size_t>(keys) ? timer.nsecsElapsed() : -1;
    };
    parse(1000);
    const auto few = parse(10000);
    const auto many = parse(200000); // quadratic would be 400 times as long
    QVERIFY(few > 0 && many > 0);
    QVERIFY2(many < 150 * few, qPrintable(QString("%1 ns for 10,000 keys, %2 ns for 200,000").arg(few).arg(many)));
}

void TestJsonText::pointers() {
    QCOMPARE(pointerTo(pointerTo("", "a/b~c"), 0), std::string("/a~1b~0c/0"));
    const std::vector<std::string> steps = {"a/b~c", "", "-", "0"};
    QCOMPARE(pointerSteps("/a~1b~0c//-/0"), steps);
    QVERIFY(pointerSteps("").empty());
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pointerSteps("a"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pointerSteps("/a~2"));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pointerSteps("/a~"));
}

QTEST_GUILESS_MAIN(TestJsonText)
#include "test_json_text.moc"
