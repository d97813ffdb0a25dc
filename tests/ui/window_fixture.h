#pragma once
#include "app/export/exporter.h"
#include "ui/file_actions.h"
#include "ui/main_window.h"
#include "ui/recovery.h"
#include "ui/run_window.h"

#include <QAction>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

namespace bascule {

// Answers every question from a list, and remembers what was asked.
class ScriptedDialogs : public Dialogs {
public:
    QStringList openPaths, savePaths, asked, details;
    QList<int> answers; // indices of buttons; the last button when none is left
    QStringList exportPages;
    QString exportSuffix = QStringLiteral("pdf");

    QString openFile(QWidget*, const Look&, const QString&, const QString&, const QString&) override {
        return take(openPaths);
    }
    QString saveFile(QWidget*, const Look&, const QString&, const QString&, const QString&, const QString&) override {
        return take(savePaths);
    }
    int ask(QWidget*, const Look&, const QString& text, const QString& detail, const QStringList& buttons) override {
        asked += text;
        details += detail;
        return answers.isEmpty() ? int(buttons.size()) - 1 : answers.takeFirst();
    }
    bool exportOptions(QWidget*, const Look&, const Snapshot&, QString& suffix, ExportOptions& options) override {
        suffix = exportSuffix;
        if (!exportPages.isEmpty()) options.pages = exportPages;
        return true;
    }

private:
    static QString take(QStringList& from) { return from.isEmpty() ? QString() : from.takeFirst(); }
};

// A whole window over its own settings, files and recovery folder.
struct WindowFixture {
    QTemporaryDir folder;
    Session session;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ScriptedDialogs dialogs;
    std::unique_ptr<MainWindow> window;

    explicit WindowFixture(const QString& language = QStringLiteral("en"), QSize size = {1280, 800}) {
        settings.setLanguage(language);
        settings.setTheme(ThemeChoice::light);
        window = std::make_unique<MainWindow>(session, settings, dialogs, folder.filePath(QStringLiteral("recovery")));
        window->resize(size);
        window->show();
        settle();
    }
    void settle() const {
        QVERIFY2(QTest::qWaitForWindowExposed(window.get()), "the window does not show");
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    template <class T>
    T* find(const char* name) const {
        T* found = window->findChild<T*>(QLatin1String(name));
        if (!found) qFatal("no widget %s", name);
        return found;
    }
    // Without the marks that allow and forbid breaks inside words.
    static QString plain(QString text) { return text.remove(QChar(0x200B)).remove(QChar(0x2060)); }
    QString text(const char* name) const { return plain(find<QLabel>(name)->text()); }
    QAction* action(const char* name) const { return find<QAction>(name); }
    QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write %s", name);
        return file.fileName();
    }
};

} // namespace bascule
