#include "tests/model/case_file.h"
#include "training_sections.h"

#include "model/training/book_change.h"
#include "model/training/run_length.h"

using namespace bascule;
using namespace bascule::test;

// The sections training, fine_tuning, scaling and model in files: what is read, refused, kept, set and answered.
class TestTrainingSections : public QObject {
    Q_OBJECT
private slots:
    void exampleCases_data();
    void exampleCases();
    void defaults();
    void everythingIsKept();
    void noInterruptionsAreTheSameAsNone();
    void refusals_data();
    void refusals();
    void settings_data();
    void settings();
    void otherLengths();
    void anotherPriceBook();
    void sharedModel();
    void absentSectionsHaveNoResult();
    void keysStandInTheirOrder();
};

namespace {

const Json& cases() {
    static const Json all = parsedFile("training.json");
    return all;
}

std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(key);
    return keys;
}

Json evaluated(const Document& document) { return writtenAndRead(evaluate(document)); }

const std::string& byCompute() {
    static const std::string text = scenariosWithSections().back();
    return text;
}

} // namespace

void TestTrainingSections::exampleCases_data() {
    QTest::addColumn<int>("index");
    QCOMPARE(cases().size(), std::size_t{14});
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].at("name").get<std::string>().c_str()) << static_cast<int>(i);
}

void TestTrainingSections::exampleCases() {
    QFETCH(int, index);
    verifyCase(cases()[static_cast<std::size_t>(index)]);
}

void TestTrainingSections::defaults() {
    const Scenario s = documentOf(scenariosWithSections().front()).scenario;
    const Training& t = s.training.value();
    QVERIFY(t.units == 1 && t.billing == Billing::on_demand && t.interruptions == Interruptions{} && !t.storage);
    QVERIFY(t.days_per_month == 30 && !t.volume_days && t.dataset_gb == 0 && t.export_gb == 0 &&
            t.checkpoint_volume_gb == 0);
    const FineTuning& f = s.fine_tuning.value();
    QVERIFY(f.method == TuningMethod::full && f.targets == AdapterTargets::all_linear && f.rank == 16);
    QVERIFY(f.weight_bytes == 2 && f.gradient_bytes == 2 && f.optimizer_bytes == 12 && f.logits_chunks == 1);
    QVERIFY(f.micro_batch == 1 && f.sequence_tokens == 2048 && f.activation_checkpointing && f.sharding == 0);
    QVERIFY(f.gpus == 1 && !f.tokens && !f.tokens_per_second && f.billing == Billing::on_demand);
    QVERIFY(f.model->experts == 1 && !f.model->tied_embeddings && !f.model->head_size && !f.model->parameters);
    const Scaling& c = s.scaling.value();
    QVERIFY(c.compute.precision == Precision::bf16 && c.compute.method == TrainedPart::full &&
            c.compute.adapter_parameters == 0 && !c.compute.active_parameters);
    QVERIFY(c.gradient_bytes == 2 && c.gpus_per_node == 8 && !c.bus_gb_per_second && c.node_bus_gb_per_second == 25);
    QVERIFY(c.latency_microseconds == 10 && c.overlap == 0);
    QCOMPARE(c.gpu_counts, (std::vector<double>{1, 2, 4, 8}));
    QCOMPARE(documentOf(byCompute()).scenario.training->compute->scaling_efficiency, 1.0);
}

// Unknown keys and comments at every depth, and every value, survive a saving.
void TestTrainingSections::everythingIsKept() {
    Json json = parseJson(byCompute());
    json["model"]["licence"] = "open";
    json["training"]["_why"] = "a note";
    json["training"]["compute"]["measured"] = true;
    json["training"]["interruptions"]["_log"] = {1, 2};
    json["fine_tuning"]["model"]["card"] = {{"url", nullptr}};
    json["scaling"]["nccl"] = "2.21";
    json["training"]["storage"] = "marketplace-volume";
    json["fine_tuning"]["method"] = "qlora";
    json["fine_tuning"]["targets"] = "query_value";
    json["fine_tuning"]["activation_checkpointing"] = false;
    json["fine_tuning"]["billing"] = "interruptible";
    json["scaling"]["gpu_counts"] = {1, 16, 65536};
    json["scaling"]["precision"] = "fp8";
    json["scaling"]["method"] = "lora";
    Warnings warnings;
    const Document document = readDocument(json, warnings);
    QStringList unknown;
    for (const Warning& warning : warnings)
        unknown += QString::fromStdString(warning.code + " " + warning.pointer);
    unknown.sort();
    QCOMPARE(unknown, QStringList({"unknown_key /fine_tuning/model/card", "unknown_key /model/licence",
                                   "unknown_key /scaling/nccl", "unknown_key /training/compute/measured"}));
    const Json written = writeDocument(document);
    Warnings again;
    QVERIFY(readDocument(parseJson(writeJson(written)), again) == document);
    const Json before = json.flatten(), after = written.flatten();
    for (const auto& [pointer, value] : before.items())
        QVERIFY2(after.contains(pointer) && after.at(pointer) == value, pointer.c_str());
}

void TestTrainingSections::noInterruptionsAreTheSameAsNone() {
    const Document without = documentOf(scenariosWithSections().front());
    QVERIFY(documentOf(scenariosWithSections().front(), {"/training/interruptions={}"}) == without);
    QVERIFY(documentOf(scenariosWithSections().front(), {"/training/interruptions=null"}) == without);
}

void TestTrainingSections::refusals_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* setting, const char* says) {
        QTest::newRow(setting) << QString(setting) << QString(says);
    };
    row("/training=5", ": /training: must be an object, is 5");
    row("/training/gpu=null", ": /training/gpu: is missing");
    row("/training/gpu=\"h100\"", ": /training/gpu: there is no GPU \"h100\" in the price book");
    row("/training/storage=\"tape\"", ": /training/storage: there is no storage \"tape\" in the price book");
    row("/training/billing=\"monthly\"", ": /training/billing: must be one of on_demand, interruptible, is text");
    row("/training/units=0", ": /training/units: must be a whole number of at least 1, is 0");
    row("/training/duration_hours=5", ": /training/tokens: must be absent when duration_hours is given");
    row("/training/tokens_per_second=5", ": /training/compute: must be absent when tokens_per_second is given");
    row("/training/tokens=null", ": /training/tokens: is missing");
    row("/training/compute=null", ": /training: must give tokens_per_second or compute beside tokens");
    row("/training={\"gpu\": \"h100-sxm\"}",
        ": /training: must give duration_hours, or tokens with tokens_per_second or compute");
    row("/training/compute/mfu=null", ": /training/compute/mfu: is missing");
    row("/training/compute/mfu=1.1", ": /training/compute/mfu: must be above 0 and at most 1, is 1.1");
    row("/training/compute/parameters=null", ": /training/compute/parameters: is missing");
    row("/training/compute/precision=\"int8\"", ": /training/compute/precision: must be one of bf16, fp8, fp4");
    row("/training/compute/method=\"qlora\"", ": /training/compute/method: must be one of full, lora, is text");
    row("/training/interruptions/mean_hours_between=0",
        ": /training/interruptions/mean_hours_between: must be above 0, is 0");
    row("/training/interruptions=[]", ": /training/interruptions: must be an object, is a list");
    row("/training/dataset_gb=-1", ": /training/dataset_gb: must be at least 0, is -1");
    row("/fine_tuning={}", "accepted"); // the scenario's model
    row("/fine_tuning/model/layers=null", ": /fine_tuning/model/layers: is missing");
    row("/fine_tuning/model/vocabulary_size=null", ": /fine_tuning/model/vocabulary_size: is missing");
    row("/fine_tuning/model/layers=1.5", ": /fine_tuning/model/layers: must be a whole number of at least 1, is 1.5");
    row("/fine_tuning/model/parameters=1e8",
        ": /fine_tuning/model/parameters: must be above the 262410240 of embeddings and norms, is 100000000");
    row("/fine_tuning/model/name=7", ": /fine_tuning/model/name: must be text, is 7");
    row("/fine_tuning/model/tied_embeddings=1", ": /fine_tuning/model/tied_embeddings: must be true or false, is 1");
    row("/fine_tuning/method=\"dora\"", ": /fine_tuning/method: must be one of full, lora, qlora, is text \"dora\"");
    row("/fine_tuning/targets=\"all\"",
        ": /fine_tuning/targets: must be one of all_linear, attention, query_value, is text \"all\"");
    row("/fine_tuning/sharding=4", ": /fine_tuning/sharding: must be a whole number from 0 to 3, is 4");
    row("/fine_tuning/activation_checkpointing=\"yes\"", ": /fine_tuning/activation_checkpointing: must be true or");
    row("/fine_tuning/tokens_per_second=0", ": /fine_tuning/tokens_per_second: must be above 0, is 0");
    row("/scaling/gpu=\"x\"", ": /scaling/gpu: there is no GPU \"x\" in the price book");
    row("/scaling/mfu=0", ": /scaling/mfu: must be above 0 and at most 1, is 0");
    row("/scaling/tokens=null", ": /scaling/tokens: is missing");
    row("/scaling/tokens_per_step=null", ": /scaling/tokens_per_step: is missing");
    row("/scaling/gpu_counts=[1, 65537]", ": /scaling/gpu_counts/1: must be a whole number from 1 to 65536, is 65537");
    row("/scaling/gpu_counts=8", ": /scaling/gpu_counts: must be a list, is 8");
    row("/scaling/overlap=1.5", ": /scaling/overlap: must be from 0 to 1, is 1.5");
    row("/scaling/overlapp=0.5", ": /scaling/overlapp: is not a key of this format; the nearest known one is "
                                 "/scaling/overlap");
    row("/training/unit=2", ": /training/unit: is not a key of this format; the nearest known one is /training/units");
}

void TestTrainingSections::refusals() {
    QFETCH(QString, setting);
    QFETCH(QString, says);
    const QString refusal = refusalOf([&] { documentOf(byCompute(), {setting.toStdString()}); });
    QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
}

void TestTrainingSections::settings_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<double>("value");
    const auto row = [](const char* setting, const char* pointer, double value) {
        QTest::newRow(setting) << QString(setting) << QString(pointer) << value;
    };
    row("/training/units=2", "/training/units", 2);
    row("/scaling/gpu_counts/-=64", "/scaling/0/gpus", 64);
    row("/fine_tuning/method=\"lora\"", "/fine_tuning/trainable_parameters", 41943040);
    row("/fine_tuning/model/layers=16", "/fine_tuning/parameters", 3751940096.0);
}

void TestTrainingSections::settings() {
    QFETCH(QString, setting);
    QFETCH(QString, pointer);
    QFETCH(double, value);
    const Json got = evaluated(documentOf(scenariosWithSections().front(), {setting.toStdString()}));
    QCOMPARE(got.at(Json::json_pointer(pointer.toStdString())).get<double>(), value);
}

// Whatever way is switched to makes a file that is read.
void TestTrainingSections::otherLengths() {
    for (const std::string& text : scenariosWithSections())
        for (const RunLength length : {RunLength::duration, RunLength::rate, RunLength::compute}) {
            Document document = documentOf(text);
            const Training before = document.scenario.training.value();
            setLength(*document.scenario.training, length);
            QVERIFY(lengthOf(*document.scenario.training) == length);
            QVERIFY((document.scenario.training == before) == (lengthOf(before) == length));
            QVERIFY(documentOf(writeJson(writeDocument(document))) == document);
        }
}

// What the new book lacks is replaced or dropped, so that the scenario can still be saved and read.
void TestTrainingSections::anotherPriceBook() {
    Document document = documentOf(byCompute(), {"/training/storage=\"marketplace-volume\""});
    const Scenario before = document.scenario;
    keepSectionsTo(*document.prices, document.scenario);
    QVERIFY(document.scenario == before);
    PriceBook other = book({monthlyGpu("monthly", 100, 1), hourlyGpu("other", 1, 1)}, {});
    keepSectionsTo(other, document.scenario);
    QCOMPARE(document.scenario.training->gpu, std::string("other"));
    QCOMPARE(document.scenario.scaling->gpu, std::string("other"));
    QVERIFY(!document.scenario.training->storage);
    document.prices = std::make_shared<const PriceBook>(other);
    QVERIFY(documentOf(writeJson(writeDocument(document))) == document);
    keepSectionsTo(book({}, {}), document.scenario);
    QVERIFY(!document.scenario.training && !document.scenario.scaling && document.scenario.fine_tuning);
}

// A fine-tune without a model of its own takes the scenario's, which has to be whole only then.
void TestTrainingSections::sharedModel() {
    const std::string text = R"({"format": "bascule-scenario", "version": 1, "model": {"layers": 32}})";
    const Document partial = documentOf(text);
    QCOMPARE(partial.scenario.model->layers.value_or(0), 32.0);
    QVERIFY(documentOf(writeJson(writeDocument(partial))) == partial);
    verifyContains(refusalOf([&] { documentOf(text, {"/fine_tuning={}"}); }), {": /model/hidden_size: is missing"});
    verifyContains(refusalOf([&] { documentOf(smallestScenario(), {"/fine_tuning={}"}); }),
                   {": /fine_tuning/model: is missing"});
    const Json got = evaluated(documentOf(byCompute(), {"/fine_tuning={}", "/model/layers=16"}));
    QCOMPARE(got.at("fine_tuning").at("parameters").get<double>(), 3751940096.0);
}

void TestTrainingSections::absentSectionsHaveNoResult() {
    const Json none = evaluated(documentOf(smallestScenario()));
    for (const char* section : {"training", "fine_tuning", "scaling"})
        QVERIFY2(!none.contains(section), section);
    // In the memory of an answer that had them, too.
    const Document with = documentOf(byCompute());
    const Document without = documentOf(smallestScenario());
    Results results = evaluate(with.scenario, *with.prices, {}, {});
    QVERIFY(results.training && results.fine_tuning && results.scaling);
    results = evaluate(without.scenario, *without.prices, {}, std::move(results));
    QVERIFY(!results.training && !results.fine_tuning && !results.scaling);
}

void TestTrainingSections::keysStandInTheirOrder() {
    const Json got = evaluated(documentOf(byCompute()));
    QCOMPARE(
        keysOf(got.at("training")),
        (std::vector<std::string>{"gpu", "units", "billing", "useful_hours", "expected_hours", "paid_hours_per_unit",
                                  "suggested_checkpoint_every_minutes", "lines", "total", "alternatives", "ranking"}));
    QCOMPARE(keysOf(got.at("training").at("lines").at(0)),
             (std::vector<std::string>{"code", "quantity", "unit", "unit_price", "amount"}));
    QCOMPARE(keysOf(got.at("training").at("alternatives").at(0)),
             (std::vector<std::string>{"code", "hours", "amount"}));
    QCOMPARE(keysOf(got.at("training").at("ranking").at(0)),
             (std::vector<std::string>{"gpu", "units", "hours", "amount"}));
    QCOMPARE(keysOf(got.at("fine_tuning")),
             (std::vector<std::string>{"parameters", "trainable_parameters", "bytes", "hours", "fit"}));
    QCOMPARE(keysOf(got.at("fine_tuning").at("fit").at(0)),
             (std::vector<std::string>{"gpu", "verdict", "margin_bytes", "gpus_for_fit", "amount"}));
    QCOMPARE(keysOf(got.at("scaling").at(0)),
             (std::vector<std::string>{"gpus", "days", "compute_seconds_per_step", "all_reduce_seconds", "speedup",
                                       "efficiency", "gpu_hours", "amount"}));
    QVERIFY(got.at("fine_tuning").at("hours").is_null() &&
            got.at("fine_tuning").at("fit").at(0).at("amount").is_null());
}

QTEST_GUILESS_MAIN(TestTrainingSections)
#include "test_training_sections.moc"
