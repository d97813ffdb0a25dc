#include "model/phrase.h"

namespace bascule {

Phrase literal(std::string text) {
    Phrase phrase{"literal", {}, -1};
    phrase.arguments.emplace_back(std::move(text));
    return phrase;
}

} // namespace bascule
