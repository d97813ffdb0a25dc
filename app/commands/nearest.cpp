#include "app/commands/nearest.h"

#include "model/object_reader.h"

namespace bascule {

QString nearest(const QString& text, const QStringList& candidates) {
    const std::string wanted = text.toLower().toStdString();
    QString best;
    std::size_t distance = SIZE_MAX;
    for (const QString& candidate : candidates) {
        const std::size_t d = editDistance(wanted, candidate.toLower().toStdString());
        if (d < distance) {
            distance = d;
            best = candidate;
        }
    }
    return best;
}

} // namespace bascule
