#include "model/document.h"
#include "model/object_reader.h"
#include "model/scenario_fields.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace bascule {
namespace {

// Members that are lists wherever they stand; every other parent that is created is an object.
constexpr std::array<std::string_view, 11> list_keys{"gpus",          "apis",           "storage",     "gpu_specs",
                                                     "committed",     "replaced",       "unconfirmed", "certifications",
                                                     "jurisdictions", "hourly_profile", "gpu_counts"};

class Path {
public:
    Path(Json& root, const std::string& pointer) : m_root(root), m_steps(pointerSteps(pointer)) {}

    // Returns the pointer of what was set ("-" resolved to its index).
    std::string set(const Json& value) {
        Json* parent = &m_root;
        std::string at;
        for (std::size_t i = 0; i + 1 < m_steps.size(); ++i)
            parent = &stepInto(*parent, m_steps[i], at);
        const std::string& last = m_steps.back();
        if (parent->is_array()) {
            const std::size_t index = last == "-" ? parent->size() : indexIn(*parent, last, at);
            if (index == parent->size())
                parent->push_back(value);
            else
                (*parent)[index] = value;
            return pointerTo(at, index);
        }
        object(*parent, at, last)[last] = value;
        return pointerTo(at, last);
    }

    // Returns false when there was nothing to remove.
    bool remove() {
        Json* parent = &m_root;
        std::string at;
        for (std::size_t i = 0; i + 1 < m_steps.size(); ++i) {
            if (parent->is_object() && (!parent->contains(m_steps[i]) || parent->at(m_steps[i]).is_null()))
                return false;
            parent = &stepInto(*parent, m_steps[i], at);
        }
        const std::string& last = m_steps.back();
        if (parent->is_array()) {
            parent->erase(indexIn(*parent, last, at));
            return true;
        }
        return object(*parent, at, last).erase(last) > 0;
    }

private:
    static Json& object(Json& parent, const std::string& at, const std::string& step) {
        if (!parent.is_object())
            throw InputError(pointerTo(at, step),
                             because("refused.cannot_set", "cannot be set: %1 is %2",
                                     at.empty() ? because("found.document", "the document") : asItStands(at),
                                     describe(parent)));
        return parent;
    }

    static std::size_t indexIn(const Json& list, const std::string& step, const std::string& at) {
        std::size_t index = 0;
        const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
        if (error != std::errc() || end != step.data() + step.size() || (step.size() > 1 && step[0] == '0') ||
            index >= list.size())
            throw InputError(pointerTo(at, step),
                             because("refused.index", "is not an index of this list of %1", list.size()));
        return index;
    }

    static Json& stepInto(Json& parent, const std::string& step, std::string& at) {
        if (parent.is_array()) {
            Json& element = parent[indexIn(parent, step, at)];
            at = pointerTo(at, step);
            return element;
        }
        Json& member = object(parent, at, step)[step];
        at = pointerTo(at, step);
        if (member.is_null())
            member =
                std::find(list_keys.begin(), list_keys.end(), step) != list_keys.end() ? Json::array() : Json::object();
        return member;
    }

    Json& m_root;
    std::vector<std::string> m_steps;
};

bool within(std::string_view pointer, std::string_view outer) {
    return pointer.starts_with(outer) && (pointer.size() == outer.size() || pointer[outer.size()] == '/');
}

std::string lastStep(std::string_view pointer) { return std::string(pointer.substr(pointer.rfind('/') + 1)); }

// The nearest in the same object, unless an input elsewhere bears a name that is nearer.
std::string nearestPointer(const Warning& unknown) {
    const std::string key = lastStep(unknown.pointer);
    std::string nearest = unknown.nearest;
    double distance = nearest.empty() ? 2 : unlikeness(key, lastStep(nearest));
    for (const Field& field : scenarioFields()) {
        const double other = unlikeness(key, lastStep(field.pointer));
        if (other < distance) {
            distance = other;
            nearest = field.pointer;
        }
    }
    return nearest;
}

[[noreturn]] void refuseUnknown(const Warning& unknown) {
    throw InputError(unknown.pointer,
                     because("refused.unknown_key", "is not a key of this format; the nearest known one is %1",
                             nearestPointer(unknown)));
}

void refuseUnknownAt(const std::string& pointer, const Warnings& warnings) {
    for (const Warning& warning : warnings)
        if (warning.code == "unknown_key" && (within(warning.pointer, pointer) || within(pointer, warning.pointer)))
            refuseUnknown(warning);
}

// Removing a key that is not there changes nothing, but it must be one that could be: set and read on a copy.
void checkRemovable(Json scenario, const std::string& pointer) {
    Warnings warnings;
    const std::string at = Path(scenario, pointer).set("");
    try {
        readDocument(scenario, warnings);
    } catch (const InputError&) {
        // A known key refuses the empty text, or the scenario is refused anyway when it is read.
    }
    refuseUnknownAt(at, warnings);
}

// The book in use is written in, so that a setting can reach into it.
void writeBookIn(Json& scenario) {
    if (!scenario.is_object()) return;
    if (!scenario.contains("price_book") || scenario["price_book"].is_null())
        scenario["price_book"] = writePriceBook(*builtinPriceBook());
}

Json joinedBook(const std::vector<NamedBook>& books) {
    std::vector<FileBook> read;
    for (const NamedBook& book : books) {
        Warnings ignored; // the whole is read again, with pointers into it
        try {
            read.push_back({book.file, readPriceBook(book.json, "", ignored)});
        } catch (InputError& error) {
            error.file = book.file;
            throw;
        }
    }
    return writePriceBook(joinPriceBooks(read));
}

} // namespace

Setting parseSetting(std::string_view text) {
    if (!text.starts_with('/'))
        throw std::invalid_argument("a setting is /POINTER=VALUE, not \"" + std::string(text) + "\"");
    // A key may hold "=": the pointer ends at the first one behind which there is JSON.
    for (std::size_t equals = text.find('='); equals != std::string_view::npos; equals = text.find('=', equals + 1)) {
        const std::string pointer(text.substr(0, equals));
        Json value;
        try {
            value = parseJson(text.substr(equals + 1));
        } catch (const InputError& error) {
            if (error.line > 0) continue;
            throw InputError(pointer + error.pointer, error.reason);
        }
        if (pointerSteps(pointer).size() > deepest_json)
            throw std::invalid_argument("a pointer has at most " + std::to_string(deepest_json) + " steps");
        return {pointer, std::move(value)};
    }
    throw std::invalid_argument("a setting is /POINTER=VALUE with a JSON value, not \"" + std::string(text) + "\"");
}

Document assembleDocument(Json scenario, const std::vector<NamedBook>& books, const std::vector<Setting>& settings,
                          Warnings& warnings) {
    if (!books.empty() && scenario.is_object()) scenario["price_book"] = joinedBook(books);
    std::vector<std::string> set;
    for (const Setting& setting : settings) {
        if (within(setting.pointer, "/price_book") && setting.pointer != "/price_book") writeBookIn(scenario);
        if (!setting.value.is_null())
            set.push_back(Path(scenario, setting.pointer).set(setting.value));
        else if (!Path(scenario, setting.pointer).remove())
            checkRemovable(scenario, setting.pointer);
    }
    if (deeperThan(scenario, deepest_json))
        throw InputError("", because("refused.too_deep", "more than %1 levels deep", deepest_json));
    const std::size_t before = warnings.size();
    Document document = readDocument(scenario, warnings);
    const Warnings fresh(warnings.begin() + static_cast<std::ptrdiff_t>(before), warnings.end());
    for (const std::string& pointer : set)
        refuseUnknownAt(pointer, fresh);
    return document;
}

} // namespace bascule
