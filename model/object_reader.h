#pragma once
#include "model/input_error.h"
#include "model/json_text.h"

#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Strict reading of one JSON object: every refusal says what was due, what stood there and where; keys nobody asked for
// are warned about and kept. Absent and null are the same.
namespace bascule {

struct Range {
    double minimum = 0;
    double maximum = std::numeric_limits<double>::infinity();
    bool minimum_excluded = false;
    bool whole = false;
    bool holds(double value) const;
    Reason due() const; // "above 0 and at most 1"
};
inline constexpr double unbounded_above = std::numeric_limits<double>::infinity();
inline constexpr Range at_least_zero{};
inline constexpr Range above_zero{0, std::numeric_limits<double>::infinity(), true, false};
inline constexpr Range a_share{0, 1, false, false};
inline constexpr Range whole_from_one{1, std::numeric_limits<double>::infinity(), false, true};

Reason describe(const Json& value); // "text \"abc\"", "true", "a list"
double numberAt(const Json& value, const std::string& pointer, const Range& range);
std::string textAt(const Json& value, const std::string& pointer);
std::string idAt(const Json& value, const std::string& pointer);       // 1 to 256 bytes without control characters
void checkCurrency(std::string_view text, const std::string& pointer); // three capitals
const Json& listAt(const Json& value, const std::string& pointer);
std::size_t editDistance(std::string_view a, std::string_view b);
double unlikeness(std::string_view a, std::string_view b); // 0 the same, 1 nothing in common

class ObjectReader {
public:
    ObjectReader(const Json& object, std::string pointer, Warnings& warnings);

    const std::string& pointer() const { return m_pointer; }
    std::string pointerOf(std::string_view key) const { return pointerTo(m_pointer, key); }
    Warnings& warnings() const { return m_warnings; }

    const Json* find(std::string_view key);          // nullptr when absent or null; counts as asked
    const Json& require(std::string_view key);       // refuses a missing one
    void format(std::string_view name, int version); // checks "format" and "version"

    std::optional<double> number(std::string_view key, const Range& range);
    double number(std::string_view key, const Range& range, double fallback) {
        return number(key, range).value_or(fallback);
    }
    double requiredNumber(std::string_view key, const Range& range) {
        return numberAt(require(key), pointerOf(key), range);
    }
    std::optional<std::string> text(std::string_view key);
    std::string requiredText(std::string_view key) { return textAt(require(key), pointerOf(key)); }
    std::string requiredId(std::string_view key) { return idAt(require(key), pointerOf(key)); }
    std::string requiredCurrency(std::string_view key);
    std::optional<bool> boolean(std::string_view key);
    std::optional<std::vector<std::string>> texts(std::string_view key);
    std::optional<std::size_t> choice(std::string_view key, std::initializer_list<std::string_view> choices);
    const Json* list(std::string_view key);
    std::optional<ObjectReader> object(std::string_view key);

    // A member's own unknown keys, to be kept below `key`.
    void keep(std::string_view key, Json extras);
    // Warns about every key that was not asked for; what was kept (null: nothing).
    Json finish();

private:
    std::string nearestKey(std::string_view key) const;

    const Json* m_object;
    std::string m_pointer;
    Warnings& m_warnings;
    std::vector<std::string_view> m_asked;
    Json m_extras;
};

// Puts kept keys back where they stood; what `target` holds itself stays.
void mergeExtras(Json& target, const Json& extras);
inline void mergeExtras(Json& target, const KeptJson& extras) { mergeExtras(target, extras.json()); }

} // namespace bascule
