#include "model/evaluate.h"
#include "model/training/fine_tuning.h"
#include "tests/model/shape.h"
#include "tests/model/small_book.h"

#include <QTest>

using namespace bascule;
using namespace bascule::test;

// Memory of a fine-tune against published figures, with the tolerance that each of them allows.
namespace {

constexpr double gib = 0x1p30;

const ModelShape mistral_7b = shape(32, 4096, 14336, 32, 8, 32000);
const ModelShape llama_2_7b = shape(32, 4096, 11008, 32, 32, 32000);
const ModelShape llama_2_13b = shape(40, 5120, 13824, 40, 40, 32000);
const ModelShape llama_3_8b = shape(32, 4096, 14336, 32, 8, 128256);
const ModelShape llama_3_70b = shape(80, 8192, 28672, 64, 8, 128256);

double total(const FineTuning& tuning, const ModelShape& model, TuningMethod method) {
    return tuningMemory(tuning, model, method, tuning.sharding, tuning.gpus).bytes.total;
}

GpuRow card(const std::string& id, double gigabytes, double price) {
    GpuRow row = hourlyGpu(id, price, 1);
    row.vram_gb_per_gpu = gigabytes;
    return row;
}

FineTuningResult resultOf(const FineTuning& tuning, const PriceBook& prices) {
    Scenario scenario;
    scenario.fine_tuning = tuning;
    return evaluate(scenario, prices).fine_tuning.value();
}

FineTuning qloraOfMistral() {
    FineTuning tuning;
    tuning.model = mistral_7b;
    tuning.method = TuningMethod::qlora;
    return tuning;
}

} // namespace

class TestFineTuning : public QObject {
    Q_OBJECT
private slots:
    void parameters();
    void trainableParameters();
    void publishedQlora();
    void llamaFactoryTable();
    void zeroStates();
    void articleFitsItsCard();
    void moreGpusNeedLess();
    void stagesDivideOneAfterAnother();
    void verdicts();
    void fewestGpus();
    void timeAndCost();
    void rowsWithoutAnAnswer();
    void methodsSideBySide();
    void givenParameters();
    void overflow();
};

void TestFineTuning::parameters() {
    QCOMPARE(countsOf(mistral_7b).parameters, 7241732096.0);
    QCOMPARE(countsOf(llama_2_7b).parameters, 6738415616.0);
    QCOMPARE(countsOf(llama_2_13b).parameters, 13015864320.0);
    QCOMPARE(countsOf(llama_3_8b).parameters, 8030261248.0);
    QCOMPARE(countsOf(llama_3_70b).parameters, 70553706496.0);
    ModelShape tied = mistral_7b;
    tied.tied_embeddings = true;
    QCOMPARE(countsOf(tied).embeddings * 2, countsOf(mistral_7b).embeddings);
    ModelShape wide = mistral_7b;
    wide.head_size = 256;
    QCOMPARE(widthsOf(wide).attention, 8192.0);
    QCOMPARE(widthsOf(wide).key_value, 2048.0);
}

void TestFineTuning::trainableParameters() {
    QCOMPARE(adapterParameters(mistral_7b, 16, AdapterTargets::all_linear), 41943040.0);
    QCOMPARE(adapterParameters(mistral_7b, 16, AdapterTargets::attention), 13631488.0);
    QCOMPARE(adapterParameters(mistral_7b, 16, AdapterTargets::query_value), 6815744.0);
    QCOMPARE(adapterParameters(llama_2_13b, 16, AdapterTargets::all_linear), 62586880.0);
    QCOMPARE(adapterParameters(llama_3_70b, 16, AdapterTargets::all_linear), 207093760.0);
    ModelShape experts = mistral_7b;
    experts.experts = 8;
    QCOMPARE(adapterParameters(experts, 16, AdapterTargets::attention), 13631488.0);
    QCOMPARE(adapterParameters(experts, 16, AdapterTargets::all_linear), 13631488.0 + 8 * (41943040.0 - 13631488.0));
}

// QLoRA of Llama-3.1-8B, rank 8, batch 2 x 2048, logits in 8 chunks: 7.4 GiB published.
void TestFineTuning::publishedQlora() {
    FineTuning tuning;
    tuning.rank = 8;
    tuning.micro_batch = 2;
    tuning.logits_chunks = 8;
    QVERIFY(near(total(tuning, llama_3_8b, TuningMethod::qlora) / gib, 7.4, 0.2));
}

// LLaMA-Factory's table of memory, in GB as cards have them: one short sequence at a time.
void TestFineTuning::llamaFactoryTable() {
    FineTuning tuning;
    tuning.sequence_tokens = 512;
    QVERIFY(near(total(tuning, llama_2_7b, TuningMethod::qlora) / gib, 6, 0.2));
    QVERIFY(near(total(tuning, llama_3_70b, TuningMethod::qlora) / gib, 48, 0.2));
    QVERIFY(near(total(tuning, llama_2_7b, TuningMethod::lora) / gib, 16, 0.2));
    tuning.weight_bytes = 2;
    tuning.gradient_bytes = 4;
    tuning.optimizer_bytes = 12; // 18 bytes a parameter
    QVERIFY(near(total(tuning, llama_2_7b, TuningMethod::full) / gib, 120, 0.2));
}

// ZeRO's 7.5B on 64 GPUs: 120, 31.4, 16.6 and 1.9 GB of states.
void TestFineTuning::zeroStates() {
    ModelShape model = llama_2_7b;
    model.parameters = 7.5e9;
    const double published[] = {120, 31.4, 16.6, 1.9};
    for (int stage = 0; stage <= 3; ++stage) {
        const TuningBytes bytes = tuningMemory({}, model, TuningMethod::full, stage, 64).bytes;
        const double states = (bytes.weights + bytes.gradients + bytes.optimizer) / 1e9;
        // 1.875 is printed as 1.9: within one per cent, or what the paper's digits say.
        const bool printed = std::round(states * 10) / 10 == published[stage];
        QVERIFY2(near(states, published[stage], 0.01) || printed, qPrintable(QString::number(states)));
    }
}

// Mistral 7B, about 42 M of 7.2 billion parameters trained, 8 x 512 tokens: on an RTX 4090 of 24 GB.
void TestFineTuning::articleFitsItsCard() {
    FineTuning tuning = qloraOfMistral();
    tuning.micro_batch = 8;
    tuning.sequence_tokens = 512;
    const FineTuningResult result = resultOf(tuning, book({card("pro", 24, 1.5)}, {}));
    QVERIFY(near(result.trainable_parameters, 42e6, 0.01) && near(result.counts.parameters, 7.2e9, 0.01));
    QCOMPARE(codeOf(result.fit.at(0).verdict), "fits");
    tuning.method = TuningMethod::full; // "the memory of several GPUs"
    const FitRow full = resultOf(tuning, book({card("pro", 24, 1.5)}, {})).fit.at(0);
    QVERIFY(full.verdict == FitVerdict::no && full.margin_bytes < 0 && *full.gpus_for_fit > 1);
}

void TestFineTuning::moreGpusNeedLess() {
    for (const TuningMethod method : {TuningMethod::full, TuningMethod::lora, TuningMethod::qlora}) {
        double before = INFINITY;
        for (double gpus = 1; gpus <= 1024; gpus *= 2) {
            const double bytes = tuningMemory({}, mistral_7b, method, 3, gpus).bytes.total;
            QVERIFY(bytes < before);
            QCOMPARE(tuningMemory({}, mistral_7b, method, 0, gpus).bytes.total,
                     tuningMemory({}, mistral_7b, method, 3, 1).bytes.total);
            before = bytes;
        }
    }
}

void TestFineTuning::stagesDivideOneAfterAnother() {
    const TuningBytes whole = tuningMemory({}, mistral_7b, TuningMethod::full, 0, 8).bytes;
    for (int stage = 1; stage <= 3; ++stage) {
        const TuningBytes bytes = tuningMemory({}, mistral_7b, TuningMethod::full, stage, 8).bytes;
        QCOMPARE(bytes.optimizer, whole.optimizer / 8);
        QCOMPARE(bytes.gradients, whole.gradients / (stage >= 2 ? 8 : 1));
        QCOMPARE(bytes.weights, whole.weights / (stage >= 3 ? 8 : 1));
        QVERIFY(bytes.activations == whole.activations && bytes.logits == whole.logits);
    }
}

void TestFineTuning::verdicts() {
    QCOMPARE(codeOf(verdictFor(9, 10)), "fits");
    QCOMPARE(codeOf(verdictFor(9.0001, 10)), "tight");
    QCOMPARE(codeOf(verdictFor(10, 10)), "tight");
    QCOMPARE(codeOf(verdictFor(10.0001, 10)), "no");
}

void TestFineTuning::fewestGpus() {
    FineTuning tuning = qloraOfMistral();
    tuning.method = TuningMethod::full;
    for (const double gigabytes : {16.0, 24.0, 40.0, 80.0, 192.0}) {
        const Maybe fewest = gpusForFit(tuning, mistral_7b, gigabytes * gib);
        QVERIFY(fewest.known());
        const auto fits = [&](double gpus) {
            return tuningMemory(tuning, mistral_7b, TuningMethod::full, 3, gpus).bytes.total <= 0.9 * gigabytes * gib;
        };
        QVERIFY(fits(*fewest) && (*fewest == 1 || !fits(*fewest - 1)));
    }
    QVERIFY(!gpusForFit(tuning, mistral_7b, 1 * gib)); // the runtime alone takes it
}

void TestFineTuning::timeAndCost() {
    FineTuning tuning = qloraOfMistral();
    tuning.tokens = 3072000;
    tuning.tokens_per_second = 1350;
    tuning.gpus = 3;
    PriceBook prices = book({card("one", 24, 1.5), card("pair", 24, 2)}, {});
    prices.gpus[1].gpu_count = 2;
    prices.gpus[0].billing_increment_seconds = 1;
    const FineTuningResult result = resultOf(tuning, prices);
    QVERIFY(near(result.hours, 3072000 / 1350.0 / 3600));
    QVERIFY(result.fit[0].rows == 3 && near(result.fit[0].amount, 3 * 1.5 * std::ceil(3072000 / 1350.0) / 3600));
    QVERIFY(result.fit[1].rows == 2 && near(result.fit[1].amount, 4)); // two rows for an hour
    tuning.billing = Billing::interruptible;
    prices.gpus[0].price_per_hour.interruptible = 0.5;
    const FineTuningResult spot = resultOf(tuning, prices);
    QVERIFY(near(*spot.fit[0].amount * 3, *result.fit[0].amount) && !spot.fit[1].amount && spot.fit[1].ok());
}

void TestFineTuning::rowsWithoutAnAnswer() {
    PriceBook prices = book({card("one", 24, 1.5), card("unknown", 24, 2), card("by spec", 24, 2)}, {});
    prices.gpus[1].vram_gb_per_gpu = prices.gpus[2].vram_gb_per_gpu = std::nullopt;
    prices.gpus[2].gpu = "L4";
    GpuSpec spec;
    spec.gpu = "L4";
    spec.vram_gb = 24;
    prices.gpu_specs = {spec};
    const FineTuningResult result = resultOf(qloraOfMistral(), prices);
    QCOMPARE(codeOf(result.fit.at(1).error), "no_memory");
    QCOMPARE(result.fit[1].message, std::string("The memory of unknown is unknown."));
    QVERIFY(result.fit.at(2).ok() && result.fit[2].memory_bytes == 24 * gib);
    QVERIFY(!result.hours && !result.fit[0].amount);
}

void TestFineTuning::methodsSideBySide() {
    const FineTuningResult result = resultOf(qloraOfMistral(), book({card("one", 24, 1.5)}, {}));
    QCOMPARE(result.by_method[2].bytes.total, result.bytes.total);
    QVERIFY(result.by_method[0].bytes.total > result.by_method[1].bytes.total &&
            result.by_method[1].bytes.total > result.bytes.total);
    QCOMPARE(result.by_method[1].trainable_parameters, 41943040.0);
}

void TestFineTuning::givenParameters() {
    ModelShape model = mistral_7b;
    model.parameters = 8e9;
    const ModelCounts counts = countsOf(model);
    QCOMPARE(counts.parameters, 8e9);
    QCOMPARE(counts.linear, 8e9 - 2 * 32000 * 4096.0 - 65 * 4096.0);
}

void TestFineTuning::overflow() {
    FineTuning tuning = qloraOfMistral();
    tuning.sequence_tokens = 1e308;
    QCOMPARE(codeOf(resultOf(tuning, book({card("one", 24, 1)}, {})).error), "overflow");
    tuning = qloraOfMistral();
    tuning.tokens = 1e300;
    tuning.tokens_per_second = 1e-300;
    QCOMPARE(codeOf(resultOf(tuning, book({card("one", 24, 1)}, {})).error), "overflow");
    tuning.tokens_per_second = 1;
    const FineTuningResult longer = resultOf(tuning, book({card("one", 24, 1)}, {}));
    QVERIFY(longer.ok() && longer.fit[0].error == RowError::overflow);
}

QTEST_GUILESS_MAIN(TestFineTuning)
#include "test_fine_tuning.moc"
