#pragma once
#include "app/words.h"

namespace bascule {

Language languageFromCode(const QString& code, Language fallback);  // "fr", "fr_CA" -> french, "en…" -> english
QString codeOf(Language language);                                  // "fr", "en"
Language systemLanguage();                                          // the locale's, else English

// Installs the product's catalogue and Qt's own (standard buttons) and sets QLocale's default. Removes the previous ones.
void installLanguage(Language language);

}  // namespace bascule
