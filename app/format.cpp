#include "app/format.h"

#include <QDate>
#include <QTime>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace bascule {
namespace {

constexpr QChar kNoBreak(0x00A0), kNarrow(0x202F), kMinus(0x2212), kUnknown(0x2013);

double rounded(double value, int decimals) { return QString::number(value, 'f', decimals).toDouble(); }

// Decimals that show `digits` significant ones.
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

// The shortest text that reads back, without the binary noise behind the 15th digit, and without an exponent.
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

// Fewest decimals that tell the value from its neighbours on an axis of this span.
int tickDecimals(double value, double span) {
    int decimals = 0;
    const double tolerance = std::max(std::abs(value) * 1e-6, std::abs(span) * 1e-9);
    while (decimals < 6 && std::abs(rounded(value, decimals) - value) > tolerance) {
        ++decimals;
    }
    return decimals;
}

struct Scaled {
    double value;
    double factor;
    const char16_t* french;
    const char16_t* english;
};

// k, M, Md or k, M, B; a value that rounds up to 1,000 takes the next one.
Scaled scaled(double value, double from) {
    constexpr std::array<Scaled, 3> steps{{{0, 1e9, u"Md", u"B"}, {0, 1e6, u"M", u"M"}, {0, 1e3, u"k", u"k"}}};
    for (const Scaled& step : steps) {
        if (step.factor >= from && std::abs(value) >= step.factor * 0.99995) {
            return {value / step.factor, step.factor, step.french, step.english};
        }
    }
    return {value, 1, u"", u""};
}

} // namespace

QLocale Format::locale() const {
    return french() ? QLocale(QLocale::French, QLocale::France) : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

bool Format::plural(double shown) const { return french() ? std::abs(shown) >= 2 : shown != 1; }

QString Format::joined(const QString& number, const char16_t* unit) const {
    return number + kNoBreak + QString::fromUtf16(unit);
}

QString Format::percent(const QString& number) const { return french() ? number + kNarrow + '%' : number + '%'; }

// `digits` as QString::number writes them: point, no groups.
static QString grouped(QString digits, bool french) {
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

QString Format::number(double value, int decimals) const {
    if (!std::isfinite(value)) {
        return kUnknown;
    }
    return grouped(QString::number(value, 'f', decimals), french());
}

QString Format::trimmed(double value, int decimals) const {
    if (!std::isfinite(value)) {
        return kUnknown;
    }
    return grouped(withoutTrailingZeros(QString::number(value, 'f', decimals)), french());
}

QString Format::exact(double value) const {
    return std::isfinite(value) ? grouped(shortest(value), french()) : QString(kUnknown);
}

// At most so many decimals, more where the value would vanish.
QString Format::plain(double value, bool isExact, int decimals) const {
    if (isExact) {
        return exact(value);
    }
    if (value != 0 && rounded(value, decimals) == 0) {
        return trimmed(value, decimalsFor(value, 2));
    }
    return trimmed(value, decimals);
}

QString Format::currencySign(const std::string& code) const {
    if (code == "EUR") {
        return QStringLiteral("€");
    }
    if (code == "USD") {
        return QStringLiteral("$");
    }
    return code == "GBP" ? QStringLiteral("£") : QString::fromStdString(code);
}

QString Format::signedAmount(bool negative, const QString& digits, const QString& magnitude,
                             const std::string& currency) const {
    const QString sign = currencySign(currency);
    const QString minus = negative ? QString(kMinus) : QString();
    if (sign.isEmpty()) {
        return minus + digits + (magnitude.isEmpty() || !french() ? magnitude : kNoBreak + magnitude);
    }
    if (french()) {
        return minus + digits + kNoBreak + magnitude + sign;
    }
    return sign.size() == 1 ? minus + sign + digits + magnitude : minus + digits + magnitude + kNoBreak + sign;
}

QString Format::amountDigits(double value, const Quantity& quantity) const {
    const bool unitPrice = quantity.unit == Unit::money_per_million || quantity.unit == Unit::money_per_hour;
    if (quantity.exact) {
        const QString digits = shortest(value);
        const qsizetype point = digits.indexOf('.');
        const bool two = point >= 0 ? digits.size() - point == 2 : unitPrice || (value != 0 && value < 10);
        return grouped(two ? QString::number(value, 'f', 2) : digits, french());
    }
    if (unitPrice) {
        if (value != 0 && value < 0.01) {
            return trimmed(value, decimalsFor(value, 2));
        }
        const bool third = quantity.unit == Unit::money_per_hour && rounded(value, 3) != rounded(value, 2);
        return number(value, third ? 3 : 2);
    }
    const double shown = rounded(value, 2);
    const bool lines = quantity.unit == Unit::money && !quantity.in_sentence;
    return number(value, value != 0 && (shown < 10 || (lines && shown < 1000)) ? 2 : 0);
}

QString Format::money(const Quantity& quantity) const {
    const double value = std::abs(quantity.value);
    const bool negative = quantity.value < 0;
    const bool unitPrice = quantity.unit == Unit::money_per_million || quantity.unit == Unit::money_per_hour;
    if (value != 0 && !quantity.exact && !unitPrice && value < 0.005) {
        return QString(negative ? '>' : '<') + kNoBreak +
               signedAmount(negative, number(0.01, 2), {}, quantity.currency);
    }
    return signedAmount(negative, amountDigits(value, quantity), {}, quantity.currency);
}

QString Format::tokens(const Quantity& quantity) const {
    const double value = quantity.value;
    Scaled s = scaled(value, 1e6);
    QString digits;
    if (quantity.exact && shortest(s.value).section('.', 1).size() > 3) {
        s = {value, 1, u"", u""};
    }
    const int decimals = s.factor == 1 && std::abs(value) >= 10 ? 0 : std::abs(s.value) >= 10 ? 1 : 2;
    digits = plain(s.value, quantity.exact, decimals);
    const QString magnitude = QString::fromUtf16(french() ? s.french : s.english);
    const QString phrase = magnitude.isEmpty() ? digits : french() ? digits + kNoBreak + magnitude : digits + magnitude;
    if (!quantity.in_sentence) {
        return phrase;
    }
    if (french() && !magnitude.isEmpty()) {
        return phrase + QStringLiteral(" de tokens");
    }
    const double shown = quantity.exact ? value : rounded(value, decimals);
    return phrase + (s.factor != 1 || plural(shown) ? QStringLiteral(" tokens") : QStringLiteral(" token"));
}

QString Format::share(const Quantity& quantity) const {
    const double value = quantity.value * 100;
    if (quantity.exact) {
        return percent(exact(rounded(value, decimalsFor(value, 15))));
    }
    if (value != 0 && std::abs(value) < 0.05) {
        return QString(value < 0 ? '>' : '<') + kNoBreak + percent(number(value < 0 ? -0.1 : 0.1, 1));
    }
    return percent(trimmed(value, std::abs(value) >= 99.95 ? 0 : 1));
}

QString Format::seconds(const Quantity& quantity) const {
    const double value = quantity.value;
    if (quantity.exact || value == 0 || std::abs(value) >= 1) {
        return joined(plain(value, quantity.exact, std::abs(value) >= 100 ? 0 : 1), u"s");
    }
    return joined(plain(value * 1e3, false, std::abs(value) >= 0.1 ? 0 : 1), u"ms");
}

QString Format::quantity(const Quantity& q) const {
    if (!std::isfinite(q.value)) {
        return kUnknown;
    }
    const double size = std::abs(q.value);
    const int three = size >= 100 ? 0 : size >= 10 ? 1 : 2; // decimals of about three digits
    switch (q.unit) {
    case Unit::money:
    case Unit::money_per_month:
    case Unit::money_per_hour:
    case Unit::money_per_million:
        return money(q);
    case Unit::tokens:
        return tokens(q);
    case Unit::share:
        return share(q);
    case Unit::points: {
        const double points = rounded(q.value * 100, q.exact ? 9 : 1);
        return joined(exact(points), plural(std::abs(points)) ? u"points" : u"point");
    }
    case Unit::hours:
    case Unit::hours_per_month:
        return joined(plain(q.value, q.exact, size >= 1000 ? 0 : size >= 1 ? 1 : 2), u"h");
    case Unit::seconds:
        return seconds(q);
    case Unit::tokens_per_second:
        return joined(plain(q.value, q.exact, three), u"tok/s");
    case Unit::gigabytes:
        return joined(plain(q.value, q.exact, three), french() ? u"Go" : u"GB");
    case Unit::months:
        return joined(plain(q.value, q.exact, 1), french() ? u"mois" : plural(q.value) ? u"months" : u"month");
    case Unit::minutes:
        return joined(plain(q.value, q.exact, 1), u"min");
    case Unit::days:
        return joined(plain(q.value, q.exact, 1), french()          ? plural(q.value) ? u"jours" : u"jour"
                                                  : plural(q.value) ? u"days"
                                                                    : u"day");
    case Unit::microseconds:
        return joined(plain(q.value, q.exact, three), u"µs");
    case Unit::gigabytes_per_second:
        return joined(plain(q.value, q.exact, three), french() ? u"Go/s" : u"GB/s");
    case Unit::bytes:
        return joined(plain(q.value / 0x1p30, q.exact, std::abs(q.value) >= 100 * 0x1p30 ? 0 : 1),
                      french() ? u"Gio" : u"GiB");
    case Unit::parameters: {
        Quantity counted = q;
        counted.in_sentence = false;
        return tokens(counted);
    }
    case Unit::ratio:
        return q.exact || q.value == std::trunc(q.value) ? exact(q.value)
               : size >= 100                             ? plain(q.value, false, 0)
               : q.value != 0 && size < 0.005            ? plain(q.value, false, 2)
                                                         : number(q.value, 2);
    case Unit::tokens_per_request: {
        const QString digits = plain(q.value, q.exact, three);
        return !q.in_sentence ? digits
                              : digits + (plural(q.value) ? QStringLiteral(" tokens") : QStringLiteral(" token"));
    }
    case Unit::units:
        return plain(q.value, q.exact, 1);
    case Unit::none:
        break;
    }
    return plain(q.value, q.exact, three);
}

QString Format::unit(Unit unit, const std::string& currency) const {
    const QString sign = currencySign(currency);
    switch (unit) {
    case Unit::money:
        return sign;
    case Unit::money_per_month:
        return sign + (french() ? QStringLiteral("/mois") : QStringLiteral(" a month"));
    case Unit::money_per_hour:
        return sign + (french() ? QStringLiteral("/h") : QStringLiteral(" an hour"));
    case Unit::money_per_million:
        return sign + (french() ? QStringLiteral(" / 1\u00a0M tokens") : QStringLiteral(" / 1M tokens"));
    case Unit::tokens:
        return QStringLiteral("tokens");
    case Unit::share:
        return QStringLiteral("%");
    case Unit::points:
        return QStringLiteral("points");
    case Unit::hours:
    case Unit::hours_per_month:
        return QStringLiteral("h");
    case Unit::seconds:
        return QStringLiteral("s");
    case Unit::tokens_per_second:
        return QStringLiteral("tok/s");
    case Unit::gigabytes:
        return french() ? QStringLiteral("Go") : QStringLiteral("GB");
    case Unit::months:
        return french() ? QStringLiteral("mois") : QStringLiteral("months");
    case Unit::tokens_per_request:
        return french() ? QStringLiteral("tokens/requête") : QStringLiteral("tokens a request");
    case Unit::units:
        return french() ? QStringLiteral("unités") : QStringLiteral("units");
    case Unit::minutes:
        return QStringLiteral("min");
    case Unit::days:
        return french() ? QStringLiteral("jours") : QStringLiteral("days");
    case Unit::microseconds:
        return QStringLiteral("µs");
    case Unit::gigabytes_per_second:
        return french() ? QStringLiteral("Go/s") : QStringLiteral("GB/s");
    case Unit::bytes:
        return french() ? QStringLiteral("Gio") : QStringLiteral("GiB");
    case Unit::parameters:
        return french() ? QStringLiteral("paramètres") : QStringLiteral("parameters");
    case Unit::none:
    case Unit::ratio:
        break;
    }
    return {};
}

QString Format::rate(const Quantity& q) const {
    const QString amount = quantity(q);
    if (!std::isfinite(q.value)) {
        return amount;
    }
    const bool isRate =
        q.unit == Unit::money_per_month || q.unit == Unit::money_per_hour || q.unit == Unit::money_per_million;
    return isRate ? amount + unit(q.unit) : amount;
}

QString Format::moneyTick(double value, const std::string& currency, double span) const {
    const double size = std::abs(value);
    if (span >= 1e5 && size >= 1e3) {
        const Scaled s = scaled(size, 1e3);
        return signedAmount(value < 0, number(s.value, tickDecimals(s.value, span / s.factor)),
                            QString::fromUtf16(french() ? s.french : s.english), currency);
    }
    int decimals = tickDecimals(size, span);
    if (decimals > 0 || (size != 0 && span < 5)) {
        decimals = std::max(decimals, 2);
    }
    return signedAmount(value < 0, number(size, decimals), {}, currency);
}

QString Format::tokenTick(double value, double span) const {
    const Scaled s = scaled(value, span >= 1e5 ? 1e3 : 1e6);
    const QString digits = number(s.value, tickDecimals(s.value, span / s.factor));
    const QString magnitude = QString::fromUtf16(french() ? s.french : s.english);
    return magnitude.isEmpty() ? digits : french() ? digits + kNoBreak + magnitude : digits + magnitude;
}

QString Format::axis(double value, Unit unit, const std::string& currency, double span) const {
    if (!std::isfinite(value)) {
        return {};
    }
    if (std::abs(value) < std::abs(span) * 1e-9) {
        value = 0; // what a ticker's sums leave instead of zero
    }
    switch (unit) {
    case Unit::money:
    case Unit::money_per_month:
    case Unit::money_per_hour:
    case Unit::money_per_million:
        return moneyTick(value, currency, span);
    case Unit::tokens:
    case Unit::parameters:
        return tokenTick(value, span);
    case Unit::share:
        return percent(number(value * 100, tickDecimals(value * 100, span * 100)));
    case Unit::hours:
    case Unit::hours_per_month:
        return joined(number(value, tickDecimals(value, span)), u"h");
    case Unit::gigabytes:
        return joined(number(value, tickDecimals(value, span)), french() ? u"Go" : u"GB");
    case Unit::bytes:
        return joined(number(value / 0x1p30, tickDecimals(value / 0x1p30, span / 0x1p30)), french() ? u"Gio" : u"GiB");
    default:
        return number(value, tickDecimals(value, span));
    }
}

QString Format::date(const std::string& iso) const {
    const QString text = QString::fromStdString(iso);
    const QDate day = text.size() == 10 ? QDate::fromString(text, Qt::ISODate) : QDate();
    if (!day.isValid()) {
        return text;
    }
    static constexpr std::array<const char*, 12> frenchMonths{"janv.", "févr.", "mars",  "avr.", "mai",  "juin",
                                                              "juil.", "août",  "sept.", "oct.", "nov.", "déc."};
    static constexpr std::array<const char*, 12> englishMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                               "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto month = static_cast<std::size_t>(day.month() - 1);
    const QString number = french() && day.day() == 1 ? QStringLiteral("1er") : QString::number(day.day());
    return number + ' ' + QString::fromUtf8(french() ? frenchMonths[month] : englishMonths[month]) + ' ' +
           QString::number(day.year());
}

QString Format::time(const QTime& time) const {
    const QString minutes = QStringLiteral("%1").arg(time.minute(), 2, 10, QChar('0'));
    if (french()) {
        return QString::number(time.hour()) + kNoBreak + 'h' + kNoBreak + minutes;
    }
    return QStringLiteral("%1:%2").arg(time.hour(), 2, 10, QChar('0')).arg(minutes);
}

} // namespace bascule
