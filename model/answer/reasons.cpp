#include "model/answer/parts.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

Phrase reason(RowError error) { return phrase((std::string("error.") + codeOf(error)).c_str()); }

} // namespace

Phrase missingOf(const Compared& c, const GpuResult& g) {
    switch (g.error) {
    case RowError::no_throughput:
        return phrase("which.throughput");
    case RowError::no_exchange_rate:
        return phrase("which.exchange_rate");
    case RowError::no_price:
        break;
    default:
        return {};
    }
    switch (c.scenario.hosting.billing) {
    case Billing::monthly:
        return phrase("which.monthly_price");
    case Billing::on_demand:
        return phrase("which.on_demand_price");
    case Billing::interruptible:
        return phrase("which.interruptible_price");
    case Billing::committed:
        break;
    }
    return phrase("which.committed_price", Quantity{c.scenario.hosting.commitment_months, Unit::months});
}

Phrase missingOf(const ApiResult& a) {
    switch (a.error) {
    case RowError::missing_output_price:
        return phrase("which.output_price");
    case RowError::missing_input_price:
        return phrase("which.input_price");
    case RowError::missing_batch_price:
        return phrase("which.batch_price");
    case RowError::missing_batch_output_price:
        return phrase("which.batch_output_price");
    case RowError::missing_batch_input_price:
        return phrase("which.batch_input_price");
    case RowError::no_exchange_rate:
        return phrase("which.exchange_rate");
    default:
        return {};
    }
}

Phrase reasonOf(const Compared& c, const GpuResult& g) {
    Phrase missing = missingOf(c, g);
    return missing.empty() ? reason(g.error) : phrase("error.unknown", one(std::move(missing)));
}

Phrase reasonOf(const Compared&, const ApiResult& a) {
    Phrase missing = missingOf(a);
    return missing.empty() ? reason(a.error) : phrase("error.unknown", one(std::move(missing)));
}

} // namespace bascule
