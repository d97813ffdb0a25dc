#pragma once
#include <QByteArray>
#include <QString>
#include <QStringList>

namespace bascule {

// The files behind paths: a folder stands for every regular file below it, in the order of their names, hidden ones left out.
QStringList filesBelow(const QStringList& paths);

// A file as bytes; "-" is the standard input. Throws FileError.
QByteArray readBytes(const QString& name);

enum class Malformed { refuse, replace };
// The same as well-formed UTF-8. A malformed byte is refused with its offset (FileError), or becomes U+FFFD.
std::string readText(const QString& name, Malformed malformed);

} // namespace bascule
