#include "model/economics/invoice.h"

#include "model/economics/api_cost.h"

#include <cmath>

namespace bascule {

InvoiceResult invoiceResult(const Scenario& scenario, const Usage& usage, const PriceBook& prices) {
    const Invoice& invoice = *scenario.workload.invoice;
    InvoiceResult result;
    result.api = invoice.api;
    result.amount = invoice.amount;
    const ApiRow* row = prices.findApi(invoice.api);
    if (!row) {
        result.error = RowError::no_price;
        result.message = "There is no API \"" + invoice.api + "\" in the price book.";
        return result;
    }
    const ApiResult priced = pricedApi(scenario, usage, *row);
    result.error = priced.error;
    result.message = priced.message;
    if (!priced.ok()) return result;
    result.cost_per_million = priced.cost_per_million;
    result.modelled_amount = priced.monthly_cost;
    const double gap = priced.monthly_cost / invoice.amount - 1;
    const double volume = invoice.amount / priced.cost_per_million * 1e6;
    if (std::isfinite(gap)) result.gap = gap;
    if (std::isfinite(volume)) result.output_tokens_per_month = volume; // an API without charge explains no invoice
    return result;
}

} // namespace bascule
