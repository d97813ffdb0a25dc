// Tokens counted in prose against the bare split of the same prose, and texts made to be slow. Ratios of one run.
#include "model/tokens/token_counter.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <vector>

using namespace bascule;

namespace {

constexpr int kRuns = 9;
constexpr double kSlack = 1.5;

double seconds(const std::function<void()>& run) {
    const auto start = std::chrono::steady_clock::now();
    run();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> times) {
    std::ranges::sort(times);
    return times[times.size() / 2];
}

bool report(const std::string& what, double value, double limit, bool at_most, const char* unit) {
    const bool fine = at_most ? value <= limit : value >= limit;
    std::printf("%-52s %8.3f %-4s (%s %.3f) %s\n", what.c_str(), value, unit, at_most ? "at most" : "at least", limit,
                fine ? "ok" : "TOO SLOW");
    return fine;
}

// Words with the spread of lengths and repetitions of prose (Zipf), in two languages, with punctuation, numbers and lines.
std::string prose(std::size_t bytes) {
    std::mt19937 random(1);
    static constexpr const char* kSyllables[] = {"ti",  "on",  "re",  "le",  "de", "ment", "pro", "é",
                                                 "con", "er",  "ing", "ver", "à",  "per",  "sta", "qui",
                                                 "tra", "the", "an",  "our", "al", "è",    "com", "mo"};
    std::vector<std::string> words;
    for (int i = 0; i < 20000; ++i) {
        std::string word;
        for (std::size_t n = 1 + random() % 4; n > 0; --n)
            word += kSyllables[random() % std::size(kSyllables)];
        words.push_back(word);
    }
    for (const char* common : {"the", "of", "and", "to", "le", "la", "les", "des", "et", "une"})
        words.insert(words.begin(), common);
    std::string text;
    for (int column = 0; text.size() < bytes; ++column) {
        const double u = (static_cast<double>(random()) + 1) / (static_cast<double>(std::mt19937::max()) + 2);
        const auto rank = static_cast<std::size_t>(std::pow(static_cast<double>(words.size()), u)) - 1;
        text += random() % 40 == 0 ? std::to_string(random() % 10000) : words[std::min(rank, words.size() - 1)];
        text += random() % 9 == 0 ? ", " : random() % 14 == 0 ? ". " : " ";
        if (column % 90 == 89) text += '\n';
    }
    return text;
}

} // namespace

int main() {
    bool fine = true;
    const std::string text = prose(4'000'000);
    for (const EncodingName name : encodingNames()) {
        const double load = seconds([&] { (void)Encoding::of(name); });
        std::printf("%s: its table read in %.1f ms\n", codeOf(name), load * 1e3);
        std::vector<double> split, whole;
        std::size_t tokens = 0;
        for (int run = 0; run < kRuns; ++run) { // by turns, so that both see the same clock
            TokenCounter counter(name);         // which remembers nothing yet
            split.push_back(seconds([&] { (void)counter.pieces(text); }));
            whole.push_back(seconds([&] { tokens = counter.count(text); }));
        }
        const double megabytes = static_cast<double>(text.size()) / 1e6;
        std::printf("  %.1f MB of prose, %zu tokens, split alone %.1f MB/s\n", megabytes, tokens,
                    megabytes / median(split));
        fine = report("  count / bare split", median(whole) / median(split), 2.5, true, "") && fine;
        fine = report("  speed", megabytes / median(whole), 8.4 / kSlack, false, "MB/s") && fine;
        for (const char* unit : {"a", "xq", "A", "é", " ", "\n", "!", "漢", "0"}) {
            std::string hostile;
            while (hostile.size() < 1'000'000)
                hostile += unit;
            TokenCounter counter(name);
            const double took = seconds([&] { (void)counter.count(hostile); });
            const std::string shown = unit[0] == '\n' ? "newline" : unit[0] == ' ' ? "space" : unit;
            fine = report("  a million bytes of " + shown, took, 1 * kSlack, true, "s") && fine;
        }
    }
    return fine ? 0 : 1;
}
