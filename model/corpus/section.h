#pragma once
#include <optional>
#include <string>

// What the user chose in `corpus` (contract 9), under the files' key names.
namespace bascule {

struct Corpus {
    double documents = 0; // >= 0; required in files
    // Exactly one of the two is known.
    std::optional<double> characters_per_document; // Unicode code points, a mean: need not be whole
    std::optional<double> tokens_per_document;
    std::optional<double> tokens_per_character;    // absent: from the price book, by language and encoding
    std::optional<std::string> language, encoding; // keys of `token_ratios`
    double passes = 1;                             // how often all of it is read
    bool operator==(const Corpus&) const = default;
};

Corpus startingCorpus(); // two million French documents

} // namespace bascule
