#pragma once
#include "model/phrase.h"
#include "model/scenario.h"

#include <span>
#include <string_view>

namespace bascule {

enum class FieldGroup { usage, hosting, api, currency };

// One numeric input: THE table behind reading, writing, --set, sliders and boxes, tooltips, undo names and the list of inputs on exports.
struct Field {
    std::string_view id; // "utilisation": also the key of its words ("field.utilisation", "field.utilisation.help")
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
    double (*get)(const Scenario&); // NaN when unknown
    void (*set)(Scenario&, double); // NaN sets unknown where nullable

    bool accepts(double value) const;                   // within the format's range, finite, whole where due
    double fallback() const { return get(Scenario{}); } // the default
};

std::span<const Field> scenarioFields();
const Field* findField(std::string_view id);
const Field* findFieldAt(std::string_view pointer);

} // namespace bascule
