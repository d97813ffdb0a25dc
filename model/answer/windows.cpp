#include "model/answer/parts.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

constexpr std::size_t most_said = 4; // closed ranges in one sentence

Phrase neverSentence(const Compared& c, const GpuResult& gpu, const ApiResult& api, const Comparison& pair) {
    if (!pair.break_even_utilisation || *pair.break_even_utilisation >= 1) {
        return phrase("never", c.name(api), CountedName{1, c.name(gpu)},
                      perMillion(gpu.full_cost_per_million, c.currency()),
                      perMillion(api.cost_per_million, c.currency()));
    }
    return phrase("never_at_utilisation", share(c.results.utilisation), c.name(api),
                  share(*pair.break_even_utilisation));
}

} // namespace

std::vector<Phrase> windowSentences(const Compared& c, const GpuResult& gpu, const ApiResult& api) {
    const Comparison* pair = c.find(gpu, api);
    if (!pair) {
        return {};
    }
    const std::span<const Interval> windows = c.results.cheaperBetween(*pair);
    if (windows.empty()) {
        return {neverSentence(c, gpu, api, *pair)};
    }
    const bool open = !windows.back().to;
    if (windows.size() == 1) {
        const Interval& only = windows.front();
        if (open && only.from == 0) {
            return {phrase("at_any_volume", c.name(api))};
        }
        return {open ? phrase("from_volume", volume(only.from), c.name(api))
                     : phrase("one_window", volume(only.from), volume(*only.to), c.name(api))};
    }
    const std::size_t closed = windows.size() - (open ? 1 : 0);
    PhraseList list;
    for (std::size_t i = 0; i < std::min(closed, most_said); ++i) {
        list.push_back(phrase("windows_item", tokens(windows[i].from), tokens(*windows[i].to)));
    }
    if (open) {
        list.push_back(phrase("windows_last", volume(windows.back().from)));
    }
    std::vector<Phrase> sentences;
    sentences.push_back(counted(pair->intervals_truncated ? "windows_over" : "windows",
                                static_cast<double>(windows.size()), std::move(list), c.name(api)));
    if (closed > most_said) {
        sentences.push_back(counted("windows_truncated", static_cast<double>(most_said)));
    }
    return sentences;
}

Phrase shortWindows(const Compared& c, const Comparison& pair) {
    const std::span<const Interval> windows = c.results.cheaperBetween(pair);
    if (windows.empty()) {
        const bool never = !pair.break_even_utilisation || *pair.break_even_utilisation >= 1;
        return never ? phrase("short.never") : phrase("short.not_at", share(c.results.utilisation));
    }
    const Interval& first = windows.front();
    const bool open = !windows.back().to;
    if (windows.size() == 1) {
        if (open && first.from == 0) {
            return phrase("short.always");
        }
        return open ? phrase("short.from", tokens(first.from))
                    : phrase("short.only", tokens(first.from), tokens(*first.to));
    }
    if (!open) {
        return phrase("short.several", tokens(first.from), tokens(*first.to));
    }
    return phrase(windows.size() == 2 ? "short.then_from" : "short.several_then_from", tokens(first.from),
                  tokens(*first.to), tokens(windows.back().from));
}

} // namespace bascule
