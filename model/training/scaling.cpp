#include "model/training/scaling.h"

#include "model/json_text.h"
#include "model/training/compute.h"
#include "model/training/terms.h"

#include <algorithm>
#include <cmath>

namespace bascule {

double ringAllReduceSeconds(double gpus, double bytes, double bus, double latency_seconds) {
    if (gpus <= 1) return 0;
    return 2 * (gpus - 1) / gpus * bytes / bus + 2 * (gpus - 1) * latency_seconds;
}

namespace {

constexpr double backward_share = 2.0 / 3; // of a step's compute: the part that an all-reduce can overlap
constexpr double measured_slack = 1 + 1e-9;

class ScalingTable {
public:
    ScalingTable(const Scaling& scaling, const PriceBook& prices, const Scenario& money)
        : m_scaling(scaling), m_prices(prices), m_money(money), m_row(prices.findGpu(scaling.gpu)) {}

    ScalingResult answer() {
        m_result.gpu = m_scaling.gpu;
        if (!findTerms() || !findBus()) return std::move(m_result);
        const ScalingRow one = rowFor(1);
        m_result.days_on_one = one.days;
        if (!one.ok()) {
            refuse(tooLarge("The scaling"));
            return std::move(m_result);
        }
        for (const double gpus : m_scaling.gpu_counts)
            m_result.rows.push_back(rowFor(gpus));
        return std::move(m_result);
    }

private:
    bool refuse(Refusal why) {
        static_cast<Refusal&>(m_result) = std::move(why);
        return false;
    }

    bool findTerms() {
        if (!m_row) return refuse({RowError::no_price, "There is no GPU \"" + m_scaling.gpu + "\" in the price book."});
        const Compute& compute = m_scaling.compute;
        const std::optional<double> price = hourlyPrice(m_money, *m_row, Billing::on_demand);
        if (!price) return refuse(whyNoPrice(m_money, *m_row, Billing::on_demand));
        const std::optional<double> peak = peakTflops(m_prices, *m_row, compute.precision);
        if (!peak) return refuse(whyNoPeak(m_prices, *m_row, compute.precision));
        m_result.price_per_gpu_hour = *price / m_row->gpu_count;
        m_result.peak_tflops = *peak;
        m_result.flops_per_token = flopsPerToken(compute);
        m_result.steps = m_scaling.tokens / m_scaling.tokens_per_step;
        m_result.gradient_gigabytes =
            m_scaling.gradient_bytes *
            (compute.method == TrainedPart::lora ? compute.adapter_parameters : compute.parameters) / 1e9;
        return true;
    }

    bool needsBus() const {
        return std::any_of(m_scaling.gpu_counts.begin(), m_scaling.gpu_counts.end(),
                           [&](double gpus) { return gpus > 1 && gpus <= m_scaling.gpus_per_node; });
    }

    bool findBus() {
        const GpuSpec* spec = m_prices.findSpec(*m_row);
        const std::optional<double> listed = spec ? spec->interconnect_gb_per_second : std::nullopt;
        const std::optional<double> bus = m_scaling.bus_gb_per_second ? m_scaling.bus_gb_per_second : listed;
        if (bus) m_result.bus_gb_per_second = *bus;
        if (!bus && needsBus())
            return refuse({RowError::no_bus, "The bandwidth between the GPUs of " + m_row->id + " is unknown."});
        if (bus && listed && *bus > *listed * measured_slack)
            return refuse({RowError::impossible_rate, "A bus of " + writeNumber(*bus) + " GB/s is " +
                                                          writeNumber(std::round(*bus / *listed * 100)) +
                                                          " % of what " + m_row->id + " has: " + writeNumber(*listed) +
                                                          " GB/s in one direction."});
        return true;
    }

    ScalingRow rowFor(double gpus) const {
        ScalingRow row;
        row.gpus = gpus;
        row.beyond_node = gpus > m_scaling.gpus_per_node;
        const double bus = row.beyond_node ? m_scaling.node_bus_gb_per_second : m_result.bus_gb_per_second.valueOr(0);
        row.compute_seconds_per_step = m_result.flops_per_token * m_scaling.tokens_per_step /
                                       (gpus * m_result.peak_tflops * 1e12 * m_scaling.compute.mfu);
        row.all_reduce_seconds =
            ringAllReduceSeconds(gpus, m_result.gradient_gigabytes, bus, m_scaling.latency_microseconds * 1e-6);
        row.exposed_seconds =
            std::max(0.0, row.all_reduce_seconds - m_scaling.overlap * backward_share * row.compute_seconds_per_step);
        row.days = m_result.steps * (row.compute_seconds_per_step + row.exposed_seconds) / 86400;
        row.speedup = m_result.days_on_one / row.days; // 0 while the one GPU itself is computed
        row.efficiency = row.speedup / gpus;
        row.gpu_hours = gpus * row.days * 24;
        row.amount = row.gpu_hours * m_result.price_per_gpu_hour;
        if (!std::isfinite(row.days) || !std::isfinite(row.amount) || !std::isfinite(row.speedup))
            static_cast<Refusal&>(row) = tooLarge("Scaling to " + writeNumber(gpus) + " GPUs");
        return row;
    }

    const Scaling& m_scaling;
    const PriceBook& m_prices;
    const Scenario& m_money;
    const GpuRow* m_row;
    ScalingResult m_result;
};

} // namespace

ScalingResult scalingResult(const Scaling& scaling, const PriceBook& prices, const Scenario& money) {
    return ScalingTable(scaling, prices, money).answer();
}

} // namespace bascule
