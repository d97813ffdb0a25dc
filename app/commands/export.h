#pragma once
#include <QStringList>

namespace bascule {

int runExport(const QStringList& arguments); // bascule export

} // namespace bascule
