#pragma once
#include "model/pages/page_spec.h"
#include "ui/look.h"

namespace bascule {

// The whole price book as two tables: every row, compared or not, each price in its own currency with its source and date.
TableSpec gpuPriceTable(const Document& document);
TableSpec apiPriceTable(const Document& document);
// The rows that hold every word of the filter, in any column.
TableSpec filtered(const TableSpec& table, const QString& filter, const Words& words);

} // namespace bascule
