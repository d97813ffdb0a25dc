#pragma once
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// Text that has no language yet: a key with typed places. The model chooses what is said; app/words says it in a language.
namespace bascule {

enum class Unit : std::uint8_t {
    none,   // a plain number
    tokens, // "100 M" in boxes and axes; in sentences the whole phrase "100 M de tokens"
    money,  // an amount in `currency`
    money_per_month,
    money_per_hour,
    money_per_million,
    share,  // 0.65 -> 65 %
    points, // difference of shares
    hours,
    hours_per_month,
    seconds,
    tokens_per_second,
    units,
    gigabytes,
    ratio,
    tokens_per_request,
    months,
    minutes,
    days,
    microseconds,
    milliseconds,
    gigabytes_per_second,
    parameters, // of a model: "7.24B"
    bytes       // memory that is computed, in GiB
};

struct Quantity {
    double value = 0; // NaN: unknown, shown as a dash
    Unit unit = Unit::none;
    std::string currency;     // for money
    bool in_sentence = false; // long form: "100 M de tokens" rather than "100 M"
    bool exact = false;       // as many digits as the value has (formulas, hover), else the house rounding
    bool operator==(const Quantity&) const = default;
};

struct CountedName { // "3 × GPU-PRO", "GPU-PRO" for one
    double count = 1;
    std::string name;
    bool operator==(const CountedName&) const = default;
};

struct Phrase;
using PhraseList = std::vector<Phrase>; // joined by the language's list separator

using Argument = std::variant<std::string, Quantity, CountedName, PhraseList>;

struct Phrase {
    std::string key;                 // "verdict_api"; empty: no text
    std::vector<Argument> arguments; // %1, %2 …
    double count = -1;               // n of a plural message (%Ln), -1 when it has none
    bool empty() const { return key.empty(); }
    bool operator==(const Phrase&) const = default;
};

// A text that is a name and not translated (a model, an offer).
Phrase literal(std::string text); // key "literal", one argument

} // namespace bascule
