#include "app/commands/nearest.h"

#include <numeric>
#include <vector>

namespace bascule {
namespace {

std::size_t editDistance(const QString& a, const QString& b) {
    std::vector<std::size_t> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 1; j < row.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] != b[static_cast<qsizetype>(j) - 1]);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

QString nearest(const QString& text, const QStringList& candidates) {
    QString best;
    std::size_t distance = SIZE_MAX;
    for (const QString& candidate : candidates) {
        const std::size_t d = editDistance(text.toLower(), candidate.toLower());
        if (d < distance) {
            distance = d;
            best = candidate;
        }
    }
    return best;
}

} // namespace bascule
