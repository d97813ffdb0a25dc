// bascule count, run as a process: without a display, on files, folders and what is not text.
#include "model/json_text.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace bascule;

class TestCount : public QObject {
    Q_OBJECT
    struct Run {
        int status = -1;
        QByteArray out, err;
        Json json() const { return parseJson(out.toStdString()); }
    };

    Run run(const QStringList& arguments, const QByteArray& input = {}) const {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(BASCULE_BINARY, QStringList{QStringLiteral("count")} + arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000)) return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QVERIFY(QFileInfo(m_folder.filePath(name)).dir().mkpath(QStringLiteral(".")));
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QTemporaryDir m_folder;

private slots:
    void aSentence() {
        write(QStringLiteral("t.txt"), "Le cloud européen, bâti pour la production.");
        const Run done = run({"--format", "json", "t.txt"});
        QCOMPARE(done.status, 0);
        QCOMPARE(done.err, QByteArray());
        const Json expected = parseJson(R"({"files": [{"file": "t.txt", "encoding": "cl100k_base", "characters": 43,
            "tokens": 12}], "total": {"characters": 43, "tokens": 12}})");
        QVERIFY2(done.json() == expected, done.out.constData());
        const Run other = run({"--encoding", "o200k_base", "--format", "json", "t.txt"});
        QCOMPARE(other.json().at("files").at(0).at("tokens").get<int>(), 10);
    }

    void standardInputAndTheByteOrderMark() {
        const Run done = run({"--format", "json", "-"}, "\xEF\xBB\xBFhello <|endoftext|>");
        QCOMPARE(done.status, 0);
        QCOMPARE(done.json().at("total").at("characters").get<int>(), 20);
        QVERIFY(done.json().at("total").at("tokens").get<int>() > 7); // the special-looking text is ordinary
        QCOMPARE(run({"--format", "json", "-"}).json().at("total").at("tokens").get<int>(), 0);
    }

    void aFolderIsEveryFileBelowIt() {
        write(QStringLiteral("corpus/b.txt"), "one");
        write(QStringLiteral("corpus/a/c.txt"), "two");
        write(QStringLiteral("corpus/bad.bin"), "\xFF\xFE");
        const Run done = run({"--format", "json", "corpus"});
        QCOMPARE(done.status, 1); // not all was counted
        QCOMPARE(done.json().at("files").size(), std::size_t(2));
        QCOMPARE(done.json().at("files").at(0).at("file").get<std::string>(), std::string("corpus/a/c.txt"));
        QCOMPARE(done.err, QByteArray("bascule: corpus/bad.bin: is not UTF-8: no character begins at byte 0\n"));
        const Run replaced = run({"--invalid", "replace", "--format", "json", "corpus"});
        QCOMPARE(replaced.status, 0);
        QCOMPARE(replaced.json().at("files").at(2).at("characters").get<int>(), 2);
        const Run table = run({"corpus/b.txt", "corpus/a/c.txt"});
        QVERIFY(table.out.contains("corpus/b.txt") && table.out.contains("total"));
    }

    void refusals_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no file") << QStringList{} << 2 << QByteArray("a FILE is missing");
        QTest::newRow("encoding") << QStringList{"--encoding", "p50k", "t.txt"} << 2 << QByteArray("not p50k");
        QTest::newRow("format") << QStringList{"--format", "csv", "t.txt"} << 2 << QByteArray("not csv");
        QTest::newRow("invalid") << QStringList{"--invalid", "skip", "t.txt"} << 2 << QByteArray("not skip");
        QTest::newRow("option") << QStringList{"--all", "t.txt"} << 2 << QByteArray("all");
        QTest::newRow("missing") << QStringList{"none.txt"} << 1 << QByteArray("none.txt: No such file");
    }
    void refusals() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QByteArray, says);
        const Run done = run(arguments);
        QCOMPARE(done.status, status);
        QVERIFY2(done.err.contains(says) && done.err.count('\n') == 1, done.err.constData());
        QCOMPARE(done.out, QByteArray());
    }

    void helpNeedsNoFile() { QVERIFY(run({"--help"}).out.contains("--encoding")); }
};

QTEST_GUILESS_MAIN(TestCount)
#include "test_count.moc"
