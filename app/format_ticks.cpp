#include "app/format.h"

#include "app/format_digits.h"

#include <QDate>
#include <QTime>
#include <algorithm>
#include <array>
#include <cmath>

// Tick labels, dates and times.
namespace bascule {

using namespace digits;

namespace {

// Fewest decimals that tell the value from its neighbours on an axis of this span.
int tickDecimals(double value, double span) {
    int decimals = 0;
    const double tolerance = std::max(std::abs(value) * 1e-6, std::abs(span) * 1e-9);
    while (decimals < 6 && std::abs(rounded(value, decimals) - value) > tolerance) {
        ++decimals;
    }
    return decimals;
}

} // namespace

QString Format::moneyTick(double value, const std::string& currency, double span) const {
    const double size = std::abs(value);
    if (span >= 1e5 && size >= 1e3) {
        const Scaled s = scaled(size, 1e3, french());
        return signedAmount(value < 0, number(s.value, tickDecimals(s.value, span / s.factor)), s.magnitude, currency);
    }
    int decimals = tickDecimals(size, span);
    if (decimals > 0 || (size != 0 && span < 5)) {
        decimals = std::max(decimals, 2);
    }
    return signedAmount(value < 0, number(size, decimals), {}, currency);
}

QString Format::tokenTick(double value, double span) const {
    const Scaled s = scaled(value, span >= 1e5 ? 1e3 : 1e6, french());
    const QString digits = number(s.value, tickDecimals(s.value, span / s.factor));
    return s.magnitude.isEmpty() ? digits : french() ? digits + kNoBreak + s.magnitude : digits + s.magnitude;
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
    case Unit::minutes:
        return joined(number(value, tickDecimals(value, span)), u"min");
    case Unit::milliseconds:
        return joined(number(value, tickDecimals(value, span)), u"ms");
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
