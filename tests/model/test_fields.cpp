#include "training_sections.h"

#include "model/scenario_fields.h"

#include <cmath>
#include <set>

using namespace bascule;

class TestFields : public QObject {
    Q_OBJECT
private slots:
    void idsAndPointersAreUnique();
    void everyField_data();
    void everyField();
    void absentSections();
    void everyNumericInputIsInTheTable();
    void accepts();
};

namespace {

std::vector<double> valuesFor(const Field& field) {
    std::vector<double> values;
    for (const double value :
         {0.25, 0.5, 1.0, 3.0, 12.0, 700.0, 1e7, field.minimum, field.maximum, field.slider_low, field.slider_high}) {
        if (field.accepts(value)) {
            values.push_back(value);
        }
    }
    return values;
}

// A fine-tuned model's total must leave something beside its embeddings and norms.
bool refusedAsTooSmall(const Field& field, double value) {
    return (field.pointer == "/fine_tuning/model/parameters" || field.pointer == "/inference/model/parameters") &&
           value < 3e8;
}

// A scenario that has the field: the smallest one, else one with the sections.
std::string scenarioFor(const Field& field) {
    if (isOfComparison(field.group)) return smallestScenario();
    if (field.pointer.starts_with("/workload/")) return scenarioWithLoad();
    for (const std::string& text : scenariosWithSections()) {
        if (!std::isnan(field.get(documentOf(text).scenario))) return text;
    }
    return scenariosWithSections().back();
}

} // namespace

void TestFields::idsAndPointersAreUnique() {
    std::set<std::string_view> ids;
    std::set<std::string_view> pointers;
    for (const Field& field : scenarioFields()) {
        QVERIFY2(ids.insert(field.id).second, field.id.data());
        QVERIFY2(pointers.insert(field.pointer).second, field.pointer.data());
        QCOMPARE(findField(field.id), &field);
        QCOMPARE(findFieldAt(field.pointer), &field);
    }
    QVERIFY(!findField("utilization") && !findFieldAt("/hosting"));
}

void TestFields::everyField_data() {
    QTest::addColumn<QString>("id");
    for (const Field& field : scenarioFields()) {
        QTest::newRow(field.id.data()) << QString::fromUtf8(field.id.data(), static_cast<int>(field.id.size()));
    }
}

void TestFields::everyField() {
    QFETCH(QString, id);
    const Field& field = *findField(id.toStdString());
    QVERIFY(field.accepts(field.fallback()) || std::isnan(field.fallback()));
    QVERIFY(field.nullable || !std::isnan(field.fallback()));
    QVERIFY(field.step > 0);
    if (field.slider_low != field.slider_high) {
        QVERIFY(field.slider_low < field.slider_high);
        QVERIFY(field.accepts(field.slider_low) && field.accepts(field.slider_high));
        QVERIFY(!field.logarithmic || field.slider_low > 0);
        QVERIFY(field.fallback() >= field.slider_low && field.fallback() <= field.slider_high);
    }
    const std::string text = scenarioFor(field);
    const Scenario start = documentOf(text).scenario;
    for (const double value : valuesFor(field)) {
        Scenario scenario = start;
        field.set(scenario, value);
        QCOMPARE(field.get(scenario), value);
        QVERIFY(value == field.get(start) || scenario != start);
        // The same value by pointer, and through a file.
        Warnings warnings;
        const std::string setting = std::string(field.pointer) + "=" + writeNumber(value);
        if (refusedAsTooSmall(field, value)) continue;
        const Document set = documentOf(text, {setting}, &warnings);
        QVERIFY(warnings.empty());
        QVERIFY(set.scenario == scenario);
        QVERIFY(documentOf(writeJson(writeDocument(set))) == set);
    }
    for (const double value :
         {field.minimum - 1, field.maximum + 1, field.minimum_excluded ? field.minimum : -1, field.whole ? 1.5 : -1}) {
        if (std::isfinite(value)) {
            QVERIFY(!field.accepts(value));
            const QString refusal =
                refusalOf([&] { documentOf(text, {std::string(field.pointer) + "=" + writeNumber(value)}); });
            QVERIFY2(refusal.startsWith(": " + QString::fromUtf8(field.pointer.data()) + ": must be "),
                     qPrintable(refusal));
        }
    }
}

// Without its section an input is unknown, and setting it makes none.
void TestFields::absentSections() {
    for (const Field& field : scenarioFields()) {
        if (isOfComparison(field.group)) continue;
        Scenario scenario;
        QVERIFY2(std::isnan(field.get(scenario)), field.id.data());
        field.set(scenario, 1);
        QVERIFY2(scenario == Scenario{}, field.id.data());
    }
}

// What a saved scenario holds as a number is a field, except what the window edits per row or per currency.
void TestFields::everyNumericInputIsInTheTable() {
    std::vector<Scenario> scenarios{Scenario{}, documentOf(scenarioWithLoad()).scenario};
    for (const std::string& text : scenariosWithSections()) {
        scenarios.push_back(documentOf(text).scenario);
    }
    for (const Scenario& scenario : scenarios) {
        const Json flat = writeDocument({scenario, builtinPriceBook()}).flatten();
        for (const auto& [pointer, value] : flat.items()) {
            const QString at = QString::fromStdString(pointer);
            if (value.is_number() && !at.startsWith("/price_book") && !at.startsWith("/exchange_rates") &&
                !at.startsWith("/scaling/gpu_counts") && !at.startsWith("/workload/load/hourly_profile") &&
                pointer != "/version") {
                QVERIFY2(findFieldAt(pointer), pointer.c_str());
            }
        }
    }
}

void TestFields::accepts() {
    const Field& request = *findField("input_tokens_per_request");
    QVERIFY(request.accepts(std::nan("")));
    QVERIFY(std::isnan(request.fallback()));
    Scenario scenario;
    request.set(scenario, 5);
    request.set(scenario, std::nan(""));
    QVERIFY(scenario == Scenario{});
    const Field& volume = *findField("output_tokens_per_month");
    QVERIFY(volume.accepts(0) && volume.accepts(1e300));
    QVERIFY(!volume.accepts(std::nan("")) && !volume.accepts(INFINITY));
    QVERIFY(!findField("spare_units")->accepts(0.5));
    QVERIFY(!findField("utilisation")->accepts(0));
    QVERIFY(findField("utilisation")->accepts(1));
}

QTEST_GUILESS_MAIN(TestFields)
#include "test_fields.moc"
