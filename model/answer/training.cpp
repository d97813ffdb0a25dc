#include "model/charts/training.h"
#include "model/answer/parts.h"
#include "model/economics/usage.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/say.h"
#include "model/training/compute.h"
#include "model/training/terms.h"
#include "model/training/training.h"

#include <cmath>

namespace bascule {
namespace {

using namespace say;

constexpr double too_slow = 1.5; // times the useful hours

// Whole per cent where one decimal says no more.
Quantity saving(double part) { return share(part < 0.1 ? part : std::round(part * 100) / 100); }

Phrase minutesPhrase(const char* key, double minutes, double hoursThen) {
    return phrase(key, Quantity{minutes, Unit::minutes}, hours(hoursThen));
}

class TrainingAnswer {
public:
    TrainingAnswer(const Snapshot& snapshot, std::string_view today) : m_run(snapshot), m_today(today) {}

    Answer answer() {
        if (!m_run.result) {
            m_answer.verdict = phrase("training.none");
            return std::move(m_answer);
        }
        if (m_run.ok()) {
            m_answer.has_verdict = true;
            m_answer.verdict = interruptible() ? interruptibleSentence() : onDemandSentence();
            sayTime();
            sayOtherBilling();
            sayCards();
            addFigures();
        } else {
            m_answer.verdict = refusal();
            if (m_run.result->error == RowError::never_finishes) sayWayOut();
        }
        sayCautions();
        return std::move(m_answer);
    }

private:
    bool interruptible() const { return m_run.training->billing == Billing::interruptible; }
    Quantity amount(double value) const { return money(value, m_run.currency()); }
    void detail(Phrase said) { m_answer.details.push_back(std::move(said)); }
    const TrainingResult& result() const { return *m_run.result; }
    const RunBill* other() const { // at the other billing
        return m_run.find(interruptible() ? Offer::on_demand : Offer::interruptible);
    }

    Phrase onDemandSentence() const { return phrase("training.on_demand", amount(result().total)); }

    Phrase interruptibleSentence() {
        const double total = result().total;
        const RunBill* onDemand = other();
        if (!onDemand || !onDemand->ok()) return phrase("training.interruptible", amount(total));
        if (total < onDemand->total) return phrase("spot_wins", amount(total), saving(1 - total / onDemand->total));
        if (total == onDemand->total) return phrase("training.spot_same", amount(total));
        if (!m_run.interrupted()) return phrase("training.spot_dearer", amount(total), amount(onDemand->total));
        m_stretchSaid = true;
        return phrase("spot_loses", amount(total), amount(onDemand->total), hours(result().useful_hours),
                      hours(result().expected_hours));
    }

    // From the work to the hours that count, and what would shorten them.
    void sayTime() {
        const double useful = result().useful_hours, expected = result().expected_hours;
        if (interruptible() && m_run.interrupted() && !m_stretchSaid)
            detail(phrase("stretch", hours(useful), hours(expected)));
        else if (!m_stretchSaid && expected > useful)
            detail(phrase("training.with_checkpoints", hours(useful), hours(expected)));
        if (interruptible() && expected > too_slow * useful) saySlow(expected / useful);
        sayPayingPoint();
        if (interruptible()) sayInterval(expected);
    }

    void saySlow(double factor) {
        const std::optional<double>& interval = m_run.training->interruptions.checkpoint_every_minutes;
        const Maybe young = result().suggested_checkpoint_every_minutes;
        const bool moreOften = !interval || (young ? *interval > *young : m_run.interrupted());
        detail(phrase(moreOften ? "too_slow" : "training.too_slow", Quantity{factor, Unit::ratio}));
    }

    // Up to which stretch the lower price pays for the interruptions.
    void sayPayingPoint() {
        const RunBill* onDemand = other();
        if (!interruptible() || !m_run.interrupted() || !onDemand || !onDemand->ok() || result().lines.empty()) return;
        const double price = result().lines.front().unit_price;
        if (price > 0 && price < onDemand->unit_price)
            detail(phrase("training.pays", Quantity{onDemand->unit_price / price, Unit::ratio}));
    }

    // The suggested interval where it saves at least one hour in a hundred.
    void sayInterval(double expected) {
        const Maybe young = result().suggested_checkpoint_every_minutes;
        if (!young || *young >= result().useful_hours * 60) return;
        Interruptions tried = m_run.training->interruptions;
        tried.checkpoint_every_minutes = *young;
        const double then = runHours(result().useful_hours, tried).expected;
        if (then < 0.99 * expected) detail(minutesPhrase("training.suggest", *young, then));
    }

    void sayOtherBilling() {
        const RunBill* spot = other();
        if (interruptible() || !spot) return;
        const double total = result().total;
        if (spot->error == RowError::never_finishes)
            detail(phrase("training.spot_never"));
        else if (spot->ok() && spot->total < total)
            detail(phrase("training.spot_saves", amount(spot->total), hours(spot->hours),
                          saving(1 - spot->total / total)));
        else if (spot->ok() && spot->total > total)
            detail(phrase("training.spot_costs_more", amount(spot->total), hours(result().useful_hours),
                          hours(spot->hours)));
    }

    // By compute: the two ends of the front.
    void sayCards() {
        const std::vector<RankedGpu>& ranking = result().ranking;
        if (ranking.size() < 2) return;
        const RankedGpu *cheapest = nullptr, *fastest = nullptr;
        for (const RankedGpu& card : ranking) {
            if (!card.on_front) continue;
            if (!cheapest) cheapest = &card;
            fastest = &card;
        }
        if (!cheapest) return;
        if (cheapest == fastest)
            return detail(
                phrase("training.one_card", named(*cheapest), amount(cheapest->amount), hours(cheapest->hours)));
        detail(phrase("training.cards", named(*cheapest), amount(cheapest->amount), hours(cheapest->hours),
                      named(*fastest), amount(fastest->amount), hours(fastest->hours)));
    }

    CountedName named(const RankedGpu& card) const {
        const GpuRow* row = m_run.prices.findGpu(card.gpu);
        return {card.units, shortened(row ? row->name : card.gpu)};
    }

    void addFigures() {
        const std::string& gpu = m_run.row->id;
        const auto value = [](Quantity quantity) { return phrase("figure.value", std::move(quantity)); };
        m_answer.figures.push_back(
            {value(amount(result().total)), phrase("figure.run_total"), explainId("training.total", gpu)});
        m_answer.figures.push_back(
            {value(hours(result().expected_hours)), phrase("figure.expected_hours"), explainId("training.hours", gpu)});
        m_answer.figures.push_back({value(plain(m_run.gpus() * result().paid_hours_per_unit)),
                                    phrase("figure.gpu_hours"), explainId("training.gpu_hours", gpu)});
    }

    // Instead of a run that never ends: what another interval, or on demand, makes of it.
    void sayWayOut() {
        const Interruptions& interruptions = m_run.training->interruptions;
        if (!interruptible() || !interruptions.mean_hours_between) return;
        const Maybe best = bestCheckpointMinutes(result().useful_hours, interruptions);
        if (best) {
            Interruptions tried = interruptions;
            tried.checkpoint_every_minutes = *best;
            detail(minutesPhrase("training.suggest", *best, runHours(result().useful_hours, tried).expected));
        }
        if (const RunBill* onDemand = other(); onDemand && onDemand->ok())
            detail(phrase("training.way_out", hours(onDemand->hours), amount(onDemand->total)));
    }

    Phrase refusal() const {
        switch (result().error) {
        case RowError::never_finishes:
            return phrase(!m_run.training->interruptions.mean_hours_between || !interruptible() ? "training.too_long"
                          : m_run.training->interruptions.checkpoint_every_minutes              ? "never_finishes"
                                                                                   : "training.never_finishes");
        case RowError::overflow:
            return phrase("training.overflow");
        default:
            return phrase("training.no_result", one(missing()));
        }
    }

    Phrase missing() const {
        const std::string name = m_run.name();
        if (!m_run.row) return phrase("missing.training_gpu", name);
        switch (result().error) {
        case RowError::no_spec:
            return phrase("missing.spec", name);
        case RowError::no_peak:
            return phrase("missing.peak", name);
        case RowError::no_exchange_rate:
            return phrase("missing.exchange_rate",
                          rateInto(m_run.scenario, m_run.row->currency) > 0 ? storageName() : name);
        case RowError::missing_storage_price:
            return missingOfStorage();
        default:
            return phrase(interruptible() ? "missing.interruptible_price" : "missing.on_demand_price", name);
        }
    }

    std::string storageName() const {
        return m_run.storage ? shortened(m_run.storage->name.value_or(m_run.storage->id)) : std::string();
    }

    Phrase missingOfStorage() const {
        if (!m_run.storage) return phrase("missing.storage");
        if (m_run.quantity(LineCode::checkpoint_volume) > 0 && !m_run.storage->volume_per_gb_month)
            return phrase("missing.volume_price", storageName());
        return phrase(m_run.quantity(LineCode::dataset_import) > 0 && !m_run.storage->import_per_gb
                          ? "missing.import_price"
                          : "missing.export_price",
                      storageName());
    }

    void sayCautions() {
        std::vector<UsedPrice> used;
        if (m_run.row) used.push_back({m_run.row->currency, m_run.row->as_of});
        for (const RankedGpu& card : result().ranking)
            if (const GpuRow* row = m_run.prices.findGpu(card.gpu); row && row != m_run.row)
                used.push_back({row->currency, row->as_of});
        if (m_run.storage) used.push_back({m_run.storage->currency, m_run.storage->as_of});
        sayPrices(m_run.scenario, used, m_today, m_answer.cautions);
        const std::optional<TrainingCompute>& compute = m_run.training->compute;
        if (compute && compute->mfu > high_mfu)
            m_answer.cautions.push_back(phrase("training.high_mfu", share(compute->mfu), share(high_mfu)));
    }

    TrainingRun m_run;
    std::string_view m_today;
    Answer m_answer;
    bool m_stretchSaid = false;
};

} // namespace

Answer trainingAnswer(const Snapshot& snapshot, std::string_view today) {
    return TrainingAnswer(snapshot, today).answer();
}

} // namespace bascule
