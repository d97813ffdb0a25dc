#pragma once
#include "model/evaluate.h"

#include <map>
#include <optional>

namespace bascule {

// At most 48 characters, the middle of a longer name replaced by an ellipsis.
std::string shortened(const std::string& name);

// What sentences, charts and tables ask of a snapshot: the reference pair, the rows behind the results, any pair at once.
// Points into the snapshot, which must outlive it.
class Compared {
public:
    explicit Compared(const Snapshot& snapshot);

    const Snapshot& snapshot;
    const Scenario& scenario;
    const Results& results;

    // The pair the sentence speaks of; nullptr when nothing is compared on that side. It may be in error.
    const GpuResult* gpu = nullptr;
    const ApiResult* api = nullptr;
    const Comparison* pair = nullptr; // nullptr unless both have a result
    const Reading* reading = nullptr;

    bool gpuOk() const { return gpu && gpu->ok(); }
    bool apiOk() const { return api && api->ok(); }
    const std::string& currency() const { return results.currency; }
    double volume() const { return results.output_tokens_per_month; }

    const GpuRow* row(const GpuResult& result) const { return m_gpuRows[indexOf(result)]; }
    const ApiRow* row(const ApiResult& result) const { return m_apiRows[indexOf(result)]; }
    // As sentences and charts say it: a long one with an ellipsis in its middle, so that it never pushes the amounts away.
    const std::string& name(const GpuResult& result) const;
    const std::string& name(const ApiResult& result) const;
    std::uint32_t indexOf(const GpuResult& r) const { return static_cast<std::uint32_t>(&r - results.gpus.data()); }
    std::uint32_t indexOf(const ApiResult& r) const { return static_cast<std::uint32_t>(&r - results.apis.data()); }
    const Comparison* find(const GpuResult& gpu, const ApiResult& api) const; // nullptr when either is in error

    // Those a chart or a table has room for, in the scenario's order: all up to six, else the reference and the five cheapest.
    const std::vector<const ApiResult*>& apisShown() const { return m_apisShown; }
    // All up to 24, else the reference and the cheapest ones.
    const std::vector<const GpuResult*>& gpusShown() const { return m_gpusShown; }

    // F of the contract: what a month costs besides the units that serve; no spares when only hours are paid.
    double costBesideUnits(const GpuResult& g) const;
    double firstUnits() const; // m of the contract: max(1, minimum_units)

private:
    const std::string& said(const std::string& name) const;

    std::vector<const GpuRow*> m_gpuRows;
    std::vector<const ApiRow*> m_apiRows;
    std::vector<std::uint32_t> m_gpuRank, m_apiRank; // among the error-free
    std::uint32_t m_okApis = 0;
    std::map<const std::string*, std::string> m_shortened; // long names only
    std::vector<const ApiResult*> m_apisShown;
    std::vector<const GpuResult*> m_gpusShown;
};

} // namespace bascule
