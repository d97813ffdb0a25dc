#pragma once
#include "model/load_edits.h"
#include "model/say.h"
#include "model/scenario_choices.h"

#include <array>

// The choices of `workload.load` and `workload.invoice`, for the table of choices alone.
namespace bascule::choices {

inline bool hasLoad(const Scenario& s) { return s.workload.load.has_value(); }

inline std::vector<ChoiceOption> referenceOptions(const Document& document) {
    std::vector<ChoiceOption> options;
    for (const std::string& id : comparedGpus(document))
        if (const GpuRow* row = document.prices->findGpu(id)) options.push_back({id, literal(offerName(*row))});
    return options;
}

inline std::vector<ChoiceOption> profileOptions(const Document& document) {
    std::vector<ChoiceOption> options;
    for (const LoadPreset& preset : loadPresets())
        options.push_back({preset.id, say::phrase((std::string("choice.profile.") + preset.id).c_str())});
    if (const auto& load = document.scenario.workload.load; load && !*presetOf(*load))
        options.push_back({"", say::phrase("choice.profile.own")});
    return options;
}

inline std::vector<ChoiceOption> invoiceOptions(const Document& document) {
    std::vector<ChoiceOption> options{{"", say::phrase("choice.invoice.none")}};
    for (const ApiRow& row : document.prices->apis)
        options.push_back({row.id, literal(row.name)});
    return options;
}

inline constexpr double first_invoice = 1000; // until the amount is typed

inline constexpr std::array load_choices{
    ChoiceInput{"workload.load.gpu", FieldGroup::load, "workload.load.users", false, true, hasLoad, referenceOptions,
                [](const Document& d) { return referenceGpu(d); },
                [](Scenario& s, const std::string& id) { s.reference_gpu = id; }},
    ChoiceInput{"workload.load.hourly_profile", FieldGroup::load, "workload.load.peak_factor", false, true, hasLoad,
                profileOptions, [](const Document& d) -> std::string { return presetOf(*d.scenario.workload.load); },
                [](Scenario& s, const std::string& id) {
                    for (const LoadPreset& preset : loadPresets())
                        if (id == preset.id) s.workload.load->hourly_profile = preset.hourly_profile;
                }},
    ChoiceInput{"workload.invoice.api", FieldGroup::invoice, "workload.invoice.amount", false, true,
                [](const Scenario&) { return true; }, invoiceOptions,
                [](const Document& d) { return d.scenario.workload.invoice ? d.scenario.workload.invoice->api : ""; },
                [](Scenario& s, const std::string& id) {
                    std::optional<Invoice>& invoice = s.workload.invoice;
                    if (id.empty())
                        invoice.reset();
                    else
                        invoice = Invoice{id, invoice ? invoice->amount : first_invoice};
                }},
};

} // namespace bascule::choices
