#pragma once

#include <span>
#include <string_view>

namespace bascule {

// Price books, example scenarios and models carried in the program, by their path below resources/ ("prices/reference.prices.json").
std::string_view embeddedText(std::string_view name); // empty when there is no such file
std::span<const std::string_view> embeddedNames();    // sorted

} // namespace bascule
