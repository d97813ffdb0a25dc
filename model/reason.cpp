#include "model/reason.h"

#include "model/json_text.h"
#include "model/say.h"

namespace bascule {

ReasonPlace::ReasonPlace(double number)
    : argument(say::exact({number, Unit::none, {}, false, true})), english(writeNumber(number)) {}

ReasonPlace::ReasonPlace(Reason inner)
    : argument(say::one(std::move(inner.phrase))), english(std::move(inner.english)) {}

Reason because(const char* key, std::string_view english, std::vector<ReasonPlace> places) {
    Reason reason{{key, {}, -1}, {}};
    for (std::size_t at = 0; at < english.size(); ++at) {
        const auto place = static_cast<std::size_t>(at + 1 < english.size() ? english[at + 1] - '1' : 9);
        if (english[at] != '%' || place >= places.size()) {
            reason.english += english[at];
            continue;
        }
        reason.english += places[place].english;
        ++at;
    }
    for (ReasonPlace& place : places)
        reason.phrase.arguments.push_back(std::move(place.argument));
    return reason;
}

Reason asItStands(const std::string& text) { return {literal(text), text}; }

} // namespace bascule
