#pragma once
#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace bascule {

enum class ThemeChoice { system, light, dark };

// What is remembered between starts, in one place. Recent files: the ten last, newest first.
class Settings {
public:
    Settings();
    explicit Settings(const QString& iniFile); // tests

    QString language() const; // "" means the system's
    void setLanguage(const QString& code);
    ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void clearRecentFiles();
    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    QString lastFolder() const;
    void setLastFolder(const QString& folder);
    QString page() const;
    void setPage(const QString& id);

private:
    QSettings m_store;
};

} // namespace bascule
