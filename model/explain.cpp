#include "model/explain.h"

#include "model/explain/sections.h"
#include "model/explain/steps.h"

#include <array>

namespace bascule {
namespace {

constexpr char separator = '\x1f';

std::array<std::string_view, 3> partsOf(std::string_view id) {
    std::array<std::string_view, 3> parts;
    for (std::string_view& part : parts) {
        const std::size_t end = id.find(separator);
        part = id.substr(0, end);
        id = end == std::string_view::npos ? std::string_view() : id.substr(end + 1);
    }
    return parts;
}

// Of a section with figures of its own; nullopt when the figure is the comparison's.
std::optional<Explanation> explainSection(const Snapshot& snapshot, std::string_view figure, std::string_view which,
                                          std::string_view other) {
    constexpr std::string_view of_training = "training.";
    if (figure.starts_with(of_training)) {
        return explainTraining(snapshot, figure.substr(of_training.size()), which, other);
    }
    const bool tuning = figure.starts_with("tuning."), scaling = figure.starts_with("scaling.");
    const bool inference = figure.starts_with("inference.");
    const bool corpus = figure.starts_with("corpus.");
    const bool load = figure.starts_with("load.");
    if (!tuning && !scaling && !inference && !corpus && !load) {
        return std::nullopt;
    }
    const Compared compared(snapshot);
    Steps steps(compared);
    const bool known = tuning    ? explainTuning(steps, figure, which)
                       : scaling ? explainScaling(steps, figure, which)
                       : load    ? explainLoad(steps, figure, which, other)
                       : corpus  ? explainCorpus(steps, figure, which, other)
                                 : explainInference(steps, figure);
    return known ? std::move(steps.explanation) : Explanation{};
}

} // namespace

std::string explainId(std::string_view figure, std::string_view gpu, std::string_view api) {
    std::string id;
    id.reserve(figure.size() + gpu.size() + api.size() + 2);
    id.append(figure).append(1, separator).append(gpu).append(1, separator).append(api);
    return id;
}

void Steps::title(const char* figure, Quantity value, const std::string& name, const std::string& other) {
    const std::string key = std::string("explain.") + figure;
    explanation.title = other.empty() ? say::phrase(key.c_str(), name, std::move(value))
                                      : say::phrase(key.c_str(), name, other, std::move(value));
}

Explanation explain(const Snapshot& snapshot, std::string_view id) {
    const auto [figure, gpuId, apiId] = partsOf(id);
    if (std::optional<Explanation> section = explainSection(snapshot, figure, gpuId, apiId)) {
        return std::move(*section);
    }
    const GpuResult* g = gpuId.empty() ? nullptr : snapshot.results.findGpu(gpuId);
    const ApiResult* a = apiId.empty() ? nullptr : snapshot.results.findApi(apiId);
    if ((g && !g->ok()) || (a && !a->ok()) || (!g && !a)) {
        return {};
    }
    const Compared compared(snapshot);
    Steps steps(compared);
    const bool known = g && a ? explainPair(steps, figure, *g, *a)
                       : g    ? explainGpu(steps, figure, *g)
                              : explainApi(steps, figure, *a);
    if (!known) {
        return {};
    }
    if (g) {
        steps.evidence(*g);
    }
    if (a) {
        steps.evidence(*a);
    }
    return std::move(steps.explanation);
}

} // namespace bascule
