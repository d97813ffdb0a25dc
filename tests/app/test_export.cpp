#include "app/export/carry_scenario.h"
#include "app/export/exporter.h"
#include "app/export/sheet.h"
#include "app/scenario_file.h"
#include "app/theme.h"
#include "model/document.h"
#include "model/json_text.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <QtEndian>

using namespace bascule;

namespace {

Document withApiName(const std::string& name) {
    Document document = builtinDocument();
    auto book = std::make_shared<PriceBook>(*document.prices);
    for (ApiRow& row : book->apis)
        if (row.id == "openai/gpt-5.4") row.name = name;
    document.prices = std::move(book);
    return document;
}

QByteArray exported(const Document& document, ExportFormat format, Language language = Language::english,
                    ExportOptions options = {}) {
    return exportBytes(*takeSnapshot(document), format, options, language);
}

// One RFC 4180 row after the other.
QList<QStringList> csvRows(const QByteArray& bytes, QChar separator) {
    QList<QStringList> rows{{}};
    QString field;
    bool quoted = false;
    const QString text = QString::fromUtf8(bytes);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            field += c;
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && (c == separator || c == '\n')) {
            rows.back() << field;
            field.clear();
            if (c == '\n') rows << QStringList();
        } else if (quoted || c != '\r') {
            field += c;
        }
    }
    rows.removeLast();
    return rows;
}

QStringList svgTexts(const QByteArray& svg) {
    QStringList texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
            texts << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    return xml.hasError() ? QStringList{xml.errorString()} : texts;
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        // Charts themselves are tested with the widgets; here a frame with the chart's title stands for them.
        setChartPainter(
            [](QPainter& painter, const QRectF& area, const ChartSpec& spec, const Words& words, const Theme&, bool) {
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(area);
                painter.setFont(textFont(12));
                painter.drawText(area, Qt::AlignCenter, words.text(spec.title));
            });
    }

    void suffixes() {
        QCOMPARE(exportFormatOf("a/b.PDF"), std::optional(ExportFormat::pdf));
        QCOMPARE(exportFormatOf("chart.Csv"), std::optional(ExportFormat::csv));
        QVERIFY(!exportFormatOf("chart.gif"));
        QVERIFY(!exportFormatOf("pdf"));
    }

    void csvStyles_data() {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("page");
        for (const char* page : {"unit-cost", "break-even", "prices"})
            for (const Language language : {Language::english, Language::french})
                QTest::addRow("%s %d", page, static_cast<int>(language)) << static_cast<int>(language) << QString(page);
    }
    void csvStyles() {
        QFETCH(int, language);
        QFETCH(QString, page);
        const bool french = static_cast<Language>(language) == Language::french;
        ExportOptions options;
        options.pages = {page};
        const QByteArray bytes =
            exported(builtinDocument(), ExportFormat::csv, static_cast<Language>(language), options);
        QCOMPARE(bytes.startsWith("\xef\xbb\xbf"), french);
        QVERIFY(bytes.endsWith("\r\n"));
        const auto rows = csvRows(bytes, french ? ';' : ',');
        QVERIFY(rows.size() > 4);
        for (const QStringList& row : rows)
            QCOMPARE(row.size(), rows[0].size());
        const QString needle = french ? QStringLiteral("830,64") : QStringLiteral("830.64");
        const auto any =
            std::any_of(rows.begin(), rows.end(), [&](const QStringList& row) { return row.contains(needle); });
        QVERIFY2(any, bytes.constData());
        QVERIFY(!QString::fromUtf8(bytes).contains(
            QRegularExpression("\\b(nan|inf)\\b", QRegularExpression::CaseInsensitiveOption)));
    }

    void csvFormulas_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"=1+1", "@x", "-y", "+z", "\tq"})
            QTest::addRow("%s", name) << QString(name);
    }
    void csvFormulas() {
        QFETCH(QString, name);
        ExportOptions options;
        options.pages = {"prices"};
        const auto rows =
            csvRows(exported(withApiName(name.toStdString()), ExportFormat::csv, Language::english, options), ',');
        const auto holds = [&](const QString& text) {
            return std::any_of(rows.begin(), rows.end(), [&](const QStringList& r) { return r.contains(text); });
        };
        QVERIFY(!holds(name));
        if (name[0] != '\t') // a control character is a space by then
            QVERIFY(holds('\'' + name));
    }

    void csvQuotes() {
        ExportOptions options;
        options.pages = {"prices"};
        const QString name = "a \"b\", c; d";
        const QByteArray english =
            exported(withApiName(name.toStdString()), ExportFormat::csv, Language::english, options);
        const QByteArray french =
            exported(withApiName(name.toStdString()), ExportFormat::csv, Language::french, options);
        for (const auto& rows : {csvRows(english, ','), csvRows(french.mid(3), ';')})
            QVERIFY(std::any_of(rows.begin(), rows.end(), [&](const QStringList& r) { return r.contains(name); }));
    }

    void csvNumbersReadBack() {
        Document document = builtinDocument();
        document.scenario.workload.output_tokens_per_month = 123456789.123;
        const SnapshotPtr snapshot = takeSnapshot(document);
        ExportOptions options;
        options.pages = {"break-even"};
        const auto rows = csvRows(exportBytes(*snapshot, ExportFormat::csv, options, Language::english), ',');
        const double cost = *snapshot->results.findGpu("gpu-titan")->cost_per_million_at_volume;
        const auto has = [&](const QString& number) {
            return std::any_of(rows.begin(), rows.end(), [&](const QStringList& row) { return row.contains(number); });
        };
        QVERIFY(has(QString::number(cost, 'g', 15)));
        QVERIFY(has(QStringLiteral("3888"))); // 5.4 × 720, which is 3888.0000000000005 in a double
    }

    void carriesItsScenario_data() {
        QTest::addColumn<int>("format");
        QTest::newRow("pdf") << static_cast<int>(ExportFormat::pdf);
        QTest::newRow("png") << static_cast<int>(ExportFormat::png);
        QTest::newRow("svg") << static_cast<int>(ExportFormat::svg);
    }
    void carriesItsScenario() {
        QFETCH(int, format);
        Document document = withApiName("A&B <fast> \"x\" é \xef\xbf\xbf");
        document.scenario.title = "Atelier ]]> & <client>";
        const QByteArray with = exported(document, static_cast<ExportFormat>(format));
        QCOMPARE(embeddedScenario(with),
                 scenarioText(document).replace(
                     "\xef\xbf\xbf", format == static_cast<int>(ExportFormat::svg) ? "\\uffff" : "\xef\xbf\xbf"));
        Warnings warnings;
        QVERIFY(readDocument(parseJson(embeddedScenario(with).toStdString()), warnings) == document);
        ExportOptions without;
        without.withScenario = false;
        QVERIFY(embeddedScenario(exported(document, static_cast<ExportFormat>(format), Language::english, without))
                    .isEmpty());
    }

    void damagedFilesCarryNothing_data() { carriesItsScenario_data(); }
    void damagedFilesCarryNothing() {
        QFETCH(int, format);
        const Document document = builtinDocument();
        const QByteArray whole = exported(document, static_cast<ExportFormat>(format)), text = scenarioText(document);
        for (int i = 0; i < 40; ++i) {
            const QByteArray cut = embeddedScenario(whole.left(whole.size() * i / 40));
            QVERIFY(cut.isEmpty() || cut == text); // PDF readers mend what they can; half a scenario never comes out
        }
    }

    void hostilePngs() {
        QByteArray png = exported(builtinDocument(), ExportFormat::png);
        const qsizetype at = png.indexOf("iTXt");
        QVERIFY(at > 0);
        QByteArray flipped = png;
        flipped[at + 40] = static_cast<char>(flipped[at + 40] ^ 1); // the checksum no longer fits
        QVERIFY(embeddedScenario(flipped).isEmpty());
        QByteArray endless = png;
        qToBigEndian<quint32>(0xffffffffU, endless.data() + at - 4);
        QVERIFY(embeddedScenario(endless).isEmpty());
        QVERIFY(embeddedScenario(QByteArray("\x89PNG\r\n\x1a\n", 8)).isEmpty());
        QVERIFY(embeddedScenario({}).isEmpty());
    }

    void hostileSvgs() {
        const QByteArray bomb =
            "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]><svg "
            "xmlns=\"http://www.w3.org/2000/svg\">"
            "<metadata><b:scenario xmlns:b=\"https://bascule.app/ns\">&b;</b:scenario></metadata></svg>";
        QVERIFY(embeddedScenario(bomb).isEmpty());
        const QByteArray foreign = "<svg xmlns=\"http://www.w3.org/2000/svg\"><metadata><scenario "
                                   "xmlns=\"urn:other\">{}</scenario></metadata></svg>";
        QVERIFY(embeddedScenario(foreign).isEmpty());
        const QByteArray ours = "<svg xmlns=\"http://www.w3.org/2000/svg\"><metadata><scenario "
                                "xmlns=\"https://bascule.app/ns\">{}</scenario></metadata></svg>";
        QCOMPARE(embeddedScenario(ours), QByteArray("{}"));
    }

    void pngIsWhatWasAsked_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("dpi");
        QTest::newRow("default") << QSize(1600, 1000) << 96;
        QTest::newRow("print") << QSize(1200, 800) << 192;
        QTest::newRow("small") << QSize(400, 300) << 96;
        QTest::newRow("tiny") << QSize(40, 30) << 96;
        QTest::newRow("one pixel") << QSize(1, 1) << 600;
        QTest::newRow("flat") << QSize(2000, 60) << 96;
        QTest::newRow("tall") << QSize(90, 1500) << 96;
    }
    void pngIsWhatWasAsked() {
        QFETCH(QSize, size);
        QFETCH(int, dpi);
        ExportOptions options;
        options.size = size;
        options.sizeGiven = true;
        options.dpi = dpi;
        const QByteArray bytes = exported(builtinDocument(), ExportFormat::png, Language::french, options);
        const QImage image = QImage::fromData(bytes, "PNG");
        QCOMPARE(image.size(), size);
        QCOMPARE(image.dotsPerMeterX(), qRound(dpi / 0.0254));
        QVERIFY(!image.hasAlphaChannel());
        if (size.width() > 1) QCOMPARE(image.pixel(0, 0), qRgb(255, 255, 255));
        QCOMPARE(exported(builtinDocument(), ExportFormat::png, Language::french, options), bytes);
    }

    void impossibleSizesAreRefused() {
        for (const QSize size : {QSize(0, 100), QSize(40000, 10), QSize(30000, 30000)}) {
            ExportOptions options;
            options.size = size;
            options.sizeGiven = true;
            for (const auto format : {ExportFormat::png, ExportFormat::svg, ExportFormat::pdf})
                QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                         exported(builtinDocument(), format, Language::english, options));
        }
        ExportOptions two;
        two.pages = {"break-even", "prices"};
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 exported(builtinDocument(), ExportFormat::png, Language::english, two));
    }

    void svgIsWellFormed() {
        Document document = withApiName("A&B <fast> \"x\"");
        document.scenario.title = "modèle & \"<\" \x01";
        const QByteArray svg = exported(document, ExportFormat::svg);
        const QStringList texts = svgTexts(svg);
        QVERIFY2(texts.size() > 20, qPrintable(texts.join('|')));
        QVERIFY(texts.contains(QString::fromUtf8("modèle & \"<\"")));
        QVERIFY(svg.contains("viewBox=\"0 0 1600 1000\""));
        QVERIFY(!svg.contains("<image"));
        const QString text = QString::fromUtf8(svg);
        auto families = QRegularExpression("font-family=\"([^\"]*)\"").globalMatch(text);
        QVERIFY(families.hasNext());
        while (families.hasNext())
            QCOMPARE(families.next().captured(1), QStringLiteral("Bascule Sans, Inter, Arial, sans-serif"));
    }

    void sheetSaysWhatMatters_data() {
        QTest::addColumn<int>("language");
        QTest::addColumn<QStringList>("wanted");
        QTest::newRow("en") << 0
                            << QStringList{"Estimate, not a quote · before tax · $1 = €1.00, at par",
                                           "Published comparison"};
        QTest::newRow("fr") << 1
                            << QStringList{QString::fromUtf8("hors taxes"), QString::fromUtf8("Comparaison publiée"),
                                           QString::fromUtf8("1\u00a0$ = 1,00\u00a0€, parité")};
    }
    void sheetSaysWhatMatters() {
        QFETCH(int, language);
        QFETCH(QStringList, wanted);
        const QString all =
            svgTexts(exported(builtinDocument(), ExportFormat::svg, static_cast<Language>(language))).join('\n');
        for (const QString& text : wanted)
            QVERIFY2(all.contains(text), qPrintable(text + " not in\n" + all));
        QVERIFY2(!all.contains(QChar(0x27e6)), qPrintable(all));
    }

    // Down to 400x300 no picture loses what its figures rest on, and no long name pushes the amounts away.
    void everySizeSaysWhatMatters_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("page");
        for (const QSize size :
             {QSize(400, 300), QSize(640, 400), QSize(1000, 625), QSize(1600, 1000), QSize(1122, 794)})
            for (const char* page : {"unit-cost", "break-even", "prices"})
                QTest::addRow("%d %s", size.width(), page) << size << QString(page);
    }
    void everySizeSaysWhatMatters() {
        QFETCH(QSize, size);
        QFETCH(QString, page);
        ExportOptions options;
        options.size = size;
        options.sizeGiven = true;
        options.pages = {page};
        for (const Language language : {Language::english, Language::french}) {
            const bool french = language == Language::french;
            const QString all =
                svgTexts(exported(withApiName(std::string(170, 'm') + "end"), ExportFormat::svg, language, options))
                    .join(' ')
                    .replace(QChar(0x00A0), ' ')
                    .replace(QChar(0x202F), ' ');
            const QStringList wanted = french ? QStringList{"Comparaison publiée",
                                                            "Volume mensuel",
                                                            "100 M",
                                                            "65 %",
                                                            "720 h",
                                                            "Mensuel",
                                                            "devis",
                                                            "hors taxes",
                                                            "1 $ = 1,00 €",
                                                            "VMCloud token economics page, 30 nov. 2026",
                                                            "750 €",
                                                            "831 €",
                                                            "mend"}
                                              : QStringList{"Published comparison",
                                                            "Monthly volume",
                                                            "100M",
                                                            "65%",
                                                            "720 h",
                                                            "Monthly",
                                                            "not a quote",
                                                            "before tax",
                                                            "$1 = €1.00",
                                                            "VMCloud token economics page, 30 Nov 2026",
                                                            "€750",
                                                            "€831",
                                                            "mend"};
            for (const QString& text : wanted)
                QVERIFY2(all.contains(text), qPrintable(text + " not in\n" + all));
        }
    }

    // Where a picture holds only the first rows, columns that those rows know nothing of take no room.
    void unknownColumnsTakeNoRoom() {
        Document document = builtinDocument();
        auto book = std::make_shared<PriceBook>(*document.prices);
        const ApiRow model = book->apis.front();
        std::vector<std::string> ids;
        for (int i = 0; i < 100; ++i) {
            book->apis.push_back(model);
            book->apis.back().id = "copy-" + std::to_string(i);
            ids.push_back(book->apis.back().id);
        }
        document.scenario.apis = ids;
        document.scenario.reference_api.reset();
        ExportOptions options;
        options.pages = {"prices"};
        const QString column = Words(Language::english).text("price.input");
        for (const std::size_t known : {std::size_t{0}, std::size_t{99}}) {
            auto priced = std::make_shared<PriceBook>(*book);
            priced->apis[priced->apis.size() - 100 + known].price_per_million.input = 1;
            document.prices = priced;
            const QStringList texts = svgTexts(exported(document, ExportFormat::svg, Language::english, options));
            QCOMPARE(texts.contains(column), known == 0);
        }
    }

    void onlyComparedRows() {
        Document document = builtinDocument();
        document.scenario.gpus = std::vector<std::string>{"gpu-pro"};
        for (const auto format : {ExportFormat::csv, ExportFormat::svg}) {
            ExportOptions options;
            options.withScenario = false;
            const QByteArray bytes = exported(document, format, Language::english, options);
            QVERIFY(bytes.contains("GPU-PRO"));
            QVERIFY(!bytes.contains("GPU-TITAN"));
        }
    }

    void inputsThatMatter() {
        Document document = builtinDocument();
        document.scenario.hosting.discount = 0.125;
        document.scenario.hosting.billing = Billing::on_demand;
        document.scenario.exchange_rates["USD"] = {0.92, "2026-11-30", "central bank"};
        const SnapshotPtr snapshot = takeSnapshot(document);
        const Words words(Language::english);
        const SheetText text = sheetText(*snapshot, findPage("break-even")->build(*snapshot, {}), words);
        const auto value = [&](const QString& name) {
            for (const auto& [label, shown] : text.inputs)
                if (label == name) return shown;
            return QString();
        };
        QCOMPARE(value("Utilisation"), QStringLiteral("65%"));
        QCOMPARE(value("Discount on GPUs"), QStringLiteral("12.5%"));
        QCOMPARE(value("Billing"), QStringLiteral("On demand"));
        QVERIFY(value("Overhead").isEmpty()); // at its default
        QVERIFY2(text.terms.contains(
                     QString::fromUtf8("$1 = €0.92 (central bank, %1)").arg(words.format().date("2026-11-30"))),
                 qPrintable(text.terms));
        QVERIFY2(text.sources.contains(QStringLiteral("VMCloud token economics page")), qPrintable(text.sources));
        QCOMPARE(text.sources.count(QStringLiteral("VMCloud token economics page")), 1);
    }

    // Several tables beside charts: what the first sheet has no room for goes on behind it.
    void tablesGoOnBehindCharts() {
        const SnapshotPtr snapshot = takeSnapshot(exampleDocument("training-2700m"));
        const Words words(Language::french);
        const BuiltPage built = buildPage(*snapshot, "training", {}, words);
        const auto sheets = sheetsOf({1122, 794}, built.page, built.text, words);
        QCOMPARE(sheets.size(), std::size_t{2});
        QVERIFY(sheets[0].first && !sheets[0].alone && !sheets[1].first);
        QCOMPARE(sheets[0].tables.size() + sheets[1].tables.size(), built.page.tables.size());
        QVERIFY(built.text.verdict.startsWith(QStringLiteral("Cet entraînement")));
        QVERIFY(built.text.sources.contains(QStringLiteral("GPU marketplace training page")));
        QVERIFY(singleSheet({1600, 1000}, built.page, built.text, words).alone);
    }

    // On paper no page with a section loses a table, in either language.
    void everyTableOfASectionIsOnPaper() {
        int seen = 0;
        for (const PageEntry& page : pages())
            for (const char* example : page.examples)
                for (Language language : {Language::english, Language::french}) {
                    const SnapshotPtr snapshot = takeSnapshot(exampleDocument(example));
                    const Words words(language);
                    const BuiltPage built = buildPage(*snapshot, page.id, {}, words);
                    std::vector<std::size_t> rows(built.page.tables.size());
                    for (const Sheet& sheet : sheetsOf({1122, 794}, built.page, built.text, words))
                        for (const TableSlice& slice : sheet.tables)
                            rows[slice.table] += slice.count;
                    for (std::size_t t = 0; t < rows.size(); ++t)
                        QCOMPARE(rows[t], built.page.tables[t].rows.size());
                    QVERIFY(!built.text.inputs.empty());
                    ++seen;
                }
        QVERIFY(seen >= 8);
    }

    void longTablesGoOn() {
        Document document = builtinDocument();
        auto book = std::make_shared<PriceBook>(*document.prices);
        std::vector<std::string> ids;
        const ApiRow model = book->apis.front();
        for (int i = 0; i < 100; ++i) {
            book->apis.push_back(model);
            book->apis.back().id = "copy-" + std::to_string(i);
            book->apis.back().name = "Copy " + std::to_string(i);
            ids.push_back(book->apis.back().id);
        }
        document.prices = book;
        document.scenario.apis = ids;
        document.scenario.reference_api.reset();
        const SnapshotPtr snapshot = takeSnapshot(document);
        const Words words(Language::english);
        const BuiltPage built = buildPage(*snapshot, "prices", {}, words);
        const auto sheets = sheetsOf({1122, 794}, built.page, built.text, words);
        QVERIFY(sheets.size() > 2);
        std::vector<std::size_t> rows(built.page.tables.size());
        for (const Sheet& sheet : sheets)
            for (const TableSlice& slice : sheet.tables) {
                QCOMPARE(slice.first, rows[slice.table]);
                rows[slice.table] += slice.count;
            }
        for (std::size_t t = 0; t < rows.size(); ++t)
            QCOMPARE(rows[t], built.page.tables[t].rows.size());
        const Sheet single = singleSheet({1600, 1000}, built.page, built.text, words);
        std::size_t shown = 0;
        for (const TableSlice& slice : single.tables)
            shown += slice.count;
        QVERIFY(shown > 10 && shown < 104);
        ExportOptions options;
        options.pages = {"prices"};
        const QString more = QStringLiteral("%1 more rows are not shown on this page.").arg(104 - shown);
        QVERIFY2(svgTexts(exportBytes(*snapshot, ExportFormat::svg, options, Language::english)).contains(more),
                 qPrintable(more));
    }

    void numbersAreNeverShortened_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("sheet") << QSize(1122, 794);
        QTest::newRow("screen") << QSize(800, 600);
        QTest::newRow("small") << QSize(400, 300);
    }
    void numbersAreNeverShortened() {
        QFETCH(QSize, size);
        Document document = exampleDocument("list-prices");
        document.scenario.apis.reset();
        ExportOptions options;
        options.pages = {"prices"};
        options.size = size;
        options.sizeGiven = true;
        static const QRegularExpression cutNumber("^[€$]?[0-9][^…]*…$");
        for (const Language language : {Language::english, Language::french})
            for (const QString& text : svgTexts(exported(document, ExportFormat::svg, language, options)))
                QVERIFY2(!cutNumber.match(text).hasMatch(), qPrintable(text));
    }

    void wrapping() {
        const QFont font = sheetFont(12);
        const QFontMetricsF metrics(font);
        const QString longWord(180, 'n');
        for (const QString& text : {QStringLiteral("a few plain words that need some lines to stand on"), longWord,
                                    "x " + longWord + " y", QString()})
            for (const double width : {30.0, 90.0, 400.0})
                for (const int most : {1, 2, 5}) {
                    const QStringList lines = wrapped(text, font, width, most);
                    QVERIFY(lines.size() <= most);
                    for (const QString& line : lines)
                        QVERIFY(metrics.horizontalAdvance(line) <= width + 0.5);
                    if (lines.size() < most) QCOMPARE(lines.join(' ').remove(' '), QString(text).remove(' '));
                }
    }
};

QTEST_MAIN(TestExport)
#include "test_export.moc"
