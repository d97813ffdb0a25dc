#include "app/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>
#include <cstdio>

namespace bascule {
namespace {

constexpr qint64 kMostBytes = 64LL * 1024 * 1024; // contract 2

constexpr qint64 kPiece = 4LL * 1024 * 1024;

// Piece by piece, as a pipe delivers, and one byte more than is allowed at most, so that devices and growing files are bounded too.
QByteArray readBounded(QFile& device, const QString& name, qint64 most, const Reason& larger) {
    QByteArray bytes;
    while (bytes.size() <= most) {
        const QByteArray piece = device.read(std::min(kPiece, most + 1 - bytes.size()));
        if (piece.isEmpty()) break;
        bytes += piece;
    }
    if (device.error() != QFileDevice::NoError) throw FileError(name, device.errorString());
    if (bytes.size() > most) throw FileError(name, larger);
    return bytes;
}

// The commonest of the system's reasons in our languages; the others as the system says them.
Reason systemReason(const QString& said) {
    const Reason known[] = {
        because("system.not_found", "No such file or directory"),
        because("system.permission", "Permission denied"),
        because("system.no_space", "No space left on device"),
        because("system.read_only", "Read-only file system"),
        because("system.not_a_folder", "Not a directory"),
        because("system.long_name", "File name too long"),
        because("system.is_folder", "Is a directory"),
    };
    for (const Reason& reason : known)
        if (said == QString::fromStdString(reason.english)) return reason;
    return asItStands(said.toStdString());
}

} // namespace

FileError::FileError(QString inFile, const InputError& error)
    : std::runtime_error(
          (inFile + QString::fromStdString(error.place()) + QStringLiteral(": ") + QString::fromUtf8(error.what()))
              .toStdString()),
      file(std::move(inFile)),
      reason(error.reason),
      place(QString::fromStdString(error.place())) {}

FileError::FileError(QString inFile, const Reason& why)
    : std::runtime_error(inFile.toStdString() + ": " + why.english), file(std::move(inFile)), reason(why) {}

FileError::FileError(QString inFile, const QString& why) : FileError(std::move(inFile), systemReason(why)) {}

QByteArray readFile(const QString& path) {
    return readFile(path, kMostBytes, because("refused.larger", "larger than 64 MiB"));
}

QByteArray readFile(const QString& path, qint64 most, const Reason& larger) {
    QFile file;
    if (path == QLatin1String("-")) {
        if (!file.open(stdin, QIODevice::ReadOnly)) throw FileError(path, file.errorString());
        return readBounded(file, path, most, larger);
    }
    if (QFileInfo(path).isDir()) throw FileError(path, because("refused.folder", "is a folder"));
    file.setFileName(path);
    if (!file.open(QIODevice::ReadOnly)) throw FileError(path, file.errorString());
    return readBounded(file, path, most, larger);
}

void writeFileAtomically(const QString& path, const QByteArray& bytes) {
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir()) { // a device or a pipe is written to, never replaced
        QFile device(path);
        if (!device.open(QIODevice::WriteOnly) || device.write(bytes) != bytes.size() || !device.flush())
            throw FileError(path, device.errorString());
        return;
    }
    if (target.isFile() && !target.isWritable()) throw FileError(path, because("refused.read_only", "is read-only"));
    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    if (!file.open(QIODevice::WriteOnly)) throw FileError(path, file.errorString());
    qint64 written = 0;
    while (written < bytes.size()) { // a full disk takes a part first and says why only at the next try
        const qint64 piece = file.write(bytes.constData() + written, bytes.size() - written);
        if (piece <= 0) break;
        written += piece;
    }
    if (written != bytes.size() || !file.flush()) {
        const QString why = file.errorString();
        file.cancelWriting();
        throw FileError(path, why);
    }
    if (!file.commit()) throw FileError(path, file.errorString());
}

LoadedFile loadFile(const QString& path) {
    const QByteArray bytes = readFile(path);
    const bool picture = bytes.startsWith("%PDF") || bytes.startsWith("\x89PNG") || bytes.trimmed().startsWith('<');
    QByteArray text = bytes;
    if (picture) {
        text = embeddedScenario(bytes);
        if (text.isEmpty()) throw FileError(path, because("refused.no_scenario", "carries no scenario"));
    }
    try {
        Json json = parseJson({text.constData(), static_cast<std::size_t>(text.size())});
        return {isPriceBook(json) ? FileKind::price_book : FileKind::scenario, std::move(json)};
    } catch (const InputError& error) {
        throw FileError(path, error);
    }
}

Document openScenario(const QString& path, Warnings& warnings) {
    LoadedFile loaded = loadFile(path);
    if (loaded.kind == FileKind::price_book)
        throw FileError(path, because("refused.is_book", "is a price book, not a scenario"));
    try {
        return readDocument(loaded.json, warnings);
    } catch (const InputError& error) {
        throw FileError(path, error);
    }
}

void saveScenario(const QString& path, const Document& document) {
    writeFileAtomically(path, QByteArray::fromStdString(writeJson(writeDocument(document))));
}

} // namespace bascule
