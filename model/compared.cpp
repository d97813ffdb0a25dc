#include "model/compared.h"

#include <algorithm>

namespace bascule {
namespace {

// Rows behind the results. Compared ids mostly stand in the book's order, so the next row is tried first.
template <class Row, class Result>
std::vector<const Row*> rowsBehind(const std::vector<Result>& results, const std::vector<Row>& rows) {
    std::vector<const Row*> found;
    found.reserve(results.size());
    std::size_t next = 0;
    for (const Result& result : results) {
        if (next >= rows.size() || rows[next].id != result.id) {
            const auto at = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == result.id; });
            next = static_cast<std::size_t>(at - rows.begin());
        }
        found.push_back(next < rows.size() ? &rows[next++] : nullptr);
    }
    return found;
}

template <class Result>
const Result* referenceAmong(const std::vector<Result>& results, const std::optional<std::string>& id) {
    if (results.empty()) {
        return nullptr;
    }
    const auto at = std::find_if(results.begin(), results.end(), [&](const Result& r) { return id && r.id == *id; });
    return at == results.end() ? &results.front() : &*at;
}

template <class Result>
std::vector<std::uint32_t> ranks(const std::vector<Result>& results, std::uint32_t& count) {
    std::vector<std::uint32_t> rank;
    rank.reserve(results.size());
    count = 0;
    for (const Result& result : results) {
        rank.push_back(count);
        count += result.ok() ? 1 : 0;
    }
    return rank;
}

template <class Result>
std::vector<const Result*> shownAmong(const std::vector<Result>& results, const Result* reference, std::size_t most) {
    std::vector<const Result*> shown;
    for (const Result& result : results) {
        if (results.size() <= most || (result.ok() && &result != reference)) {
            shown.push_back(&result);
        }
    }
    if (results.size() > most) {
        const std::size_t kept = std::min(shown.size(), most - 1);
        std::partial_sort(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(kept), shown.end(),
                          [](const Result* a, const Result* b) {
                              return a->cost_per_million != b->cost_per_million
                                         ? a->cost_per_million < b->cost_per_million
                                         : a < b;
                          });
        shown.resize(kept);
        if (reference) {
            shown.push_back(reference);
        }
        std::sort(shown.begin(), shown.end());
    }
    return shown;
}

} // namespace

std::string shortened(const std::string& name) {
    constexpr std::size_t most = 48, head = 24, tail = most - head - 1;
    if (name.size() <= most) {
        return name;
    }
    std::vector<std::size_t> starts; // of the characters
    for (std::size_t i = 0; i < name.size(); ++i) {
        if ((static_cast<unsigned char>(name[i]) & 0xC0U) != 0x80U) {
            starts.push_back(i);
        }
    }
    return starts.size() <= most
               ? name
               : name.substr(0, starts[head]) + "\xe2\x80\xa6" + name.substr(starts[starts.size() - tail]);
}

Compared::Compared(const Snapshot& s) : snapshot(s), scenario(s.document.scenario), results(s.results) {
    m_gpuRows = rowsBehind(results.gpus, s.document.prices->gpus);
    m_apiRows = rowsBehind(results.apis, s.document.prices->apis);
    const auto shorten = [&](const std::string& name) {
        if (name.size() > 48) {
            m_shortened.emplace(&name, shortened(name));
        }
    };
    for (const GpuRow* row : m_gpuRows) {
        if (row) {
            shorten(row->name);
        }
    }
    for (const ApiRow* row : m_apiRows) {
        if (row) {
            shorten(row->name);
        }
    }
    gpu = referenceAmong(results.gpus, scenario.reference_gpu);
    api = referenceAmong(results.apis, scenario.reference_api);
    std::uint32_t okGpus = 0;
    m_gpuRank = ranks(results.gpus, okGpus);
    m_apiRank = ranks(results.apis, m_okApis);
    m_apisShown = shownAmong(results.apis, api, 6);
    m_gpusShown = shownAmong(results.gpus, gpu, 24);
    if (gpuOk() && apiOk()) {
        pair = find(*gpu, *api);
    }
    if (gpuOk()) {
        for (const Reading& r : results.readings) {
            if (r.gpu == indexOf(*gpu)) {
                reading = &r;
            }
        }
    }
}

const std::string& Compared::said(const std::string& name) const {
    const auto found = m_shortened.find(&name);
    return found == m_shortened.end() ? name : found->second;
}

const std::string& Compared::name(const GpuResult& result) const {
    const GpuRow* found = row(result);
    return found ? said(found->name) : result.id;
}

const std::string& Compared::name(const ApiResult& result) const {
    const ApiRow* found = row(result);
    return found ? said(found->name) : result.id;
}

const Comparison* Compared::find(const GpuResult& g, const ApiResult& a) const {
    if (!g.ok() || !a.ok()) {
        return nullptr;
    }
    const std::uint32_t gpuIndex = indexOf(g), apiIndex = indexOf(a);
    const std::size_t at = std::size_t{m_gpuRank[gpuIndex]} * m_okApis + m_apiRank[apiIndex];
    if (at < results.comparisons.size()) {
        const Comparison& c = results.comparisons[at];
        if (c.gpu == gpuIndex && c.api == apiIndex) {
            return c.error == RowError::none ? &c : nullptr;
        }
    }
    return nullptr;
}

double Compared::costBesideUnits(const GpuResult& g) const {
    const double spares = g.elastic ? 0 : scenario.hosting.spare_units;
    return scenario.hosting.fixed_cost_per_month + spares * g.unit_price_per_month;
}

double Compared::firstUnits() const { return std::max(1.0, scenario.hosting.minimum_units); }

} // namespace bascule
