#include "app/commands/scenario_arguments.h"

#include "app/commands/command.h"
#include "app/commands/nearest.h"
#include "resources/embedded.h"

#include <new>

namespace bascule {
namespace {

Json builtinJson(const QString& source) {
    const QString name =
        source == QLatin1String("builtin") ? source : source.mid(static_cast<int>(qstrlen("builtin:")));
    const std::string_view text = embeddedText("examples/" + name.toStdString() + ".bascule.json");
    if (!text.empty()) return parseJson(text);
    QStringList names;
    for (const std::string& each : exampleNames())
        names << QString::fromStdString(each);
    throw FileError(source,
                    QStringLiteral("there is no such example; the nearest is builtin:%1").arg(nearest(name, names)));
}

Json scenarioJson(const QString& source) {
    if (source == QLatin1String("builtin") || source.startsWith(QLatin1String("builtin:"))) return builtinJson(source);
    LoadedFile loaded = loadFile(source);
    if (loaded.kind == FileKind::price_book)
        throw FileError(source, QStringLiteral("is a price book, not a scenario: pass it with --prices"));
    return std::move(loaded.json);
}

NamedBook priceBookJson(const QString& file) {
    LoadedFile loaded = loadFile(file);
    if (loaded.kind != FileKind::price_book)
        throw FileError(file, QStringLiteral("is not a price book: its /format is not \"bascule-prices\""));
    try {
        Warnings ignored; // said again, with their place in the scenario, when the whole is read
        readPriceBook(loaded.json, "", ignored);
    } catch (const InputError& error) {
        throw FileError(file, error);
    }
    return {file.toStdString(), std::move(loaded.json)};
}

} // namespace

std::optional<QStringList> parseArguments(QCommandLineParser& parser, const QStringList& arguments,
                                          const QByteArray& help) {
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    parser.addOption({{"h", "help"}, ""});
    const bool parsed = parser.parse(QStringList{QStringLiteral("bascule")} + arguments);
    if (parser.isSet(QStringLiteral("help"))) {
        say(help);
        return {};
    }
    if (parsed) return parser.positionalArguments();
    QString what = parser.errorText();
    if (what.endsWith(QLatin1Char('.'))) what.chop(1);
    throw UsageError(what);
}

void addScenarioOptions(QCommandLineParser& parser) {
    parser.addOptions({{"prices", "", "FILE"}, {"set", "", "POINTER=VALUE"}, {{"o", "output"}, "", "FILE"}});
}

std::optional<ScenarioArguments> parseScenarioArguments(QCommandLineParser& parser, const QStringList& arguments,
                                                        const QByteArray& help) {
    const auto parsed = parseArguments(parser, arguments, help);
    if (!parsed) return {};
    const QStringList& positional = *parsed;
    if (positional.isEmpty())
        throw UsageError(QStringLiteral("a SCENARIO is missing: a file, -, builtin or builtin:NAME"));
    if (positional.size() > 1) throw UsageError(QStringLiteral("one SCENARIO only: %1 is too many").arg(positional[1]));
    if (positional[0].isEmpty()) throw UsageError(QStringLiteral("the SCENARIO is empty"));
    return ScenarioArguments{positional[0], parser.values(QStringLiteral("prices")),
                             parser.values(QStringLiteral("set")), parser.value(QStringLiteral("output"))};
}

SnapshotPtr loadSnapshot(const ScenarioArguments& arguments) {
    std::vector<Setting> settings;
    for (const QString& text : arguments.settings) {
        try {
            settings.push_back(parseSetting(text.toStdString()));
        } catch (const std::invalid_argument& error) {
            throw UsageError(QString::fromUtf8(error.what()));
        }
    }
    Json json;
    try {
        json = scenarioJson(arguments.source);
        std::vector<NamedBook> books;
        for (const QString& file : arguments.priceFiles)
            books.push_back(priceBookJson(file));
        Warnings warnings;
        Document document = assembleDocument(std::move(json), books, settings, warnings);
        SnapshotPtr snapshot = takeSnapshot(std::move(document), std::move(warnings));
        for (const Warning& warning : snapshot->results.warnings)
            complain(kDone, arguments.source + QStringLiteral(": ") + QString::fromStdString(warning.pointer) +
                                QStringLiteral(": ") + QString::fromStdString(warning.message));
        return snapshot;
    } catch (const InputError& error) {
        throw FileError(error.file.empty() ? arguments.source : QString::fromStdString(error.file), error);
    }
}

int runVerb(const std::function<int()>& body) {
    try {
        return body();
    } catch (const UsageError& error) {
        return complain(kUsage, QString::fromUtf8(error.what()));
    } catch (const FileError& error) {
        return complain(kRefused, QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
        return complain(kRefused, QStringLiteral("not enough memory"));
    } catch (const std::exception& error) {
        return complain(kRefused, QString::fromUtf8(error.what()));
    }
}

} // namespace bascule
