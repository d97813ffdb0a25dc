#pragma once
#include "ui/look.h"

#include <QAction>
#include <QHash>
#include <QObject>
#include <functional>

class QMenu;
class QMenuBar;
class QUndoStack;
class QWidget;

namespace bascule {

class Settings;

// Every menu entry and shortcut, in one table (actions.cpp). Ids are stable and untranslated: "file.open".
class Actions : public QObject {
    Q_OBJECT
public:
    Actions(QWidget* window, QMenuBar* bar);
    QAction* operator[](const char* id) const { return m_actions.value(QLatin1String(id)); }
    const QHash<QString, QAction*>& all() const { return m_actions; }
    void setLook(const Look& look);
    void on(const char* id, std::function<void()> run);
    void setUndo(const QUndoStack& stack, const Words& words);
    void setChoice(const char* group, const QString& id); // "view.theme", "dark"
    // Menus whose entries change; filled when they open.
    void fillRecent(const QStringList& files, const std::function<void(QString)>& open, std::function<void()> clear);
    void fillExamples(const std::vector<std::string>& names, const std::function<void(QString)>& open);
    void fillPages(const QStringList& ids, const QString& current, const std::function<void(QString)>& show);
    QMenu* menu(const char* id) const { return m_menus.value(QLatin1String(id)); }

private:
    QMenu* newMenu(const char* id);

    Look m_look;
    QWidget* m_window;
    QHash<QString, QAction*> m_actions;
    QHash<QString, QMenu*> m_menus;
    QList<QAction*> m_pageActions;
};

// "Annuler « Taux d'utilisation »"; the bare word when there is nothing to undo.
QString undoText(const QUndoStack& stack, const Words& words);
QString redoText(const QUndoStack& stack, const Words& words);

} // namespace bascule
