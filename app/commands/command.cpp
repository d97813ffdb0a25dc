#include "app/commands/command.h"

#include "app/commands/count.h"
#include "app/commands/evaluate.h"
#include "app/commands/export.h"
#include "app/commands/nearest.h"

#include <cstdio>

namespace bascule {
namespace {

constexpr Command kCommands[] = {
    {"evaluate", "print the answer of a scenario as JSON, CSV or a table", false, runEvaluate},
    {"count", "count the tokens of text files in a byte-pair encoding", false, runCount},
    {"export", "write pages as PDF, PNG, SVG or CSV", true, runExport},
};

} // namespace

std::span<const Command> commands() { return kCommands; }

const Command* findCommand(const QString& name) {
    for (const Command& command : kCommands)
        if (name == QLatin1String(command.name)) return &command;
    return nullptr;
}

QString nearestCommand(const QString& name) {
    QStringList names;
    for (const Command& command : kCommands)
        names << QString::fromLatin1(command.name);
    return nearest(name, names);
}

QString generalHelp() {
    QString text = QStringLiteral(
        "Bascule: own GPUs or an API per token?\n\n"
        "  bascule [FILE...]              open the window; FILE is a scenario, a price book, or an exported\n"
        "                                 PDF, PNG or SVG that carries its scenario\n");
    for (const Command& command : kCommands)
        text += QStringLiteral("  bascule %1 %2\n")
                    .arg(QString::fromLatin1(command.name).leftJustified(22), QString::fromLatin1(command.summary));
    text +=
        QStringLiteral("\n  bascule COMMAND --help         the options of a command\n"
                       "  bascule --version\n\n"
                       "Exit status: 0 done; 1 the input or the file system refused; 2 the command line is wrong.\n");
    return text;
}

int complain(int status, const QString& line) {
    QString oneLine = line;
    oneLine.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const QByteArray bytes = "bascule: " + oneLine.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
    return status;
}

int say(const QByteArray& text) {
    const bool complete = std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout) ==
                          static_cast<std::size_t>(text.size());
    if (!complete || std::fflush(stdout) != 0)
        return complain(kRefused, QStringLiteral("standard output: cannot be written"));
    return kDone;
}

} // namespace bascule
