#include "refusal.h"

using namespace bascule;

// tests/data/bad-input.json: a text, or the built-in comparison with values put into it, and what must come of it. The B numbers
// are faults that people met in programs like this one.
class TestBadInput : public QObject {
    Q_OBJECT
private slots:
    void cases_data();
    void cases();
};

namespace {

std::string textOf(const Json& test) {
    if (test.contains("patch")) {
        Json scenario = writeDocument(builtinDocument());
        for (const auto& [pointer, value] : test.at("patch").items()) {
            scenario[Json::json_pointer(pointer)] = value;
        }
        return writeJson(scenario);
    }
    std::string text;
    for (int i = 0; i < test.value("times", 1); ++i) {
        text += test.at("text").get<std::string>();
    }
    return text;
}

} // namespace

void TestBadInput::cases_data() {
    QTest::addColumn<QByteArray>("text");
    const Json tests = parseJson(readTestFile("bad-input.json"));
    QVERIFY(tests.size() > 30);
    for (const Json& test : tests) {
        QTest::newRow(test.at("name").get<std::string>().c_str()) << QByteArray::fromStdString(writeJson(test));
    }
}

void TestBadInput::cases() {
    QFETCH(QByteArray, text);
    const Json test = parseJson(text.toStdString());
    const std::string input = textOf(test);
    Warnings warnings;
    Document document;
    const QString refusal = refusalOf([&] { document = readDocument(parseJson(input), warnings); });
    if (test.contains("says")) {
        QVERIFY(refusal != "accepted");
        for (const Json& part : test.at("says")) {
            verifyContains(refusal, {QString::fromStdString(part.get<std::string>())});
        }
        return;
    }
    QCOMPARE(refusal, QString("accepted"));
    QStringList found;
    for (const Warning& warning : warnings) {
        found += QString::fromStdString(warning.code + " " + warning.pointer);
    }
    QStringList expected;
    for (const Json& warning : test.at("warns")) {
        expected += QString::fromStdString(warning.get<std::string>());
    }
    QCOMPARE(found, expected);
    const Json saved = parseJson(writeJson(writeDocument(document)));
    for (const auto& [pointer, value] : test.at("keeps").items()) {
        QCOMPARE(QString::fromStdString(saved.at(Json::json_pointer(pointer)).dump()),
                 QString::fromStdString(value.dump()));
    }
}

QTEST_GUILESS_MAIN(TestBadInput)
#include "test_bad_input.moc"
