#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bascule {

// The byte-pair encodings that the program carries (resources/encodings).
enum class EncodingName { cl100k_base, o200k_base };
std::span<const EncodingName> encodingNames();
const char* codeOf(EncodingName name);
const EncodingName* encodingFromCode(std::string_view code); // null when there is none

using TokenId = std::uint32_t;
constexpr TokenId kNoToken = UINT32_MAX;

// A table of tokens, each a string of bytes whose rank is its identifier, and the pattern that splits text into the pieces within
// which bytes are merged. Read once per process, at first use; safe to share between threads.
class Encoding {
public:
    static const Encoding& of(EncodingName name);

    TokenId find(std::string_view bytes) const; // kNoToken when these bytes are no token
    std::size_t longest() const { return m_longest; }
    std::size_t size() const { return m_count; }
    const std::string& pattern() const { return m_pattern; } // in PCRE2's words, for UTF and UCP

private:
    Encoding(std::string_view table, std::string_view pattern);
    void insert(std::string_view bytes, TokenId id);

    struct Slot { // of an open-addressed table; half of them are empty
        std::uint32_t hash = 0, begin = 0;
        std::uint32_t length = 0; // 0: empty
        TokenId id = kNoToken;
    };
    std::vector<Slot> m_slots;
    std::string m_bytes; // of all tokens, one behind the other
    std::string m_pattern;
    std::size_t m_longest = 0, m_count = 0;
};

} // namespace bascule
