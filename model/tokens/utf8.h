#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace bascule {

// Text as the tokeniser takes it: UTF-8 of Unicode scalar values (no surrogates, no overlong forms, at most U+10FFFF).

// The byte at which the first malformed sequence begins; nothing when the text is well formed.
std::optional<std::size_t> firstMalformedByte(std::string_view text);

// Each maximal malformed part becomes one U+FFFD, as the Unicode Standard recommends (chapter 3, table 3-8).
std::string withReplacements(std::string_view text);

// Code points of well-formed text. A byte-order mark is one.
std::size_t characterCount(std::string_view text);

} // namespace bascule
