#include "model/charts/training.h"
#include "model/compared.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/pages/training_tables.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

void addRows(const TrainingRun& run, std::vector<std::string>& rows) {
    if (run.row) rows.push_back(run.row->id);
    if (run.storage) rows.push_back(run.storage->id);
    for (const RankedGpu& card : run.result->ranking)
        if (card.gpu != run.training->gpu) rows.push_back(card.gpu);
}

void addNotes(const TrainingRun& run, std::vector<Phrase>& notes) {
    bool interruptible = false;
    for (const RunBill& bill : run.bills)
        interruptible = interruptible || bill.interruptible();
    const bool known = run.training->interruptions.mean_hours_between.has_value();
    if (interruptible) notes.push_back(phrase(known ? "note.interruptions_strike" : "note.no_interruptions"));
    if (run.ok() && !run.result->ranking.empty()) {
        const auto left = static_cast<double>(run.prices.gpus.size() - run.result->ranking.size());
        if (left > 0) notes.push_back(counted("note.cards_not_ranked", left));
    }
}

} // namespace

// A run that never finishes has its charts too: they show what to change.
bool hasTraining(const Snapshot& snapshot) {
    const TrainingRun run(snapshot);
    return run.result && (run.ok() || run.result->error == RowError::never_finishes);
}

PageSpec trainingPage(const Snapshot& snapshot, const PageView&) {
    const TrainingRun run(snapshot);
    PageSpec page;
    page.id = "training";
    page.title = phrase("page.training");
    if (!run.result) return page;
    addRows(run, page.rows);
    if (!run.bills.empty()) page.charts.push_back(trainingBars(run));
    if (hasIntervalChart(run)) page.charts.push_back(intervalCurve(run));
    if (run.ok() && !run.result->ranking.empty()) page.charts.push_back(cardsChart(run, page.notes));
    if (run.ok()) page.tables.push_back(linesTable(run));
    if (!run.bills.empty()) page.tables.push_back(billsTable(run));
    if (run.ok() && !run.result->ranking.empty()) page.tables.push_back(rankingTable(run));
    addNotes(run, page.notes);
    return page;
}

} // namespace bascule
