#pragma once
#include "model/evaluate.h"

#include <QString>

namespace bascule {

// evaluate --format table: the answer and its figures for eyes, in English; not a fixed format.
QString resultsTable(const Snapshot& snapshot);

} // namespace bascule
