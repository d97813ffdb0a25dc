#pragma once
#include "app/scenario_file.h"
#include "model/evaluate.h"

#include <QCommandLineParser>
#include <optional>

namespace bascule {

// What evaluate and export have in common: SCENARIO, --prices, --set, -o and --help.
struct ScenarioArguments {
    QString source; // a path, "-", "builtin" or "builtin:NAME"
    QStringList priceFiles;
    QStringList settings; // POINTER=VALUE
    QString output;       // empty: standard output
};

// A command line that is wrong (exit 2).
struct UsageError : std::runtime_error {
    explicit UsageError(const QString& what) : std::runtime_error(what.toStdString()) {}
};

// The command line of a verb whose options the parser has: what is left beside them. Prints `help` and returns nothing when --help
// is asked. Throws UsageError.
std::optional<QStringList> parseArguments(QCommandLineParser& parser, const QStringList& arguments,
                                          const QByteArray& help);

void addScenarioOptions(QCommandLineParser& parser);
// The same, of a verb on a scenario.
std::optional<ScenarioArguments> parseScenarioArguments(QCommandLineParser& parser, const QStringList& arguments,
                                                        const QByteArray& help);

// Reads and joins everything, in the contract's order; warnings go to standard error, one line each. Throws FileError or UsageError.
SnapshotPtr loadSnapshot(const ScenarioArguments& arguments); // evaluated; warnings are said on standard error

// Runs the body of a verb and turns what it throws into the one line and the exit status.
int runVerb(const std::function<int()>& body);

} // namespace bascule
