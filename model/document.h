#pragma once
#include "model/json_text.h"
#include "model/scenario.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// From text to a Document and back (contract sections 1 to 3). Every function throws InputError for input that is refused.
namespace bascule {

Scenario readScenario(const Json& json, Warnings& warnings); // shape, ranges; not the ids against a book

// A whole scenario: reads, takes the built-in book where it has none, checks ids against the book.
Document readDocument(const Json& json, Warnings& warnings);

// What a file holds: every field and the whole book, so that a later default never changes an old answer.
Json writeDocument(const Document& document);

// One --set POINTER=VALUE (contract 1). VALUE is JSON. Applied to the scenario's JSON before it is read.
struct Setting {
    std::string pointer;
    Json value;
};
// Throws std::invalid_argument (exit 2) for text that is not POINTER=JSON.
Setting parseSetting(std::string_view text);

// The scenario's JSON with other books in place of its own (joined in order; an id in two is refused naming both) and settings
// applied left to right, then read as a whole. An unknown key in a setting is refused naming it and the nearest known one.
struct NamedBook {
    std::string file;
    Json json;
};
Document assembleDocument(Json scenario, const std::vector<NamedBook>& books, const std::vector<Setting>& settings,
                          Warnings& warnings);

bool isPriceBook(const Json& json); // by "format"
Document builtinDocument();         // the article's comparison, builtin.bascule.json

// Examples: names ("monthly-100m") in menu order, and their document.
std::vector<std::string> exampleNames();
Document exampleDocument(std::string_view name);

} // namespace bascule
