#pragma once
#include "model/phrase.h"

#include <QLocale>
#include <QString>

namespace bascule {

enum class Language { english, french };

// The product's one formatter of numbers (glossary 3): separators and spaces are fixed here, whatever the system's locale.
// Amounts: under 10 two decimals, 10 to 999 none in sentences, two in tables of lines; unit costs always two; hourly prices three when the third is not zero.
class Format {
public:
    explicit Format(Language language) : m_language(language) {}
    Language language() const { return m_language; }
    QLocale locale() const;  // fr_FR or en_GB, for Qt's own widgets

    QString quantity(const Quantity& quantity) const;       // with its unit; "–" when unknown
    QString number(double value, int decimals) const;       // grouped; true minus sign
    QString exact(double value) const;                      // every digit the double has, grouped
    QString axis(double value, Unit unit, const std::string& currency, double span) const;  // tick label: "1 500 €", "100 M"
    QString date(const std::string& iso) const;             // "30 nov. 2026", "30 Nov 2026"; the text itself when it is no date
    QString currencySign(const std::string& code) const;    // "€", "$", "£", else the code

private:
    Language m_language;
};

// Reads what people type or paste (qt-traps 1.1): any of the spaces U+0020 U+00A0 U+202F U+2009 as group marks, comma or point as
// decimal sign, k, M, G/B/Md suffixes, e-notation, a trailing unit or %. NaN with `why` set (a word key) when it is no number.
struct ParsedNumber { double value; const char* why = nullptr; };
ParsedNumber parseNumber(const QString& text, Unit unit, Language language);

}  // namespace bascule
