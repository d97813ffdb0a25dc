#include "model/pages/pages.h"

#include <algorithm>

namespace bascule {

std::span<const PageEntry> pages() {
    static constexpr PageEntry entries[] = {
        {"unit-cost", PageGroup::answer, hasUnitCost, unitCostPage},
        {"break-even", PageGroup::answer, hasBreakEven, breakEvenPage},
        {"prices", PageGroup::prices, hasPrices, pricesPage},
    };
    return entries;
}

const PageEntry* findPage(std::string_view id) {
    const auto all = pages();
    const auto at = std::find_if(all.begin(), all.end(), [&](const PageEntry& entry) { return id == entry.id; });
    return at == all.end() ? nullptr : &*at;
}

} // namespace bascule
