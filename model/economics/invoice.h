#pragma once
#include "model/economics/usage.h"

namespace bascule {

// The bill of a named API against what this model makes of the same month (contract 4's price of that API, constraints
// aside: it is paid already). Refused: as an API row, and no_price when the book has no such row.
InvoiceResult invoiceResult(const Scenario& scenario, const Usage& usage, const PriceBook& prices);

} // namespace bascule
