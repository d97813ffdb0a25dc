#include "refusal.h"

#include "model/open_models.h"

using namespace bascule;

class TestOpenModels : public QObject {
    Q_OBJECT
private slots:
    void countsAgree_data();
    void countsAgree();
    void activeParameters();
    void found();
    void refusals_data();
    void refusals();
};

void TestOpenModels::countsAgree_data() {
    QTest::addColumn<QString>("name");
    QVERIFY(openModels().size() >= 15);
    for (const OpenModel& model : openModels()) {
        QTest::newRow(model.shape.name.value_or("").c_str()) << QString::fromStdString(model.shape.name.value_or(""));
    }
}

// What is counted from the widths is what was published with the weights, or the row says why it is not.
void TestOpenModels::countsAgree() {
    QFETCH(QString, name);
    const OpenModel& model = *findOpenModel(name.toStdString());
    QVERIFY(!missingDimension(model.shape) && model.source.starts_with("https://"));
    ModelShape shape = model.shape;
    const double published = shape.parameters.value_or(0);
    shape.parameters = {};
    const double apart = std::abs(countsOf(shape).parameters / published - 1);
    QVERIFY2(apart < 0.01 || (!model.note.empty() && apart < 0.1), qPrintable(QString::number(apart)));
    QVERIFY(countsOf(model.shape).linear > 0);
}

void TestOpenModels::activeParameters() {
    for (const OpenModel& model : openModels()) {
        QCOMPARE(model.shape.active_parameters.has_value(), model.shape.experts > 1);
        QVERIFY(model.shape.active_parameters.value_or(0) < model.shape.parameters.value_or(0) / 2);
    }
}

void TestOpenModels::found() {
    QCOMPARE(findOpenModel("Mistral 7B")->shape.parameters.value_or(0), 7241732096.0);
    QVERIFY(!findOpenModel("Mistral"));
}

void TestOpenModels::refusals_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* setting, const char* says) {
        QTest::newRow(says) << QString(setting) << QString(says);
    };
    row("/format=\"models\"", ": /format: ");
    row("/models/0/layers=0", ": /models/0/layers: must be a whole number of at least 1, is 0");
    row("/models/0/kv_heads=null", ": /models/0/kv_heads: is missing");
    row("/models/0/source=null", ": /models/0/source: is missing");
    row("/models/0/head_sise=128", ": /models/0/head_sise: unknown key");
    row("/models/1={\"name\": \"A\", \"parameters\": 1, \"layers\": 1, \"hidden_size\": 1, \"intermediate_size\": 1, "
        "\"attention_heads\": 1, \"kv_heads\": 1, \"vocabulary_size\": 1, \"source\": \"b\"}",
        ": /models/1/name: \"A\" is listed twice");
}

void TestOpenModels::refusals() {
    QFETCH(QString, setting);
    QFETCH(QString, says);
    Json json = parseJson(R"({"format": "bascule-models", "version": 1, "models": [
      {"name": "A", "parameters": 1, "layers": 1, "hidden_size": 1, "intermediate_size": 1, "attention_heads": 1,
       "kv_heads": 1, "vocabulary_size": 1, "source": "a"}]})");
    QCOMPARE(readOpenModels(json).size(), std::size_t{1});
    const Setting parsed = parseSetting(setting.toStdString());
    json[Json::json_pointer(parsed.pointer)] = parsed.value;
    const QString refusal = refusalOf([&] { readOpenModels(json); });
    QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
}

QTEST_GUILESS_MAIN(TestOpenModels)
#include "test_open_models.moc"
