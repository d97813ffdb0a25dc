#include "model/object_reader.h"

#include <algorithm>
#include <cmath>

namespace bascule {
namespace {

constexpr std::size_t longest_quote = 60;

// Text from a file inside a message: short, and on one line.
std::string inQuotes(std::string_view text) {
    std::size_t length = std::min(text.size(), longest_quote);
    while (length < text.size() && length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80)
        --length; // not inside a character
    std::string line = Json(text.substr(0, length)).dump(-1, ' ', false, Json::error_handler_t::replace);
    if (length < text.size()) line.insert(line.size() - 1, "…");
    return line;
}

// Appends without looking for the key first: an object of very many keys must not take quadratic time.
void append(Json& object, const std::string& key, const Json& value) {
    if (object.is_null()) object = Json::object();
    std::vector<std::pair<const std::string, Json>>& members = object.get_ref<Json::object_t&>();
    members.emplace_back(key, value);
}

bool isControl(std::string_view text, std::size_t i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x20 || byte == 0x7F) return true;
    return byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0; // U+0080 to U+009F
}

[[noreturn]] void refuse(const std::string& pointer, Reason due, const Json& found) {
    throw InputError(pointer, because("refused.must_be", "must be %1, is %2", std::move(due), describe(found)));
}

} // namespace

bool Range::holds(double value) const {
    return std::isfinite(value) && (minimum_excluded ? value > minimum : value >= minimum) && value <= maximum &&
           (!whole || std::trunc(value) == value);
}

Reason Range::due() const {
    if (std::isinf(maximum)) {
        if (minimum_excluded)
            return whole ? because("due.whole_above", "a whole number above %1", minimum)
                         : because("due.above", "above %1", minimum);
        return whole ? because("due.whole_at_least", "a whole number of at least %1", minimum)
                     : because("due.at_least", "at least %1", minimum);
    }
    if (minimum_excluded)
        return whole ? because("due.whole_above_at_most", "a whole number above %1 and at most %2", minimum, maximum)
                     : because("due.above_at_most", "above %1 and at most %2", minimum, maximum);
    return whole ? because("due.whole_from_to", "a whole number from %1 to %2", minimum, maximum)
                 : because("due.from_to", "from %1 to %2", minimum, maximum);
}

Reason describe(const Json& value) {
    if (value.is_string()) return because("found.text", "text %1", inQuotes(value.get_ref<const std::string&>()));
    if (value.is_object()) return because("found.object", "an object");
    if (value.is_array()) return because("found.list", "a list");
    return asItStands(value.is_number_float() ? writeNumber(value.get<double>()) : value.dump());
}

double numberAt(const Json& value, const std::string& pointer, const Range& range) {
    if (!value.is_number()) refuse(pointer, because("due.number", "a number"), value);
    const auto number = value.get<double>();
    if (!range.holds(number)) refuse(pointer, range.due(), value);
    return number == 0 ? 0 : number; // no negative zero
}

std::string textAt(const Json& value, const std::string& pointer) {
    if (!value.is_string()) refuse(pointer, because("due.text", "text"), value);
    return value.get<std::string>();
}

std::string idAt(const Json& value, const std::string& pointer) {
    std::string id = textAt(value, pointer);
    if (id.empty() || id.size() > 256)
        throw InputError(pointer, because("refused.id_length", "must be an id of 1 to 256 bytes, has %1", id.size()));
    for (std::size_t i = 0; i < id.size(); ++i)
        if (isControl(id, i)) refuse(pointer, because("due.plain_id", "an id without control characters"), value);
    return id;
}

void checkCurrency(std::string_view text, const std::string& pointer) {
    if (text.size() != 3 || !std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
        refuse(pointer, because("due.currency", "a currency of three capitals"), Json(text));
}

const Json& listAt(const Json& value, const std::string& pointer) {
    if (!value.is_array()) refuse(pointer, because("found.list", "a list"), value);
    return value;
}

std::size_t editDistance(std::string_view a, std::string_view b) {
    a = a.substr(0, 64);
    b = b.substr(0, 64);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t substitute = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, substitute});
        }
    }
    return row[b.size()];
}

double unlikeness(std::string_view a, std::string_view b) {
    const auto longer = static_cast<double>(std::max<std::size_t>({a.size(), b.size(), 1}));
    return static_cast<double>(editDistance(a, b)) / longer;
}

ObjectReader::ObjectReader(const Json& object, std::string pointer, Warnings& warnings)
    : m_object(&object), m_pointer(std::move(pointer)), m_warnings(warnings) {
    if (!object.is_object()) refuse(m_pointer, because("found.object", "an object"), object);
}

const Json* ObjectReader::find(std::string_view key) {
    m_asked.push_back(key);
    const auto found = m_object->find(key);
    return found == m_object->end() || found->is_null() ? nullptr : &*found;
}

const Json& ObjectReader::require(std::string_view key) {
    const Json* value = find(key);
    if (!value) throw InputError(pointerOf(key), because("refused.missing", "is missing"));
    return *value;
}

void ObjectReader::format(std::string_view name, int version) {
    const Json* format = find("format");
    const std::string due = inQuotes(name);
    if (!format)
        throw InputError(pointerOf("format"), because("refused.missing_must_be", "is missing: must be %1", due));
    if (!format->is_string() || format->get_ref<const std::string&>() != name)
        refuse(pointerOf("format"), asItStands(due), *format);
    const double stated = requiredNumber("version", whole_from_one);
    if (stated > version)
        throw InputError(pointerOf("version"),
                         because("refused.newer", "is version %1, made by a newer program; this one reads version %2",
                                 stated, version));
}

std::optional<double> ObjectReader::number(std::string_view key, const Range& range) {
    const Json* value = find(key);
    return value ? std::optional(numberAt(*value, pointerOf(key), range)) : std::nullopt;
}

std::optional<std::string> ObjectReader::text(std::string_view key) {
    const Json* value = find(key);
    return value ? std::optional(textAt(*value, pointerOf(key))) : std::nullopt;
}

std::string ObjectReader::requiredCurrency(std::string_view key) {
    std::string currency = requiredText(key);
    checkCurrency(currency, pointerOf(key));
    return currency;
}

std::optional<bool> ObjectReader::boolean(std::string_view key) {
    const Json* value = find(key);
    if (!value) return std::nullopt;
    if (!value->is_boolean()) refuse(pointerOf(key), because("due.boolean", "true or false"), *value);
    return value->get<bool>();
}

std::optional<std::vector<std::string>> ObjectReader::texts(std::string_view key) {
    const Json* value = list(key);
    if (!value) return std::nullopt;
    std::vector<std::string> all;
    for (const Json& element : *value)
        all.push_back(textAt(element, pointerTo(pointerOf(key), all.size())));
    return all;
}

std::optional<std::size_t> ObjectReader::choice(std::string_view key, std::initializer_list<std::string_view> choices) {
    const Json* value = find(key);
    if (!value) return std::nullopt;
    std::string due;
    for (const std::string_view& each : choices) {
        if (value->is_string() && value->get_ref<const std::string&>() == each) return &each - choices.begin();
        due += (&each == choices.begin() ? "" : ", ") + std::string(each);
    }
    refuse(pointerOf(key), because("due.one_of", "one of %1", due), *value);
}

const Json* ObjectReader::list(std::string_view key) {
    const Json* value = find(key);
    return value ? &listAt(*value, pointerOf(key)) : nullptr;
}

std::optional<ObjectReader> ObjectReader::object(std::string_view key) {
    const Json* value = find(key);
    return value ? std::optional<ObjectReader>(std::in_place, *value, pointerOf(key), m_warnings) : std::nullopt;
}

void ObjectReader::keep(std::string_view key, Json extras) {
    if (!extras.is_null()) m_extras[std::string(key)] = std::move(extras);
}

Json ObjectReader::finish() {
    for (const auto& [key, value] : m_object->items()) {
        if (std::find(m_asked.begin(), m_asked.end(), key) != m_asked.end()) continue;
        append(m_extras, key, value);
        if (key.starts_with('_')) continue;
        Warning warning{"unknown_key", pointerOf(key), "unknown key " + inQuotes(key) + ", kept as it is", {}};
        if (const std::string nearest = nearestKey(key); !nearest.empty()) {
            warning.nearest = pointerOf(nearest);
            if (editDistance(key, nearest) <= std::max<std::size_t>(2, key.size() / 3))
                warning.message += "; the nearest known one is \"" + nearest + "\"";
        }
        m_warnings.push_back(std::move(warning));
    }
    return std::move(m_extras);
}

std::string ObjectReader::nearestKey(std::string_view key) const {
    const auto nearest = std::min_element(m_asked.begin(), m_asked.end(), [&](std::string_view a, std::string_view b) {
        return unlikeness(key, a) < unlikeness(key, b);
    });
    return nearest == m_asked.end() ? std::string() : std::string(*nearest);
}

void mergeExtras(Json& target, const Json& extras) {
    if (!extras.is_object() || !target.is_object()) return;
    const auto own = static_cast<std::ptrdiff_t>(target.size());
    for (const auto& [key, value] : extras.items()) {
        auto& members = target.get_ref<Json::object_t&>();
        const auto known = members.begin() + own;
        const auto found =
            std::find_if(members.begin(), known, [&name = key](const auto& member) { return member.first == name; });
        if (found == known)
            append(target, key, value);
        else
            mergeExtras(found->second, value);
    }
}

} // namespace bascule
