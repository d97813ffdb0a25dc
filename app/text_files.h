#pragma once
#include <QString>
#include <QStringList>
#include <string>

namespace bascule {

// The files behind paths: a folder stands for every regular file below it, in the order of their names, hidden ones left out.
QStringList filesBelow(const QStringList& paths);

enum class Malformed { refuse, replace };
// A file of at most 1 GiB, or "-" the standard input, as well-formed UTF-8. A malformed byte is refused with its offset (FileError), or becomes U+FFFD.
std::string readText(const QString& name, Malformed malformed);

} // namespace bascule
