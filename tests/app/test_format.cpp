#include "app/format.h"

#include <QTest>
#include <QTime>
#include <cmath>
#include <limits>

using namespace bascule;

// In the tables below "~" stands for a narrow no-break space (U+202F) and "_" for a no-break space (U+00A0), so that they can be seen.
static QString spaced(const char* text) {
    return QString::fromUtf8(text).replace('~', QChar(0x202F)).replace('_', QChar(0x00A0));
}
static QString seen(QString text) { return text.replace(QChar(0x202F), '~').replace(QChar(0x00A0), '_'); }
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

class TestFormat : public QObject {
    Q_OBJECT
private slots:
    void quantity_data();
    void quantity();
    void rate_data();
    void rate();
    void axis_data();
    void axis();
    void dates();
    void numbers();
    void plurals();
    void parse_data();
    void parse();
    void refused_data();
    void refused();
    void readsBackWhatItWrites_data();
    void readsBackWhatItWrites();
};

enum Form { box, sentence, exact };
Q_DECLARE_METATYPE(Form)

void TestFormat::quantity_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("form");
    QTest::addColumn<QString>("french");
    QTest::addColumn<QString>("english");
    struct Row {
        double value;
        Unit unit;
        const char* currency;
        Form form;
        const char* french;
        const char* english;
    };
    static const Row rows[] = {
        // amounts
        {830.64, Unit::money, "EUR", sentence, "831_€", "€831"},
        {830.64, Unit::money, "EUR", box, "830,64_€", "€830.64"},
        {830.64, Unit::money_per_month, "EUR", box, "831_€", "€831"},
        {830.64, Unit::money_per_month, "EUR", exact, "830,64_€", "€830.64"},
        {1500, Unit::money_per_month, "EUR", exact, "1~500_€", "€1,500"},
        {1661.28, Unit::money, "EUR", box, "1~661_€", "€1,661"},
        {546.024, Unit::money, "USD", box, "546,02_$", "$546.02"},
        {546.024, Unit::money, "GBP", sentence, "546_£", "£546"},
        {4, Unit::money, "USD", sentence, "4,00_$", "$4.00"},
        {0, Unit::money, "EUR", sentence, "0_€", "€0"},
        {0, Unit::money_per_million, "EUR", box, "0,00_€", "€0.00"},
        {9.996, Unit::money, "EUR", sentence, "10_€", "€10"},
        {9.994, Unit::money, "EUR", sentence, "9,99_€", "€9.99"},
        {999.996, Unit::money, "EUR", box, "1~000_€", "€1,000"},
        {999.6, Unit::money_per_month, "EUR", sentence, "1~000_€", "€1,000"},
        {1234567.8, Unit::money, "EUR", box, "1~234~568_€", "€1,234,568"},
        {-81, Unit::money, "EUR", sentence, "−81_€", "−€81"},
        {-81, Unit::money_per_month, "CHF", box, "−81_CHF", "−81_CHF"},
        {0.004, Unit::money, "EUR", sentence, "<_0,01_€", "<_€0.01"},
        {-0.004, Unit::money, "EUR", box, ">_−0,01_€", ">_−€0.01"},
        {0.006, Unit::money, "EUR", box, "0,01_€", "€0.01"},
        // unit costs and hourly prices
        {7.704, Unit::money_per_million, "EUR", sentence, "7,70_€", "€7.70"},
        {8, Unit::money_per_million, "EUR", box, "8,00_€", "€8.00"},
        {1234.5, Unit::money_per_million, "EUR", box, "1~234,50_€", "€1,234.50"},
        {0.0084, Unit::money_per_million, "EUR", box, "0,0084_€", "€0.0084"},
        {0.000012345, Unit::money_per_million, "EUR", box, "0,000012_€", "€0.000012"},
        {0.075, Unit::money_per_million, "USD", exact, "0,075_$", "$0.075"},
        {15, Unit::money_per_million, "USD", exact, "15,00_$", "$15.00"},
        {2.5, Unit::money_per_million, "USD", exact, "2,50_$", "$2.50"},
        {1.5, Unit::money_per_hour, "EUR", box, "1,50_€", "€1.50"},
        {0.468, Unit::money_per_hour, "USD", box, "0,468_$", "$0.468"},
        {6.475, Unit::money_per_hour, "USD", sentence, "6,475_$", "$6.475"},
        {0.84, Unit::money_per_hour, "USD", box, "0,84_$", "$0.84"},
        // volumes
        {1e8, Unit::tokens, "", box, "100_M", "100M"},
        {1e8, Unit::tokens, "", sentence, "100_M de tokens", "100M tokens"},
        {850000, Unit::tokens, "", sentence, "850~000 tokens", "850,000 tokens"},
        {850000, Unit::tokens, "", box, "850~000", "850,000"},
        {1.2e9, Unit::tokens, "", sentence, "1,2_Md de tokens", "1.2B tokens"},
        {107827200, Unit::tokens, "", box, "107,8_M", "107.8M"},
        {107827200, Unit::tokens, "", exact, "107~827~200", "107,827,200"},
        {107.8e6, Unit::tokens, "", exact, "107,8_M", "107.8M"},
        {55376000, Unit::tokens, "", sentence, "55,4_M de tokens", "55.4M tokens"},
        {2e6, Unit::tokens, "", box, "2_M", "2M"},
        {999.97e6, Unit::tokens, "", box, "1_Md", "1B"},
        {999960, Unit::tokens, "", box, "1_M", "1M"},
        {5e13, Unit::tokens, "", box, "50~000_Md", "50T"},
        {1e12, Unit::tokens, "", sentence, "1~000_Md de tokens", "1T tokens"},
        {999.97e9, Unit::tokens, "", box, "1~000_Md", "1T"},
        {123.4e12, Unit::tokens, "", exact, "123~400_Md", "123.4T"},
        {1e18, Unit::tokens, "", box, "1e18", "1e18"},
        {1.5e15, Unit::tokens, "", sentence, "1,5e15 tokens", "1.5e15 tokens"},
        {1.23456e15, Unit::tokens, "", exact, "1,23456e15", "1.23456e15"},
        {-2.5e16, Unit::money, "EUR", box, "−2,5e16_€", "−€2.5e16"},
        {1.23456e16, Unit::money_per_month, "EUR", exact, "1,23456e16_€", "€1.23456e16"},
        {999e12, Unit::money, "EUR", box, "999~000~000~000~000_€", "€999,000,000,000,000"},
        {1, Unit::tokens, "", sentence, "1 token", "1 token"},
        {0, Unit::tokens, "", sentence, "0 token", "0 tokens"},
        {1.5, Unit::tokens, "", sentence, "1,5 token", "1.5 tokens"},
        {200000, Unit::tokens_per_request, "", box, "200~000", "200,000"},
        {500, Unit::tokens_per_request, "", sentence, "500 tokens", "500 tokens"},
        // shares
        {0.65, Unit::share, "", box, "65~%", "65%"},
        {0.6027, Unit::share, "", sentence, "60,3~%", "60.3%"},
        {1, Unit::share, "", box, "100~%", "100%"},
        {1.1075, Unit::share, "", box, "111~%", "111%"},
        {-0.11, Unit::share, "", sentence, "−11~%", "−11%"},
        {0.0001, Unit::share, "", box, "<_0,1~%", "<_0.1%"},
        {0, Unit::share, "", box, "0~%", "0%"},
        {0.07, Unit::share, "", exact, "7~%", "7%"},
        {0.123456, Unit::share, "", exact, "12,3456~%", "12.3456%"},
        {0.02, Unit::points, "", box, "2_points", "2_points"},
        {0.013, Unit::points, "", box, "1,3_point", "1.3_points"},
        // the rest
        {720, Unit::hours_per_month, "", box, "720_h", "720_h"},
        {79.617, Unit::hours, "", sentence, "79,6_h", "79.6_h"},
        {64, Unit::tokens_per_second, "", box, "64_tok/s", "64_tok/s"},
        {22.25, Unit::tokens_per_second, "", box, "22,3_tok/s", "22.3_tok/s"},
        {12400, Unit::tokens_per_second, "", box, "12~400_tok/s", "12,400_tok/s"},
        {24, Unit::gigabytes, "", box, "24_Go", "24_GB"},
        {1.1075, Unit::ratio, "", box, "1,11", "1.11"},
        {2, Unit::ratio, "", box, "2", "2"},
        {1.5, Unit::ratio, "", box, "1,50", "1.50"},
        {2, Unit::ratio, "", exact, "2", "2"},
        {0.0021, Unit::ratio, "", box, "0,0021", "0.0021"},
        {53.67, Unit::minutes, "", box, "53,7_min", "53.7_min"},
        {14.17, Unit::days, "", box, "14,2_jours", "14.2_days"},
        {1, Unit::days, "", box, "1_jour", "1_day"},
        {10, Unit::microseconds, "", box, "10_µs", "10_µs"},
        {43.61, Unit::milliseconds, "", box, "43,6_ms", "43.6_ms"},
        {300, Unit::gigabytes_per_second, "", box, "300_Go/s", "300_GB/s"},
        {7241732096, Unit::parameters, "", box, "7,24_Md", "7.24B"},
        {41943040, Unit::parameters, "", exact, "41~943~040", "41,943,040"},
        {24 * 0x1p30, Unit::bytes, "", box, "24_Gio", "24_GiB"},
        {8747401150.464, Unit::bytes, "", box, "8,1_Gio", "8.1_GiB"},
        {12, Unit::months, "", box, "12_mois", "12_months"},
        {1, Unit::months, "", box, "1_mois", "1_month"},
        {0.015625, Unit::seconds, "", box, "15,6_ms", "15.6_ms"},
        {65.7, Unit::seconds, "", box, "65,7_s", "65.7_s"},
        {1836, Unit::units, "", box, "1~836", "1,836"},
        {4, Unit::none, "", box, "4", "4"},
        {-1.0e-20, Unit::money, "EUR", exact, "−0,00000000000000000001_€", "−€0.00000000000000000001"},
        {0.1 + 0.2, Unit::none, "", exact, "0,3", "0.3"},
        {1.0 / 3, Unit::none, "", exact, "0,333333333333333", "0.333333333333333"},
        {1234567.25, Unit::none, "", exact, "1~234~567,25", "1,234,567.25"},
        {kNaN, Unit::money, "EUR", box, "–", "–"},
        {kNaN, Unit::tokens, "", sentence, "–", "–"},
        {std::numeric_limits<double>::infinity(), Unit::money, "EUR", box, "–", "–"},
    };
    int line = 0;
    for (const Row& row : rows) {
        QTest::addRow("%d %g", ++line, row.value)
            << row.value << int(row.unit) << QString(row.currency) << int(row.form) << QString::fromUtf8(row.french)
            << QString::fromUtf8(row.english);
    }
}

void TestFormat::quantity() {
    QFETCH(double, value);
    QFETCH(int, unit);
    QFETCH(QString, currency);
    QFETCH(int, form);
    QFETCH(QString, french);
    QFETCH(QString, english);
    const Quantity quantity{value, Unit(unit), currency.toStdString(), form == sentence, form == exact};
    QCOMPARE(seen(Format(Language::french).quantity(quantity)), french);
    QCOMPARE(seen(Format(Language::english).quantity(quantity)), english);
}

void TestFormat::rate_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("french");
    QTest::addColumn<QString>("english");
    QTest::newRow("month") << 0.0 << int(Unit::money_per_month) << "0_€/mois"
                           << "€0 a month";
    QTest::newRow("hour") << 1.5 << int(Unit::money_per_hour) << "1,50_€/h"
                          << "€1.50 an hour";
    QTest::newRow("million") << 8.31 << int(Unit::money_per_million) << "8,31_€ / 1_M tokens"
                             << "€8.31 / 1M tokens";
    QTest::newRow("unknown") << kNaN << int(Unit::money_per_hour) << "–"
                             << "–";
    QTest::newRow("no rate") << 24.0 << int(Unit::gigabytes) << "24_Go"
                             << "24_GB";
}

void TestFormat::rate() {
    QFETCH(double, value);
    QFETCH(int, unit);
    QFETCH(QString, french);
    QFETCH(QString, english);
    const Quantity quantity{value, Unit(unit), "EUR", false, false};
    QCOMPARE(seen(Format(Language::french).rate(quantity)), french);
    QCOMPARE(seen(Format(Language::english).rate(quantity)), english);
}

void TestFormat::axis_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("span");
    QTest::addColumn<QString>("french");
    QTest::addColumn<QString>("english");
    const auto add = [](double value, Unit unit, double span, const char* french, const char* english) {
        QTest::addRow("%g of %g", value, span)
            << value << int(unit) << span << QString::fromUtf8(french) << QString::fromUtf8(english);
    };
    add(1500, Unit::money_per_month, 3000, "1~500_€", "€1,500");
    add(0, Unit::money_per_month, 3000, "0_€", "€0");
    add(1e-13, Unit::money_per_month, 3000, "0_€", "€0");
    add(2.5, Unit::money_per_million, 10, "2,50_€", "€2.50");
    add(2, Unit::money_per_million, 4, "2,00_€", "€2.00");
    add(0.125, Unit::money_per_million, 0.5, "0,125_€", "€0.125");
    add(12400, Unit::money, 2e5, "12,4_k€", "€12.4k");
    add(1.5e6, Unit::money, 4e6, "1,5_M€", "€1.5M");
    add(2e9, Unit::money, 4e9, "2_Md€", "€2B");
    add(50e6, Unit::tokens, 3e8, "50_M", "50M");
    add(2.5e9, Unit::tokens, 1e10, "2,5_Md", "2.5B");
    add(2e12, Unit::tokens, 1e13, "2~000_Md", "2T");
    add(5e12, Unit::money, 1e13, "5~000_Md€", "€5T");
    add(1e18, Unit::tokens, 1e19, "1e18", "1e18");
    add(2e15, Unit::money, 1e16, "2e15_€", "€2e15");
    add(100000, Unit::tokens, 1e9, "100_k", "100k");
    add(100, Unit::tokens, 1e9, "100", "100");
    add(0, Unit::tokens, 3e8, "0", "0");
    add(0.65, Unit::share, 1, "65~%", "65%");
    add(0.025, Unit::share, 0.1, "2,5~%", "2.5%");
    add(120, Unit::hours, 120, "120_h", "120_h");
}

void TestFormat::axis() {
    QFETCH(double, value);
    QFETCH(int, unit);
    QFETCH(double, span);
    QFETCH(QString, french);
    QFETCH(QString, english);
    QCOMPARE(seen(Format(Language::french).axis(value, Unit(unit), "EUR", span)), french);
    QCOMPARE(seen(Format(Language::english).axis(value, Unit(unit), "EUR", span)), english);
}

void TestFormat::dates() {
    const Format french(Language::french), english(Language::english);
    QCOMPARE(french.date("2026-11-30"), QStringLiteral("30 nov. 2026"));
    QCOMPARE(french.date("2026-12-01"), QString::fromUtf8("1er déc. 2026"));
    QCOMPARE(french.date("2027-08-02"), QString::fromUtf8("2 août 2027"));
    QCOMPARE(english.date("2026-11-30"), QStringLiteral("30 Nov 2026"));
    QCOMPARE(english.date("2026-12-01"), QStringLiteral("1 Dec 2026"));
    for (const char* text : {"autumn 2026", "2026-13-01", "2026-02-30", "2026", ""}) {
        QCOMPARE(french.date(text), QString(text));
    }
    QCOMPARE(seen(french.time(QTime(14, 5))), QStringLiteral("14_h_05"));
    QCOMPARE(english.time(QTime(9, 5)), QStringLiteral("09:05"));
}

void TestFormat::numbers() {
    const Format french(Language::french), english(Language::english);
    QCOMPARE(french.number(1234567.5, 2), spaced("1~234~567,50"));
    QCOMPARE(english.number(1234567.5, 2), QStringLiteral("1,234,567.50"));
    QCOMPARE(french.number(-0.004, 2), QStringLiteral("0,00")); // no minus before a zero
    QCOMPARE(french.number(-1234, 0), spaced("−1~234"));
    QCOMPARE(english.number(999, 0), QStringLiteral("999"));
    QCOMPARE(french.trimmed(2.50, 2), QStringLiteral("2,5"));
    QCOMPARE(french.trimmed(100, 0), QStringLiteral("100"));
    QCOMPARE(french.locale().name(), QStringLiteral("fr_FR"));
    QCOMPARE(english.locale().name(), QStringLiteral("en_GB"));
    QCOMPARE(seen(french.unit(Unit::money_per_month, "EUR")), QStringLiteral("€/mois"));
    QCOMPARE(seen(french.unit(Unit::money_per_million, "EUR")), QStringLiteral("€ / 1_M tokens"));
}

void TestFormat::plurals() {
    const Format french(Language::french), english(Language::english);
    for (const double one : {0.0, 1.0, 1.5, 1.99}) {
        QVERIFY2(!french.plural(one), qPrintable(QString::number(one)));
    }
    QVERIFY(french.plural(2));
    QVERIFY(!english.plural(1));
    for (const double many : {0.0, 1.5, 2.0}) {
        QVERIFY2(english.plural(many), qPrintable(QString::number(many)));
    }
}

void TestFormat::parse_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("unit");
    QTest::addColumn<double>("french");
    QTest::addColumn<double>("english");
    const auto add = [](const char* text, double french, Unit unit = Unit::none, double english = kNaN) {
        QTest::addRow("%s/%d", text, int(unit))
            << spaced(text) << int(unit) << french << (std::isnan(english) ? french : english);
    };
    add("1 000,5", 1000.5);
    add("1000.5", 1000.5);
    add("1000,5", 1000.5);
    add("1_234,5", 1234.5);
    add("1~234,5", 1234.5);
    add("1~234~567,50", 1234567.5);
    add("1_234_567,50", 1234567.5);
    add("1,234,567.50", 1234567.5);
    add("1.234.567,5", 1234567.5);
    add("1.234,5", 1234.5);
    add("1,234.5", 1234.5);
    add("1,234", 1.234, Unit::none, 1234); // the language decides
    add("1.234", 1.234);
    add("0,123", 0.123);
    add("12,34", 12.34);
    add("1234,567", 1234.567);
    add("1'234.5", 1234.5);
    add("1’234,5", 1234.5);
    add("1e3", 1000);
    add("1e8", 1e8, Unit::tokens);
    add("1.5E-2", 0.015);
    add("−5", -5);
    add("-5", -5);
    add("+5", 5);
    add(".5", 0.5);
    add(",5", 0.5);
    add("5.", 5);
    add("  7  ", 7);
    add("100M", 1e8, Unit::tokens);
    add("100_M", 1e8, Unit::tokens);
    add("100m", 1e8, Unit::tokens);
    add("107,8 M", 107800000, Unit::tokens);
    add("100 M de tokens", 1e8, Unit::tokens);
    add("100M tokens", 1e8, Unit::tokens);
    add("2,5 Md", 2.5e9, Unit::tokens);
    add("2.5B", 2.5e9, Unit::tokens);
    add("2.5 G", 2.5e9, Unit::tokens);
    add("1,2 Md de tokens", 1.2e9, Unit::tokens);
    add("3T", 3e12, Unit::tokens);
    add("1 000 Md", 1e12, Unit::tokens);
    add("850 k", 850000, Unit::tokens);
    add("850~000 tokens", 850000, Unit::tokens);
    add("2 millions", 2e6, Unit::tokens);
    add("65 %", 0.65, Unit::share);
    add("65", 0.65, Unit::share); // in a share box the number is per cent
    add("0,65", 0.0065, Unit::share);
    add("65~%", 0.65, Unit::share);
    add("65%", 0.65, Unit::share);
    add("120 %", 1.2, Unit::ratio);
    add("1 836 €", 1836, Unit::money_per_month);
    add("€1,836", 1.836, Unit::money, 1836);
    add("−€81", -81, Unit::money);
    add("€ -81", -81, Unit::money);
    add("$0.468", 0.468, Unit::money_per_hour);
    add("831 CHF", 831, Unit::money);
    add("CHF 831", 831, Unit::money);
    add("12,4 k€", 12400, Unit::money);
    add("831 €/mois", 831, Unit::money_per_month);
    add("€831 a month", 831, Unit::money_per_month);
    add("8,31_€ / 1_M tokens", 8.31, Unit::money_per_million);
    add("64 tok/s", 64, Unit::tokens_per_second);
    add("12,4 k tok/s", 12400, Unit::tokens_per_second);
    add("24 Go", 24, Unit::gigabytes);
    add("24 GB", 24, Unit::gigabytes);
    add("90 min", 90, Unit::minutes);
    add("2 h", 120, Unit::minutes);
    add("3 jours", 3, Unit::days);
    add("10 µs", 10, Unit::microseconds);
    add("2 ms", 2000, Unit::microseconds);
    add("100 ms", 100, Unit::milliseconds);
    add("0,1 s", 100, Unit::milliseconds);
    add("300 Go/s", 300, Unit::gigabytes_per_second);
    add("7 Gio", 7 * 0x1p30, Unit::bytes);
    add("1,5 To", 1500, Unit::gigabytes);
    add("720 h", 720, Unit::hours_per_month);
    add("90 min", 1.5, Unit::hours);
    add("14 jours", 336, Unit::hours);
    add("20 ms", 0.02, Unit::seconds);
    add("12 mois", 12, Unit::months);
    add("3 unités", 3, Unit::units);
}

void TestFormat::parse() {
    QFETCH(QString, text);
    QFETCH(int, unit);
    QFETCH(double, french);
    QFETCH(double, english);
    const ParsedNumber inFrench = parseNumber(text, Unit(unit), Language::french);
    QCOMPARE(inFrench.why, static_cast<const char*>(nullptr));
    QCOMPARE(inFrench.value, french);
    const ParsedNumber inEnglish = parseNumber(text, Unit(unit), Language::english);
    QCOMPARE(inEnglish.why, static_cast<const char*>(nullptr));
    QCOMPARE(inEnglish.value, english);
}

void TestFormat::refused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("unit");
    QTest::addColumn<QString>("why");
    const auto add = [](const char* text, const char* why = "not_a_number", Unit unit = Unit::none) {
        QTest::addRow("%s/%d", text, int(unit)) << spaced(text) << int(unit) << QString(why);
    };
    add("", "number_missing");
    add(" _ ", "number_missing");
    add("inf", "number_not_finite");
    add("-Infinity", "number_not_finite");
    add("nan", "number_not_finite");
    add("NaN", "number_not_finite");
    add("1e999", "number_not_finite");
    add("1 23,5");
    add("12 34");
    add("1,2,3");
    add("1.2.3");
    add("1.234,567.8");
    add("1,234 567");
    add("1'234 567");
    add("1 000.000,5");
    add("abc");
    add("1x");
    add("--5");
    add("-€-5", "not_a_number", Unit::money);
    add(".");
    add(",");
    add("5 5");
    add("0x10");
    add("65 %", "not_a_number", Unit::tokens);
    add("65 tok/s", "not_a_number", Unit::share);
    add("65M", "not_a_number", Unit::share);
    add("5 h", "not_a_number", Unit::money);
    add("1e", "not_a_number");
}

void TestFormat::refused() {
    QFETCH(QString, text);
    QFETCH(int, unit);
    QFETCH(QString, why);
    for (const Language language : {Language::french, Language::english}) {
        const ParsedNumber parsed = parseNumber(text, Unit(unit), language);
        QVERIFY2(std::isnan(parsed.value), qPrintable(QString::number(parsed.value)));
        QCOMPARE(QString(parsed.why), why);
    }
    // The French false friend: a billion there is 10^12.
    QVERIFY(parseNumber(QStringLiteral("2 billion"), Unit::tokens, Language::french).why != nullptr);
    QCOMPARE(parseNumber(QStringLiteral("2 billion"), Unit::tokens, Language::english).value, 2e9);
    QVERIFY(parseNumber(QStringLiteral("2 trillion"), Unit::tokens, Language::french).why != nullptr);
    QCOMPARE(parseNumber(QStringLiteral("2 trillion"), Unit::tokens, Language::english).value, 2e12);
}

void TestFormat::readsBackWhatItWrites_data() {
    QTest::addColumn<double>("value");
    for (const double value : {0.0,         0.07,
                               0.29,        0.65,
                               1.0 / 3,     1.005,
                               7.704,       15.0,
                               64.0,        830.64,
                               999.5,       1234.5,
                               1e5,         107.8e6,
                               107827200.0, 123456789.0,
                               1e8,         1.2e9,
                               5e10,        1e12,
                               5e13,        123456789012345.0,
                               1.5e15,      1.23456789012345e17,
                               3e20,        1e300,
                               3.0000001,   1e-7,
                               1e-4}) {
        QTest::addRow("%.17g", value) << value;
    }
}

void TestFormat::readsBackWhatItWrites() {
    QFETCH(double, value);
    const Unit units[] = {Unit::none,
                          Unit::tokens,
                          Unit::money,
                          Unit::money_per_month,
                          Unit::money_per_hour,
                          Unit::money_per_million,
                          Unit::share,
                          Unit::hours,
                          Unit::hours_per_month,
                          Unit::seconds,
                          Unit::tokens_per_second,
                          Unit::units,
                          Unit::gigabytes,
                          Unit::ratio,
                          Unit::tokens_per_request,
                          Unit::months,
                          Unit::minutes,
                          Unit::days,
                          Unit::microseconds,
                          Unit::milliseconds,
                          Unit::gigabytes_per_second,
                          Unit::parameters,
                          Unit::bytes};
    for (const Language language : {Language::french, Language::english}) {
        for (const Unit unit : units) {
            for (const bool inSentence : {false, true}) {
                const QString text = Format(language).rate({value, unit, "EUR", inSentence, true});
                const ParsedNumber back = parseNumber(text, unit, language);
                const QString shown = seen(text) + QStringLiteral(" in unit %1").arg(int(unit));
                QVERIFY2(back.why == nullptr, qPrintable(shown));
                QVERIFY2(std::abs(back.value - value) <= 1e-14 * std::abs(value), qPrintable(shown));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestFormat)
#include "test_format.moc"
