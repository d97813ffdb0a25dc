#pragma once
#include <QStringList>

namespace bascule {

// The candidate with the smallest edit distance; the first on a tie; empty without candidates.
QString nearest(const QString& text, const QStringList& candidates);

} // namespace bascule
