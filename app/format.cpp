#include "app/format.h"

#include "app/format_digits.h"

#include <algorithm>
#include <cmath>

namespace bascule {

using namespace digits;

QLocale Format::locale() const {
    return french() ? QLocale(QLocale::French, QLocale::France) : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

bool Format::plural(double shown) const { return french() ? std::abs(shown) >= 2 : shown != 1; }

QString Format::joined(const QString& number, const char16_t* unit) const {
    return number + kNoBreak + QString::fromUtf16(unit);
}

QString Format::percent(const QString& number) const { return french() ? number + kNarrow + '%' : number + '%'; }

QString Format::number(double value, int decimals) const {
    if (!std::isfinite(value)) {
        return kUnknown;
    }
    if (std::abs(value) >= scientificFrom) {
        return scientific(value, 3, french());
    }
    return grouped(QString::number(value, 'f', decimals), french());
}

QString Format::trimmed(double value, int decimals) const {
    if (!std::isfinite(value)) {
        return kUnknown;
    }
    if (std::abs(value) >= scientificFrom) {
        return scientific(value, 3, french());
    }
    return grouped(withoutTrailingZeros(QString::number(value, 'f', decimals)), french());
}

QString Format::exact(double value) const {
    if (!std::isfinite(value)) {
        return kUnknown;
    }
    return std::abs(value) >= scientificFrom ? scientific(value, 15, french()) : grouped(shortest(value), french());
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
    if (value >= scientificFrom) {
        return quantity.exact ? exact(value) : trimmed(value, 0);
    }
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
    Scaled s = scaled(value, 1e6, french());
    if (quantity.exact && shortest(s.value).section('.', 1).size() > 3) {
        s = {value, 1, {}};
    }
    const int decimals = s.factor == 1 && std::abs(value) >= 10 ? 0 : std::abs(s.value) >= 10 ? 1 : 2;
    const QString digits = plain(s.value, quantity.exact, decimals);
    const QString phrase =
        s.magnitude.isEmpty() ? digits : digits + (french() ? QString(kNoBreak) : QString()) + s.magnitude;
    if (!quantity.in_sentence) {
        return phrase;
    }
    if (french() && !s.magnitude.isEmpty()) {
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
    case Unit::milliseconds:
        return joined(plain(q.value, q.exact, three), u"ms");
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
    case Unit::milliseconds:
        return QStringLiteral("ms");
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

} // namespace bascule
