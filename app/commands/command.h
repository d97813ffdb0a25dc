#pragma once
#include <QByteArray>
#include <QString>
#include <QStringList>
#include <span>

namespace bascule {

// One verb of the command line. Registered in command.cpp; one file a verb.
struct Command {
    const char* name;
    const char* summary;                      // one line for bascule --help
    bool needs_gui;                           // draws charts: an application on the offscreen platform
    int (*run)(const QStringList& arguments); // after the verb; returns the exit status (contract 1)
};
std::span<const Command> commands();
const Command* findCommand(const QString& name);
QString nearestCommand(const QString& name);
QString generalHelp();

constexpr int kDone = 0, kRefused = 1, kUsage = 2; // exit statuses
int complain(int status, const QString& line);     // "bascule: LINE" on standard error; returns status
int say(const QByteArray& text); // the result on standard output; kDone, or kRefused when it cannot be written

} // namespace bascule
