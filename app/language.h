#pragma once
#include "app/words.h"

#include <QString>

namespace bascule {

Language languageFromCode(const QString& code, Language fallback); // "fr", "fr_CA" -> french, "en…" -> english
QString codeOf(Language language);                                 // "fr", "en"
Language systemLanguage();                                         // the locale's, else English

// Installs the product's catalogue and Qt's own (standard buttons) and sets QLocale's default. Removes the previous ones.
void installLanguage(Language language);

// The catalogue's text of an English source, the form for n where it has two, places unfilled; the source itself where the
// catalogue lacks it. Looked up under its key first: two messages with one English text ("Close") may differ in French.
// Works for a language that is not installed: exports choose their own.
QString catalogueText(Language language, const char* key, const char* source, int n = -1);

} // namespace bascule
