#include "window_fixture.h"

#include "ui/number_edit.h"

#include <QClipboard>
#include <QMimeData>

using namespace bascule;

class TestFiles : public QObject {
    Q_OBJECT
private:
    static void change(WindowFixture& f, double utilisation) {
        Scenario next = f.session.document().scenario;
        next.hosting.utilisation = utilisation;
        f.session.proposeScenario(next, QStringLiteral("field.utilisation"));
        f.settle();
    }
    static void drop(WindowFixture& f, const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(f.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(f.window.get(), &event);
        f.settle();
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        prepareApplication();
    }

    void savesAndOpensTheSameAgain() {
        WindowFixture f(QStringLiteral("fr"));
        change(f, 0.725);
        f.dialogs.savePaths = {f.path("plan")};
        f.action("file.save")->trigger();
        QVERIFY(!f.session.modified());
        QVERIFY(QFile::exists(f.path("plan.bascule.json")));
        QCOMPARE(f.settings.recentFiles().value(0), f.path("plan.bascule.json"));
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("plan.bascule.json")));
        const Document saved = f.session.document();
        QFile file(f.path("plan.bascule.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("0.725"));

        f.action("view.language.en")->trigger();
        f.action("file.save")->trigger();
        QFile again(f.path("plan.bascule.json"));
        QVERIFY(again.open(QIODevice::ReadOnly));
        QCOMPARE(again.readAll(), bytes);

        f.action("file.new")->trigger();
        QVERIFY(f.session.document() == builtinDocument());
        f.dialogs.openPaths = {f.path("plan.bascule.json")};
        f.action("file.open")->trigger();
        f.settle();
        QVERIFY(f.session.document() == saved);
        QCOMPARE(f.find<NumberEdit>("field.utilisation.box")->value(), 0.725);
        QCOMPARE(f.session.undoStack().count(), 0);
    }

    void aBrokenFileKeepsTheDocumentAndSaysWhy_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("syntax") << QByteArray("{\n  \"format\": oops\n}") << "2";
        QTest::newRow("meaning") << QByteArray(
                                        R"({"format":"bascule-scenario","version":1,"hosting":{"utilisation":"high"}})")
                                 << "/hosting/utilisation";
        QTest::newRow("newer") << QByteArray(R"({"format":"bascule-scenario","version":999})") << "/version";
        QTest::newRow("other") << QByteArray("hello") << "1";
        QTest::newRow("book with a negative price")
            << QByteArray(
                   R"({"format":"bascule-prices","version":1,"name":"x","gpus":[{"id":"a","name":"a","currency":"EUR","price_per_month":-1}],"apis":[]})")
            << "/gpus/0/price_per_month";
    }
    void aBrokenFileKeepsTheDocumentAndSaysWhy() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        WindowFixture f;
        change(f, 0.5);
        const Document before = f.session.document();
        drop(f, f.write("broken.bascule.json", bytes));
        QVERIFY(f.session.document() == before);
        QCOMPARE(f.session.undoStack().count(), 1);
        QCOMPARE(f.dialogs.asked.size(), 1);
        QVERIFY(f.dialogs.asked[0].contains(QStringLiteral("broken.bascule.json")));
        QVERIFY2(f.dialogs.details[0].contains(says), qPrintable(f.dialogs.details[0]));
    }

    void aFrenchDialogGivesTheReasonInFrench_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        QTest::newRow("type") << QByteArray(
                                     R"({"format":"bascule-scenario","version":1,"hosting":{"utilisation":"high"}})")
                              << QString::fromUtf8(
                                     "/hosting/utilisation\u00a0: attendu\u00a0: un nombre, trouvé\u00a0: "
                                     "texte \"high\"");
        QTest::newRow("range") << QByteArray(
                                      R"({"format":"bascule-scenario","version":1,"hosting":{"utilisation":2.5}})")
                               << QString::fromUtf8("supérieur à 0 et au plus 1, trouvé\u00a0: 2.5");
        QTest::newRow("syntax") << QByteArray("{\n  \"format\": oops\n}") << QString::fromUtf8("valeur incorrecte");
        QTest::newRow("unfinished") << QByteArray("{\"format\":")
                                    << QString::fromUtf8("inattendu\u00a0: fin du fichier");
        QTest::newRow("separator") << QByteArray("{\"format\" 1}")
                                   << QString::fromUtf8("inattendu\u00a0: nombre\u202f; attendu\u00a0: ':'");
        QTest::newRow("number") << QByteArray("{\"format\": 1.}")
                                << QString::fromUtf8("un chiffre après «\u00a0.\u00a0»");
        QTest::newRow("control") << QByteArray("{\"a\": \"\n\"}") << QString::fromUtf8("caractère de contrôle");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE{\0}\0", 6) << QString::fromUtf8("UTF-16");
        QTest::newRow("binary") << QByteArray("GIF8\0\0\0", 7) << QString::fromUtf8("octets nuls");
        QTest::newRow("empty") << QByteArray() << QString::fromUtf8("le fichier est vide");
        QTest::newRow("picture") << QByteArray("<svg/>") << QString::fromUtf8("ne contient pas de scénario");
    }
    void aFrenchDialogGivesTheReasonInFrench() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        WindowFixture f(QStringLiteral("fr"));
        drop(f, f.write("casse.bascule.json", bytes));
        QCOMPARE(f.dialogs.details.size(), 1);
        QVERIFY2(f.dialogs.details[0].contains(says), qPrintable(f.dialogs.details[0]));
        for (const char* english : {"expected", "must be", "bad text", "invalid", "is not"})
            QVERIFY2(!f.dialogs.details[0].contains(QLatin1String(english)), qPrintable(f.dialogs.details[0]));
        f.window->files().openPath(f.path("nowhere.json"));
        QVERIFY2(f.dialogs.details.last().startsWith(QStringLiteral("fichier ou dossier introuvable")),
                 qPrintable(f.dialogs.details.last()));
    }

    void unsavedChangesAreAskedAbout() {
        WindowFixture f;
        change(f, 0.5);
        const Document edited = f.session.document();
        f.dialogs.answers = {2}; // cancel
        f.action("file.new")->trigger();
        QVERIFY(f.session.document() == edited);
        QVERIFY(f.dialogs.asked[0].startsWith(QStringLiteral("Save the changes to “")));
        f.dialogs.answers = {0}; // save, and then no file is chosen: nothing is lost
        f.action("file.new")->trigger();
        QVERIFY(f.session.document() == edited);
        f.dialogs.answers = {1}; // do not save
        f.action("file.new")->trigger();
        QVERIFY(f.session.document() == builtinDocument());
        QVERIFY(!f.session.modified());
    }

    void closingAsksToo() {
        WindowFixture f;
        change(f, 0.5);
        f.dialogs.answers = {2};
        QVERIFY(!f.window->close());
        f.dialogs.answers = {1};
        QVERIFY(f.window->close());
    }

    void anExistingFileIsNotReplacedUnasked() {
        WindowFixture f;
        const QString path = f.write("plan.bascule.json", "precious");
        change(f, 0.5);
        f.dialogs.savePaths = {f.path("plan")}; // the suffix is added, and then the file exists
        f.dialogs.answers = {1};
        f.action("file.save_as")->trigger();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("precious"));
        QVERIFY(f.session.modified());
    }

    void aFileChangedByAnotherProgramIsNotOverwrittenUnasked() {
        WindowFixture f;
        change(f, 0.5);
        f.dialogs.savePaths = {f.path("plan.bascule.json")};
        f.action("file.save")->trigger();
        f.write("plan.bascule.json", "changed elsewhere");
        change(f, 0.6);
        f.dialogs.answers = {2};
        f.action("file.save")->trigger();
        QVERIFY(f.dialogs.asked.last().contains(QStringLiteral("another program")));
        QVERIFY(f.session.modified());
        f.dialogs.answers = {1};
        f.action("file.save")->trigger();
        QVERIFY(!f.session.modified());
    }

    void aFailedSaveStaysModifiedAndSaysWhy() {
        WindowFixture f;
        change(f, 0.5);
        f.dialogs.savePaths = {f.path("no/such/folder/plan.bascule.json")};
        f.action("file.save")->trigger();
        QVERIFY(f.session.modified());
        QVERIFY(f.dialogs.asked.last().contains(QStringLiteral("plan.bascule.json")));
    }

    void aPriceBookIsOneUndoStep() {
        WindowFixture f;
        const Document before = f.session.document();
        drop(f, f.write("own.prices.json", QByteArray::fromStdString(writeJson(writePriceBook(*listPriceBook())))));
        QCOMPARE(f.session.undoStack().count(), 1);
        QVERIFY(f.session.document().prices->apis.size() > 20);
        QVERIFY(f.text("message.text").contains(QStringLiteral("own.prices.json")));
        f.action("edit.undo")->trigger();
        QVERIFY(f.session.document() == before);
    }

    void anotherPriceBookNamesTheRowsItLeavesOut() {
        WindowFixture f;
        drop(f, f.write("own.prices.json", QByteArray::fromStdString(writeJson(writePriceBook(*listPriceBook())))));
        const QString said = f.text("message.text");
        QVERIFY2(said.contains(QStringLiteral("1 compared row is not in it and is left out: Small 4.")),
                 qPrintable(said));
    }

    void everyExampleOpens() {
        WindowFixture f;
        for (const std::string& name : exampleNames()) {
            f.window->files().openExample(QString::fromStdString(name));
            f.settle();
            QVERIFY(f.session.document() == exampleDocument(name));
            QVERIFY2(!f.window->windowTitle().contains(QChar(0x27E6)), qPrintable(f.window->windowTitle()));
        }
    }

    void exportsOpenAgain_data() {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"pdf", "png", "svg"})
            QTest::newRow(suffix) << QString::fromLatin1(suffix);
    }
    void exportsOpenAgain() {
        QFETCH(QString, suffix);
        WindowFixture f;
        change(f, 0.5);
        const Document before = f.session.document();
        f.dialogs.exportSuffix = suffix;
        f.dialogs.exportPages = {QStringLiteral("break-even")};
        f.dialogs.savePaths = {f.path("chart")};
        f.action("file.export")->trigger();
        const QString path = f.path("chart.") + suffix;
        QVERIFY(QFile::exists(path));
        f.dialogs.answers = {1};
        f.action("file.new")->trigger();
        drop(f, path);
        QVERIFY(f.session.document() == before);
        QVERIFY(f.window->files().path().isEmpty()); // saving never overwrites the export
    }

    void theChartIsCopiedAsPictureDrawingAndTable() {
        WindowFixture f;
        f.action("edit.copy_chart")->trigger();
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
        QVERIFY(data->html().contains(QStringLiteral("<table>")));
        QVERIFY(data->text().contains('\t'));
        QVERIFY(data->text().contains(QStringLiteral("GPU-PRO")));
    }

    void unsavedWorkIsRecoveredAfterACrash() {
        QTemporaryDir kept;
        {
            WindowFixture f;
            change(f, 0.5);
            f.window->recovery().writeNow();
            const QDir folder(f.path("recovery"));
            const QStringList files = folder.entryList({QStringLiteral("*.recovery.json")}, QDir::Files);
            QCOMPARE(files.size(), 1);
            // What a crash would leave: the file without a program that holds its lock.
            QVERIFY(QDir(kept.path()).mkpath(QStringLiteral("recovery")));
            QVERIFY(
                QFile::copy(folder.filePath(files[0]), kept.filePath(QStringLiteral("recovery/lost.recovery.json"))));
            f.dialogs.answers = {1};
            f.window->close();
            QVERIFY(folder.entryList({QStringLiteral("*.recovery.json")}, QDir::Files).isEmpty());
        }
        WindowFixture f;
        QVERIFY(QDir().mkpath(f.path("recovery")));
        QVERIFY(QFile::copy(kept.filePath(QStringLiteral("recovery/lost.recovery.json")),
                            f.path("recovery/lost.recovery.json")));
        f.dialogs.answers = {0};
        f.window->offerRecovery();
        QCOMPARE(f.session.document().scenario.hosting.utilisation, 0.5);
        QVERIFY(f.session.modified());
        QVERIFY(f.text("message.text").contains(QStringLiteral("recovered")));
        QVERIFY(!QFile::exists(f.path("recovery/lost.recovery.json")));
    }
};

QTEST_MAIN(TestFiles)
#include "test_files.moc"
