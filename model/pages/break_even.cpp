#include "model/answer/parts.h"
#include "model/charts/charts.h"
#include "model/pages/pages.h"
#include "model/say.h"

namespace bascule {

bool hasBreakEven(const Snapshot& snapshot) { return Compared(snapshot).gpuOk(); }

PageSpec breakEvenPage(const Snapshot& snapshot, const PageView& view) {
    const Compared compared(snapshot);
    PageSpec page;
    page.id = "break-even";
    page.title = say::phrase("page.break-even");
    if (compared.pair) {
        page.notes = windowSentences(compared, *compared.gpu, *compared.api);
    }
    page.charts.push_back(breakEvenChart(compared, view, page.notes));
    page.tables.push_back(comparisonTable(compared, LastColumn::break_even));
    addRowNotes(compared, page.notes);
    return page;
}

} // namespace bascule
