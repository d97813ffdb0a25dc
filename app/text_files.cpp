#include "app/text_files.h"

#include "app/scenario_file.h"
#include "model/tokens/utf8.h"

#include <QDir>
#include <QDirIterator>

namespace bascule {
namespace {
constexpr qint64 kMostBytes = 1 << 30;
} // namespace

QStringList filesBelow(const QStringList& paths) {
    QStringList files;
    for (const QString& path : paths) {
        if (path == QLatin1String("-") || !QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        QStringList below;
        QDirIterator each(path, QDir::Files | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
        while (each.hasNext())
            below << each.next();
        below.sort();
        files << below;
    }
    return files;
}

std::string readText(const QString& name, Malformed malformed) {
    std::string text = readFile(name, kMostBytes, because("refused.larger_text", "larger than 1 GiB")).toStdString();
    const auto at = firstMalformedByte(text);
    if (!at) return text;
    if (malformed == Malformed::replace) return withReplacements(text);
    throw FileError(name, because("refused.not_utf8", "is not UTF-8: no character begins at byte %1", *at));
}

} // namespace bascule
