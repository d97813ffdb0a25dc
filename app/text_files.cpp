#include "app/text_files.h"

#include "app/scenario_file.h"
#include "model/tokens/utf8.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <cstdio>

namespace bascule {
namespace {
constexpr qsizetype kMostBytes = 1 << 30, kPiece = 4 << 20;
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

QByteArray readBytes(const QString& name) {
    QFile file(name);
    const bool open =
        name == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!open) throw FileError(name, file.errorString());
    QByteArray bytes;
    for (QByteArray piece = file.read(kPiece); !piece.isEmpty(); piece = file.read(kPiece)) { // a pipe says no size
        bytes += piece;
        if (bytes.size() > kMostBytes) throw FileError(name, because("refused.larger_text", "larger than 1 GiB"));
    }
    if (file.error() != QFileDevice::NoError) throw FileError(name, file.errorString());
    return bytes;
}

std::string readText(const QString& name, Malformed malformed) {
    std::string text = readBytes(name).toStdString();
    const auto at = firstMalformedByte(text);
    if (!at) return text;
    if (malformed == Malformed::replace) return withReplacements(text);
    throw FileError(name, because("refused.not_utf8", "is not UTF-8: no character begins at byte %1", *at));
}

} // namespace bascule
