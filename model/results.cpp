#include "model/results.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace bascule {

const char* codeOf(RowError error) {
    switch (error) {
    case RowError::none:
        return "";
    case RowError::excluded:
        return "excluded";
    case RowError::no_throughput:
        return "no_throughput";
    case RowError::no_price:
        return "no_price";
    case RowError::no_exchange_rate:
        return "no_exchange_rate";
    case RowError::overflow:
        return "overflow";
    case RowError::missing_output_price:
        return "missing_output_price";
    case RowError::missing_input_price:
        return "missing_input_price";
    case RowError::missing_batch_price:
        return "missing_batch_price";
    case RowError::missing_batch_output_price:
        return "missing_batch_output_price";
    case RowError::missing_batch_input_price:
        return "missing_batch_input_price";
    case RowError::no_spec:
        return "no_spec";
    case RowError::no_peak:
        return "no_peak";
    case RowError::no_bus:
        return "no_bus";
    case RowError::no_memory:
        return "no_memory";
    case RowError::missing_storage_price:
        return "missing_storage_price";
    case RowError::never_finishes:
        return "never_finishes";
    case RowError::impossible_rate:
        return "impossible_rate";
    case RowError::does_not_fit:
        return "does_not_fit";
    case RowError::no_token_ratio:
        return "no_token_ratio";
    }
    return "";
}

const char* codeOf(Note note) {
    switch (note) {
    case Note::input_time_unknown:
        return "input_time_unknown";
    case Note::monthly_from_hourly:
        return "monthly_from_hourly";
    case Note::elastic_ignored:
        return "elastic_ignored";
    case Note::long_context_price:
        return "long_context_price";
    case Note::cached_at_input_price:
        return "cached_at_input_price";
    case Note::cache_write_at_input_price:
        return "cache_write_at_input_price";
    }
    return "";
}

const char* codeOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::close:
        return "close";
    case Verdict::gpu:
        return "gpu";
    case Verdict::api:
        return "api";
    }
    return "";
}

const char* codeOf(ReadingCode code) {
    switch (code) {
    case ReadingCode::close:
        return "close";
    case ReadingCode::api:
        return "api";
    case ReadingCode::gpu:
        return "gpu";
    case ReadingCode::gpu_vs_premium:
        return "gpu_vs_premium";
    }
    return "";
}

const char* codeOf(Billing billing) {
    switch (billing) {
    case Billing::monthly:
        return "monthly";
    case Billing::on_demand:
        return "on_demand";
    case Billing::interruptible:
        return "interruptible";
    case Billing::committed:
        return "committed";
    }
    return "";
}

const char* codeOf(Schedule schedule) { return schedule == Schedule::elastic ? "elastic" : "always_on"; }

namespace {

constexpr std::size_t many = 32; // from here on a look-up by bisection is the faster one

template <typename Row>
std::vector<std::uint32_t> sortedById(const std::vector<Row>& rows) {
    std::vector<std::uint32_t> order;
    if (rows.size() < many) return order;
    order.resize(rows.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return rows[a].id < rows[b].id; });
    return order;
}

template <typename Row>
const Row* findById(const std::vector<Row>& rows, const std::vector<std::uint32_t>& order, std::string_view id) {
    if (order.size() == rows.size()) {
        const auto at =
            std::lower_bound(order.begin(), order.end(), id,
                             [&](std::uint32_t index, std::string_view key) { return rows[index].id < key; });
        return at != order.end() && rows[*at].id == id ? &rows[*at] : nullptr;
    }
    const auto at = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    return at == rows.end() ? nullptr : &*at;
}

} // namespace

void Results::clear() {
    gpus.clear();
    apis.clear();
    comparisons.clear();
    intervals.clear();
    readings.clear();
    warnings.clear();
    load.reset();
    invoice.reset();
    training.reset();
    fine_tuning.reset();
    scaling.reset();
    inference.reset();
    corpus.reset();
}

void Results::indexIds() {
    gpus_by_id = sortedById(gpus);
    apis_by_id = sortedById(apis);
}

const GpuResult* Results::findGpu(std::string_view id) const { return findById(gpus, gpus_by_id, id); }

const ApiResult* Results::findApi(std::string_view id) const { return findById(apis, apis_by_id, id); }

const Comparison* Results::find(std::string_view gpu, std::string_view api) const {
    const GpuResult* own = findGpu(gpu);
    const ApiResult* other = findApi(api);
    if (!own || !other) return nullptr;
    const std::pair key(static_cast<std::uint32_t>(own - gpus.data()), static_cast<std::uint32_t>(other - apis.data()));
    const auto at =
        std::lower_bound(comparisons.begin(), comparisons.end(), key,
                         [](const Comparison& c, const auto& due) { return std::pair(c.gpu, c.api) < due; });
    return at != comparisons.end() && std::pair(at->gpu, at->api) == key ? &*at : nullptr;
}

const Reading* Results::reading(std::string_view gpu) const {
    const GpuResult* own = findGpu(gpu);
    if (!own) return nullptr;
    const auto index = static_cast<std::uint32_t>(own - gpus.data());
    const auto at = std::lower_bound(readings.begin(), readings.end(), index,
                                     [](const Reading& r, std::uint32_t due) { return r.gpu < due; });
    return at != readings.end() && at->gpu == index ? &*at : nullptr;
}

} // namespace bascule
