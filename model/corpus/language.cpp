#include "model/corpus/corpus.h"
#include "model/say.h"

#include <algorithm>
#include <array>

namespace bascule {

// ISO 639-1; those that the built-in ratios were measured in have a name in every language of the program.
Phrase languageName(const std::string& code) {
    static constexpr std::array<std::string_view, 25> named{"ar", "cs", "de", "el", "en", "es", "fi", "fr", "he",
                                                            "hi", "hu", "it", "ja", "ko", "nl", "pl", "pt", "ro",
                                                            "ru", "sv", "th", "tr", "uk", "vi", "zh"};
    if (!std::binary_search(named.begin(), named.end(), code)) return literal(code);
    return say::phrase(("language." + code).c_str());
}

} // namespace bascule
