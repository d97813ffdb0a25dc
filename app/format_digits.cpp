#include "app/format_digits.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace bascule::digits {

double rounded(double value, int decimals) { return QString::number(value, 'f', decimals).toDouble(); }

int decimalsFor(double value, int digits) {
    if (value == 0) {
        return 0;
    }
    return std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value)))), 0, 99);
}

QString withoutTrailingZeros(QString digits) {
    if (digits.contains('.')) {
        while (digits.endsWith('0')) {
            digits.chop(1);
        }
        if (digits.endsWith('.')) {
            digits.chop(1);
        }
    }
    return digits;
}

QString shortest(double value) {
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    const QString text = QString::fromLatin1(buffer.data(), end - buffer.data());
    int digits = 0;
    for (const QChar c : text.section('e', 0, 0)) {
        digits += c.isDigit() ? 1 : 0;
    }
    const double shown = digits > 15 ? QString::number(value, 'g', 15).toDouble() : value;
    return withoutTrailingZeros(QString::number(shown, 'f', decimalsFor(shown, 15)));
}

QString grouped(QString digits, bool french) {
    const bool negative = digits.startsWith('-');
    if (negative) {
        digits.remove(0, 1);
    }
    const bool zero = std::all_of(digits.cbegin(), digits.cend(), [](QChar c) { return c == '0' || c == '.'; });
    const qsizetype point = digits.indexOf('.');
    const qsizetype whole = point < 0 ? digits.size() : point;
    if (point >= 0 && french) {
        digits[point] = ',';
    }
    for (qsizetype at = whole - 3; at > 0; at -= 3) {
        digits.insert(at, french ? kNarrow : QChar(','));
    }
    return negative && !zero ? kMinus + digits : digits;
}

QString scientific(double value, int digits, bool french) {
    const QString text = QString::number(std::abs(value), 'e', digits - 1);
    QString mantissa = withoutTrailingZeros(text.section('e', 0, 0));
    if (french) {
        mantissa.replace('.', ',');
    }
    return (value < 0 ? QString(kMinus) : QString()) + mantissa + 'e' + QString::number(text.section('e', 1).toInt());
}

Scaled scaled(double value, double from, bool french) {
    struct Step {
        double factor;
        const char16_t* french;
        const char16_t* english;
    };
    // A French billion would be 10^12, an English one 10^9: "1 000 Md" is what French readers read without doubt.
    constexpr std::array<Step, 4> steps{
        {{1e12, nullptr, u"T"}, {1e9, u"Md", u"B"}, {1e6, u"M", u"M"}, {1e3, u"k", u"k"}}};
    for (const Step& step : steps) {
        const char16_t* name = french ? step.french : step.english;
        if (name && step.factor >= from && std::abs(value) >= step.factor * 0.99995 &&
            std::abs(value) < scientificFrom) {
            return {value / step.factor, step.factor, QString::fromUtf16(name)};
        }
    }
    return {value, 1, {}};
}

} // namespace bascule::digits
