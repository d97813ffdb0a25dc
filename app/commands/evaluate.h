#pragma once
#include <QStringList>

namespace bascule {

int runEvaluate(const QStringList& arguments); // bascule evaluate

} // namespace bascule
