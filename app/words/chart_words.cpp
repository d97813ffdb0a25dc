#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

std::span<const WordEntry> chartWords() {
    static constexpr WordEntry words[] = {
        {"axis.cost_per_million", QT_TRANSLATE_NOOP("bascule", "Cost per 1M tokens")},
        {"axis.utilisation", QT_TRANSLATE_NOOP("bascule", "Utilisation")},
        {"axis.volume", QT_TRANSLATE_NOOP("bascule", "Monthly volume (output tokens)")},
        {"axis.monthly_cost", QT_TRANSLATE_NOOP("bascule", "Monthly cost")},
        {"chart.bars.title", QT_TRANSLATE_NOOP("bascule", "Unit cost by offer")},
        {"chart.bars.subtitle", QT_TRANSLATE_NOOP("bascule", "Per million output tokens, at %1 utilisation")},
        {"chart.curve.title", QT_TRANSLATE_NOOP("bascule", "Unit cost by utilisation")},
        {"chart.curve.subtitle", QT_TRANSLATE_NOOP("bascule", "Per million output tokens")},
        {"chart.break_even.title", QT_TRANSLATE_NOOP("bascule", "Monthly cost by volume")},
        {"chart.break_even.subtitle", QT_TRANSLATE_NOOP("bascule", "A month, output tokens: %1 at %2 utilisation, %3 a month")},
        {"chart.empty", QT_TRANSLATE_NOOP("bascule", "No offer has a result yet: add a price and a throughput.")},
        {"chart.empty.gpu", QT_TRANSLATE_NOOP("bascule", "%1 has no result: see the table below.")},
        {"chart.empty.too_large", QT_TRANSLATE_NOOP("bascule", "These amounts are too large to be drawn.")},
        {"label.free", QT_TRANSLATE_NOOP("bascule", "%1: free (0)")},
        {"label.count", QT_TRANSLATE_NOOP("bascule", "%1 × %2")},
        {"label.hybrid", QT_TRANSLATE_NOOP("bascule", "Both together")},
        {"mark.for_good", QT_TRANSLATE_NOOP("bascule", "%1, for good")},
        {"present.volume", QT_TRANSLATE_NOOP("bascule", "your volume: %1")},
        {"present.utilisation", QT_TRANSLATE_NOOP("bascule", "your utilisation: %1")},
        {"note.bands", QT_TRANSLATE_NOOP("bascule", "Green bands: the GPU costs less than %1")},
        {"note.upper_edge", QT_TRANSLATE_NOOP("bascule", "The steps are too many to be drawn one by one: the GPU line follows their upper edge.")},
        {"note.free_not_on_log", QT_TRANSLATE_NOOP("bascule", "%1 costs nothing and has no place on a logarithmic scale.")},
    };
    return words;
}

} // namespace bascule
