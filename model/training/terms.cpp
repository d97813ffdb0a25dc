#include "model/training/terms.h"

#include "model/economics/rounding.h"
#include "model/economics/usage.h"

#include <limits>

namespace bascule {
namespace {

const std::optional<double>& listedPrice(const GpuRow& row, Billing billing) {
    return billing == Billing::interruptible ? row.price_per_hour.interruptible : row.price_per_hour.on_demand;
}

const std::optional<double>& peakOf(const GpuSpec& spec, Precision precision) {
    return precision == Precision::fp4   ? spec.fp4_tflops
           : precision == Precision::fp8 ? spec.fp8_tflops
                                         : spec.bf16_tflops;
}

} // namespace

std::optional<double> hourlyPrice(const Scenario& money, const GpuRow& row, Billing billing) {
    const std::optional<double>& listed = listedPrice(row, billing);
    if (!listed) return std::nullopt;
    const double rate = rateInto(money, row.currency);
    return rate == 0 ? std::nullopt : std::optional(*listed * rate);
}

Refusal whyNoPrice(const Scenario& money, const GpuRow& row, Billing billing) {
    if (!listedPrice(row, billing))
        return {RowError::no_price,
                row.id + (billing == Billing::interruptible ? " has no interruptible price per hour."
                                                            : " has no on-demand price per hour.")};
    return noExchangeRate(money, row.id, row.currency);
}

std::optional<double> peakTflops(const PriceBook& prices, const GpuRow& row, Precision precision) {
    const GpuSpec* spec = prices.findSpec(row);
    const std::optional<double> peak = spec ? peakOf(*spec, precision) : std::nullopt;
    return peak && *peak > 0 ? peak : std::nullopt;
}

Refusal whyNoPeak(const PriceBook& prices, const GpuRow& row, Precision precision) {
    const GpuSpec* spec = prices.findSpec(row);
    if (!row.gpu) return {RowError::no_spec, row.id + " does not name its GPU, so its peak is unknown."};
    if (!spec)
        return {RowError::no_spec, row.id + " is a " + *row.gpu + ", of which the price book has no specification."};
    return {RowError::no_peak, row.id + " is a " + *row.gpu + ", of which no " + codeOf(precision) + " peak is known."};
}

std::optional<double> memoryBytes(const PriceBook& prices, const GpuRow& row) {
    std::optional<double> gigabytes = row.vram_gb_per_gpu;
    if (!gigabytes)
        if (const GpuSpec* spec = prices.findSpec(row)) gigabytes = spec->vram_gb;
    return gigabytes ? std::optional(*gigabytes * 0x1p30) : std::nullopt;
}

double paidHours(double hours, double billing_increment_seconds) {
    const double increments = up(hours * 3600 / billing_increment_seconds);
    if (!countable(increments)) return std::numeric_limits<double>::quiet_NaN();
    return increments * billing_increment_seconds / 3600;
}

Refusal noExchangeRate(const Scenario& money, const std::string& id, const std::string& currency) {
    return {RowError::no_exchange_rate,
            id + " is priced in " + currency + " and no exchange rate into " + money.currency + " is known."};
}

Refusal tooLarge(const std::string& what) {
    return {RowError::overflow, what + " has a result that is too large to be computed."};
}

} // namespace bascule
