#include "app/commands/evaluate.h"

#include "app/commands/command.h"
#include "app/commands/results_table.h"
#include "app/commands/scenario_arguments.h"
#include "model/evaluate.h"
#include "model/json_text.h"

namespace bascule {
namespace {

constexpr const char kHelp[] =
    "bascule evaluate SCENARIO [--prices FILE]... [--set POINTER=VALUE]... [--format json|csv|table] [-o FILE]\n\n"
    "  SCENARIO            a file, - (standard input), builtin, builtin:NAME (an example), or an exported PDF, PNG or "
    "SVG\n"
    "                      that carries its scenario\n"
    "  --prices FILE       a price book in place of the scenario's; several are joined in order\n"
    "  --set POINTER=VALUE sets a value of the scenario (RFC 6901 pointer, JSON value; null removes, - appends)\n"
    "  --format FORMAT     json (the default), csv (one row a comparison) or table (for eyes)\n"
    "  -o FILE             writes there instead of to standard output; the file is complete or untouched\n";

int evaluateVerb(const QStringList& arguments) {
    QCommandLineParser parser;
    addScenarioOptions(parser);
    parser.addOption({"format", "", "FORMAT", "json"});
    const auto parsed = parseScenarioArguments(parser, arguments, kHelp);
    if (!parsed) return kDone;
    const QString format = parser.value(QStringLiteral("format"));
    if (!QStringList{"json", "csv", "table"}.contains(format))
        throw UsageError(QStringLiteral("--format is json, csv or table, not %1").arg(format));

    const SnapshotPtr snapshot = loadSnapshot(*parsed);
    QByteArray text;
    if (format == QLatin1String("json"))
        text = QByteArray::fromStdString(writeJson(writeResults(snapshot->results)));
    else if (format == QLatin1String("csv"))
        text = QByteArray::fromStdString(writeResultsCsv(snapshot->results));
    else
        text = resultsTable(*snapshot).toUtf8();
    if (parsed->output.isEmpty()) return say(text);
    writeFileAtomically(parsed->output, text);
    return kDone;
}

} // namespace

int runEvaluate(const QStringList& arguments) {
    return runVerb([&] { return evaluateVerb(arguments); });
}

} // namespace bascule
