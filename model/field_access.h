#pragma once
#include "model/scenario_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

// How rows of the field table reach into the optional sections of a scenario. For the tables alone.
namespace bascule::fields {

inline constexpr double unbounded = std::numeric_limits<double>::infinity();
inline constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

// "/training/units" as a template argument, and its id "training.units".
template <std::size_t Size>
struct Pointer {
    char text[Size];
    consteval Pointer(const char (&pointer)[Size]) { std::copy_n(pointer, Size, text); }
};

template <Pointer At>
struct Named {
    static constexpr auto dotted = [] {
        std::array<char, sizeof(At.text) - 1> id{};
        std::transform(At.text + 1, At.text + sizeof(At.text), id.begin(), [](char c) { return c == '/' ? '.' : c; });
        return id;
    }();
    static constexpr std::string_view id{dotted.data(), dotted.size() - 1};
    static constexpr std::string_view pointer{At.text, sizeof(At.text) - 1};
};

inline double valueOf(double value) { return value; }
inline double valueOf(const std::optional<double>& value) { return value.value_or(unknown); }
inline void assign(double& to, double value) { to = value; }
inline void assign(std::optional<double>& to, double value) {
    to = std::isnan(value) ? std::nullopt : std::optional(value);
}

// Part::of(scenario) is a pointer to the struct that has the member, null when the scenario lacks the section: then the value
// is unknown and setting it does nothing.
template <Pointer At, typename Part, auto Member>
constexpr Field row(Field field) {
    field.id = Named<At>::id;
    field.pointer = Named<At>::pointer;
    field.group = Part::group;
    field.get = [](const Scenario& scenario) -> double {
        const auto* part = Part::of(scenario);
        return part ? valueOf(part->*Member) : unknown;
    };
    field.set = [](Scenario& scenario, double value) {
        if (auto* part = Part::of(scenario)) assign(part->*Member, value);
    };
    return field;
}

// Kinds of inputs. `low` and `high`: what the slider spans, the same for a box only.
constexpr Field atLeastZero(Unit unit, double low, double high, double step) {
    return {.unit = unit, .maximum = unbounded, .slider_low = low, .slider_high = high, .step = step};
}
constexpr Field aboveZero(Unit unit, double low, double high, double step) {
    return {.unit = unit,
            .maximum = unbounded,
            .minimum_excluded = true,
            .slider_low = low,
            .slider_high = high,
            .step = step,
            .logarithmic = low > 0};
}
constexpr Field wholeFromOne(Unit unit, double high = 0) {
    return {.unit = unit,
            .minimum = 1,
            .maximum = unbounded,
            .whole = true,
            .slider_low = high > 0 ? 1.0 : 0.0,
            .slider_high = high,
            .step = 1};
}
constexpr Field shareAboveZero() {
    return {.unit = Unit::share,
            .maximum = 1,
            .minimum_excluded = true,
            .slider_low = 0.01,
            .slider_high = 1,
            .step = 0.01};
}
constexpr Field share() { return {.unit = Unit::share, .maximum = 1, .slider_high = 1, .step = 0.01}; }
constexpr Field box(Field field) {
    field.slider_low = field.slider_high = 0;
    field.logarithmic = false;
    return field;
}
constexpr Field nullable(Field field) {
    field = box(field);
    field.nullable = true;
    return field;
}

} // namespace bascule::fields
