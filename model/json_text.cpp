#include "model/json_text.h"

#include "model/input_error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <unordered_set>

namespace bascule {
namespace {

constexpr std::size_t largest_text = std::size_t{64} << 20;

struct Place {
    int line = 1, column = 1;
};

Place placeOf(std::string_view text, std::size_t offset) { // 1-based, bytes
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {static_cast<int>(lines) + 1, static_cast<int>(before.size() - start) + 1};
}

// Lets the handler know how far the parser has read: it hands out events without their place.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* count) : m_at(at), m_count(count) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        ++m_at;
        ++*m_count;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    std::size_t* m_count;
};

// What the parser says, without its own place and the text it last read, which may hold anything.
std::string reasonOf(const std::string& what) {
    std::string reason = what;
    if (const auto dash = reason.find(" - "); dash != std::string::npos) reason.erase(0, dash + 3);
    if (const auto read = reason.find("; last read: "); read != std::string::npos) {
        const auto expected = reason.rfind("; expected ");
        reason.erase(read, expected != std::string::npos && expected > read ? expected - read : std::string::npos);
    }
    if (reason.starts_with("invalid string: ")) reason.replace(0, 16, "bad text: ");
    return reason;
}

Reason tokenOf(std::string_view token) {
    if (token == "end of input") return because("token.end", "end of input");
    if (token == "string literal") return because("token.string", "string literal");
    if (token == "number literal") return because("token.number", "number literal");
    if (token == "true literal") return because("token.true", "true literal");
    if (token == "false literal") return because("token.false", "false literal");
    if (token == "null literal") return because("token.null", "null literal");
    if (token == "'[', '{', or a literal") return because("token.value", "'[', '{', or a literal");
    if (token == "unknown token") return because("token.unknown", "unknown token");
    return asItStands(std::string(token));
}

// The parser's own words, taken apart: what it met, and what it was waiting for.
Reason metReason(std::string_view met) {
    if (met.starts_with("unexpected ")) return because("refused.unexpected", "unexpected %1", tokenOf(met.substr(11)));
    const std::string_view control = "bad text: control character ", must = " must be escaped to ";
    if (const auto end = met.find(must); met.starts_with(control) && end != std::string_view::npos)
        return because("refused.control", "bad text: control character %1 must be escaped to %2",
                       met.substr(control.size(), end - control.size()), met.substr(end + must.size()));
    const Reason known[] = {
        because("refused.no_quote", "bad text: missing closing quote"),
        because("refused.four_digits", "bad text: '\\u' must be followed by 4 hex digits"),
        because("refused.high_surrogate", "bad text: surrogate U+D800..U+DBFF must be followed by U+DC00..U+DFFF"),
        because("refused.low_surrogate", "bad text: surrogate U+DC00..U+DFFF must follow U+D800..U+DBFF"),
        because("refused.backslash", "bad text: forbidden character after backslash"),
        because("refused.utf8", "bad text: ill-formed UTF-8 byte"),
        because("refused.literal", "invalid literal"),
        because("refused.exponent", "invalid number; expected '+', '-', or digit after exponent"),
        because("refused.exponent_sign", "invalid number; expected digit after exponent sign"),
        because("refused.decimals", "invalid number; expected digit after '.'"),
        because("refused.minus", "invalid number; expected digit after '-'"),
    };
    for (const Reason& reason : known)
        if (met == reason.english) return reason;
    return asItStands(std::string(met));
}

Reason syntaxReason(const std::string& said) {
    const std::string_view waiting = "; expected ";
    for (auto at = said.rfind(waiting); at != std::string::npos; at = at > 0 ? said.rfind(waiting, at - 1) : at) {
        const std::string_view token = std::string_view(said).substr(at + waiting.size());
        if (said.starts_with("invalid number") && (token.find("digit after") != std::string_view::npos)) break;
        return because("refused.waiting", "%1; expected %2", metReason(std::string_view(said).substr(0, at)),
                       tokenOf(token));
    }
    return metReason(said);
}

void refuseOtherEncodings(std::string_view text) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        throw InputError(1, 1, because("refused.utf16", "is not UTF-8 text: it is UTF-16, save it as UTF-8"));
    if (const auto zero = text.substr(0, 4096).find('\0'); zero != std::string_view::npos) {
        const Place place = placeOf(text, zero);
        throw InputError(place.line, place.column, because("refused.binary", "is not UTF-8 text: it holds zero bytes"));
    }
}

class Builder {
public:
    Builder(std::string_view text, const std::size_t* read) : m_text(text), m_read(read) {}

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(Json::number_integer_t value) { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
    bool number_float(Json::number_float_t value, const std::string&) { return add(value); }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& name) {
        Level& level = m_levels.back();
        level.key = name;
        if (!level.keys.insert(name).second)
            throw InputError(pointer(), because("refused.key_twice",
                                                "the key \"%1\" stands twice in one object (again in line %2)", name,
                                                placeOf(m_text, *m_read - 1).line));
        return true;
    }

    bool parse_error(std::size_t position, const std::string& token, const Json::exception& error) {
        if (dynamic_cast<const Json::out_of_range*>(&error) != nullptr)
            throw InputError(pointer(),
                             because("refused.number_too_large", "the number %1 is too large", token.substr(0, 40)));
        const std::size_t offset = position > 0 ? position - 1 : 0;
        const Place place = placeOf(m_text, offset);
        throw InputError(place.line, place.column, describe(offset, error));
    }

    Json take() { return std::move(m_root); }

private:
    struct Level {
        Json* value = nullptr;
        std::string key;                      // of the member being read
        std::unordered_set<std::string> keys; // those seen
    };

    template <typename T>
    bool add(T&& value) {
        place(Json(std::forward<T>(value)));
        return true;
    }

    Json* place(Json value) {
        if (m_levels.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Level& level = m_levels.back();
        if (level.value->is_array()) return &level.value->get_ref<Json::array_t&>().emplace_back(std::move(value));
        // Not through ordered_map's own insertion, which searches the whole object for every key.
        std::vector<std::pair<const std::string, Json>>& members = level.value->get_ref<Json::object_t&>();
        return &members.emplace_back(level.key, std::move(value)).second;
    }

    bool open(Json value) {
        if (m_levels.size() >= deepest_json) {
            const Place at = placeOf(m_text, *m_read - 1);
            throw InputError(at.line, at.column, because("refused.too_deep", "more than %1 levels deep", deepest_json));
        }
        Json* placed = place(std::move(value));
        m_levels.push_back({placed, {}, {}});
        return true;
    }

    bool close() {
        m_levels.pop_back();
        return true;
    }

    std::string pointer() const {
        std::string text;
        for (const Level& level : m_levels) {
            const bool innermost = &level == &m_levels.back(); // its next element is not there yet
            text = level.value->is_array() ? pointerTo(text, level.value->size() - (innermost ? 0 : 1))
                                           : pointerTo(text, level.key);
        }
        return text;
    }

    Reason describe(std::size_t offset, const Json::exception& error) const {
        if (m_text.find_first_not_of(" \t\r\n") == std::string_view::npos)
            return because("refused.empty", "the file is empty");
        for (const std::string_view constant : {"NaN", "nan", "Infinity", "infinity", "inf", "Inf"})
            if (m_text.substr(std::min(offset, m_text.size())).starts_with(constant))
                return because("refused.not_json_number", "%1 is not a JSON number", constant);
        return syntaxReason(reasonOf(error.what()));
    }

    std::string_view m_text;
    const std::size_t* m_read;
    Json m_root;
    std::vector<Level> m_levels;
};

constexpr std::size_t longest_line = 100;

bool isScalar(const Json& value) { return !value.is_structured(); }

class Writer {
public:
    void write(const Json& value, std::size_t indent) {
        if (value.is_structured())
            writeContainer(value, indent);
        else
            m_text += scalar(value);
    }
    std::string take() { return std::move(m_text); }

private:
    static std::string scalar(const Json& value) {
        if (value.is_number_float()) return writeNumber(value.get<double>());
        try {
            return value.dump();
        } catch (const Json::type_error&) {
            throw std::invalid_argument("text that is not UTF-8 cannot be written");
        }
    }

    // A container of scalars that fits on one line; empty when it does not.
    static std::string oneLine(const Json& value, std::size_t room) {
        std::string line(1, value.is_array() ? '[' : '{');
        for (auto member = value.begin(); member != value.end(); ++member) {
            if (!isScalar(*member)) return {};
            if (line.size() > 1) line += ", ";
            if (value.is_object()) line += scalar(member.key()) + ": ";
            line += scalar(*member);
            if (line.size() + 1 > room) return {};
        }
        return line + (value.is_array() ? ']' : '}');
    }

    void writeContainer(const Json& value, std::size_t indent) {
        const std::string line =
            indent > 0 || value.empty() ? oneLine(value, longest_line - std::min(longest_line, indent)) : "";
        if (!line.empty()) {
            m_text += line;
            return;
        }
        m_text += value.is_array() ? '[' : '{';
        const char* separator = "\n";
        for (auto member = value.begin(); member != value.end(); ++member) {
            m_text += separator;
            separator = ",\n";
            m_text.append(indent + 2, ' ');
            if (value.is_object()) m_text += scalar(member.key()) + ": ";
            write(*member, indent + 2);
        }
        m_text += '\n';
        m_text.append(indent, ' ');
        m_text += value.is_array() ? ']' : '}';
    }

    std::string m_text;
};

} // namespace

Json parseJson(std::string_view text) {
    if (text.size() > largest_text) throw InputError("", because("refused.too_large", "is larger than 64 MiB"));
    refuseOtherEncodings(text);
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    std::size_t read = 0;
    Builder builder(text, &read);
    const CountingIterator first(text.data(), &read);
    const CountingIterator last(text.data() + text.size(), &read);
    Json::sax_parse(first, last, &builder);
    return builder.take();
}

std::string writeJson(const Json& value) {
    Writer writer;
    writer.write(value, 0);
    return writer.take() + "\n";
}

std::string writeNumber(double value) {
    if (!std::isfinite(value)) throw std::invalid_argument("a number that is not finite cannot be written");
    char buffer[32];
    const auto end = std::trunc(value) == value && std::abs(value) < 1e15
                         ? std::to_chars(std::begin(buffer), std::end(buffer), static_cast<long long>(value))
                         : std::to_chars(std::begin(buffer), std::end(buffer), value);
    return {buffer, end.ptr};
}

std::string pointerTo(std::string_view parent, std::string_view key) {
    std::string pointer(parent);
    pointer += '/';
    for (const char c : key) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
    return pointer;
}

std::string pointerTo(std::string_view parent, std::size_t index) { return pointerTo(parent, std::to_string(index)); }

std::vector<std::string> pointerSteps(std::string_view pointer) {
    std::vector<std::string> steps;
    if (!pointer.empty() && pointer.front() != '/') throw std::invalid_argument("a pointer begins with \"/\"");
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        if (pointer[i] == '/') {
            steps.emplace_back();
        } else if (pointer[i] == '~') {
            const char code = ++i < pointer.size() ? pointer[i] : ' ';
            if (code != '0' && code != '1') throw std::invalid_argument("\"~\" in a pointer is written ~0");
            steps.back() += code == '0' ? '~' : '/';
        } else {
            steps.back() += pointer[i];
        }
    }
    return steps;
}

bool deeperThan(const Json& value, int levels) {
    if (!value.is_structured()) return false;
    return levels <= 0 ||
           std::any_of(value.begin(), value.end(), [&](const Json& member) { return deeperThan(member, levels - 1); });
}

} // namespace bascule
