#pragma once
#include <QStringList>
#include <span>

namespace bascule {

// One verb of the command line. Registered in command.cpp; one file a verb.
struct Command {
    const char* name;
    const char* summary;      // one line for bascule --help
    bool needs_gui;           // QApplication on the offscreen platform (charts); else QCoreApplication
    int (*run)(const QStringList& arguments);  // after the verb; returns the exit status (contract 1)
};
std::span<const Command> commands();
const Command* findCommand(const QString& name);
QString nearestCommand(const QString& name);

// Exit statuses.
constexpr int kDone = 0, kRefused = 1, kUsage = 2;
int complain(int status, const QString& line);  // "bascule: LINE" on standard error; returns status

}  // namespace bascule
