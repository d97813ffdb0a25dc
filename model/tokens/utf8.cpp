#include "model/tokens/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace bascule {
namespace {

struct Sequence {
    std::size_t length; // of the sequence, or of its malformed part: at least 1
    bool valid;
};

// The sequence at `at`, by table 3-7 of the Unicode Standard: only the second byte's range depends on the first.
Sequence sequenceAt(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<std::uint8_t>(text[i]) : 0U; };
    const unsigned first = byte(at);
    if (first < 0x80) return {1, true};
    std::size_t length = 0;
    unsigned low = 0x80, high = 0xBF;
    if (first >= 0xC2 && first <= 0xDF)
        length = 2;
    else if (first >= 0xE0 && first <= 0xEF) {
        length = 3;
        if (first == 0xE0) low = 0xA0;
        if (first == 0xED) high = 0x9F;
    } else if (first >= 0xF0 && first <= 0xF4) {
        length = 4;
        if (first == 0xF0) low = 0x90;
        if (first == 0xF4) high = 0x8F;
    } else
        return {1, false};
    for (std::size_t i = 1; i < length; ++i) {
        if (const unsigned next = byte(at + i); next < low || next > high) return {i, false};
        low = 0x80;
        high = 0xBF;
    }
    return {length, true};
}

// Skips ASCII eight bytes at a time; most text is little else.
std::size_t afterAscii(std::string_view text, std::size_t at) {
    constexpr std::uint64_t high_bits = 0x8080808080808080U;
    for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if (eight & high_bits) break;
    }
    return at;
}

} // namespace

std::optional<std::size_t> firstMalformedByte(std::string_view text) {
    for (std::size_t at = afterAscii(text, 0); at < text.size(); at = afterAscii(text, at)) {
        const Sequence next = sequenceAt(text, at);
        if (!next.valid) return at;
        at += next.length;
    }
    return std::nullopt;
}

std::string withReplacements(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Sequence next = sequenceAt(text, at);
        result += next.valid ? text.substr(at, next.length) : std::string_view("\xEF\xBF\xBD");
        at += next.length;
    }
    return result;
}

std::size_t characterCount(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<std::uint8_t>(c) & 0xC0U) != 0x80U; }));
}

} // namespace bascule
