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
        //: %1 utilisation
        {"chart.bars.subtitle", QT_TRANSLATE_NOOP("bascule", "Per million output tokens, at %1 utilisation")},
        {"chart.curve.title", QT_TRANSLATE_NOOP("bascule", "Unit cost by utilisation")},
        {"chart.curve.subtitle", QT_TRANSLATE_NOOP("bascule", "Per million output tokens")},
        {"chart.break_even.title", QT_TRANSLATE_NOOP("bascule", "Monthly cost by volume")},
        //: %1 GPU, %2 utilisation, %3 hours
        {"chart.break_even.subtitle",
         QT_TRANSLATE_NOOP("bascule", "A month, output tokens: %1 at %2 utilisation, %3 a month")},
        {"chart.empty", QT_TRANSLATE_NOOP("bascule", "No offer has a result yet: add a price and a throughput.")},
        //: %1 offer
        {"chart.empty.gpu", QT_TRANSLATE_NOOP("bascule", "%1 has no result: see the table below.")},
        {"chart.empty.too_large", QT_TRANSLATE_NOOP("bascule", "These amounts are too large to be drawn.")},
        //: %1 API
        {"label.free", QT_TRANSLATE_NOOP("bascule", "%1: free (0)")},
        //: %1 offer, %2 number of units
        {"label.count", QT_TRANSLATE_NOOP("bascule", "%1 × %2")},
        {"label.hybrid", QT_TRANSLATE_NOOP("bascule", "Both together")},
        //: %1 volume
        {"mark.for_good", QT_TRANSLATE_NOOP("bascule", "%1, for good")},
        //: %1 volume
        {"present.volume", QT_TRANSLATE_NOOP("bascule", "your volume: %1")},
        //: %1 utilisation
        {"present.utilisation", QT_TRANSLATE_NOOP("bascule", "your utilisation: %1")},
        //: %1 API
        {"note.bands", QT_TRANSLATE_NOOP("bascule", "Green bands: the GPU costs less than %1")},
        {"note.upper_edge",
         QT_TRANSLATE_NOOP("bascule",
                           "The steps are too many to be drawn one by one: the GPU line follows their upper edge.")},
        //: %1 API
        {"note.free_not_on_log",
         QT_TRANSLATE_NOOP("bascule", "%1 costs nothing and has no place on a logarithmic scale.")},
    };
    return words;
}

} // namespace bascule
