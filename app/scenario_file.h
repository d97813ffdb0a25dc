#pragma once
#include "model/document.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <stdexcept>

namespace bascule {

// A file that could not be read or written: `what()` is one English line without the "bascule: " prefix ("FILE:3:14: what").
struct FileError : std::runtime_error {
    FileError(QString inFile, const InputError& error);
    FileError(QString inFile, const Reason& why);
    FileError(QString inFile, const QString& why); // the system's own words
    QString file;
    Reason reason; // why, for the window to say in its language
    QString place; // ":3:14", ": /pointer" or empty
};

QByteArray readFile(const QString& path); // "-" is standard input; at most 64 MiB; throws FileError
QByteArray readFile(const QString& path, qint64 most,
                    const Reason& larger); // of other files, with a bound of their own
void writeFileAtomically(const QString& path,
                         const QByteArray& bytes); // the complete new file or the old one untouched; throws FileError

enum class FileKind { scenario, price_book };
struct LoadedFile {
    FileKind kind;
    Json json; // scenario or book, as it stood
};
// A scenario, a price book, or an exported PDF, PNG or SVG that carries its scenario: known by content, never by name.
LoadedFile loadFile(const QString& path);
QByteArray embeddedScenario(const QByteArray& bytes); // of a PDF, PNG or SVG; empty when there is none

Document openScenario(const QString& path, Warnings& warnings);
void saveScenario(const QString& path, const Document& document);

} // namespace bascule
