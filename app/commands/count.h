#pragma once
#include <QStringList>

namespace bascule {

int runCount(const QStringList& arguments); // bascule count (contract 9)

} // namespace bascule
