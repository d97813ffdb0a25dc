// How long an answer takes: the built-in comparison, and 800 GPU rows against 2,500 API rows.
#include "model/document.h"
#include "model/evaluate.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>

using namespace bascule;

namespace {

constexpr double slack = 1.5;

// Of the processor, not of the clock on the wall: the arithmetic runs in one thread, and other programs must not blur it.
template <typename Work>
double medianSeconds(int runs, Work work) {
    std::vector<double> seconds;
    for (int i = 0; i < runs; ++i) {
        const std::clock_t start = std::clock();
        work();
        seconds.push_back(static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds[seconds.size() / 2];
}

bool report(const char* what, double value, double limit, const char* unit) {
    std::printf("%-44s %8.2f %s  (limit %.0f)%s\n", what, value, unit, limit,
                value > limit * slack ? "  TOO SLOW" : "");
    return value <= limit * slack;
}

// Log-uniform prices and capacities; one seed, so that runs are alike.
PriceBook largeBook(const Scenario& scenario, int gpus, int apis) {
    std::mt19937_64 engine(1);
    const auto between = [&](double low, double high) {
        return std::exp(std::uniform_real_distribution<double>(std::log(low), std::log(high))(engine));
    };
    PriceBook book;
    for (int i = 0; i < gpus; ++i) {
        GpuRow row;
        row.id = row.name = "gpu-" + std::to_string(i);
        row.currency = scenario.currency;
        row.price_per_month = between(200, 20000);
        row.output_tokens_per_second =
            between(3e7, 5e10) / (3600 * scenario.hosting.hours_per_month * scenario.hosting.utilisation);
        book.gpus.push_back(std::move(row));
    }
    for (int i = 0; i < apis; ++i) {
        ApiRow row;
        row.id = row.name = "api-" + std::to_string(i);
        row.currency = scenario.currency;
        row.price_per_million.output = between(0.05, 60);
        book.apis.push_back(std::move(row));
    }
    return book;
}

bool smallComparison() {
    const Document document = builtinDocument();
    constexpr int repeats = 200;
    std::size_t pairs = 0;
    const double seconds = medianSeconds(31, [&] {
        for (int i = 0; i < repeats; ++i)
            pairs = evaluate(document).comparisons.size();
    });
    if (pairs != 20) std::printf("the built-in comparison has %zu pairs instead of 20\n", pairs);
    return report("built-in comparison", seconds / repeats * 1e6, 20, "us") && pairs == 20;
}

bool largeComparison() {
    const Scenario scenario; // V 1e8
    const PriceBook book = largeBook(scenario, 800, 2500);
    constexpr double pairs = 800.0 * 2500;
    Results results;
    const double fresh = medianSeconds(3, [&] {
        results = Results();
        results = evaluate(scenario, book, {16});
    });
    const double seconds = medianSeconds(7, [&] { results = evaluate(scenario, book, {16}, std::move(results)); });
    std::printf("%zu pairs, %.2f windows a pair; %.0f ns a pair when its memory is fresh\n", results.comparisons.size(),
                static_cast<double>(results.intervals.size()) / pairs, fresh / pairs * 1e9);
    const bool complete = static_cast<double>(results.comparisons.size()) == pairs && !results.intervals.empty();
    return report("800 GPU rows against 2,500 API rows, a pair", seconds / pairs * 1e9, 100, "ns") && complete;
}

} // namespace

int main() {
    const bool small = smallComparison();
    const bool large = largeComparison();
    return small && large ? 0 : 1;
}
