#include "model/training/training.h"

#include "model/economics/rounding.h"
#include "model/economics/usage.h"
#include "model/training/compute.h"
#include "model/training/ranking.h"
#include "model/training/run_length.h"
#include "model/training/terms.h"

#include <algorithm>
#include <cmath>

namespace bascule {

RunHours runHours(double useful_hours, const Interruptions& interruptions) {
    RunHours run;
    const double interval = interruptions.checkpoint_every_minutes.value_or(0) / 60;
    const double checkpoint = interruptions.checkpoint_minutes / 60;
    run.segments = interval > 0 ? up(useful_hours / interval) : 1;
    const double full = std::max(0.0, run.segments - 1); // they end in a checkpoint, the last one does not
    run.uninterrupted = run.expected = useful_hours + full * checkpoint;
    if (!interruptions.mean_hours_between || useful_hours == 0) return run;
    const double mean = *interruptions.mean_hours_between;
    const double last = full > 0 ? std::max(0.0, useful_hours - full * interval) : useful_hours;
    const double stretches = full * std::expm1((interval + checkpoint) / mean) + std::expm1(last / mean);
    run.expected = mean * std::exp(interruptions.restart_minutes / 60 / mean) * stretches;
    return run;
}

Maybe suggestedCheckpointMinutes(const Interruptions& interruptions) {
    if (!interruptions.mean_hours_between || interruptions.checkpoint_minutes == 0) return {};
    return 60 * std::sqrt(2 * (interruptions.checkpoint_minutes / 60) * *interruptions.mean_hours_between);
}

namespace {

bool finishes(double hours) { return hours <= longest_run_hours; } // false for infinity and NaN

Refusal neverFinishes(const Training& training, const TrainingResult& run) {
    std::string reason = "The training run never finishes: it is expected to take more than 1000000 hours";
    if (finishes(run.uninterrupted_hours))
        reason += training.interruptions.checkpoint_every_minutes
                      ? ", for it is interrupted before most of its checkpoints"
                      : ", for it is interrupted again and again and has no checkpoints";
    return {RowError::never_finishes, reason + "."};
}

class TrainingBill {
public:
    TrainingBill(const Training& training, const PriceBook& prices, const Scenario& money)
        : m_training(training), m_prices(prices), m_money(money), m_row(prices.findGpu(training.gpu)) {}

    TrainingResult answer() {
        m_result.gpu = m_training.gpu;
        m_result.units = m_training.units;
        m_result.billing = m_training.billing;
        m_result.suggested_checkpoint_every_minutes = suggestedCheckpointMinutes(m_training.interruptions);
        if (!findRow() || !findHours() || !addGpuTime() || !addStorage()) return std::move(m_result);
        m_result.alternatives = alternativesOf(m_training, *m_row, m_money, m_result);
        if (lengthOf(m_training) == RunLength::compute) m_result.ranking = rankedGpus(m_training, m_prices, m_money);
        for (const TrainingLine& line : m_result.lines)
            m_result.total += line.amount;
        if (!std::isfinite(m_result.total)) refuse(tooLarge("The training run"));
        return std::move(m_result);
    }

private:
    bool refuse(Refusal why) {
        static_cast<Refusal&>(m_result) = std::move(why);
        return false;
    }

    bool findRow() {
        if (!m_row)
            return refuse({RowError::no_price, "There is no GPU \"" + m_training.gpu + "\" in the price book."});
        const std::optional<double> price = hourlyPrice(m_money, *m_row, m_training.billing);
        if (!price) return refuse(whyNoPrice(m_money, *m_row, m_training.billing));
        m_price = *price;
        return true;
    }

    bool findHours() {
        if (lengthOf(m_training) == RunLength::compute) {
            const Precision precision = m_training.compute->precision;
            const std::optional<double> peak = peakTflops(m_prices, *m_row, precision);
            if (!peak) return refuse(whyNoPeak(m_prices, *m_row, precision));
            m_result.peak_tflops = *peak;
            m_result.flops_per_token = flopsPerToken(*m_training.compute);
        }
        const double useful = usefulHours(m_training, *m_row, m_result.peak_tflops.valueOr(0));
        const RunHours run = runHours(useful, m_training.interruptions);
        if (!std::isfinite(useful) || !countable(run.segments)) return refuse(tooLarge("The training run"));
        m_result.useful_hours = useful;
        m_result.segments = run.segments;
        m_result.uninterrupted_hours = run.uninterrupted;
        if (finishes(run.expected)) m_result.interrupted_hours = run.expected;
        m_result.expected_hours = m_training.billing == Billing::interruptible ? run.expected : run.uninterrupted;
        return finishes(m_result.expected_hours) || refuse(neverFinishes(m_training, m_result));
    }

    bool addGpuTime() {
        const double paid = paidHours(m_result.expected_hours, m_row->billing_increment_seconds);
        const double quantity = m_training.units * paid;
        if (!std::isfinite(quantity)) return refuse(tooLarge("The training run"));
        m_result.paid_hours_per_unit = paid;
        if (quantity > 0) m_result.lines.push_back({LineCode::gpu_time, quantity, m_price, quantity * m_price});
        return true;
    }

    bool addStorage() {
        const StorageRow* row = m_training.storage ? m_prices.findStorage(*m_training.storage) : nullptr;
        const double days = m_training.volume_days.value_or(m_result.expected_hours / 24);
        using Price = std::optional<double> StorageRow::*;
        const auto add = [&](LineCode code, double quantity, Price price, const char* what) {
            if (quantity == 0) return true;
            if (!row || !(row->*price))
                return refuse({RowError::missing_storage_price,
                               row ? row->id + " has no price for the " + what + "."
                                   : std::string("There is no storage to price the ") + what + "."});
            const double rate = rateInto(m_money, row->currency);
            if (rate == 0) return refuse(noExchangeRate(m_money, row->id, row->currency));
            const double unit_price = *(row->*price) * rate;
            m_result.lines.push_back({code, quantity, unit_price, quantity * unit_price});
            return true;
        };
        return add(LineCode::checkpoint_volume, m_training.checkpoint_volume_gb * days / m_training.days_per_month,
                   &StorageRow::volume_per_gb_month, "checkpoint volume") &&
               add(LineCode::dataset_import, m_training.dataset_gb, &StorageRow::import_per_gb,
                   "import of the dataset") &&
               add(LineCode::export_out, m_training.export_gb, &StorageRow::export_per_gb, "export");
    }

    const Training& m_training;
    const PriceBook& m_prices;
    const Scenario& m_money;
    const GpuRow* m_row;
    double m_price = 0; // per row and hour
    TrainingResult m_result;
};

} // namespace

std::vector<TrainingAlternative> alternativesOf(const Training& training, const GpuRow& row, const Scenario& money,
                                                const TrainingResult& run) {
    std::vector<TrainingAlternative> alternatives;
    const double rate = rateInto(money, row.currency);
    const auto add = [&](Offer offer, const std::optional<double>& price, Maybe hours) {
        if (!price) return;
        TrainingAlternative& other = alternatives.emplace_back();
        other.offer = offer;
        other.unit_price = *price * rate;
        if (!hours) {
            static_cast<Refusal&>(other) = neverFinishes(training, run);
            return;
        }
        other.hours = *hours;
        other.paid_hours_per_unit = paidHours(*hours, row.billing_increment_seconds);
        other.amount = training.units * other.paid_hours_per_unit * other.unit_price;
        if (!std::isfinite(other.amount)) static_cast<Refusal&>(other) = tooLarge("The alternative");
    };
    const Maybe always = finishes(run.uninterrupted_hours) ? run.uninterrupted_hours : Maybe();
    add(Offer::on_demand, row.price_per_hour.on_demand, always);
    add(Offer::interruptible, row.price_per_hour.interruptible, run.interrupted_hours);
    add(Offer::market_on_demand, row.market_median_per_hour.on_demand, always);
    add(Offer::market_interruptible, row.market_median_per_hour.interruptible, run.interrupted_hours);
    return alternatives;
}

TrainingResult trainingResult(const Training& training, const PriceBook& prices, const Scenario& money) {
    return TrainingBill(training, prices, money).answer();
}

} // namespace bascule
