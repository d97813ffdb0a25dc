#include "model/tokens/encoding.h"
#include "resources/embedded.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace bascule {
namespace {

struct Known {
    EncodingName name;
    const char* code;
    const char* pattern; // as published with the table; \s and \S are put into PCRE2's words by splitPattern()
};

constexpr std::array kKnown = {
    Known{EncodingName::cl100k_base, "cl100k_base",
          R"(('s|'S|'t|'T|'re|'rE|'Re|'RE|'ve|'vE|'Ve|'VE|'m|'M|'ll|'lL|'Ll|'LL|'d|'D)|[^\r\n\p{L}\p{N}]?\p{L}+|)"
          R"(\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)"},
    Known{EncodingName::o200k_base, "o200k_base",
          R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+)"
          R"(('s|'S|'t|'T|'re|'rE|'Re|'RE|'ve|'vE|'Ve|'VE|'m|'M|'ll|'lL|'Ll|'LL|'d|'D)?|)"
          R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*)"
          R"(('s|'S|'t|'T|'re|'rE|'Re|'RE|'ve|'vE|'Ve|'VE|'m|'M|'ll|'lL|'Ll|'LL|'d|'D)?|)"
          R"(\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)"},
};
constexpr std::array kNames = {EncodingName::cl100k_base, EncodingName::o200k_base};

// The published patterns are for another engine, whose \s is Unicode's White_Space; PCRE2's is another set.
std::string splitPattern(std::string_view published) {
    constexpr std::string_view white = R"(\p{Z}\t\n\x0b\f\r\x{85})";
    std::string result;
    bool in_class = false;
    for (std::size_t i = 0; i < published.size(); ++i) {
        const char c = published[i];
        if (c == '[') in_class = true;
        if (c == ']') in_class = false;
        if (c != '\\') {
            result += c;
            continue;
        }
        const char escaped = published[++i];
        if (escaped == 's')
            result += in_class ? std::string(white) : '[' + std::string(white) + ']';
        else if (escaped == 'S')
            result += "[^" + std::string(white) + ']';
        else
            (result += c) += escaped;
    }
    return result;
}

std::uint32_t hashOf(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U; // FNV-1a
    for (char c : bytes)
        hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3U;
    return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

constexpr std::array<std::uint8_t, 256> base64Values() {
    std::array<std::uint8_t, 256> values{};
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (std::size_t i = 0; i < digits.size(); ++i)
        values[static_cast<std::uint8_t>(digits[i])] = static_cast<std::uint8_t>(i);
    return values;
}

void appendDecoded(std::string& to, std::string_view base64) {
    constexpr auto values = base64Values();
    std::uint32_t bits = 0;
    int held = 0;
    for (char c : base64) {
        if (c == '=') return;
        bits = bits << 6 | values[static_cast<std::uint8_t>(c)];
        held += 6;
        if (held < 8) continue;
        held -= 8;
        to += static_cast<char>(bits >> held & 0xFF);
    }
}

std::string_view tableOf(EncodingName name) {
    return name == EncodingName::cl100k_base ? embeddedCl100kBase() : embeddedO200kBase();
}

} // namespace

std::span<const EncodingName> encodingNames() { return kNames; }

const char* codeOf(EncodingName name) { return kKnown[static_cast<std::size_t>(name)].code; }

const EncodingName* encodingFromCode(std::string_view code) {
    const auto found = std::ranges::find(kKnown, code, &Known::code);
    return found == kKnown.end() ? nullptr : &found->name;
}

const Encoding& Encoding::of(EncodingName name) {
    if (name == EncodingName::cl100k_base) {
        static const Encoding encoding(tableOf(name), kKnown[0].pattern);
        return encoding;
    }
    static const Encoding encoding(tableOf(name), kKnown[1].pattern);
    return encoding;
}

Encoding::Encoding(std::string_view table, std::string_view pattern) : m_pattern(splitPattern(pattern)) {
    const auto lines = static_cast<std::size_t>(std::ranges::count(table, '\n')) + 1;
    std::size_t slots = 1;
    while (slots < 2 * lines)
        slots *= 2;
    m_slots.resize(slots);
    m_bytes.reserve(table.size());
    while (!table.empty()) {
        const std::size_t end = std::min(table.find('\n'), table.size());
        const std::string_view line = table.substr(0, end);
        table.remove_prefix(std::min(end + 1, table.size()));
        const std::size_t space = line.find(' ');
        if (space == std::string_view::npos) continue;
        TokenId id = kNoToken;
        std::from_chars(line.data() + space + 1, line.data() + line.size(), id);
        const std::size_t begin = m_bytes.size();
        appendDecoded(m_bytes, line.substr(0, space));
        insert(std::string_view(m_bytes).substr(begin), id);
    }
    if (m_count == 0) throw std::logic_error("an encoding's table is empty");
}

void Encoding::insert(std::string_view bytes, TokenId id) {
    const std::uint32_t hash = hashOf(bytes);
    std::size_t at = hash & (m_slots.size() - 1);
    while (m_slots[at].length)
        at = (at + 1) & (m_slots.size() - 1);
    m_slots[at] = {hash, static_cast<std::uint32_t>(bytes.data() - m_bytes.data()),
                   static_cast<std::uint32_t>(bytes.size()), id};
    m_longest = std::max(m_longest, bytes.size());
    ++m_count;
}

TokenId Encoding::find(std::string_view bytes) const {
    if (bytes.size() > m_longest) return kNoToken;
    const std::uint32_t hash = hashOf(bytes);
    for (std::size_t at = hash & (m_slots.size() - 1); m_slots[at].length; at = (at + 1) & (m_slots.size() - 1)) {
        const Slot& slot = m_slots[at];
        if (slot.hash == hash && std::string_view(m_bytes).substr(slot.begin, slot.length) == bytes) return slot.id;
    }
    return kNoToken;
}

} // namespace bascule
