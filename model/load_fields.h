#pragma once
#include "model/field_access.h"

// The numeric inputs of `workload.load` and `workload.invoice` (contract 4.1).
namespace bascule::fields {

template <auto Member, FieldGroup Group>
struct WorkloadPart {
    static constexpr FieldGroup group = Group;
    template <typename S>
    static auto of(S& scenario) -> decltype(&*(scenario.workload.*Member)) {
        return scenario.workload.*Member ? &*(scenario.workload.*Member) : nullptr;
    }
};
using LoadPart = WorkloadPart<&Workload::load, FieldGroup::load>;
using InvoicePart = WorkloadPart<&Workload::invoice, FieldGroup::invoice>;

inline constexpr std::array load_fields{
    row<"/workload/load/users", LoadPart, &Load::users>(aboveZero(Unit::none, 1, 1e6, 10)),
    row<"/workload/load/requests_per_user_per_day", LoadPart, &Load::requests_per_user_per_day>(
        aboveZero(Unit::none, 0.1, 1000, 1)),
    row<"/workload/load/active_days_per_month", LoadPart, &Load::active_days_per_month>(
        {.unit = Unit::days, .maximum = 31, .minimum_excluded = true, .slider_low = 1, .slider_high = 31, .step = 1}),
    row<"/workload/load/output_tokens_per_request", LoadPart, &Load::output_tokens_per_request>(
        aboveZero(Unit::tokens_per_request, 1, 1e5, 10)),
    row<"/workload/load/input_tokens_per_request", LoadPart, &Load::input_tokens_per_request>(
        atLeastZero(Unit::tokens_per_request, 0, 50000, 100)),
    row<"/workload/load/peak_factor", LoadPart, &Load::peak_factor>(
        {.unit = Unit::ratio, .minimum = 1, .maximum = unbounded, .slider_low = 1, .slider_high = 5, .step = 0.1}),
};

inline constexpr std::array invoice_fields{
    row<"/workload/invoice/amount", InvoicePart, &Invoice::amount>(box(aboveZero(Unit::money_per_month, 0, 0, 100))),
};

} // namespace bascule::fields
