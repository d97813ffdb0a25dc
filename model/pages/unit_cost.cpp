#include "model/charts/charts.h"
#include "model/pages/pages.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {

bool hasUnitCost(const Snapshot& snapshot) {
    const auto& gpus = snapshot.results.gpus;
    return std::any_of(gpus.begin(), gpus.end(), [](const GpuResult& g) { return g.ok(); });
}

PageSpec unitCostPage(const Snapshot& snapshot, const PageView&) {
    const Compared compared(snapshot);
    PageSpec page;
    page.id = "unit-cost";
    page.title = say::phrase(compared.currency() == "EUR" ? "page.unit-cost" : "page.unit-cost.other");
    page.charts.push_back(unitCostBars(compared));
    page.charts.push_back(unitCostCurve(compared));
    page.tables.push_back(comparisonTable(compared, LastColumn::flip));
    addRowNotes(compared, page.notes);
    return page;
}

} // namespace bascule
