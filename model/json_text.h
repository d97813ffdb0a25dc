#pragma once
#include "model/input_error.h"
#include "model/kept_json.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace bascule {

// Reads strict JSON: UTF-8 (a byte-order mark is accepted), at most 64 MiB and 200 levels. Throws InputError for bad syntax
// (with line and column), a number that no double holds, or a key that stands twice in one object (with its pointer).
Json parseJson(std::string_view text);

// Numbers as the shortest text that reads back to the same double, two-space indent, a line break at the end.
// Throws std::invalid_argument for a number that is not finite: such a value must never reach a file.
std::string writeJson(const Json& value);
std::string writeNumber(double value);

// "/a~1b/0": appends one step to an RFC 6901 pointer.
std::string pointerTo(std::string_view parent, std::string_view key);
std::string pointerTo(std::string_view parent, std::size_t index);
// The steps of a pointer, unescaped. Throws std::invalid_argument for text that is no RFC 6901 pointer.
std::vector<std::string> pointerSteps(std::string_view pointer);
bool deeperThan(const Json& value, int levels);
inline constexpr int deepest_json = 200;

} // namespace bascule
