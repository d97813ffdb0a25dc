#include "model/load.h"

#include <algorithm>
#include <numeric>

namespace bascule {

LoadFigures deriveLoad(const Load& load, const Hosting& hosting) {
    const double sum = std::accumulate(load.hourly_profile.begin(), load.hourly_profile.end(), 0.0);
    const double highest = *std::max_element(load.hourly_profile.begin(), load.hourly_profile.end());
    const double tokens_per_day = load.users * load.requests_per_user_per_day * load.output_tokens_per_request;
    LoadFigures figures;
    figures.output_tokens_per_month = tokens_per_day * load.active_days_per_month;
    figures.input_tokens_per_output_token = load.input_tokens_per_request / load.output_tokens_per_request;
    figures.mean_tokens_per_second = figures.output_tokens_per_month / (3600 * hosting.hours_per_month);
    figures.peak_tokens_per_second = tokens_per_day * (highest / sum) / 3600 * load.peak_factor;
    // peak_limit * mean / peak with the tokens cancelled, so that an even load of every hour gives exactly the peak limit.
    figures.utilisation = hosting.peak_limit * (load.active_days_per_month * sum) /
                          (hosting.hours_per_month * highest * load.peak_factor);
    return figures;
}

std::optional<double> inputPerRequestOf(const Scenario& scenario) {
    const Workload& workload = scenario.workload;
    if (!workload.input_tokens_per_request && workload.load) return workload.load->input_tokens_per_request;
    return workload.input_tokens_per_request;
}

} // namespace bascule
