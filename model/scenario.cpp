#include "model/scenario.h"

namespace bascule {
namespace {

template <typename Row>
std::vector<std::string> compared(const std::optional<std::vector<std::string>>& chosen, const std::vector<Row>& rows) {
    if (chosen) return *chosen;
    std::vector<std::string> ids;
    for (const Row& row : rows)
        if (row.unconfirmed.empty()) ids.push_back(row.id);
    return ids;
}

std::string reference(const std::optional<std::string>& chosen, const std::vector<std::string>& among) {
    if (chosen) return *chosen;
    return among.empty() ? std::string() : among.front();
}

} // namespace

std::vector<std::string> comparedGpus(const Document& document) {
    return compared(document.scenario.gpus, document.prices->gpus);
}
std::vector<std::string> comparedApis(const Document& document) {
    return compared(document.scenario.apis, document.prices->apis);
}

std::string referenceGpu(const Document& document) {
    return reference(document.scenario.reference_gpu, comparedGpus(document));
}
std::string referenceApi(const Document& document) {
    return reference(document.scenario.reference_api, comparedApis(document));
}

} // namespace bascule
