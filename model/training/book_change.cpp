#include "model/training/book_change.h"

namespace bascule {
namespace {

// Drops a section when there is no GPU left for it.
template <typename Section>
void keepGpu(const PriceBook& prices, std::optional<Section>& section, const std::string& starting) {
    if (!section || prices.findGpu(section->gpu)) return;
    if (prices.findGpu(starting))
        section->gpu = starting;
    else
        section.reset();
}

} // namespace

void keepSectionsTo(const PriceBook& prices, Scenario& scenario) {
    keepGpu(prices, scenario.training, startingTraining(prices).gpu);
    keepGpu(prices, scenario.scaling, startingScaling(prices).gpu);
    keepGpu(prices, scenario.inference, startingInference(prices).gpu);
    if (scenario.training && scenario.training->storage && !prices.findStorage(*scenario.training->storage))
        scenario.training->storage.reset();
    std::optional<Invoice>& invoice = scenario.workload.invoice;
    if (invoice && !prices.findApi(invoice->api)) invoice.reset();
}

} // namespace bascule
