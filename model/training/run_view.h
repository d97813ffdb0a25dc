#pragma once
#include "model/evaluate.h"

#include <array>

namespace bascule {

inline constexpr std::array<LineCode, 4> line_codes{LineCode::gpu_time, LineCode::checkpoint_volume,
                                                    LineCode::dataset_import, LineCode::export_out};

// The whole bill of the run at one of the row's prices; refused where it never finishes.
struct RunBill : TrainingAlternative {
    std::array<double, line_codes.size()> amounts{}; // by LineCode
    double total = 0;
    bool interruptible() const { return offer == Offer::interruptible || offer == Offer::market_interruptible; }
    bool market() const { return offer == Offer::market_on_demand || offer == Offer::market_interruptible; }
    double of(LineCode code) const { return amounts[static_cast<std::size_t>(code)]; }
};

// What sentences, charts, tables and explanations ask of a training run. Points into the snapshot, which must outlive it.
class TrainingRun {
public:
    explicit TrainingRun(const Snapshot& snapshot);

    const Scenario& scenario;
    const PriceBook& prices;
    const Training* training; // nullptr when the scenario has no such section, and so the result
    const TrainingResult* result;
    const GpuRow* row = nullptr; // nullptr when the book has none
    const StorageRow* storage = nullptr;
    std::vector<RunBill>
        bills; // the run itself first, then the other billing, the market's median for it and for the other

    bool ok() const { return result && result->ok(); }
    const std::string& currency() const { return scenario.currency; }
    Offer offer() const {
        return training->billing == Billing::interruptible ? Offer::interruptible : Offer::on_demand;
    }
    double gpus() const { return training->units * (row ? row->gpu_count : 1); }
    std::string name() const;               // of the row, shortened
    const RunBill* find(Offer offer) const; // nullptr when the row has no such price
    bool interrupted() const { return result->interrupted_hours.valueOr(0) > result->uninterrupted_hours; }
    bool neverFinishes() const;                                    // when it is interrupted
    std::optional<double> listedStoragePrice(LineCode code) const; // in the row's currency
    std::optional<double> storagePrice(LineCode code) const;       // in the scenario's
    double quantity(LineCode code) const;                          // GB of storage, import or export

private:
    void addBills();
};

} // namespace bascule
