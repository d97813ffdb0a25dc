#include "app/scenario_file.h"
#include "model/json_text.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace bascule;

// The verbs as people and scripts run them: processes without a display.
class TestCommands : public QObject {
    Q_OBJECT

    struct Run {
        int status = -1;
        QByteArray out, err;
        Json json() const { return parseJson({out.constData(), std::size_t(out.size())}); }
    };

    Run run(const QStringList& arguments, const QByteArray& input = {},
            const QMap<QString, QString>& environment = {}) const {
        QProcess process;
        QProcessEnvironment env = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            env.remove(name);
        for (auto it = environment.begin(); it != environment.end(); ++it)
            env.insert(it.key(), it.value());
        process.setProcessEnvironment(env);
        process.setWorkingDirectory(m_folder.path());
        process.start(BASCULE_BINARY, arguments);
        if (!input.isEmpty()) process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000)) return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static double number(const Json& json, const char* pointer) {
        return json.at(Json::json_pointer(pointer)).get<double>();
    }

    QTemporaryDir m_folder;

private slots:
    void helpAndVersionNeedNothing_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("help") << QStringList{"--help"};
        QTest::newRow("version") << QStringList{"--version"};
        QTest::newRow("evaluate") << QStringList{"evaluate", "--help"};
        QTest::newRow("export") << QStringList{"export", "--help"};
    }
    void helpAndVersionNeedNothing() {
        QFETCH(QStringList, arguments);
        const Run done = run(arguments);
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.contains("ascule"));
        QCOMPARE(done.err, QByteArray());
    }

    void evaluatesThePublishedTable() {
        const Run done = run({"evaluate", "builtin", "--set", "/hosting/billing=\"on_demand\""});
        QCOMPARE(done.status, 0);
        const Json json = done.json();
        QCOMPARE(json.at("format").get<std::string>(), std::string("bascule-results"));
        const double published[] = {16.51, 10.02, 18.70, 18.61};
        for (int i = 0; i < 4; ++i)
            QVERIFY(std::abs(json["gpus"][std::size_t(i)]["cost_per_million"].get<double>() - published[i]) <
                    0.005 + 1e-9);
    }

    void readsStandardInputAndWritesAFile() {
        const Run done = run({"evaluate", "-", "-o", "out.json"},
                             R"({"format": "bascule-scenario", "version": 1, "exchange_rates": {"USD": 1}})");
        QCOMPARE(done.status, 0);
        QCOMPARE(done.out, QByteArray());
        QVERIFY(read("out.json").contains("bascule-results"));
    }

    void everyFormat_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("starts");
        QTest::newRow("json") << "json" << QByteArray("{");
        QTest::newRow("csv") << "csv"
                             << QByteArray("gpu,billing,units_needed,capacity_tokens_per_month,gpu_cost_per_million,"
                                           "gpu_monthly_cost,api,api_cost_per_million,"
                                           "api_monthly_cost,ratio,difference,verdict,break_even_utilisation,break_"
                                           "even_volume,always_cheaper_from,error");
        QTest::newRow("table") << "table" << QByteArray("At ");
    }
    void everyFormat() {
        QFETCH(QString, format);
        QFETCH(QByteArray, starts);
        const Run done = run({"evaluate", "builtin", "--format", format});
        QCOMPARE(done.status, 0);
        QVERIFY2(done.out.startsWith(starts), done.out.left(200).constData());
    }

    void tableSaysTheSections() {
        const Run done = run({"evaluate", "builtin:training-8-h100", "--format", "table"});
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.startsWith("At "));
        QVERIFY(done.out.contains("\nTraining run\nThis run costs $492 interruptible: 50% less than on demand.\n"));
        QVERIFY(done.out.contains("$483.84"));
        QVERIFY(!run({"evaluate", "builtin", "--format", "table"}).out.contains("Training run"));
    }

    void wrongCommandLines_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, QStringList arguments, int status, const char* says) {
            QTest::newRow(name) << arguments << status << QByteArray(says);
        };
        row("unknown verb", {"evalutae", "x"}, 2, "evaluate");
        row("unknown option", {"evaluate", "builtin", "--colour"}, 2, "colour");
        row("no scenario", {"evaluate"}, 2, "SCENARIO");
        row("two scenarios", {"evaluate", "builtin", "builtin"}, 2, "one SCENARIO");
        row("unknown format", {"evaluate", "builtin", "--format", "xml"}, 2, "xml");
        row("set without =", {"evaluate", "builtin", "--set", "/hosting/utilisation"}, 2, "/hosting/utilisation");
        row("set without /", {"evaluate", "builtin", "--set", "hosting=1"}, 2, "hosting");
        row("set no JSON", {"evaluate", "builtin", "--set", "/title=abc"}, 2, "abc");
        row("unknown pointer", {"evaluate", "builtin", "--set", "/hosting/utilization=0.5"}, 1, "/hosting/utilisation");
        row("out of range", {"evaluate", "builtin", "--set", "/hosting/utilisation=1.5"}, 1, "/hosting/utilisation");
        row("missing file", {"evaluate", "nowhere.json"}, 1, "nowhere.json");
        row("a folder", {"evaluate", "."}, 1, ".");
        row("unknown example", {"evaluate", "builtin:monthly-10mm"}, 1, "monthly-10m");
        row("export nowhere", {"export", "builtin"}, 2, "-o");
        row("unknown suffix", {"export", "builtin", "-o", "x.docx"}, 2, "x.docx");
        row("unknown page", {"export", "builtin", "-o", "x.pdf", "--page", "breakeven"}, 2, "break-even");
        row("two pages in a picture", {"export", "builtin", "-o", "x.png", "--page", "break-even", "--page", "prices"},
            2, "one");
        row("bad size", {"export", "builtin", "-o", "x.png", "--size", "0x100"}, 2, "0x100");
        row("bad dpi", {"export", "builtin", "-o", "x.png", "--dpi", "x"}, 2, "dpi");
        row("bad language", {"export", "builtin", "-o", "x.png", "--lang", "de"}, 2, "de");
        row("no such folder", {"export", "builtin", "-o", "nowhere/x.csv"}, 1, "nowhere/x.csv");
#ifdef BASCULE_GUI
        row("window without a display", {}, 1, "display");
#else
        row("no window in this build", {}, 1, "window");
        row("no charts in this build", {"export", "builtin", "-o", "x.png"}, 1, "chart");
#endif
    }
    void wrongCommandLines() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, says);
        const Run done = run(arguments);
        QCOMPARE(done.status, status);
        QCOMPARE(done.out, QByteArray());
        QVERIFY2(done.err.startsWith("bascule: ") && done.err.count('\n') == 1, done.err.constData());
        QVERIFY2(done.err.contains(says), done.err.constData());
        QVERIFY(!QFile::exists(path("x.docx")) && !QFile::exists(path("x.pdf")) && !QFile::exists(path("x.png")));
    }

    void settingsApplyLeftToRightAndAreCheckedOnce() {
        // 1.5 alone would be refused; it is replaced before the check of the whole.
        const Run done = run({"evaluate", "builtin", "--set", "/hosting/utilisation=1.5", "--set",
                              "/hosting/utilisation=0.85", "--set", "/gpus=[\"gpu-pro\"]", "--set",
                              "/hosting/throughput/gpu-pro=128", "--set", "/price_book/gpus/1/price_per_month=1000"});
        QCOMPARE(done.status, 0);
        const Json json = done.json();
        QCOMPARE(number(json, "/gpus/0/monthly_cost"), 1000.0);
        QVERIFY(qFuzzyCompare(number(json, "/gpus/0/capacity_tokens_per_month"), 128 * 3600.0 * 0.85 * 720));
    }

    void pricesAreReplacedAndJoined() {
        write(
            "a.prices.json",
            R"({"format":"bascule-prices","version":1,"name":"a","gpus":[{"id":"g","name":"G","currency":"EUR","price_per_month":1000,"output_tokens_per_second":100}]})");
        write(
            "b.prices.json",
            R"({"format":"bascule-prices","version":1,"name":"b","apis":[{"id":"x","name":"X","currency":"EUR","price_per_million":{"output":5}}]})");
        write("s.json", R"({"format":"bascule-scenario","version":1})");
        const Run both = run({"evaluate", "s.json", "--prices", "a.prices.json", "--prices", "b.prices.json"});
        QCOMPARE(both.status, 0);
        QCOMPARE(both.json().at("comparisons").size(), std::size_t(1));
        const Run twice = run({"evaluate", "s.json", "--prices", "a.prices.json", "--prices", "a.prices.json"});
        QCOMPARE(twice.status, 1);
        QVERIFY(twice.err.contains("a.prices.json"));
        write(
            "c.prices.json",
            R"({"format":"bascule-prices","version":1,"name":"c","gpus":[{"id":"g","name":"other","currency":"EUR","price_per_month":7}]})");
        const Run clash = run({"evaluate", "s.json", "--prices", "a.prices.json", "--prices", "c.prices.json"});
        QCOMPARE(clash.status, 1);
        QVERIFY2(clash.err.contains("a.prices.json") && clash.err.contains("c.prices.json") &&
                     clash.err.contains("\"g\""),
                 clash.err.constData());
    }

    void aRefusalTouchesNothing() {
        write("kept.json", "kept");
        write("bad.json", R"({"format":"bascule-scenario","version":1,"hosting":{"utilisation":0}})");
        QCOMPARE(run({"evaluate", "bad.json", "-o", "kept.json"}).status, 1);
        QCOMPARE(read("kept.json"), QByteArray("kept"));
        QCOMPARE(run({"export", "bad.json", "-o", "kept.csv"}).status, 1);
        QVERIFY(!QFile::exists(path("kept.csv")));
    }

#ifdef BASCULE_GUI // pictures need the charts
    void exportsOpenAgain_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"all.pdf", "chart.png", "chart.svg"})
            QTest::newRow(name) << name;
    }
    void exportsOpenAgain() {
        QFETCH(QString, name);
        const Run done = run({"export", "builtin", "-o", name, "--set", "/hosting/utilisation=0.725", "--lang", "fr"});
        QVERIFY2(done.status == 0, done.err.constData());
        QCOMPARE(done.err, QByteArray());
        const Run again = run({"evaluate", name});
        QVERIFY2(again.status == 0, again.err.constData());
        const Run direct = run({"evaluate", "builtin", "--set", "/hosting/utilisation=0.725"});
        QCOMPARE(again.out, direct.out);
        QCOMPARE(run({"export", "builtin", "-o", name, "--no-scenario"}).status, 0);
        const Run without = run({"evaluate", name});
        QCOMPARE(without.status, 1);
        QVERIFY(without.err.contains("scenario"));
    }
#endif

    void accentsInPaths_data() {
        QTest::addColumn<QString>("locale");
        for (const char* locale : {"fr_FR.UTF-8", "C.UTF-8", "C"})
            QTest::newRow(locale) << locale;
    }
    void accentsInPaths() {
        QFETCH(QString, locale);
        QVERIFY(QDir(m_folder.path()).mkpath("Téléchargements"));
        write("Téléchargements/coût été.json", R"({"format":"bascule-scenario","version":1})");
        const Run done = run({"export", "Téléchargements/coût été.json", "-o", "Téléchargements/coût été.csv"}, {},
                             {{"LC_ALL", locale}, {"LANG", locale}});
        QVERIFY2(done.status == 0, done.err.constData());
        QVERIFY2(!done.err.contains("locale"), done.err.constData());
        QVERIFY(QFile::exists(path("Téléchargements/coût été.csv")));
        QVERIFY(QFile::remove(path("Téléchargements/coût été.csv")));
    }

    void theLanguageFollowsTheLocale() {
        QCOMPARE(run({"export", "builtin", "-o", "fr.csv"}, {},
                     {{"LC_ALL", "fr_FR.UTF-8"}, {"LANG", "fr_FR.UTF-8"}, {"LANGUAGE", ""}})
                     .status,
                 0);
        QVERIFY(read("fr.csv").contains(';'));
        QCOMPARE(run({"export", "builtin", "-o", "en.csv"}, {},
                     {{"LC_ALL", "en_US.UTF-8"}, {"LANG", "en_US.UTF-8"}, {"LANGUAGE", ""}})
                     .status,
                 0);
        QVERIFY(!read("en.csv").startsWith("\xEF\xBB\xBF"));
    }
};

QTEST_GUILESS_MAIN(TestCommands)
#include "test_commands.moc"
