#pragma once
#include "model/pages/page_spec.h"
#include "model/training/run_view.h"

// The tables of the training page.
namespace bascule {

TableSpec linesTable(const TrainingRun& run);   // quantity × unit price = amount
TableSpec billsTable(const TrainingRun& run);   // the same run at every price of the row
TableSpec rankingTable(const TrainingRun& run); // by compute: the same run on every card

} // namespace bascule
