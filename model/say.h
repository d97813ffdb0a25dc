#pragma once
#include "model/phrase.h"

// Short forms for building phrases: quantities as sentences, cells and formulas want them.
namespace bascule::say {

template <class... Places>
Phrase phrase(const char* key, Places&&... places) {
    Phrase result{key, {}, -1};
    result.arguments.reserve(sizeof...(places));
    (result.arguments.emplace_back(std::forward<Places>(places)), ...);
    return result;
}

template <class... Places>
Phrase counted(const char* key, double count, Places&&... places) {
    Phrase result = phrase(key, std::forward<Places>(places)...);
    result.count = count;
    return result;
}

// An amount in a sentence; the sentence itself says "a month".
inline Quantity money(double value, const std::string& currency) { return {value, Unit::money, currency, true, false}; }
inline Quantity perMonth(double value, const std::string& currency) { return {value, Unit::money_per_month, currency}; }
inline Quantity perHour(double value, const std::string& currency) { return {value, Unit::money_per_hour, currency}; }
inline Quantity perMillion(double value, const std::string& currency) {
    return {value, Unit::money_per_million, currency};
}
inline Quantity volume(double value) { return {value, Unit::tokens, {}, true, false}; } // "100 M de tokens"
inline Quantity tokens(double value) { return {value, Unit::tokens}; }                  // "100 M"
inline Quantity share(double value) { return {value, Unit::share}; }
inline Quantity hours(double value) { return {value, Unit::hours}; }
inline Quantity plain(double value) { return {value, Unit::none}; }
inline Quantity units(double value) { return {value, Unit::units}; }
inline Quantity rate(double value) { return {value, Unit::tokens_per_second}; }

inline Quantity exact(Quantity quantity) {
    quantity.exact = true;
    quantity.in_sentence = false;
    return quantity;
}

inline PhraseList one(Phrase phrase) { // a phrase inside a phrase
    PhraseList list;
    list.push_back(std::move(phrase));
    return list;
}

} // namespace bascule::say
