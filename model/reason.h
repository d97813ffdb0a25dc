#pragma once
#include "model/phrase.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace bascule {

// Why something is refused, said twice: as the command line says it, and without a language for the window. The English of a
// key is the same in app/words/refusal_words.cpp; a test holds the two together.
struct Reason {
    Phrase phrase;
    std::string english;
};

// One place of a reason: a name or a piece of the file as it stands, a number, or a reason within the reason.
struct ReasonPlace {
    ReasonPlace(std::string text) : argument(text), english(std::move(text)) {}
    ReasonPlace(std::string_view text) : ReasonPlace(std::string(text)) {}
    ReasonPlace(const char* text) : ReasonPlace(std::string(text)) {}
    ReasonPlace(double number);
    ReasonPlace(int number) : ReasonPlace(static_cast<double>(number)) {}
    ReasonPlace(std::size_t number) : ReasonPlace(static_cast<double>(number)) {}
    ReasonPlace(Reason inner);
    Argument argument;
    std::string english;
};

Reason because(const char* key, std::string_view english, std::vector<ReasonPlace> places);
template <class... Places>
Reason because(const char* key, std::string_view english, Places&&... places) {
    return because(key, english, std::vector<ReasonPlace>{ReasonPlace(std::forward<Places>(places))...});
}
Reason asItStands(const std::string& text); // a piece of the file, or what another library says: in no language of ours

} // namespace bascule
