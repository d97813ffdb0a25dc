#include "app/commands/export.h"

#include "app/commands/command.h"
#include "app/commands/nearest.h"
#include "app/commands/scenario_arguments.h"
#include "app/export/exporter.h"
#include "app/language.h"

#include <QRegularExpression>

namespace bascule {
namespace {

constexpr const char kHelp[] =
    "bascule export SCENARIO [--prices FILE]... [--set POINTER=VALUE]... -o FILE.(pdf|png|svg|csv)\n"
    "               [--page PAGE]... [--lang en|fr] [--size WIDTHxHEIGHT] [--dpi N] [--no-scenario]\n\n"
    "  SCENARIO, --prices, --set   as for bascule evaluate\n"
    "  -o FILE             the suffix says what is written; the file is complete or untouched\n"
    "  --page PAGE         %1. PDF takes several (all that have a result), the others one (break-even)\n"
    "  --lang LANG         en or fr; the locale's, else en\n"
    "  --size WIDTHxHEIGHT PNG: exact pixels (1600x1000); SVG and PDF: at 96 per inch (PDF: A4 landscape)\n"
    "  --dpi N             PNG: written into the file, scales type and lines (96)\n"
    "  --no-scenario       leaves the scenario out of the file; with it, the file opens again in Bascule\n";

QStringList pageIds() {
    QStringList ids;
    for (const PageEntry& page : pages())
        ids << QString::fromLatin1(page.id);
    return ids;
}

QSize parseSize(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^([0-9]{1,9})[xX×]([0-9]{1,9})$"));
    const auto match = form.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.width() < 1 || size.height() < 1)
        throw UsageError(QStringLiteral("--size is WIDTHxHEIGHT, such as 1600x1000, not %1").arg(text));
    if (!isSizeAllowed(size))
        throw UsageError(
            QStringLiteral("--size is at most 32767 a side and 200 megapixels, %1 is too large").arg(text));
    return size;
}

ExportOptions parseOptions(const QCommandLineParser& parser, ExportFormat format) {
    ExportOptions options;
    options.withScenario = !parser.isSet(QStringLiteral("no-scenario"));
    if (parser.isSet(QStringLiteral("size"))) {
        options.size = parseSize(parser.value(QStringLiteral("size")));
        options.sizeGiven = true;
    }
    bool number = true;
    if (parser.isSet(QStringLiteral("dpi"))) options.dpi = parser.value(QStringLiteral("dpi")).toInt(&number);
    if (!number || options.dpi < 24 || options.dpi > 2400)
        throw UsageError(
            QStringLiteral("--dpi is a whole number from 24 to 2400, not %1").arg(parser.value(QStringLiteral("dpi"))));
    for (const QString& page : parser.values(QStringLiteral("page"))) {
        if (!findPage(page.toStdString()))
            throw UsageError(
                QStringLiteral("there is no page %1; the nearest is %2").arg(page, nearest(page, pageIds())));
        options.pages << page;
    }
    if (format != ExportFormat::pdf && options.pages.size() > 1)
        throw UsageError(QStringLiteral("one --page only: PDF alone holds several"));
    return options;
}

Language parseLanguage(const QCommandLineParser& parser) {
    if (!parser.isSet(QStringLiteral("lang"))) return systemLanguage();
    const QString code = parser.value(QStringLiteral("lang"));
    if (code != QLatin1String("en") && code != QLatin1String("fr"))
        throw UsageError(QStringLiteral("--lang is en or fr, not %1").arg(code));
    return languageFromCode(code, Language::english);
}

int exportVerb(const QStringList& arguments) {
    QCommandLineParser parser;
    addScenarioOptions(parser);
    parser.addOptions(
        {{"page", "", "PAGE"}, {"lang", "", "LANG"}, {"size", "", "SIZE"}, {"dpi", "", "N"}, {"no-scenario", ""}});
    const auto parsed = parseScenarioArguments(
        parser, arguments, QString::fromLatin1(kHelp).arg(pageIds().join(QStringLiteral(", "))).toUtf8());
    if (!parsed) return kDone;
    if (parsed->output.isEmpty()) throw UsageError(QStringLiteral("-o FILE is missing"));
    const auto format = exportFormatOf(parsed->output);
    if (!format) throw UsageError(QStringLiteral("%1: the suffix is none of pdf, png, svg, csv").arg(parsed->output));
    const ExportOptions options = parseOptions(parser, *format);
    const Language language = parseLanguage(parser);

    const SnapshotPtr snapshot = loadSnapshot(*parsed);
    for (const QString& page : options.pages)
        if (!findPage(page.toStdString())->has_result(*snapshot))
            throw FileError(parsed->source, QStringLiteral("has no result for the page %1").arg(page));
    installLanguage(language);
    writeFileAtomically(parsed->output, exportBytes(*snapshot, *format, options, language));
    return kDone;
}

} // namespace

int runExport(const QStringList& arguments) {
    return runVerb([&] { return exportVerb(arguments); });
}

} // namespace bascule
