#include "app/settings.h"

#include <QFileInfo>

namespace bascule {
namespace {
constexpr auto kLanguage = "language", kTheme = "theme", kRecent = "recentFiles", kGeometry = "window/geometry",
               kFolder = "lastFolder", kPage = "page";
constexpr qsizetype kMostRecent = 10;
} // namespace

Settings::Settings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("bascule"), QStringLiteral("bascule")) {}
Settings::Settings(const QString& iniFile) : m_store(iniFile, QSettings::IniFormat) {}

QString Settings::language() const {
    const QString code = m_store.value(kLanguage).toString();
    return code == "fr" || code == "en" ? code : QString();
}
void Settings::setLanguage(const QString& code) { m_store.setValue(kLanguage, code); }

ThemeChoice Settings::theme() const {
    const QString name = m_store.value(kTheme).toString();
    return name == "light" ? ThemeChoice::light : name == "dark" ? ThemeChoice::dark : ThemeChoice::system;
}
void Settings::setTheme(ThemeChoice theme) {
    m_store.setValue(kTheme, theme == ThemeChoice::light  ? QStringLiteral("light")
                             : theme == ThemeChoice::dark ? QStringLiteral("dark")
                                                          : QStringLiteral("system"));
}

QStringList Settings::recentFiles() const { return m_store.value(kRecent).toStringList().mid(0, kMostRecent); }
void Settings::addRecentFile(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(whole);
    files.prepend(whole);
    m_store.setValue(kRecent, files.mid(0, kMostRecent));
}
void Settings::clearRecentFiles() { m_store.remove(kRecent); }

QByteArray Settings::geometry() const { return m_store.value(kGeometry).toByteArray(); }
void Settings::setGeometry(const QByteArray& geometry) { m_store.setValue(kGeometry, geometry); }
QString Settings::lastFolder() const {
    const QString folder = m_store.value(kFolder).toString();
    return QFileInfo(folder).isDir() ? folder : QString();
}
void Settings::setLastFolder(const QString& folder) { m_store.setValue(kFolder, folder); }
QString Settings::page() const { return m_store.value(kPage).toString(); }
void Settings::setPage(const QString& id) { m_store.setValue(kPage, id); }

} // namespace bascule
