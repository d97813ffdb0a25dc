#pragma once
#include "model/phrase.h"
#include "model/scenario.h"

#include <span>
#include <string_view>

namespace bascule {

enum class FieldGroup {
    usage, // these four are the comparison's
    hosting,
    api,
    currency,
    model, // these are of sections that a scenario may lack, on pages of their own
    training,
    interruptions,
    storage,
    fine_tuning,
    tuned_model,
    recipe,
    scaling,
    network,
    inference,
    targets,
    served_model,
    hardware,
    corpus,
    load,
    invoice
};
const char* codeOf(FieldGroup group); // "training": words "group.training"
constexpr bool isOfComparison(FieldGroup group) { return group <= FieldGroup::currency; }

// One numeric input: THE table behind reading, writing, --set, sliders and boxes, tooltips, undo names and the list of inputs on exports.
struct Field {
    std::string_view
        id; // "utilisation", "training.units": also the key of its words ("field.utilisation", "field.utilisation.help")
    std::string_view pointer; // "/hosting/utilisation"
    FieldGroup group;
    Unit unit;
    double minimum, maximum; // allowed by the format
    bool minimum_excluded;   // 0 < x
    bool whole;              // integer
    bool nullable;           // null means unknown (input_tokens_per_request)
    double slider_low, slider_high,
        step;         // what the slider spans and one arrow key moves; slider_low == slider_high: a box only
    bool logarithmic; // the slider, not the value
    double (*get)(const Scenario&); // NaN when unknown, or when the scenario lacks the section
    void (*set)(Scenario&, double); // NaN sets unknown where nullable; nothing happens when the section is lacking

    bool accepts(double value) const; // within the format's range, finite, whole where due
    double fallback() const; // the default; of a section's inputs that the contract gives none, the starting value
};

std::span<const Field> scenarioFields();
const Field* findField(std::string_view id);
const Field* findFieldAt(std::string_view pointer);

// Whether the input has a part in the answer: its section is there, and so is the way of counting that it belongs to.
bool fieldApplies(const Field& field, const Scenario& scenario);

} // namespace bascule
