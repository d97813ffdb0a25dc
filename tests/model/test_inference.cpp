#include "model/inference/inference.h"
#include "model/open_models.h"
#include "tests/model/case_file.h"
#include "tests/model/shape.h"
#include "training_sections.h"

using namespace bascule;
using namespace bascule::test;

// Serving a model: the arithmetic against published figures, and the section `inference` in files.
class TestInference : public QObject {
    Q_OBJECT
private slots:
    void exampleCases();
    void kvBytesPerToken_data();
    void kvBytesPerToken();
    void idealPrefill_data();
    void idealPrefill();
    void publishedThroughput_data();
    void publishedThroughput();
    void memoryLimitsTheBatch();
    void stepsAndPrefill();
    void mixtureOfExperts();
    void tensorParallel();
    void doesNotFit();
    void targets();
    void errors_data();
    void errors();
    void defaults();
    void everythingIsKept();
    void refusals_data();
    void refusals();
    void modelOfTheDocument();
    void copiesOnARow();
    void keysStandInTheirOrder();
};

namespace {

const ServingCard a100{312, 1555, 40 * 0x1p30};
const ServingCard h100{1978.9, 3350, 80 * 0x1p30}; // fp8

const ModelShape& published(const char* name) { return findOpenModel(name)->shape; }

Inference request(double prompt, double output) {
    Inference inference;
    inference.prompt_tokens = prompt;
    inference.output_tokens = output;
    return inference;
}

const std::string& served() {
    static const std::string text = scenariosWithSections().front();
    return text;
}

InferenceResult resultOf(const std::vector<std::string>& settings) {
    const Document document = documentOf(served(), settings);
    return evaluate(document).inference.value();
}

Json evaluated(const Document& document) { return writtenAndRead(evaluate(document)); }

} // namespace

void TestInference::exampleCases() {
    const Json cases = parsedFile("inference.json");
    QCOMPARE(cases.size(), std::size_t{1});
    verifyCase(cases[0]);
}

void TestInference::kvBytesPerToken_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("bytes");
    QTest::newRow("Llama 2 7B") << "Llama 2 7B" << 524288.0;
    QTest::newRow("Llama 3 8B") << "Llama 3.1 8B" << 131072.0;
    QTest::newRow("Mistral 7B") << "Mistral 7B" << 131072.0;
    QTest::newRow("Llama 3 70B") << "Llama 3.1 70B" << 327680.0;
    QTest::newRow("Llama 3.1 405B") << "Llama 3.1 405B" << 516096.0;
    QTest::newRow("Qwen2.5 7B") << "Qwen2.5 7B" << 57344.0;
}

// 16 bits, exactly.
void TestInference::kvBytesPerToken() {
    QFETCH(QString, name);
    QFETCH(double, bytes);
    QCOMPARE(Serving(request(512, 256), published(name.toUtf8().constData()), a100).kvBytesPerToken(), bytes);
}

void TestInference::idealPrefill_data() {
    QTest::addColumn<double>("layers");
    QTest::addColumn<double>("hidden");
    QTest::addColumn<double>("intermediate");
    QTest::addColumn<double>("heads");
    QTest::addColumn<double>("milliseconds");
    QTest::newRow("LLaMA 7B") << 32.0 << 4096.0 << 11008.0 << 32.0 << 22.4;
    QTest::newRow("LLaMA 13B") << 40.0 << 5120.0 << 13824.0 << 40.0 << 43.1;
}

// A published roofline analysis: 512 tokens of context on an A100.
void TestInference::idealPrefill() {
    QFETCH(double, layers);
    QFETCH(double, hidden);
    QFETCH(double, intermediate);
    QFETCH(double, heads);
    QFETCH(double, milliseconds);
    const Serving serving(request(512, 256), shape(layers, hidden, intermediate, heads, heads, 32000), a100);
    QVERIFY2(near(serving.idealPrefill() * 1e3, milliseconds, 0.03),
             qPrintable(QString::number(serving.idealPrefill())));
}

void TestInference::publishedThroughput_data() {
    QTest::addColumn<double>("prompt");
    QTest::addColumn<double>("output");
    QTest::addColumn<double>("rate");
    QTest::newRow("128/128") << 128.0 << 128.0 << 28312.0;
    QTest::newRow("500/2000") << 500.0 << 2000.0 << 17660.0;
    QTest::newRow("1000/1000") << 1000.0 << 1000.0 << 15220.0;
    QTest::newRow("2048/2048") << 2048.0 << 2048.0 << 9305.0;
}

// TensorRT-LLM's own table: Llama 3.1 8B on one H100, FP8 weights and KV cache.
void TestInference::publishedThroughput() {
    QFETCH(double, prompt);
    QFETCH(double, output);
    QFETCH(double, rate);
    Inference inference = request(prompt, output);
    inference.weight_bytes = inference.kv_bytes = 1;
    inference.batch_limit = 1024;
    const Serving serving(inference, published("Llama 3.1 8B"), h100);
    const double got = serving.outputTokensPerSecond(std::min(inference.batch_limit, serving.mostSequences()));
    QVERIFY2(near(got, rate, 0.2), qPrintable(QString::number(got)));
}

void TestInference::memoryLimitsTheBatch() {
    const InferenceResult result = resultOf({});
    QCOMPARE(result.memory_sequences, std::floor((40 * 0x1p30 * 0.9 - 14483464192.0) / (131072.0 * 640)));
    QCOMPARE(result.batch, 256.0);
    QCOMPARE(resultOf({"/inference/batch_limit=1000"}).batch, result.memory_sequences);
    QVERIFY(resultOf({"/inference/kv_bytes=1"}).memory_sequences >= 2 * result.memory_sequences);
    QVERIFY(resultOf({"/inference/memory_fraction=0.8"}).memory_sequences < result.memory_sequences);
}

void TestInference::stepsAndPrefill() {
    const InferenceResult result = resultOf({});
    // Alone, decoding waits for the weights; a prompt of 512 tokens for the computing, a short one for the weights.
    QVERIFY(!result.step_single.computeBound() && result.prefill.compute > result.prefill.weights);
    const InferenceResult brief = resultOf({"/inference/prompt_tokens=1"});
    QCOMPARE(brief.prefill.alone(), brief.prefill.weights);
    QVERIFY(near(result.first_token_worst - result.first_token_best, 20) &&
            near(result.first_token_mean - result.first_token_best, 10));
    // More sequences: a longer step for each, more tokens in all.
    QVERIFY(result.step_batch.total() > result.step_single.total());
    QVERIFY(result.output_tokens_per_second > result.tokens_per_second_single);
    const Inference inference = request(512, 256);
    const Serving serving(inference, published("Mistral 7B"), a100);
    for (double batch = 1; batch < 256; batch *= 2)
        QVERIFY(serving.outputTokensPerSecond(2 * batch) > serving.outputTokensPerSecond(batch));
}

// All experts in memory, the active ones in time.
void TestInference::mixtureOfExperts() {
    ModelShape model = published("Mixtral 8x7B");
    const Inference inference = request(512, 256);
    const Serving sparse(inference, model, a100);
    model.active_parameters = {};
    const Serving dense(inference, model, a100);
    QCOMPARE(sparse.weightBytes(), dense.weightBytes());
    QCOMPARE(sparse.weightBytes(), 2 * 46702792704.0);
    QVERIFY(sparse.prefill().compute < dense.prefill().compute / 3);
    QCOMPARE(sparse.step(1).weights, dense.step(1).weights);
}

void TestInference::tensorParallel() {
    const InferenceResult one = resultOf({}), two = resultOf({"/inference/gpus=2"});
    QVERIFY(near(two.prefill.compute * 2, one.prefill.compute) &&
            near(two.step_single.weights * 2, one.step_single.weights));
    QVERIFY(near(two.step_single.overhead - one.step_single.overhead, 2 * 32 * 20e-6)); // two exchanges a layer
    QVERIFY(two.ideal_prefill_seconds == one.ideal_prefill_seconds && two.memory_bytes == 2 * one.memory_bytes);
}

void TestInference::doesNotFit() {
    const Json error =
        evaluated(documentOf(served(), {"/inference/gpu=\"gpu-starter\"", "/inference/memory_fraction=0.9"}))
            .at("inference");
    // 14.48 + 0.08 GB of 15.46 fit; with less of the card the weights do not.
    QVERIFY(!error.contains("error"));
    const Document small = documentOf(served(), {"/inference/gpu=\"gpu-starter\"", "/inference/memory_fraction=0.5"});
    const Json refused = evaluated(small).at("inference");
    QCOMPARE(refused.at("error").get<std::string>(), std::string("does_not_fit"));
    const QString message = QString::fromStdString(refused.at("message").get<std::string>());
    QVERIFY2(message.contains("6 GB (5.6 GiB) are missing") && message.contains("It takes 2 of these cards"),
             qPrintable(message));
    const InferenceResult result = evaluate(small).inference.value();
    const double need = 14483464192.0 + 131072.0 * 640, have = 8 * 0x1p30;
    QVERIFY(near(result.missing_bytes, need - have) && *result.gpus_for_fit == std::ceil(need / have));
    // As many as are said do hold it, one fewer do not.
    QVERIFY(resultOf({"/inference/gpu=\"gpu-starter\"", "/inference/memory_fraction=0.5", "/inference/gpus=2"}).ok());
    // The weights fit, the first sequence does not.
    const InferenceResult sequence = resultOf({"/inference/prompt_tokens=400000"});
    QVERIFY(sequence.error == RowError::does_not_fit && sequence.weight_bytes < sequence.memory_bytes);
    QVERIFY2(sequence.message.find("with its first sequence") != std::string::npos, sequence.message.c_str());
}

void TestInference::targets() {
    QVERIFY(!resultOf({}).meets_first_token && !resultOf({}).meets_tokens_per_second);
    QVERIFY(evaluated(documentOf(served())).at("inference").at("meets").at("first_token").is_null());
    const InferenceResult both =
        resultOf({"/inference/target_first_token_milliseconds=50", "/inference/target_tokens_per_second=20"});
    QVERIFY(!*both.meets_first_token && *both.meets_tokens_per_second); // 63.6 ms at worst
}

void TestInference::errors_data() {
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* code, const QStringList& settings) {
        QTest::newRow(qPrintable(settings.join(' '))) << settings << QString(code);
    };
    row("no_peak", {"/inference/precision=\"fp8\""});
    row("no_spec", {"/price_book/gpus/2/gpu=\"Z9\""});
    row("no_spec", {"/price_book/gpus/2/gpu=null"});
    row("no_bus", {"/price_book/gpu_specs/8/memory_gb_per_second=null"});
    row("no_memory", {"/price_book/gpus/2/vram_gb_per_gpu=null", "/price_book/gpu_specs/8/vram_gb=null"});
    row("impossible_rate", {"/inference/compute_efficiency=1.2"});
    row("impossible_rate", {"/inference/memory_efficiency=1.2"});
    row("overflow", {"/inference/weight_bytes=1e300", "/inference/model/parameters=1e12"});
    row("overflow", {"/inference/layer_microseconds=1e308"});
}

void TestInference::errors() {
    QFETCH(QStringList, settings);
    QFETCH(QString, code);
    std::vector<std::string> all;
    for (const QString& setting : settings)
        all.push_back(setting.toStdString());
    const InferenceResult result = resultOf(all);
    QCOMPARE(QString(codeOf(result.error)), code);
    QVERIFY(!result.message.empty());
    if (code == "impossible_rate") QVERIFY(result.message.find("120 %") != std::string::npos);
}

void TestInference::defaults() {
    const Inference i = documentOf(served()).scenario.inference.value();
    QVERIFY(i.gpus == 1 && i.precision == Precision::bf16 && i.weight_bytes == 2 && i.kv_bytes == 2);
    QVERIFY(i.batch_limit == 256 && i.memory_fraction == 0.9 && i.batch_window_milliseconds == 20);
    QVERIFY(i.compute_efficiency == 0.55 && i.memory_efficiency == 0.75);
    QVERIFY(i.layer_microseconds == 60 && i.collective_microseconds == 20 && i.sequence_microseconds == 10);
    QVERIFY(!i.target_first_token_milliseconds && !i.target_tokens_per_second);
}

void TestInference::everythingIsKept() {
    Json json = parseJson(served());
    json["inference"]["_why"] = "a note";
    json["inference"]["engine"] = "vLLM";
    json["inference"]["model"]["card"] = true;
    json["inference"]["precision"] = "fp8";
    json["inference"]["target_tokens_per_second"] = 60;
    json["inference"]["prompt_tokens"] = 512.5;
    Warnings warnings;
    const Document document = readDocument(json, warnings);
    QCOMPARE(warnings.size(), std::size_t{2});
    for (const Warning& warning : warnings)
        QCOMPARE(warning.code, std::string("unknown_key"));
    const Json written = writeDocument(document);
    Warnings again;
    QVERIFY(readDocument(parseJson(writeJson(written)), again) == document);
    const Json before = json.flatten(), after = written.flatten();
    for (const auto& [pointer, value] : before.items())
        QVERIFY2(after.contains(pointer) && after.at(pointer) == value, pointer.c_str());
    QVERIFY(written.at("inference").contains("batch_window_milliseconds")); // a later default changes no answer
}

void TestInference::refusals_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* setting, const char* says) {
        QTest::newRow(setting) << QString(setting) << QString(says);
    };
    row("/inference=5", ": /inference: must be an object, is 5");
    row("/inference/gpu=null", ": /inference/gpu: is missing");
    row("/inference/gpu=\"h100\"", ": /inference/gpu: there is no GPU \"h100\" in the price book");
    row("/inference/prompt_tokens=null", ": /inference/prompt_tokens: is missing");
    row("/inference/prompt_tokens=0.5", ": /inference/prompt_tokens: must be at least 1, is 0.5");
    row("/inference/output_tokens=null", ": /inference/output_tokens: is missing");
    row("/inference/gpus=0", ": /inference/gpus: must be a whole number of at least 1, is 0");
    row("/inference/batch_limit=1.5", ": /inference/batch_limit: must be a whole number of at least 1, is 1.5");
    row("/inference/precision=\"int8\"", ": /inference/precision: must be one of bf16, fp8, fp4, is text \"int8\"");
    row("/inference/memory_fraction=1.1", ": /inference/memory_fraction: must be above 0 and at most 1, is 1.1");
    row("/inference/kv_bytes=0", ": /inference/kv_bytes: must be above 0, is 0");
    row("/inference/target_tokens_per_second=true", ": /inference/target_tokens_per_second: must be a number, is true");
    row("/inference/model/kv_heads=null", ": /inference/model/kv_heads: is missing");
    row("/inference/batch_limits=8", ": /inference/batch_limits: is not a key of this format; the nearest known one is "
                                     "/inference/batch_limit");
}

void TestInference::refusals() {
    QFETCH(QString, setting);
    QFETCH(QString, says);
    const QString refusal = refusalOf([&] { documentOf(served(), {setting.toStdString()}); });
    QVERIFY2(refusal.startsWith(says), qPrintable(refusal));
}

// Without a model of its own a server takes the scenario's, as a fine-tune does.
void TestInference::modelOfTheDocument() {
    const Document shared = documentOf(served(), {"/inference/model=null", "/model/layers=16"});
    QCOMPARE(evaluate(shared).inference->kv_bytes_per_token, 2.0 * 16 * 8 * 128 * 2);
    QVERIFY(documentOf(writeJson(writeDocument(shared))) == shared);
    verifyContains(refusalOf([&] {
                       documentOf(served(), {"/inference/model=null", "/model=null"});
                   }),
                   {": /inference/model: is missing"});
    const Document none = documentOf(smallestScenario());
    QVERIFY(!evaluated(none).contains("inference"));
    Results results = evaluate(shared.scenario, *shared.prices, {}, {});
    QVERIFY(results.inference);
    results = evaluate(none.scenario, *none.prices, {}, std::move(results));
    QVERIFY(!results.inference);
}

void TestInference::copiesOnARow() {
    GpuRow row;
    Inference inference;
    QCOMPARE(copiesOnRow(inference, row), 1.0);
    row.gpu_count = 8;
    inference.gpus = 3;
    QCOMPARE(copiesOnRow(inference, row), 2.0);
    inference.gpus = 16;
    QCOMPARE(copiesOnRow(inference, row), 0.5);
}

void TestInference::keysStandInTheirOrder() {
    std::vector<std::string> keys;
    const Json result = evaluated(documentOf(served())).at("inference");
    for (const auto& [key, value] : result.items())
        keys.push_back(key);
    QCOMPARE(keys, (std::vector<std::string>{"kv_bytes_per_token", "weight_bytes", "batch", "ideal", "prefill_seconds",
                                             "step_seconds_single", "step_seconds_batch", "tokens_per_second_single",
                                             "tokens_per_second_per_user", "output_tokens_per_second",
                                             "first_token_milliseconds", "meets"}));
}

QTEST_GUILESS_MAIN(TestInference)
#include "test_inference.moc"
