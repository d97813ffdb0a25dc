#include "model/training/ranking.h"

#include "model/economics/rounding.h"
#include "model/training/compute.h"
#include "model/training/terms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bascule {

double usefulHours(const Training& training, const GpuRow& row, double peak_tflops) {
    if (training.duration_hours) return *training.duration_hours;
    const double tokens = training.tokens.value_or(0);
    if (training.tokens_per_second) return tokens / *training.tokens_per_second / 3600;
    if (!training.compute) return std::numeric_limits<double>::quiet_NaN();
    return computeHours(*training.compute, tokens, training.units * row.gpu_count, peak_tflops,
                        training.compute->scaling_efficiency);
}

namespace {

// nullopt when the row cannot do it, or has no price.
std::optional<RankedGpu> ranked(const Training& training, const PriceBook& prices, const Scenario& money,
                                const GpuRow& row) {
    const std::optional<double> price = hourlyPrice(money, row, training.billing);
    if (!price) return std::nullopt;
    const std::optional<double> peak = peakTflops(prices, row, training.compute->precision);
    if (!peak) return std::nullopt;
    const RunHours run = runHours(usefulHours(training, row, *peak), training.interruptions);
    RankedGpu answer;
    answer.units = training.units;
    answer.hours = training.billing == Billing::interruptible ? run.expected : run.uninterrupted;
    answer.amount = training.units * paidHours(answer.hours, row.billing_increment_seconds) * *price;
    if (!(answer.hours <= longest_run_hours) || !countable(run.segments) || !std::isfinite(answer.amount))
        return std::nullopt;
    answer.gpu = row.id;
    return answer;
}

void markFront(std::vector<RankedGpu>& ranking) {
    double fastest = std::numeric_limits<double>::infinity();
    for (auto row = ranking.begin(); row != ranking.end();) {
        // Of rows at one price only the fastest can be on the front.
        const auto end =
            std::find_if(row, ranking.end(), [&](const RankedGpu& other) { return other.amount != row->amount; });
        const auto best =
            std::min_element(row, end, [](const RankedGpu& a, const RankedGpu& b) { return a.hours < b.hours; });
        if (best->hours < fastest) {
            fastest = best->hours;
            best->on_front = true;
        }
        row = end;
    }
}

} // namespace

std::vector<RankedGpu> rankedGpus(const Training& training, const PriceBook& prices, const Scenario& money) {
    std::vector<RankedGpu> ranking;
    if (!training.compute) return ranking;
    for (const GpuRow& row : prices.gpus)
        if (std::optional<RankedGpu> answer = ranked(training, prices, money, row))
            ranking.push_back(std::move(*answer));
    std::stable_sort(ranking.begin(), ranking.end(),
                     [](const RankedGpu& a, const RankedGpu& b) { return a.amount < b.amount; });
    markFront(ranking);
    return ranking;
}

} // namespace bascule
