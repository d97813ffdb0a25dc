#include "model/training/training.h"
#include "model/explain/steps.h"
#include "model/training/compute.h"
#include "model/training/ranking.h"
#include "model/training/run_length.h"
#include "model/training/run_view.h"
#include "model/training/terms.h"

#include <cmath>

namespace bascule {
namespace {

using namespace say;

Quantity minutes(double value) { return {value, Unit::minutes}; }
Quantity days(double value = 0) { return {value, Unit::days}; }
Quantity gigabytes(double value) { return {value, Unit::gigabytes}; }

// The run on a row, at a price: the terms of its bill, each with the lines that lead to it.
class TrainingSteps {
public:
    TrainingSteps(Steps& steps, const TrainingRun& run, const GpuRow& row) : s(steps), m_run(run), m_row(row) {}

    double useful() {
        const Training& t = *m_run.training;
        switch (lengthOf(t)) {
        case RunLength::duration:
            return s.add("step.training.duration", *t.duration_hours, hours(0));
        case RunLength::rate:
            return s.add("step.training.rate", usefulHours(t, m_row, 0), hours(0), tokens(*t.tokens),
                         rate(*t.tokens_per_second));
        case RunLength::compute:
            break;
        }
        const double peak = peakTflops(m_run.prices, m_row, t.compute->precision).value_or(std::nan(""));
        const double work = flops(*t.compute);
        s.add("step.training.peak", peak, plain(0));
        return s.add("step.training.compute", usefulHours(t, m_row, peak), hours(0), plain(work), tokens(*t.tokens),
                     plain(t.units * m_row.gpu_count), plain(peak), share(t.compute->mfu),
                     share(t.compute->scaling_efficiency));
    }

    // Of a billing that is interrupted, or not.
    double expected(bool interrupted) {
        const Interruptions& i = m_run.training->interruptions;
        const double W = useful(), interval = i.checkpoint_every_minutes.value_or(0);
        const RunHours run = runHours(W, i);
        const bool several = run.segments > 1;
        if (interval > 0) s.add("step.training.segments", run.segments, plain(0), hours(W), minutes(interval));
        if (several)
            s.add("step.training.uninterrupted", run.uninterrupted, hours(0), hours(W), plain(run.segments),
                  minutes(i.checkpoint_minutes));
        if (!interrupted || !i.mean_hours_between || W == 0) return run.uninterrupted;
        const double mean = *i.mean_hours_between, restart = i.restart_minutes / 60;
        if (!several)
            return s.add("step.training.interrupted_once", run.expected, hours(0), hours(mean), hours(restart),
                         hours(W));
        const double before = run.segments - 1;
        const double last = s.add("step.training.last", std::max(0.0, W - before * interval / 60), hours(0), hours(W),
                                  plain(before), minutes(interval));
        return s.add("step.training.interrupted", run.expected, hours(0), hours(mean), hours(restart), plain(before),
                     hours((interval + i.checkpoint_minutes) / 60), hours(last));
    }

    double paid(bool interrupted) {
        const double wanted = expected(interrupted);
        return s.add("step.training.paid", paidHours(wanted, m_row.billing_increment_seconds), hours(0), hours(wanted),
                     Quantity{m_row.billing_increment_seconds, Unit::seconds});
    }

    double gpuHours(bool interrupted) {
        const double each = paid(interrupted);
        return s.add("step.training.gpu_hours", m_run.training->units * m_row.gpu_count * each, plain(0),
                     plain(m_run.training->units), plain(m_row.gpu_count), hours(each));
    }

    double price(Offer offer) {
        const bool market = offer == Offer::market_on_demand || offer == Offer::market_interruptible;
        const HourPrices& prices = market ? m_row.market_median_per_hour : m_row.price_per_hour;
        const bool spot = offer == Offer::interruptible || offer == Offer::market_interruptible;
        const double listed = (spot ? prices.interruptible : prices.on_demand).value_or(std::nan(""));
        m_price = listed;
        s.add(market ? "step.training.median" : "step.book_hour", listed,
              Quantity{0, Unit::money_per_hour, m_row.currency});
        return s.converted(listed, m_row.currency, Unit::money_per_hour);
    }

    double gpuHourPrice(Offer offer) {
        const double each = price(offer);
        return m_row.gpu_count == 1 ? each
                                    : s.add("step.training.gpu_hour_price", each / m_row.gpu_count, s.hour(),
                                            s.hour(each), plain(m_row.gpu_count));
    }

    double gpuTime(Offer offer, bool interrupted) {
        const double each = price(offer), time = paid(interrupted), units = m_run.training->units;
        return s.add("step.training.gpu_time", units * time * each, amount(), plain(units), hours(time), s.hour(each));
    }

    double storage(LineCode code, double expectedHours) {
        const double quantity = m_run.quantity(code), each = storagePrice(code);
        if (code != LineCode::checkpoint_volume)
            return s.add("step.training.transfer", quantity * each, amount(), gigabytes(quantity), s.hour(each));
        const std::optional<double>& typed = m_run.training->volume_days;
        const double kept = typed ? s.add("step.training.days_typed", *typed, days())
                                  : s.add("step.training.days", expectedHours / 24, days(), hours(expectedHours));
        const double month = m_run.training->days_per_month;
        return s.add("step.training.volume", quantity * kept / month * each, amount(), gigabytes(quantity), days(kept),
                     days(month), s.hour(each));
    }

    double total(const RunBill& bill) {
        double sum = gpuTime(bill.offer, bill.interruptible());
        for (const LineCode code : line_codes) {
            if (code == LineCode::gpu_time || bill.of(code) == 0) continue;
            const double line = storage(code, bill.hours);
            sum = s.add("step.sum", sum + line, amount(), amount(sum), amount(line));
        }
        return sum;
    }

    Quantity amount(double value = 0) const { return {value, Unit::money, m_run.currency()}; }

    void evidence() {
        if (!std::isnan(m_price))
            s.explanation.evidence.push_back({m_row.name, m_row.source.value_or(""), m_row.as_of.value_or(""),
                                              exact(Quantity{m_price, Unit::money_per_hour, m_row.currency})});
        const StorageRow* from = m_run.storage;
        for (const double listed : m_storagePrices)
            s.explanation.evidence.push_back({from->name.value_or(from->id), from->source.value_or(""),
                                              from->as_of.value_or(""),
                                              exact(Quantity{listed, Unit::money, from->currency})});
    }

private:
    double flops(const Compute& c) {
        const double active = c.active_parameters.value_or(c.parameters), work = flopsPerToken(c);
        const Quantity P{active, Unit::parameters}, adapters{c.adapter_parameters, Unit::parameters};
        const bool lora = c.method == TrainedPart::lora;
        if (!c.layers || !c.attention_width || !c.sequence_tokens)
            return lora ? s.add("step.training.flops_lora", work, plain(0), P, adapters)
                        : s.add("step.training.flops", work, plain(0), P);
        const Quantity L = plain(*c.layers), d = plain(*c.attention_width), T = plain(*c.sequence_tokens);
        return lora ? s.add("step.training.flops_lora_attention", work, plain(0), P, adapters, L, d, T)
                    : s.add("step.training.flops_attention", work, plain(0), P, L, d, T);
    }

    double storagePrice(LineCode code) {
        const StorageRow& from = *m_run.storage;
        const double listed = m_run.listedStoragePrice(code).value_or(std::nan(""));
        m_storagePrices.push_back(listed);
        s.add("step.training.storage_price", listed, Quantity{0, Unit::money_per_hour, from.currency});
        return s.converted(listed, from.currency, Unit::money_per_hour);
    }

    Steps& s;
    const TrainingRun& m_run;
    const GpuRow& m_row;
    double m_price = std::nan("");
    std::vector<double> m_storagePrices;
};

const RunBill* billOf(const TrainingRun& run, std::string_view code) {
    for (const RunBill& bill : run.bills)
        if (bill.ok() && (code.empty() ? bill.offer == run.offer() : code == codeOf(bill.offer))) return &bill;
    return nullptr;
}

bool explainBill(Steps& s, TrainingSteps& t, std::string_view figure, const TrainingRun& run, const RunBill& bill) {
    const std::string name = run.name();
    const bool spot = bill.interruptible();
    if (figure == "total") {
        s.title("training.total", t.amount(bill.total), name);
        t.total(bill);
    } else if (figure == "hours") {
        s.title("training.hours", hours(bill.hours), name);
        t.expected(spot);
    } else if (figure == "gpu_hours") {
        s.title("training.gpu_hours", plain(run.gpus() * bill.paid_hours_per_unit), name);
        t.gpuHours(spot);
    } else if (figure == "gpu_hour_price") {
        s.title("training.gpu_hour_price", s.hour(bill.unit_price / run.row->gpu_count), name);
        t.gpuHourPrice(bill.offer);
    } else if (figure == "gpu_time") {
        s.title("training.gpu_time", t.amount(bill.amount), name);
        t.gpuTime(bill.offer, spot);
    } else if (figure == "difference" && run.ok() && bill.offer != run.offer()) {
        s.title("training.difference", t.amount(bill.total - run.result->total), name);
        const double other = t.total(bill), own = t.total(*run.find(run.offer()));
        s.add("step.difference", other - own, t.amount(), t.amount(other), t.amount(own));
    } else {
        for (const LineCode code : line_codes)
            if (figure == codeOf(code) && bill.of(code) > 0) {
                s.title(("training." + std::string(figure)).c_str(), t.amount(bill.of(code)), name);
                if (code == LineCode::checkpoint_volume && !run.training->volume_days) t.expected(spot);
                t.storage(code, bill.hours);
                return true;
            }
        return false;
    }
    return true;
}

bool explainRanked(Steps& s, TrainingSteps& t, std::string_view figure, const TrainingRun& run, const GpuRow& row) {
    const bool spot = run.training->billing == Billing::interruptible;
    for (const RankedGpu& card : run.result->ranking) {
        if (card.gpu != row.id) continue;
        if (figure == "ranked_hours") {
            s.title("training.ranked_hours", hours(card.hours), shortened(row.name));
            t.expected(spot);
        } else {
            s.title("training.ranked", t.amount(card.amount), shortened(row.name));
            t.gpuTime(run.offer(), spot);
        }
        return true;
    }
    return false;
}

} // namespace

Explanation explainTraining(const Snapshot& snapshot, std::string_view figure, std::string_view gpu,
                            std::string_view offer) {
    const TrainingRun run(snapshot);
    const GpuRow* row = run.result ? run.prices.findGpu(gpu) : nullptr;
    if (!row) return {};
    const Compared compared(snapshot);
    Steps steps(compared);
    TrainingSteps t(steps, run, *row);
    bool known = false;
    if (figure == "ranked" || figure == "ranked_hours")
        known = run.ok() && explainRanked(steps, t, figure, run, *row);
    else if (const RunBill* bill = row == run.row ? billOf(run, offer) : nullptr)
        known = explainBill(steps, t, figure, run, *bill);
    if (!known) return {};
    t.evidence();
    return std::move(steps.explanation);
}

} // namespace bascule
