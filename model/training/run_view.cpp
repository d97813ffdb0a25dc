#include "model/training/run_view.h"

#include "model/compared.h"
#include "model/economics/usage.h"
#include "model/training/terms.h"
#include "model/training/training.h"

#include <algorithm>
#include <cmath>

namespace bascule {

TrainingRun::TrainingRun(const Snapshot& snapshot)
    : scenario(snapshot.document.scenario),
      prices(*snapshot.document.prices),
      training(scenario.training && snapshot.results.training ? &*scenario.training : nullptr),
      result(training ? &*snapshot.results.training : nullptr) {
    if (!training) return;
    row = prices.findGpu(training->gpu);
    storage = training->storage ? prices.findStorage(*training->storage) : nullptr;
    if (row && (result->ok() || result->error == RowError::never_finishes)) addBills();
}

std::string TrainingRun::name() const { return shortened(row ? row->name : training->gpu); }

const RunBill* TrainingRun::find(Offer offer) const {
    const auto at = std::find_if(bills.begin(), bills.end(), [&](const RunBill& bill) { return bill.offer == offer; });
    return at == bills.end() ? nullptr : &*at;
}

bool TrainingRun::neverFinishes() const {
    return training->interruptions.mean_hours_between && result->useful_hours > 0 && !result->interrupted_hours;
}

double TrainingRun::quantity(LineCode code) const {
    return code == LineCode::checkpoint_volume ? training->checkpoint_volume_gb
           : code == LineCode::dataset_import  ? training->dataset_gb
                                               : training->export_gb;
}

std::optional<double> TrainingRun::listedStoragePrice(LineCode code) const {
    if (!storage) return std::nullopt;
    return code == LineCode::checkpoint_volume ? storage->volume_per_gb_month
           : code == LineCode::dataset_import  ? storage->import_per_gb
                                               : storage->export_per_gb;
}

std::optional<double> TrainingRun::storagePrice(LineCode code) const {
    const std::optional<double> listed = listedStoragePrice(code);
    const double rate = storage ? rateInto(scenario, storage->currency) : 0;
    return listed && rate > 0 ? std::optional(*listed * rate) : std::nullopt;
}

void TrainingRun::addBills() {
    for (TrainingAlternative& alternative : alternativesOf(*training, *row, scenario, *result)) {
        RunBill& bill = bills.emplace_back();
        static_cast<TrainingAlternative&>(bill) = std::move(alternative);
        if (!bill.ok()) continue;
        bill.amounts[0] = bill.amount;
        const double days = training->volume_days.value_or(bill.hours / 24);
        for (const LineCode code : {LineCode::checkpoint_volume, LineCode::dataset_import, LineCode::export_out}) {
            const double months = code == LineCode::checkpoint_volume ? days / training->days_per_month : 1;
            const double gigabytes = quantity(code) * months;
            if (gigabytes == 0) continue;
            const std::optional<double> price = storagePrice(code);
            if (!price) bill.error = RowError::missing_storage_price;
            bill.amounts[static_cast<std::size_t>(code)] = gigabytes * price.value_or(0);
        }
        for (const double amount : bill.amounts)
            bill.total += amount;
        if (!std::isfinite(bill.total)) bill.error = RowError::overflow;
    }
    const bool interruptible = training->billing == Billing::interruptible;
    std::stable_sort(bills.begin(), bills.end(), [&](const RunBill& a, const RunBill& b) {
        const auto rank = [&](const RunBill& bill) {
            return 2 * bill.market() + (bill.interruptible() != interruptible);
        };
        return rank(a) < rank(b);
    });
}

} // namespace bascule
