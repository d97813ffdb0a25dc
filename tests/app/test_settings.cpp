#include "app/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace bascule;

class TestSettings : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder.emplace(); }
    void defaults();
    void remembers();
    void recentFiles();
    void foreignValues();

private:
    QString ini() const { return m_folder->filePath(QStringLiteral("bascule.ini")); }
    std::optional<QTemporaryDir> m_folder;
};

void TestSettings::defaults() {
    const Settings settings(ini());
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.theme(), ThemeChoice::system);
    QVERIFY(settings.recentFiles().isEmpty());
    QVERIFY(settings.geometry().isEmpty());
    QCOMPARE(settings.lastFolder(), QString());
    QCOMPARE(settings.page(), QString());
}

void TestSettings::remembers() {
    {
        Settings settings(ini());
        settings.setLanguage(QStringLiteral("fr"));
        settings.setTheme(ThemeChoice::dark);
        settings.setGeometry(QByteArray("\x01\x00\xff", 3));
        settings.setLastFolder(m_folder->path());
        settings.setPage(QStringLiteral("break-even"));
    }
    Settings again(ini());
    QCOMPARE(again.language(), QStringLiteral("fr"));
    QCOMPARE(again.theme(), ThemeChoice::dark);
    QCOMPARE(again.geometry(), QByteArray("\x01\x00\xff", 3));
    QCOMPARE(again.lastFolder(), m_folder->path());
    QCOMPARE(again.page(), QStringLiteral("break-even"));
    again.setTheme(ThemeChoice::light);
    QCOMPARE(again.theme(), ThemeChoice::light);
    again.setTheme(ThemeChoice::system);
    QCOMPARE(again.theme(), ThemeChoice::system);
    again.setLanguage({});
    QCOMPARE(again.language(), QString());
}

void TestSettings::recentFiles() {
    Settings settings(ini());
    for (int number = 1; number <= 12; ++number) {
        settings.addRecentFile(m_folder->filePath(QStringLiteral("%1.bascule.json").arg(number)));
    }
    QCOMPARE(settings.recentFiles().size(), 10);
    QCOMPARE(settings.recentFiles().first(), m_folder->filePath(QStringLiteral("12.bascule.json")));
    QCOMPARE(settings.recentFiles().last(), m_folder->filePath(QStringLiteral("3.bascule.json")));

    // Opened again: to the front, not twice; however it was spelled.
    settings.addRecentFile(m_folder->path() + QStringLiteral("/./x/../5.bascule.json"));
    QCOMPARE(settings.recentFiles().size(), 10);
    QCOMPARE(settings.recentFiles().first(), m_folder->filePath(QStringLiteral("5.bascule.json")));
    QCOMPARE(settings.recentFiles().count(m_folder->filePath(QStringLiteral("5.bascule.json"))), 1);

    // Names with a comma, a line end or an accent survive the file.
    const QString odd = m_folder->filePath(QString::fromUtf8("été, \"a\"; b.json"));
    settings.addRecentFile(odd);
    QCOMPARE(Settings(ini()).recentFiles().first(), odd);
    settings.clearRecentFiles();
    QVERIFY(settings.recentFiles().isEmpty());
}

// A file edited by hand, or written by a later version, is not trusted.
void TestSettings::foreignValues() {
    QFile file(ini());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[General]\nlanguage=klingon\ntheme=sepia\nlastFolder=/no/such/folder\n");
    file.close();
    const Settings settings(ini());
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.theme(), ThemeChoice::system);
    QCOMPARE(settings.lastFolder(), QString());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "test_settings.moc"
