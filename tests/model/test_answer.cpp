#include "model/answer.h"
#include "model/compared.h"
#include "model/document.h"

#include <QtTest>

using namespace bascule;

namespace {

using Change = void (*)(Document&);

constexpr const char* sonnet = "anthropic/claude-sonnet-4.6";

SnapshotPtr with(Change change) {
    Document document = builtinDocument();
    if (change) {
        change(document);
    }
    return takeSnapshot(std::move(document));
}

// A private copy of the book, to change a row.
PriceBook& book(Document& document) {
    auto copy = std::make_shared<PriceBook>(*document.prices);
    document.prices = copy;
    return *copy;
}

QString keys(const std::vector<Phrase>& phrases) {
    QStringList list;
    for (const Phrase& phrase : phrases) {
        list += QString::fromStdString(phrase.key);
    }
    return list.join(' ');
}

const Phrase* find(const std::vector<Phrase>& phrases, const char* key) {
    for (const Phrase& phrase : phrases) {
        if (phrase.key == key) {
            return &phrase;
        }
    }
    return nullptr;
}

double number(const Phrase& phrase, std::size_t place) { return std::get<Quantity>(phrase.arguments.at(place)).value; }
std::string name(const Phrase& phrase, std::size_t place) { return std::get<std::string>(phrase.arguments.at(place)); }

void close(double actual, double expected) {
    QVERIFY2(std::abs(actual - expected) <= 1e-9 * std::max(1.0, std::abs(expected)),
             qPrintable(QString("%1, expected %2").arg(actual, 0, 'g', 15).arg(expected, 0, 'g', 15)));
}

void asSonnet(Document& d) { d.scenario.reference_api = sonnet; }

} // namespace

class TestAnswer : public QObject {
    Q_OBJECT
private slots:
    void chooses_data();
    void chooses();
    void saysBothAmounts();
    void holdsUpToItsLimits();
    void fragileNamesTheUnits();
    void flipsWithUnits();
    void hybridSaves();
    void figuresCarryTheirCondition();
    void sameSideAtTheLimits();
    void countsMissingRates();
    void namesMissingInputPrices();
    void longNamesKeepTheirEnds();
    void tellsStalePrices();
    void tellsParityOnlyWhenUsed();
};

void TestAnswer::chooses_data() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("details");
    const auto row = [](const char* tag, Change change, const char* verdict, const char* details) {
        QTest::newRow(tag) << change << verdict << details;
    };
    row("as published", nullptr, "verdict_api",
        "never_at_utilisation not_by_utilisation flip_price solid beats difference");
    row("against Sonnet", asSonnet, "verdict_gpu", "holds holds_between fragile.less_units_api beats difference");
    row(
        "no volume",
        [](Document& d) {
            d.scenario.workload.output_tokens_per_month = 0;
            asSonnet(d);
        },
        "verdict_api", "flip_volume solid difference");
    row(
        "between two ranges",
        [](Document& d) {
            d.scenario.workload.output_tokens_per_month = 1.09e8;
            asSonnet(d);
        },
        "verdict_close", "flip_utilisation flip_price flip_volume hybrid fragile.more_units_gpu");
    row(
        "never", [](Document& d) { d.scenario.reference_api = "mistral/small-4"; }, "verdict_api",
        "never flip_price solid beats difference");
    row(
        "free API",
        [](Document& d) {
            book(d).apis.front().price_per_million.output = 0;
            d.scenario.reference_api = d.prices->apis.front().id;
        },
        "verdict_free", "");
    row(
        "elastic",
        [](Document& d) {
            d.scenario.hosting.billing = Billing::on_demand;
            d.scenario.hosting.schedule = Schedule::elastic;
            asSonnet(d);
        },
        "verdict_gpu", "holds_hour at_any_volume solid beats difference");
    row(
        "replicas too many",
        [](Document& d) {
            d.scenario.hosting.minimum_units = 3;
            asSonnet(d);
        },
        "verdict_api", "not_by_utilisation_minimum flip_price flip_volume solid difference");
    row(
        "busy is not enough",
        [](Document& d) {
            d.scenario.workload.output_tokens_per_month = 3.32e8;
            d.scenario.reference_api = "anthropic/claude-haiku-4.5";
            book(d).apis[2].price_per_million.output = 5.02;
        },
        "verdict_api", "never_at_utilisation not_by_utilisation_busy flip_price solid beats difference");
    row(
        "no input price", [](Document& d) { d.scenario.workload.input_tokens_per_output_token = 4; }, "no_verdict", "");
    row(
        "no GPU",
        [](Document& d) {
            d.scenario.gpus.emplace();
            d.scenario.reference_gpu.reset();
        },
        "no_verdict", "");
    row(
        "no API",
        [](Document& d) {
            d.scenario.apis.emplace();
            d.scenario.reference_api.reset();
        },
        "no_verdict", "");
    row(
        "excluded", [](Document& d) { d.scenario.constraints.jurisdictions = {"FR"}; }, "no_verdict_excluded", "");
    row(
        "no rate", [](Document& d) { d.scenario.exchange_rates.clear(); }, "no_verdict", "");
    row(
        "too large", [](Document& d) { d.scenario.workload.output_tokens_per_month = 1e300; }, "no_verdict_overflow",
        "");
}

void TestAnswer::chooses() {
    QFETCH(Change, change);
    QFETCH(QString, verdict);
    QFETCH(QString, details);
    const Answer said = answer(*with(change));
    QCOMPARE(QString::fromStdString(said.verdict.key), verdict);
    QCOMPARE(keys(said.details), details);
}

void TestAnswer::saysBothAmounts() {
    const Answer said = answer(*with(asSonnet));
    QVERIFY(said.has_verdict);
    close(number(said.verdict, 0), 1e8);
    QCOMPARE(std::get<CountedName>(said.verdict.arguments[1]), (CountedName{1, "GPU-PRO"}));
    close(number(said.verdict, 2), 830.64);
    close(number(said.verdict, 3), 1500);
    QCOMPARE(name(said.verdict, 4), std::string("Claude Sonnet 4.6"));
    const Phrase* difference = find(said.details, "difference");
    close(number(*difference, 0), 1500 - 830.64);
    close(number(*difference, 1), 12 * (1500 - 830.64));
}

void TestAnswer::holdsUpToItsLimits() {
    const Answer said = answer(*with(asSonnet));
    close(number(*find(said.details, "holds"), 0), 1e8 / 64 / (3600 * 720));
    close(number(*find(said.details, "holds"), 1), 1500);
    close(number(*find(said.details, "holds_between"), 0), 830.64 / 15 * 1e6);
    close(number(*find(said.details, "holds_between"), 1), 64 * 0.65 * 3600 * 720);
}

void TestAnswer::fragileNamesTheUnits() {
    const Answer said = answer(*with(asSonnet));
    const Phrase* fragile = find(said.details, "fragile.less_units_api");
    QVERIFY(fragile);
    QCOMPARE(fragile->count, 2.0);
    close(number(*fragile, 0), 2 * 830.64);
}

void TestAnswer::flipsWithUnits() {
    const Answer said = answer(*with([](Document& d) {
        asSonnet(d);
        d.scenario.workload.output_tokens_per_month = 1.09e8;
    }));
    const Phrase* flip = find(said.details, "flip_utilisation");
    QVERIFY(flip);
    QCOMPARE(flip->count, 1.0);
    close(number(*flip, 0), 1.09e8 / 64 / (3600 * 720));
    close(number(*find(said.details, "flip_price"), 0), 15 * 109 / 2.0);
    close(number(*find(said.details, "flip_volume"), 0), 2 * 830.64 / 15 * 1e6);
}

void TestAnswer::hybridSaves() {
    const Answer said = answer(*with([](Document& d) {
        asSonnet(d);
        d.scenario.workload.output_tokens_per_month = 1.5e8;
    }));
    const Phrase* hybrid = find(said.details, "hybrid");
    QVERIFY(hybrid);
    const double rest = 1.5e8 - 64 * 0.65 * 3600 * 720, cost = 830.64 + rest / 1e6 * 15;
    QCOMPARE(std::get<CountedName>(hybrid->arguments[0]), (CountedName{1, "GPU-PRO"}));
    close(number(*hybrid, 2), rest);
    close(number(*hybrid, 3), cost);
    close(number(*hybrid, 4), 2 * 830.64 - cost);
}

void TestAnswer::figuresCarryTheirCondition() {
    const Answer said = answer(*with(nullptr));
    QCOMPARE(said.figures.size(), std::size_t{3});
    close(number(said.figures[0].value, 0), 8.3064);
    close(number(said.figures[1].value, 0), 107827200);
    QCOMPARE(said.figures[1].condition.key, std::string("figure.capacity"));
    close(number(said.figures[1].condition, 0), 0.65);
    close(number(said.figures[2].value, 0), 1);
    for (const KeyFigure& figure : said.figures) {
        QVERIFY(!figure.explain.empty());
    }
}

// What the sentence says would flip it, does: on either side of each limit the cheaper side is another.
void TestAnswer::sameSideAtTheLimits() {
    const auto gpuCheaper = [](const Document& document) {
        return evaluate(document).comparisons.front().difference <= 1e-9;
    };
    for (const double volume : {6e7, 1e8, 1.09e8, 1.3e8, 3e8}) {
        Document document = builtinDocument();
        document.scenario.gpus = {"gpu-pro"};
        document.scenario.apis = {sonnet};
        document.scenario.reference_api = sonnet;
        document.scenario.workload.output_tokens_per_month = volume;
        const Answer said = answer(*takeSnapshot(document));
        const Phrase* limit = find(said.details, "holds");
        limit = limit ? limit : find(said.details, "flip_utilisation");
        QVERIFY(limit);
        for (const double nudge : {-1e-6, 1e-6}) {
            Document other = document;
            other.scenario.hosting.utilisation = number(*limit, 0) * (1 + nudge);
            QCOMPARE(gpuCheaper(other), nudge > 0);
        }
    }
}

void TestAnswer::countsMissingRates() {
    const Answer said = answer(*with([](Document& d) { d.scenario.exchange_rates.clear(); }));
    const Phrase* missing = find(said.cautions, "no_exchange_rate");
    QVERIFY(missing);
    QCOMPARE(missing->count, 5.0);
    QCOMPARE(name(*missing, 0), std::string("USD"));
    QCOMPARE(name(*missing, 1), std::string("EUR"));
    QVERIFY(!find(said.cautions, "parity"));
    QVERIFY(!find(said.cautions, "rows_without_result"));
}

void TestAnswer::namesMissingInputPrices() {
    const Answer said = answer(*with([](Document& d) {
        d.scenario.workload.input_tokens_per_output_token = 4;
        book(d).apis[0].price_per_million.input = 0.1;
    }));
    QCOMPARE(said.apis_without_input_price.size(), std::size_t{4});
    const Phrase* missing = find(said.cautions, "no_price");
    QVERIFY(missing);
    QCOMPARE(std::get<PhraseList>(missing->arguments[0]).size(), std::size_t{4});
    QCOMPARE(std::get<PhraseList>(missing->arguments[1]).front().key, std::string("which.input_price"));
    QVERIFY(find(said.cautions, "no_input_throughput")); // beside a verdict it would stand with the details
}

void TestAnswer::longNamesKeepTheirEnds() {
    QCOMPARE(shortened("gpt-5.4"), std::string("gpt-5.4"));
    QCOMPARE(shortened(std::string(48, 'x')), std::string(48, 'x'));
    const QString accented = QString::fromStdString(shortened(QString(170, QChar(0xe9)).toStdString()));
    QCOMPARE(accented, QString(24, QChar(0xe9)) + QChar(0x2026) + QString(23, QChar(0xe9)));
    const SnapshotPtr snapshot = with([](Document& d) {
        auto book = std::make_shared<PriceBook>(*d.prices);
        for (ApiRow& row : book->apis) {
            row.name = std::string(170, 'm') + row.name;
        }
        d.prices = book;
    });
    const Phrase verdict = answer(*snapshot).verdict;
    const auto bounded = [](const Argument& argument) {
        const auto* name = std::get_if<std::string>(&argument);
        return !name || QString::fromStdString(*name).size() <= 48;
    };
    QVERIFY(std::all_of(verdict.arguments.begin(), verdict.arguments.end(), bounded));
}

void TestAnswer::tellsStalePrices() {
    const SnapshotPtr snapshot = with(nullptr);
    const auto stale = [&](const char* today) {
        const Answer said = answer(*snapshot, today);
        const Phrase* phrase = find(said.cautions, "stale");
        return phrase ? phrase->count : 0;
    };
    QCOMPARE(stale(""), 0.0);
    QCOMPARE(stale("2027-02-28"), 0.0); // 90 days after 2026-11-30
    QCOMPARE(stale("2027-03-01"), 9.0); // 91 days: four offers, five APIs
    QCOMPARE(stale("not a date"), 0.0);
}

void TestAnswer::tellsParityOnlyWhenUsed() {
    QVERIFY(find(answer(*with(nullptr)).cautions, "parity"));
    QVERIFY(!find(answer(*with([](Document& d) { d.scenario.exchange_rates["USD"].rate = 0.92; })).cautions, "parity"));
    QVERIFY(!find(answer(*with([](Document& d) {
                      d.scenario.apis.emplace();
                      d.scenario.reference_api.reset();
                  })).cautions,
                  "parity"));
}

QTEST_GUILESS_MAIN(TestAnswer)
#include "test_answer.moc"
