#include "model/field_json.h"

#include "model/scenario_fields.h"

#include <cmath>

namespace bascule {
namespace {

Range rangeOf(const Field& field) { return {field.minimum, field.maximum, field.minimum_excluded, field.whole}; }

// The fields that stand directly in `section`, with their keys.
template <typename Use>
void forFieldsOf(std::string_view section, const Use& use) {
    for (const Field& field : scenarioFields()) {
        const std::size_t slash = field.pointer.rfind('/');
        if (field.pointer.substr(0, slash) == section) use(field, field.pointer.substr(slash + 1));
    }
}

} // namespace

void readFields(ObjectReader& reader, Scenario& scenario) {
    forFieldsOf(reader.pointer(), [&](const Field& field, std::string_view key) {
        if (const auto value = reader.number(key, rangeOf(field))) field.set(scenario, *value);
    });
}

void writeFields(Json& json, std::string_view section, const Scenario& scenario) {
    forFieldsOf(section, [&](const Field& field, std::string_view key) {
        const double value = field.get(scenario);
        json[std::string(key)] = std::isnan(value) ? Json(nullptr) : Json(value);
    });
}

} // namespace bascule
