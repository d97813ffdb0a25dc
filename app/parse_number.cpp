#include "app/format.h"

#include <QRegularExpression>
#include <cmath>
#include <limits>
#include <optional>

namespace bascule {
namespace {

// A trailing unit, and what it multiplies by: a power of ten kept apart so that 107.8 M is exactly 107800000.
struct Factor {
    int exponent = 0;
    double times = 1;
};

QString plainSpaces(const QString& text) {
    QString plain;
    for (const QChar c : text) {
        if (c.isSpace() || c == QChar(0x202F) || c == QChar(0x2007)) {
            plain += ' ';
        } else if (c == QChar(0x2212)) {
            plain += '-';
        } else if (c == QChar(0x2019)) {
            plain += '\'';
        } else {
            plain += c;
        }
    }
    return plain.trimmed();
}

// "1 234", "1'234", "1.234": one to three digits, then threes, always with the same mark.
bool isGrouped(const QString& whole) {
    static const QRegularExpression pattern(R"(^\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*$)");
    return pattern.match(whole).hasMatch();
}

QString digitsOf(const QString& text) {
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit()) {
            digits += c;
        }
    }
    return digits;
}

// Where the decimal sign stands, -1 for a whole number, nothing when the marks make no number.
std::optional<qsizetype> decimalAt(const QString& core, Language language) {
    const qsizetype commas = core.count(','), points = core.count('.');
    if (commas + points == 0) {
        return -1;
    }
    const qsizetype last = std::max(core.lastIndexOf(','), core.lastIndexOf('.'));
    if (commas > 0 && points > 0) {
        return core.count(core[last]) == 1 ? std::optional(last) : std::nullopt;
    }
    if (commas + points > 1) {
        return -1;
    }
    // "1,234" is 1234 in English; a leading zero, a space or other than three digits behind it make the comma decimal.
    const bool groups = commas == 1 && language == Language::english && isGrouped(core) && !core.startsWith('0');
    return groups ? -1 : last;
}

// Digits with a point, or empty when the text is no number.
QString canonical(const QString& core, Language language) {
    const std::optional<qsizetype> point = decimalAt(core, language);
    if (!point) {
        return {};
    }
    const QString whole = *point < 0 ? core : core.left(*point);
    const QString fraction = *point < 0 ? QString() : core.mid(*point + 1);
    const bool plainWhole = digitsOf(whole).size() == whole.size();
    const bool plainFraction = digitsOf(fraction).size() == fraction.size();
    if ((!plainWhole && !isGrouped(whole)) || !plainFraction || (whole.isEmpty() && fraction.isEmpty())) {
        return {};
    }
    return (whole.isEmpty() ? QStringLiteral("0") : digitsOf(whole)) + '.' +
           (fraction.isEmpty() ? QStringLiteral("0") : fraction);
}

std::optional<Factor> magnitude(const QString& word, Unit unit, Language language) {
    const bool lowerMillion =
        word == "m" && (unit == Unit::tokens || unit == Unit::tokens_per_request || unit == Unit::parameters);
    if (word.isEmpty()) {
        return Factor{};
    }
    if (word == "k" || word == "K" || word == "mille" || word == "thousand") {
        return Factor{3};
    }
    if (word == "M" || lowerMillion || word == "million" || word == "millions") {
        return Factor{6};
    }
    // In French "billion" is 10^12: refused rather than read a thousand times too small or too large.
    if (word == "B" || word == "G" || word == "bn" || word.compare(u"md", Qt::CaseInsensitive) == 0 ||
        word == "milliard" || word == "milliards" || (word == "billion" && language == Language::english)) {
        return Factor{9};
    }
    if (word == "T" || (word == "trillion" && language == Language::english)) { // in French 10^18: refused
        return Factor{12};
    }
    return std::nullopt;
}

std::optional<Factor> measured(const QString& word, Unit unit) {
    struct Known {
        Unit unit;
        const char* word;
        Factor factor;
    };
    static const Known known[] = {
        {Unit::share, "%", {-2}},
        {Unit::points, "%", {-2}},
        {Unit::points, "point", {-2}},
        {Unit::points, "points", {-2}},
        {Unit::points, "pt", {-2}},
        {Unit::none, "%", {-2}},
        {Unit::ratio, "%", {-2}},
        {Unit::hours, "h", {}},
        {Unit::hours, "min", {0, 1.0 / 60}},
        {Unit::hours, "d", {0, 24}},
        {Unit::hours, "j", {0, 24}},
        {Unit::hours, "days", {0, 24}},
        {Unit::hours, "jours", {0, 24}},
        {Unit::hours_per_month, "h", {}},
        {Unit::hours_per_month, "h/mois", {}},
        {Unit::seconds, "s", {}},
        {Unit::seconds, "ms", {-3}},
        {Unit::seconds, "min", {0, 60}},
        {Unit::seconds, "h", {0, 3600}},
        {Unit::gigabytes, "Go", {}},
        {Unit::gigabytes, "GB", {}},
        {Unit::gigabytes, "G", {}},
        {Unit::gigabytes, "To", {3}},
        {Unit::gigabytes, "TB", {3}},
        {Unit::gigabytes, "Mo", {-3}},
        {Unit::gigabytes, "MB", {-3}},
        {Unit::months, "months", {}},
        {Unit::months, "month", {}},
        {Unit::months, "mois", {}},
        {Unit::minutes, "min", {}},
        {Unit::minutes, "h", {0, 60}},
        {Unit::days, "d", {}},
        {Unit::days, "j", {}},
        {Unit::days, "day", {}},
        {Unit::days, "days", {}},
        {Unit::days, "jour", {}},
        {Unit::days, "jours", {}},
        {Unit::microseconds, "µs", {}},
        {Unit::microseconds, "us", {}},
        {Unit::microseconds, "ms", {3}},
        {Unit::milliseconds, "ms", {}},
        {Unit::milliseconds, "s", {3}},
        {Unit::gigabytes_per_second, "Go/s", {}},
        {Unit::gigabytes_per_second, "GB/s", {}},
        {Unit::gigabytes_per_second, "To/s", {3}},
        {Unit::gigabytes_per_second, "TB/s", {3}},
        {Unit::bytes, "Gio", {0, 0x1p30}},
        {Unit::bytes, "GiB", {0, 0x1p30}},
        {Unit::tokens_per_second, "tok/s", {}},
        {Unit::tokens_per_second, "tokens/s", {}},
    };
    for (const Known& entry : known) {
        if (entry.unit == unit && word == QString::fromUtf8(entry.word)) {
            return entry.factor;
        }
    }
    return std::nullopt;
}

// Words that repeat the unit of the box without changing the number, behind any magnitude.
bool repeatsUnit(const QString& word, Unit unit) {
    static const QRegularExpression money(
        R"(^(?:[€$£]|[A-Z]{3})?(?: ?/ ?(?:mois|month|h|1 ?M(?: tokens)?)| ?(?:a month|an hour|par mois|par heure))?$)");
    static const QRegularExpression tokens(
        R"(^(?:de )?tok(?:en)?s?(?: ?/ ?(?:mois|month|requête)| ?(?:a month|par mois|a request))?$)");
    switch (unit) {
    case Unit::money:
    case Unit::money_per_month:
    case Unit::money_per_hour:
    case Unit::money_per_million:
        return money.match(word).hasMatch();
    case Unit::tokens:
    case Unit::tokens_per_request:
        return tokens.match(word).hasMatch();
    case Unit::units:
        return word == "unit" || word == "units" || word == QString::fromUtf8("unité") ||
               word == QString::fromUtf8("unités");
    default:
        return false;
    }
}

std::optional<Factor> trailing(const QString& rest, Unit unit, Language language) {
    if (rest.isEmpty()) {
        return unit == Unit::share || unit == Unit::points ? Factor{-2} : Factor{};
    }
    if (const auto factor = measured(rest, unit)) {
        return factor;
    }
    if (unit == Unit::share || unit == Unit::points) {
        return std::nullopt;
    }
    static const QRegularExpression split(R"(^([^\W\d_]*) ?(.*)$)", QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch parts = split.match(rest);
    if (const auto factor = magnitude(parts.captured(1), unit, language)) {
        const QString after = parts.captured(2);
        if (after.isEmpty() || repeatsUnit(after, unit) ||
            (measured(after, unit) && measured(after, unit)->exponent == 0)) {
            return factor;
        }
    }
    return repeatsUnit(rest, unit) ? std::optional(Factor{}) : std::nullopt;
}

ParsedNumber refused(const char* why) { return {std::numeric_limits<double>::quiet_NaN(), why}; }

} // namespace

ParsedNumber parseNumber(const QString& text, Unit unit, Language language) {
    const QString plain = plainSpaces(text);
    if (plain.isEmpty()) {
        return refused("number_missing");
    }
    static const QRegularExpression infinite(R"(^[+-]?(?:inf(?:inity)?|nan|∞)$)",
                                             QRegularExpression::CaseInsensitiveOption);
    if (infinite.match(plain).hasMatch()) {
        return refused("number_not_finite");
    }
    static const QRegularExpression shape(
        R"(^([+-]?) ?(?:[€$£]|[A-Z]{3}(?= |\d))? ?([+-]?)([\d.,](?:[\d '.,]*[\d.,])?)(?:[eE]([+-]?\d{1,6}))? ?(.*)$)");
    const QRegularExpressionMatch match = shape.match(plain);
    const QString digits = match.hasMatch() ? canonical(match.captured(3), language) : QString();
    const std::optional<Factor> factor = trailing(match.captured(5), unit, language);
    if (digits.isEmpty() || !factor || (!match.captured(1).isEmpty() && !match.captured(2).isEmpty())) {
        return refused("not_a_number");
    }
    const int exponent = match.captured(4).toInt() + factor->exponent;
    bool ok = false;
    const double size = QStringLiteral("%1e%2").arg(digits).arg(exponent).toDouble(&ok) * factor->times;
    if (!ok && !std::isinf(size) && size != 0) {
        return refused("not_a_number");
    }
    if (!std::isfinite(size)) {
        return refused("number_not_finite");
    }
    const bool negative = match.captured(1) == "-" || match.captured(2) == "-";
    return {negative ? -size : size, nullptr};
}

} // namespace bascule
