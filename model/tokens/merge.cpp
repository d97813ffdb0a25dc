#include "model/tokens/merge.h"

#include <algorithm>
#include <array>
#include <functional>
#include <queue>

namespace bascule {
namespace {

constexpr std::size_t kShort = 64; // up to here looking at every pair again costs less than keeping them sorted

// Bounds of the parts; rank[i] is that of part i with part i + 1.
void mergeShort(const Encoding& encoding, std::string_view piece, std::vector<TokenId>& to) {
    struct Part {
        std::size_t begin;
        TokenId rank;
    };
    std::array<Part, kShort + 1> parts; // NOLINT(cppcoreguidelines-pro-type-member-init): filled just below
    std::size_t count = piece.size();
    const auto rankAt = [&](std::size_t i) {
        if (i + 1 >= count) return kNoToken;
        const std::size_t end = i + 2 < count ? parts[i + 2].begin : piece.size();
        return encoding.find(piece.substr(parts[i].begin, end - parts[i].begin));
    };
    for (std::size_t i = 0; i < count; ++i)
        parts[i] = {i, kNoToken};
    for (std::size_t i = 0; i < count; ++i)
        parts[i].rank = rankAt(i);
    while (count > 1) {
        const auto least = std::min_element(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(count - 1),
                                            [](const Part& a, const Part& b) { return a.rank < b.rank; });
        if (least->rank == kNoToken) break;
        const auto i = static_cast<std::size_t>(least - parts.begin());
        std::move(parts.begin() + static_cast<std::ptrdiff_t>(i + 2),
                  parts.begin() + static_cast<std::ptrdiff_t>(count),
                  parts.begin() + static_cast<std::ptrdiff_t>(i + 1));
        --count;
        parts[i].rank = rankAt(i);
        if (i > 0) parts[i - 1].rank = rankAt(i - 1);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t end = i + 1 < count ? parts[i + 1].begin : piece.size();
        to.push_back(encoding.find(piece.substr(parts[i].begin, end - parts[i].begin)));
    }
}

// Parts as a doubly linked list over their first bytes, and the pairs in a heap that may hold what is no longer so.
void mergeLong(const Encoding& encoding, std::string_view piece, std::vector<TokenId>& to) {
    const std::size_t n = piece.size();
    std::vector<std::uint32_t> next(n), previous(n);
    std::vector<TokenId> rank(n); // of the pair that begins here, as last pushed
    struct Pair {
        TokenId rank;
        std::uint32_t begin;
        bool operator>(const Pair& other) const { return rank != other.rank ? rank > other.rank : begin > other.begin; }
    };
    std::priority_queue<Pair, std::vector<Pair>, std::greater<>> heap;
    const auto push = [&](std::size_t at) {
        rank[at] = kNoToken;
        if (next[at] >= n) return;
        rank[at] = encoding.find(piece.substr(at, next[next[at]] - at));
        if (rank[at] != kNoToken) heap.push({rank[at], static_cast<std::uint32_t>(at)});
    };
    next.push_back(static_cast<std::uint32_t>(n)); // what ends at the end
    for (std::size_t i = 0; i < n; ++i) {
        next[i] = static_cast<std::uint32_t>(i + 1);
        previous[i] = static_cast<std::uint32_t>(i == 0 ? n : i - 1);
    }
    for (std::size_t i = 0; i < n; ++i)
        push(i);
    constexpr std::uint32_t gone = UINT32_MAX;
    while (!heap.empty()) {
        const Pair pair = heap.top();
        heap.pop();
        const std::size_t at = pair.begin;
        if (next[at] == gone || rank[at] != pair.rank) continue; // merged away, or a pair of other parts by now
        const std::size_t second = next[at];
        next[at] = next[second];
        next[second] = gone;
        if (next[at] < n) previous[next[at]] = static_cast<std::uint32_t>(at);
        push(at);
        if (previous[at] < n) push(previous[at]);
    }
    for (std::size_t at = 0; at < n; at = next[at])
        to.push_back(encoding.find(piece.substr(at, next[at] - at)));
}

} // namespace

void appendMerged(const Encoding& encoding, std::string_view piece, std::vector<TokenId>& to) {
    if (piece.size() <= kShort)
        mergeShort(encoding, piece, to);
    else
        mergeLong(encoding, piece, to);
}

} // namespace bascule
