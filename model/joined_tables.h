#pragma once
#include <algorithm>
#include <array>

namespace bascule {

// Tables of constants as one, in their order.
template <class Entry, std::size_t... Sizes>
constexpr auto joined(const std::array<Entry, Sizes>&... tables) {
    std::array<Entry, (Sizes + ...)> all{};
    auto end = all.begin();
    ((end = std::copy(tables.begin(), tables.end(), end)), ...);
    return all;
}

} // namespace bascule
