#include "model/document.h"
#include "model/explain.h"
#include "model/loaded.h"
#include "model/pages/page_spec.h"
#include "refusal.h"
#include "small_book.h"
#include "training_sections.h"

#include <cmath>

using namespace bascule;
using namespace bascule::test;

// The page of the load: sentence, charts, tables and the formulas behind every figure.
class TestLoadPage : public QObject {
    Q_OBJECT
private slots:
    void saysWhatTheTypedRateClaimed();
    void drawsDemandAgainstCapacity();
    void countsIdleMoney();
    void elasticPaysForHours();
    void explainsEveryFigure_data();
    void explainsEveryFigure();
    void withoutAnAnswer();
    void theComparisonSaysWhereItComesFrom();
};

namespace {

// 77 M tokens, 3,500,000 a day over ten hours: 97.2 tok/s, 145.8 at the peak.
SnapshotPtr snapshotOf(const std::vector<std::string>& settings = {}) {
    std::vector<std::string> all = {"/workload/invoice=null", "/reference_gpu=\"gpu-pro\"",
                                    "/workload/load/input_tokens_per_request=0"};
    all.insert(all.end(), settings.begin(), settings.end());
    return takeSnapshot(documentOf(scenarioWithLoad(), all));
}
const PageEntry& entry() { return *findPage("load"); }

} // namespace

void TestLoadPage::saysWhatTheTypedRateClaimed() {
    const SnapshotPtr snapshot = snapshotOf();
    const Answer said = entry().answer(*snapshot, {});
    QVERIFY(said.has_verdict && said.verdict.key == "load.lower");
    const double u = 0.8 * 220 / (720 * 1.5);
    QVERIFY(near(std::get<Quantity>(said.verdict.arguments[0]).value, u));
    QVERIFY(near(std::get<Quantity>(said.verdict.arguments[3]).value, 830.64 / (64 * 3600 * 720 * u) * 1e6));
    QVERIFY(near(std::get<Quantity>(said.verdict.arguments[4]).value, 830.64 / (64 * 3600 * 720 * 0.65) * 1e6));
    QVERIFY(entry().answer(*snapshotOf({"/hosting/utilisation=0.05"}), {}).verdict.key == "load.higher");
    // Whichever rate the comparison uses, the page says the same.
    const Answer used = entry().answer(*snapshotOf({"/hosting/utilisation=\"from_load\""}), {});
    QVERIFY(used.verdict == said.verdict);
}

void TestLoadPage::drawsDemandAgainstCapacity() {
    const SnapshotPtr snapshot = snapshotOf();
    const PageSpec page = entry().build(*snapshot, {});
    QCOMPARE(page.charts.size(), std::size_t{2});
    QVERIFY(page.charts[0].drawable && !page.charts[1].drawable);
    QCOMPARE(page.charts[0].y.high, 1.0);
    const ChartSpec& demand = page.charts[1];
    QVERIFY(near(demand.series[0].points[9].y, 3.5e6 / 10 / 3600) && demand.series[0].points[3].y == 0);
    std::map<std::string, double> levels;
    for (const Series& series : demand.series)
        if (series.kind == SeriesKind::level) levels[series.id] = series.points[0].y;
    QVERIFY(near(levels.at("peak"), 3.5e6 / 10 / 3600 * 1.5));
    QCOMPARE(levels.at("capacity"), 3 * 64.0); // two would be asked for more than 80 % of their 128
    QCOMPARE(levels.at("typed"), 64.0);        // one, for 77 of 107.8 M
}

void TestLoadPage::countsIdleMoney() {
    const SnapshotPtr snapshot = snapshotOf({"/hosting/spare_units=1", "/hosting/fixed_cost_per_month=500"});
    const Loaded loaded(*snapshot);
    QCOMPARE(loaded.derived.units_needed, 4.0);
    const double busy = 77e6 / 64 / (4 * 3600 * 720.0);
    QVERIFY(near(loaded.busyShare(loaded.derived), busy));
    QVERIFY(near(loaded.idleCost(loaded.derived), 4 * 830.64 * (1 - busy))); // people are not idle
    QVERIFY(near(loaded.shareAtPeak(loaded.derived), 3.5e6 / 10 / 3600 * 1.5 / 192));
}

void TestLoadPage::elasticPaysForHours() {
    const SnapshotPtr snapshot = snapshotOf({"/hosting/schedule=\"elastic\"", "/hosting/billing=\"on_demand\""});
    const Loaded loaded(*snapshot);
    QVERIFY(loaded.derived.elastic);
    const double busy = 77e6 / 64 / 3600 / loaded.derived.unit_hours;
    QVERIFY(near(loaded.idleCost(loaded.derived), loaded.derived.unit_hours * 1.5 * (1 - busy)));
    QCOMPARE(loaded.servingUnits(loaded.derived), 3.0); // at the peak
}

void TestLoadPage::explainsEveryFigure_data() {
    QTest::addColumn<QStringList>("settings");
    QTest::newRow("monthly") << QStringList();
    QTest::newRow("used") << QStringList{"/hosting/utilisation=\"from_load\"", "/hosting/spare_units=1"};
    QTest::newRow("elastic") << QStringList{"/hosting/schedule=\"elastic\"", "/hosting/billing=\"on_demand\""};
}

// The last place of the last line is the figure itself.
void TestLoadPage::explainsEveryFigure() {
    QFETCH(QStringList, settings);
    std::vector<std::string> all;
    for (const QString& setting : settings)
        all.push_back(setting.toStdString());
    const SnapshotPtr snapshot = snapshotOf(all);
    const PageSpec page = entry().build(*snapshot, {});
    int explained = 0;
    for (const TableSpec& table : page.tables)
        for (const TableSpec::Row& row : table.rows)
            for (const Cell& cell : row.cells) {
                if (cell.explain.empty()) continue;
                const Explanation found = explain(*snapshot, cell.explain);
                QVERIFY2(!found.empty() && !found.steps.empty(), cell.explain.c_str());
                const auto* value = std::get_if<Quantity>(&cell.value);
                if (!value || table.id != "load") continue;
                const auto& last = std::get<Quantity>(found.steps.back().arguments.back());
                QVERIFY2(near(last.value, value->value, 1e-9, 1e-9), cell.explain.c_str());
                ++explained;
            }
    QVERIFY(explained >= 14);
    for (const ChartSpec& chart : page.charts)
        for (const Series& series : chart.series)
            for (const std::string& id : series.explain)
                QVERIFY2(!explain(*snapshot, id).empty(), id.c_str());
    for (const KeyFigure& figure : entry().answer(*snapshot, {}).figures)
        QVERIFY2(!explain(*snapshot, figure.explain).empty(), figure.explain.c_str());
    QVERIFY(explain(*snapshot, explainId("load.hour", "24")).empty());
    QVERIFY(explain(*snapshot, explainId("load.cost", "gpu-pro", "other")).empty());
}

void TestLoadPage::withoutAnAnswer() {
    QVERIFY(!entry().has_result(*takeSnapshot(documentOf(smallestScenario()))));
    const SnapshotPtr crowded = snapshotOf({"/hosting/hours_per_month=100"});
    QVERIFY(entry().answer(*crowded, {}).verdict.key == "load.impossible");
    QVERIFY(!entry().build(*crowded, {}).charts.empty());
    const SnapshotPtr huge = snapshotOf({"/workload/load/users=1e308", "/workload/load/requests_per_user_per_day=1e3"});
    QVERIFY(entry().answer(*huge, {}).verdict.key == "load.overflow" && !entry().has_result(*huge));
    const SnapshotPtr none = takeSnapshot(documentOf(scenarioWithLoad(), {"/gpus=[]", "/workload/invoice=null"}));
    QVERIFY(entry().answer(*none, {}).verdict.key == "load.bare");
    QVERIFY(entry().build(*none, {}).charts[1].empty.empty());
}

void TestLoadPage::theComparisonSaysWhereItComesFrom() {
    const auto keys = [](const SnapshotPtr& snapshot) {
        QStringList found;
        for (const Phrase& phrase : answer(*snapshot).cautions)
            found += QString::fromStdString(phrase.key);
        return found;
    };
    QVERIFY(keys(snapshotOf()).contains("load.volume_used") && !keys(snapshotOf()).contains("load.utilisation_used"));
    const SnapshotPtr used = snapshotOf({"/hosting/utilisation=\"from_load\""});
    QVERIFY(keys(used).contains("load.utilisation_used"));
    bool derived = false;
    for (const Phrase& step : explain(*used, explainId("capacity_tokens_per_month", "gpu-pro")).steps)
        derived = derived || step.key == "step.load.utilisation";
    QVERIFY(derived);
    QVERIFY(!keys(takeSnapshot(documentOf(smallestScenario()))).contains("load.volume_used"));
}

QTEST_GUILESS_MAIN(TestLoadPage)
#include "test_load_page.moc"
