#include "model/explain.h"
#include "model/pages/page_spec.h"
#include "model/served.h"
#include "tests/model/case_file.h"
#include "training_sections.h"

using namespace bascule;
using namespace bascule::test;

// The page of inference on its example, and what a throughput says of itself.
class TestInferencePage : public QObject {
    Q_OBJECT
private slots:
    void theArticlesTargetIsMet();
    void barsAddUp();
    void theCurveEndsWhereMemoryDoes();
    void everyFigureIsExplained();
    void unitCostsSideBySide();
    void refusalsSayWhatIsMissing();
    void useThisThroughput();
    void aThroughputSaysWhatItIsFor();
    void oneStreamIsNoLoadedCard();
};

namespace {

SnapshotPtr snapshotOf(const std::vector<std::string>& settings = {}) {
    const std::string text = writeJson(writeDocument(exampleDocument("inference-mistral-7b")));
    return takeSnapshot(documentOf(text, settings));
}

PageSpec pageOf(const SnapshotPtr& snapshot) { return findPage("inference")->build(*snapshot, {}); }
Answer answerOf(const SnapshotPtr& snapshot) { return findPage("inference")->answer(*snapshot, {}); }

const TableSpec::Row* rowOf(const PageSpec& page, std::size_t table, const char* id) {
    for (const TableSpec::Row& row : page.tables.at(table).rows)
        if (row.id == id) return &row;
    return nullptr;
}

double number(const Cell& cell) { return std::get<Quantity>(cell.value).value; }

std::vector<std::string> keysOf(const std::vector<Phrase>& phrases) {
    std::vector<std::string> keys;
    keys.reserve(phrases.size());
    for (const Phrase& phrase : phrases)
        keys.push_back(phrase.key);
    return keys;
}

bool says(const std::vector<Phrase>& phrases, const char* key) {
    const std::vector<std::string> keys = keysOf(phrases);
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

} // namespace

void TestInferencePage::theArticlesTargetIsMet() {
    const SnapshotPtr snapshot = snapshotOf();
    const Answer answer = answerOf(snapshot);
    QVERIFY(answer.has_verdict);
    QCOMPARE(answer.verdict.key, std::string("inference.met"));
    QCOMPARE(answer.verdict.count, 16.0);
    QVERIFY(!says(answer.details, "inference.first.missed") && !says(answer.details, "inference.rate.missed"));
    QVERIFY(says(answer.details, "inference.against") && says(answer.details, "inference.cost"));
    QCOMPARE(answer.figures.size(), std::size_t{3});
    QCOMPARE(answerOf(snapshotOf({"/inference/target_tokens_per_second=70"})).verdict.key,
             std::string("inference.missed"));
    QVERIFY(says(answerOf(snapshotOf({"/inference/target_first_token_milliseconds=60"})).details,
                 "inference.first.missed"));
    QCOMPARE(answerOf(snapshotOf({"/inference/target_tokens_per_second=null",
                                  "/inference/target_first_token_milliseconds=null"}))
                 .verdict.key,
             std::string("inference.serves"));
}

// The parts of a bar are its time, whether computing or reading binds.
void TestInferencePage::barsAddUp() {
    for (const char* setting :
         {"/inference/batch_limit=16", "/inference/prompt_tokens=1", "/inference/compute_efficiency=0.01"}) {
        const SnapshotPtr snapshot = snapshotOf({setting});
        const InferenceResult& r = *snapshot->results.inference;
        const ChartSpec chart = pageOf(snapshot).charts.at(0);
        QCOMPARE(chart.x.categories.size(), std::size_t{6});
        std::array<double, 6> total{};
        for (const Series& series : chart.series)
            if (series.kind == SeriesKind::stacked_bars)
                for (const Point& point : series.points)
                    total.at(static_cast<std::size_t>(point.x)) += point.y;
        const std::array want{r.first_token_best,      r.first_token_mean,          r.first_token_worst,
                              r.prefill.compute * 1e3, r.step_single.total() * 1e3, r.step_batch.total() * 1e3};
        for (std::size_t i = 0; i < want.size(); ++i)
            QVERIFY2(near(total.at(i), want.at(i)), setting);
    }
}

void TestInferencePage::theCurveEndsWhereMemoryDoes() {
    const SnapshotPtr snapshot = snapshotOf();
    const InferenceResult& r = *snapshot->results.inference;
    const ChartSpec chart = pageOf(snapshot).charts.at(1);
    const Series& all = chart.series.at(0);
    QCOMPARE(all.points.back().x, r.memory_sequences);
    QCOMPARE(chart.bands.at(0).from, r.memory_sequences);
    QCOMPARE(chart.present->x, 16.0);
    const auto at = std::find_if(all.points.begin(), all.points.end(), [](Point p) { return p.x == 16; });
    QVERIFY(at != all.points.end() && near(at->y, r.output_tokens_per_second));
    QVERIFY(near(all.points.front().y, 256 / (r.prefill.compute + 256 * r.step_single.total())));
    // One sequence is all that fits: still a chart.
    const ChartSpec one = pageOf(snapshotOf({"/inference/prompt_tokens=300000", "/inference/kv_bytes=1"})).charts.at(1);
    QVERIFY2(one.empty.empty(), one.empty.key.c_str());
}

void TestInferencePage::everyFigureIsExplained() {
    for (const auto& settings :
         {std::vector<std::string>{}, {"/inference/gpus=2"}, {"/hosting/throughput_factor=1.5"}}) {
        const SnapshotPtr snapshot = snapshotOf(settings);
        int explained = 0;
        const auto verify = [&](const std::string& id, const Cell* cell) {
            if (id.empty()) return;
            const Explanation why = explain(*snapshot, id);
            QVERIFY2(!why.empty() && !why.steps.empty(), id.c_str());
            ++explained;
            if (!cell || !std::holds_alternative<Quantity>(cell->value)) return;
            // Seconds, milliseconds and rates of the same figure: the cell is one of them.
            const Quantity last = std::get<Quantity>(why.steps.back().arguments.back());
            const double shown = number(*cell);
            QVERIFY2(near(last.value, shown) || near(last.value * 1e3, shown) || near(1 / last.value, shown),
                     id.c_str());
        };
        const PageSpec page = pageOf(snapshot);
        for (const TableSpec& table : page.tables)
            for (const TableSpec::Row& row : table.rows)
                for (const Cell& cell : row.cells)
                    verify(cell.explain, &cell);
        for (const ChartSpec& chart : page.charts)
            for (const Series& series : chart.series)
                for (const std::string& id : series.explain)
                    verify(id, nullptr);
        for (const KeyFigure& figure : answerOf(snapshot).figures)
            verify(figure.explain, nullptr);
        QVERIFY(explained > 20);
    }
}

// 96 tokens a second are 18.70 a million; the batch serves 899, a million costs 2.00.
void TestInferencePage::unitCostsSideBySide() {
    const PageSpec page = pageOf(snapshotOf());
    const TableSpec::Row *listed = rowOf(page, 1, "listed"), *here = rowOf(page, 1, "estimated");
    QVERIFY(listed && here);
    QCOMPARE(number(listed->cells.at(1)), 96.0);
    QVERIFY(near(number(listed->cells.at(3)), 4.2 / (96 * 3600 * 0.65) * 1e6));
    QVERIFY(near(number(here->cells.at(1)), 898.8680435192842));
    QVERIFY(near(number(here->cells.at(3)), 4.2 / (898.8680435192842 * 3600 * 0.65) * 1e6));
    const Phrase& ratio = std::get<Phrase>(here->cells.at(4).value);
    QVERIFY(near(std::get<Quantity>(ratio.arguments.at(0)).value, 96 / 898.8680435192842));
    // Of the row as a whole: eight copies on eight cards.
    const PageSpec eight = pageOf(snapshotOf({"/price_book/gpus/2/gpu_count=8"}));
    QVERIFY(near(number(rowOf(eight, 1, "estimated")->cells.at(1)), 8 * 898.8680435192842));
}

void TestInferencePage::refusalsSayWhatIsMissing() {
    const SnapshotPtr snapshot = snapshotOf({"/inference/gpu=\"gpu-starter\"", "/inference/memory_fraction=0.5"});
    const Answer answer = answerOf(snapshot);
    QVERIFY(!findPage("inference")->has_result(*snapshot) && !answer.has_verdict);
    QCOMPARE(answer.verdict.key, std::string("inference.does_not_fit.cards"));
    QCOMPARE(answer.verdict.count, 2.0);
    for (const auto& [setting, key] :
         {std::pair{"/inference/precision=\"fp8\"", "scaling.no_peak"},
          std::pair{"/price_book/gpu_specs/8/memory_gb_per_second=null", "inference.no_bandwidth"},
          std::pair{"/inference/compute_efficiency=2", "inference.impossible_compute"},
          std::pair{"/inference/memory_efficiency=2", "inference.impossible_memory"},
          std::pair{"/inference/weight_bytes=1e300", "scaling.overflow"}}) {
        const Answer said = answerOf(snapshotOf({setting}));
        QVERIFY2(said.verdict.key == key, (said.verdict.key + " for " + setting).c_str());
    }
}

void TestInferencePage::useThisThroughput() {
    const SnapshotPtr snapshot = snapshotOf({"/hosting/throughput/gpu-enterprise=120"});
    const Document next = withEstimatedThroughput(*snapshot, "2026-12-01");
    const GpuRow& row = *next.prices->findGpu("gpu-enterprise");
    QVERIFY(near(*row.output_tokens_per_second, 898.8680435192842));
    QVERIFY(next.scenario.hosting.throughput.empty()); // it would hide the row's
    QCOMPARE(row.throughput->as_of.value(), std::string("2026-12-01"));
    QVERIFY(row.throughput->source->find("512") != std::string::npos);
    // What stood there is kept, once.
    QCOMPARE(row.replaced.size(), std::size_t{1});
    QCOMPARE(row.replaced[0].pointer, std::string("/output_tokens_per_second"));
    QVERIFY(row.replaced[0].value.json() == Json(96));
    const SnapshotPtr used = takeSnapshot(next);
    QVERIFY(Served(*used).isUsed() && !Served(*snapshot).isUsed());
    QVERIFY(near(used->results.findGpu("gpu-enterprise")->output_tokens_per_second, 898.8680435192842));
    QVERIFY(says(answerOf(used).details, "inference.used"));
    QCOMPARE(withEstimatedThroughput(*used, "2026-12-02").prices->findGpu("gpu-enterprise")->replaced.size(),
             std::size_t{1});
    QVERIFY(documentOf(writeJson(writeDocument(next))) == next);
    // Without a result nothing changes.
    const SnapshotPtr none = snapshotOf({"/inference/precision=\"fp8\""});
    QVERIFY(withEstimatedThroughput(*none, "2026-12-01") == none->document);
}

void TestInferencePage::aThroughputSaysWhatItIsFor() {
    GpuRow row;
    QCOMPARE(throughputCondition(row).key, std::string("throughput.unsaid"));
    row.throughput.emplace().model = "M";
    QCOMPARE(std::get<PhraseList>(throughputCondition(row).arguments.at(0)).back().key,
             std::string("throughput.load_unsaid_last"));
    const SnapshotPtr snapshot = snapshotOf();
    // On the page of prices, and in the explanation of a unit cost.
    const PageSpec prices = findPage("prices")->build(*snapshot, {});
    const auto& columns = prices.tables.at(0).columns;
    const auto column =
        std::find_if(columns.begin(), columns.end(), [](const Column& c) { return c.id == "throughput_for"; });
    QVERIFY(column != columns.end());
    QVERIFY(says(explain(*snapshot, explainId("cost_per_million", "gpu-enterprise")).steps, "step.throughput_for"));
}

void TestInferencePage::oneStreamIsNoLoadedCard() {
    const Document next = withEstimatedThroughput(*snapshotOf({"/inference/batch_limit=1"}), "2026-12-01");
    const GpuRow& row = *next.prices->findGpu("gpu-enterprise");
    QCOMPARE(row.throughput->concurrency.value(), 1.0);
    QCOMPARE(std::get<PhraseList>(throughputCondition(row).arguments.at(0)).back().key,
             std::string("throughput.one_stream_last"));
}

QTEST_GUILESS_MAIN(TestInferencePage)
#include "test_inference_page.moc"
