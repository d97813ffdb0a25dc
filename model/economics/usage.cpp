#include "model/economics/usage.h"

#include "model/load.h"

namespace bascule {

Usage usageOf(const Scenario& scenario) {
    Usage usage;
    usage.volume = scenario.workload.output_tokens_per_month;
    usage.input_ratio = scenario.workload.input_tokens_per_output_token;
    usage.utilisation = scenario.hosting.utilisation;
    usage.hours = scenario.hosting.hours_per_month;
    usage.input_tokens_per_request = inputPerRequestOf(scenario);
    if (!scenario.workload.load) return usage;
    const LoadFigures figures = deriveLoad(*scenario.workload.load, scenario.hosting);
    usage.load = LoadResult{figures.output_tokens_per_month, figures.input_tokens_per_output_token,
                            figures.mean_tokens_per_second, figures.peak_tokens_per_second, figures.utilisation};
    usage.volume = figures.output_tokens_per_month;
    usage.input_ratio = figures.input_tokens_per_output_token;
    if (scenario.hosting.utilisation_from_load) usage.utilisation = figures.utilisation;
    return usage;
}

double rateInto(const Scenario& scenario, const std::string& currency) {
    if (currency == scenario.currency) return 1;
    const auto rate = scenario.exchange_rates.find(currency);
    return rate == scenario.exchange_rates.end() ? 0 : rate->second.rate;
}

} // namespace bascule
