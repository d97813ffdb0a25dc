#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// What only exports say, and what a chart says to the pointer and to a screen reader.
std::span<const WordEntry> exportWords() {
    static constexpr WordEntry words[] = {
        //: Title of an exported sheet whose scenario has none
        {"sheet.title", QT_TRANSLATE_NOOP("bascule", "Own GPUs or an API per token")},
        {"export.estimate", QT_TRANSLATE_NOOP("bascule", "Estimate, not a quote")},
        {"export.before_tax", QT_TRANSLATE_NOOP("bascule", "before tax")},
        //: %1: page number, %2: number of pages
        {"export.page", QT_TRANSLATE_NOOP("bascule", "%1/%2")},
        //: %1: list of sources, each with its date
        {"export.sources", QT_TRANSLATE_NOOP("bascule", "Prices: %1.")},
        //: %1: source of a price, %2: its date
        {"export.source", QT_TRANSLATE_NOOP("bascule", "%1, %2")},
        //: %1: source of a price whose date is unknown
        {"export.source.undated", QT_TRANSLATE_NOOP("bascule", "%1, no date")},
        {"export.source.unknown", QT_TRANSLATE_NOOP("bascule", "source unknown")},
        //: %1: one unit of a currency, %2: its value in another
        {"export.rate", QT_TRANSLATE_NOOP("bascule", "%1 = %2")},
        //: %1 = %2, amounts in two currencies
        {"export.rate.parity", QT_TRANSLATE_NOOP("bascule", "%1 = %2, at par")},
        //: %3: where the rate comes from and its date
        {"export.rate.source", QT_TRANSLATE_NOOP("bascule", "%1 = %2 (%3)")},
        //: %1 = %2, amounts in two currencies; %3 source and date
        {"export.rate.parity.source", QT_TRANSLATE_NOOP("bascule", "%1 = %2, at par (%3)")},
        {"export.billing", QT_TRANSLATE_NOOP("bascule", "Billing")},
        {"export.schedule", QT_TRANSLATE_NOOP("bascule", "Schedule")},
        {"export.constraints", QT_TRANSLATE_NOOP("bascule", "Constraints")},
        {"export.no_training", QT_TRANSLATE_NOOP("bascule", "no training on your data")},
        {"export.more_rows", QT_TRANSLATE_N_NOOP("bascule", "%Ln more row is not shown on this page."), true},
        //: Title of the first column of a CSV file that joins several tables
        {"export.kind", QT_TRANSLATE_NOOP("bascule", "Table")},
        //: %1: title of a column, %2: unit of its numbers
        {"export.with_unit", QT_TRANSLATE_NOOP("bascule", "%1 (%2)")},
        //: %1: name of a line in a chart, %2: its value
        {"chart.value", QT_TRANSLATE_NOOP("bascule", "%1: %2")},
        //: %1: a place along the axis or the name of a bar, %2: list of names and values
        {"chart.at", QT_TRANSLATE_NOOP("bascule", "At %1: %2.")},
        //: %1: the name of a bar, %2: list of names and values
        {"chart.of", QT_TRANSLATE_NOOP("bascule", "%1: %2.")},
    };
    return words;
}

} // namespace bascule
