#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

std::span<const WordEntry> fieldWords() {
    static constexpr WordEntry words[] = {
        {"list_and", QT_TRANSLATE_NOOP("bascule", " and ")},
        {"not_a_number", QT_TRANSLATE_NOOP("bascule", "“%1” is not a number.")},
        {"number_missing", QT_TRANSLATE_NOOP("bascule", "Enter a number.")},
        {"number_not_finite", QT_TRANSLATE_NOOP("bascule", "“%1” is not a finite number.")},
        {"out_of_range", QT_TRANSLATE_NOOP("bascule", "The value must be between %1 and %2.")},
    };
    return words;
}

} // namespace bascule
