#include "app/commands/count.h"

#include "app/commands/command.h"
#include "app/commands/scenario_arguments.h"
#include "app/text_files.h"
#include "model/json_text.h"
#include "model/tokens/token_counter.h"
#include "model/tokens/utf8.h"

#include <algorithm>

namespace bascule {
namespace {

constexpr const char kHelp[] =
    "bascule count [--encoding cl100k_base|o200k_base] [--format table|json] [--invalid error|replace] FILE...\n\n"
    "  FILE                UTF-8 text, a folder (every file below it), or - (standard input)\n"
    "  --encoding NAME     cl100k_base (the default) or o200k_base\n"
    "  --format FORMAT     table (the default, for eyes) or json\n"
    "  --invalid HOW       error (the default) refuses a file that is not UTF-8, replace counts what is malformed as "
    "U+FFFD\n\n"
    "Characters are Unicode code points, a byte-order mark among them. Text that looks like a special token is "
    "ordinary\n"
    "text. A file that cannot be counted is named on standard error and the others are counted; the exit status is "
    "1.\n";

struct Counted {
    QString file;
    std::size_t characters = 0, tokens = 0;
};

QString chosen(const QCommandLineParser& parser, const char* option, const QStringList& known) {
    const QString value = parser.value(QLatin1String(option));
    if (known.contains(value)) return value;
    throw UsageError(
        QStringLiteral("--%1 is %2, not %3").arg(QLatin1String(option), known.join(QStringLiteral(" or ")), value));
}

QByteArray asJson(const std::vector<Counted>& files, const Counted& total, const char* encoding) {
    Json rows = Json::array();
    for (const Counted& each : files)
        rows.push_back({{"file", each.file.toStdString()},
                        {"encoding", encoding},
                        {"characters", each.characters},
                        {"tokens", each.tokens}});
    return QByteArray::fromStdString(writeJson(
        Json{{"files", std::move(rows)}, {"total", {{"characters", total.characters}, {"tokens", total.tokens}}}}));
}

QByteArray asTable(const std::vector<Counted>& files, const Counted& total) {
    QString text;
    const auto line = [&](const QString& characters, const QString& tokens, const QString& ratio, const QString& name) {
        text += characters.rightJustified(14) + tokens.rightJustified(14) + ratio.rightJustified(18) +
                QStringLiteral("  ") + name + u'\n';
    };
    const auto row = [&](const Counted& each, const QString& name) {
        line(QString::number(each.characters), QString::number(each.tokens),
             each.characters ? QString::number(double(each.tokens) / double(each.characters), 'f', 4)
                             : QStringLiteral("-"),
             name);
    };
    line(QStringLiteral("characters"), QStringLiteral("tokens"), QStringLiteral("tokens/character"),
         QStringLiteral("file"));
    for (const Counted& each : files)
        row(each, each.file);
    if (files.size() != 1) row(total, QStringLiteral("total"));
    return text.toUtf8();
}

int countVerb(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.addOptions(
        {{"encoding", "", "NAME", "cl100k_base"}, {"format", "", "FORMAT", "table"}, {"invalid", "", "HOW", "error"}});
    const auto paths = parseArguments(parser, arguments, kHelp);
    if (!paths) return kDone;
    if (paths->isEmpty()) throw UsageError(QStringLiteral("a FILE is missing"));
    const QString code = chosen(parser, "encoding", {"cl100k_base", "o200k_base"});
    const QString format = chosen(parser, "format", {"table", "json"});
    const auto malformed = chosen(parser, "invalid", {"error", "replace"}) == QLatin1String("error")
                               ? Malformed::refuse
                               : Malformed::replace;
    const EncodingName encoding = *encodingFromCode(code.toStdString());
    TokenCounter counter(encoding);
    std::vector<Counted> files;
    Counted total;
    int status = kDone;
    for (const QString& file : filesBelow(*paths)) {
        try {
            const std::string text = readText(file, malformed);
            files.push_back({file, characterCount(text), counter.count(text)});
            total.characters += files.back().characters;
            total.tokens += files.back().tokens;
        } catch (const FileError& error) {
            status = complain(kRefused, QString::fromUtf8(error.what()));
        }
    }
    if (files.empty() && status != kDone) return status;
    const int said =
        say(format == QLatin1String("json") ? asJson(files, total, codeOf(encoding)) : asTable(files, total));
    return std::max(said, status);
}

} // namespace

int runCount(const QStringList& arguments) {
    return runVerb([&] { return countVerb(arguments); });
}

} // namespace bascule
