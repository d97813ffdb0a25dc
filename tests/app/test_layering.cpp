#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

// Dependencies point one way: model (no Qt) <- app (no widgets) <- ui; the plotting header stays in one file.
class TestLayering : public QObject {
    Q_OBJECT

    static QStringList including(const QString& folder, const QString& pattern) {
        const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[<\"](%1)").arg(pattern),
                                         QRegularExpression::MultilineOption);
        QStringList found;
        QDirIterator files(QStringLiteral(BASCULE_SOURCE_DIR "/") + folder, {"*.h", "*.cpp"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(file.fileName()));
            if (include.match(QString::fromUtf8(file.readAll())).hasMatch())
                found << file.fileName().mid(int(qstrlen(BASCULE_SOURCE_DIR)) + 1);
        }
        return found;
    }

private slots:
    void theModelKnowsNoQt() { QCOMPARE(including("model", "Q|qcustomplot|app/|ui/|tests/"), QStringList()); }
    void theAppKnowsNoWidgets() {
        QStringList found =
            including("app", "ui/|tests/|QWidget|QApplication|QMainWindow|QtWidgets|QDialog|QPrinter|qcustomplot");
        found.removeAll("app/main.cpp"); // the executable ties the rooms together
        QCOMPARE(found, QStringList());
    }
    void onlyOneFileKnowsThePlottingLibrary() {
        QCOMPARE(including("ui", "qcustomplot"), QStringList({"ui/plot/chart.cpp"}));
    }
    void everyModelFileIsSeen() { QVERIFY(including("model", "model/").size() > 10); } // the search itself works
};

QTEST_APPLESS_MAIN(TestLayering)
#include "test_layering.moc"
