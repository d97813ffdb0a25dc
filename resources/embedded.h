#pragma once

#include <span>
#include <string_view>

namespace bascule {

// Price books, example scenarios and models carried in the program, by their path below resources/ ("prices/reference.prices.json").
std::string_view embeddedText(std::string_view name); // empty when there is no such file
std::span<const std::string_view> embeddedNames();    // sorted

// The tables of the byte-pair encodings, as published (resources/encodings).
std::string_view embeddedCl100kBase();
std::string_view embeddedO200kBase();

} // namespace bascule
