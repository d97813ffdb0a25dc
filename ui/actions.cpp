#include "ui/actions.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

namespace bascule {
namespace {

struct ActionEntry {
    const char* menu;
    const char* id; // also its words: "action.file.open"; null: a separator; a menu of its own when `submenu`
    const char* keys = nullptr;
    bool submenu = false;
    const char* group = nullptr; // exclusive choices
};

constexpr ActionEntry kEntries[] = {
    {"file", "file.new", "Ctrl+N"},
    {"file", "file.open", "Ctrl+O"},
    {"file", "file.recent", nullptr, true},
    {"file", "file.examples", nullptr, true},
    {"file", nullptr},
    {"file", "file.save", "Ctrl+S"},
    {"file", "file.save_as", "Ctrl+Shift+S"},
    {"file", nullptr},
    {"file", "file.import_prices"},
    {"file", "file.export", "Ctrl+E"},
    {"file", nullptr},
    {"file", "file.print", "Ctrl+P"},
    {"file", "file.print_preview", "Ctrl+Shift+P"},
    {"file", nullptr},
    {"file", "file.quit", "Ctrl+Q"},
    {"edit", "edit.undo", "Ctrl+Z"},
    {"edit", "edit.redo", "Ctrl+Shift+Z"},
    {"edit", nullptr},
    {"edit", "edit.copy_chart", "Ctrl+Shift+C"},
    {"edit", "edit.list_prices"},
    {"view", "view.pages", nullptr, true},
    {"view", nullptr},
    {"view", "view.language", nullptr, true},
    {"view.language", "view.language.fr", nullptr, false, "view.language"},
    {"view.language", "view.language.en", nullptr, false, "view.language"},
    {"view", "view.theme", nullptr, true},
    {"view.theme", "view.theme.system", nullptr, false, "view.theme"},
    {"view.theme", "view.theme.light", nullptr, false, "view.theme"},
    {"view.theme", "view.theme.dark", nullptr, false, "view.theme"},
    {"view", "view.full_screen", "F11"},
    {"help", "help.about"},
};

QString stepName(const QString& key, const Words& words) { return words.text(key.toUtf8().constData()); }

} // namespace

Actions::Actions(QWidget* window, QMenuBar* bar) : QObject(window), m_window(window) {
    for (const char* id : {"file", "edit", "view", "help"})
        bar->addMenu(newMenu(id));
    QHash<QString, QActionGroup*> groups;
    for (const ActionEntry& entry : kEntries) {
        QMenu* into = menu(entry.menu);
        if (!entry.id) {
            into->addSeparator();
            continue;
        }
        if (entry.submenu) {
            into->addMenu(newMenu(entry.id));
            continue;
        }
        const QString id = QLatin1String(entry.id);
        auto* action = new QAction(window);
        action->setObjectName(id);
        if (entry.keys) action->setShortcut(QKeySequence(QLatin1String(entry.keys)));
        action->setMenuRole(QAction::NoRole);
        if (entry.group) {
            QActionGroup*& group = groups[QLatin1String(entry.group)];
            if (!group) group = new QActionGroup(this);
            action->setCheckable(true);
            group->addAction(action);
        }
        into->addAction(action);
        window->addAction(action);
        m_actions.insert(id, action);
    }
    m_actions["edit.redo"]->setShortcuts(
        {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))});
    m_actions["view.full_screen"]->setCheckable(true);
}

QMenu* Actions::newMenu(const char* id) {
    auto* menu = new QMenu(m_window);
    menu->setObjectName(QStringLiteral("menu.") + QLatin1String(id));
    m_menus.insert(QLatin1String(id), menu);
    return menu;
}

void Actions::setLook(const Look& look) {
    m_look = look;
    for (auto it = m_menus.cbegin(); it != m_menus.cend(); ++it) {
        it.value()->setTitle(look.text(QStringLiteral("menu.") + it.key()));
        it.value()->setFont(look.font(13));
    }
    for (auto it = m_actions.cbegin(); it != m_actions.cend(); ++it)
        if (!it.key().startsWith(QLatin1String("edit.undo")) && !it.key().startsWith(QLatin1String("edit.redo")))
            it.value()->setText(look.text(QStringLiteral("action.") + it.key()));
}

void Actions::on(const char* id, std::function<void()> run) {
    connect((*this)[id], &QAction::triggered, this, std::move(run));
}

QString undoText(const QUndoStack& stack, const Words& words) {
    return stack.canUndo() ? words.text("undo.named", {stepName(stack.undoText(), words)}) : words.text("undo");
}

QString redoText(const QUndoStack& stack, const Words& words) {
    return stack.canRedo() ? words.text("redo.named", {stepName(stack.redoText(), words)}) : words.text("redo");
}

void Actions::setUndo(const QUndoStack& stack, const Words& words) {
    m_actions["edit.undo"]->setText(undoText(stack, words));
    m_actions["edit.undo"]->setEnabled(stack.canUndo());
    m_actions["edit.redo"]->setText(redoText(stack, words));
    m_actions["edit.redo"]->setEnabled(stack.canRedo());
}

void Actions::setChoice(const char* group, const QString& id) {
    if (QAction* action = m_actions.value(QLatin1String(group) + u'.' + id)) action->setChecked(true);
}

void Actions::fillRecent(const QStringList& files, const std::function<void(QString)>& open,
                         std::function<void()> clear) {
    QMenu* recent = menu("file.recent");
    recent->clear();
    for (const QString& file : files) {
        const QString name =
            recent->fontMetrics().elidedText(QFileInfo(file).fileName(), Qt::ElideMiddle, m_look.px(480));
        QAction* action = recent->addAction(QString(name).replace('&', QStringLiteral("&&")));
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [open, file] { open(file); });
    }
    if (!files.isEmpty()) recent->addSeparator();
    QAction* forget = recent->addAction(m_look.text("recent.clear"));
    forget->setEnabled(!files.isEmpty());
    connect(forget, &QAction::triggered, this, std::move(clear));
}

void Actions::fillExamples(const std::vector<std::string>& names, const std::function<void(QString)>& open) {
    QMenu* examples = menu("file.examples");
    examples->clear();
    for (const std::string& name : names) {
        const QString id = QString::fromStdString(name);
        QAction* action = examples->addAction(m_look.text(QStringLiteral("example.") + id));
        action->setObjectName(QStringLiteral("example.") + id);
        connect(action, &QAction::triggered, this, [open, id] { open(id); });
    }
}

// Ctrl+1, Ctrl+2 … in the order shown.
void Actions::fillPages(const QStringList& ids, const QString& current, const std::function<void(QString)>& show) {
    QMenu* pages = menu("view.pages");
    while (m_pageActions.size() > ids.size())
        delete m_pageActions.takeLast();
    while (m_pageActions.size() < ids.size()) {
        auto* action = new QAction(m_window);
        if (m_pageActions.size() < 9)
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(m_pageActions.size() + 1)));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [action, show] { show(action->data().toString()); });
        pages->addAction(action);
        m_window->addAction(action);
        m_pageActions += action;
    }
    for (qsizetype i = 0; i < ids.size(); ++i) {
        m_pageActions[i]->setData(ids[i]);
        m_pageActions[i]->setText(m_look.text(QStringLiteral("page.") + ids[i]));
        m_pageActions[i]->setChecked(ids[i] == current);
    }
}

} // namespace bascule
