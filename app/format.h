#pragma once
#include "model/phrase.h"

#include <QLocale>
#include <QString>

class QTime;

namespace bascule {

enum class Language { english, french };

// The product's one formatter of numbers (glossary 3): separators and spaces are fixed here, whatever the system's locale.
// Amounts: under 10 two decimals; 10 to 999 none (two in tables of lines: Unit::money outside a sentence); from 1,000 on grouped
// without decimals. Unit costs always two decimals, hourly prices three when the third is not zero. Nothing but zero shows as zero.
class Format {
public:
    explicit Format(Language language) : m_language(language) {}
    Language language() const { return m_language; }
    QLocale locale() const; // fr_FR or en_GB, for Qt's own widgets

    // "831 €", "107,8 M", "65 %", "64 tok/s"; "–" when unknown. An amount never names its period: the sentence or the column title does.
    QString quantity(const Quantity& quantity) const;
    // For boxes that stand alone: the period too, "831 €/mois", "1,50 €/h", "8,31 € / 1 M tokens".
    QString rate(const Quantity& quantity) const;
    // The unit by itself, for titles and axes: "€/mois", "€ / 1 M tokens", "tok/s", "%"; empty for plain numbers.
    QString unit(Unit unit, const std::string& currency = {}) const;

    QString number(double value, int decimals) const;  // grouped; true minus sign
    QString trimmed(double value, int decimals) const; // at most so many decimals
    QString exact(double value) const;                 // every digit the double has (15 at most), grouped
    QString axis(double value, Unit unit, const std::string& currency,
                 double span) const;            // tick label: "1 500 €", "100 M"
    QString date(const std::string& iso) const; // "30 nov. 2026", "30 Nov 2026"; the text itself when it is no date
    QString time(const QTime& time) const;      // "14 h 05", "14:05"
    QString currencySign(const std::string& code) const; // "€", "$", "£", else the code
    bool plural(double shown) const;                     // French from 2 on, English for all but 1

private:
    bool french() const { return m_language == Language::french; }
    QString percent(const QString& number) const;
    QString joined(const QString& number, const char16_t* unit) const; // with a no-break space
    QString signedAmount(bool negative, const QString& digits, const QString& magnitude,
                         const std::string& currency) const;
    QString money(const Quantity& quantity) const;
    QString amountDigits(double value, const Quantity& quantity) const;
    QString tokens(const Quantity& quantity) const;
    QString share(const Quantity& quantity) const;
    QString seconds(const Quantity& quantity) const;
    QString plain(double value, bool isExact, int decimals) const;
    QString moneyTick(double value, const std::string& currency, double span) const;
    QString tokenTick(double value, double span) const;

    Language m_language;
};

// Reads what people type or paste: any of the spaces U+0020 U+00A0 U+202F U+2009 and apostrophes as group marks, comma or point as
// decimal sign, k, M, G/B/Md suffixes, e-notation, a currency, a trailing unit or %. In a share box the number is per cent: 65 is
// 0.65. "1,234" follows the language. NaN with `why` set when it is no number: the key of a message whose %1 is the text.
struct ParsedNumber {
    double value;
    const char* why = nullptr;
};
ParsedNumber parseNumber(const QString& text, Unit unit, Language language);

} // namespace bascule
