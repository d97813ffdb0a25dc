#include "model/charts/charts.h"
#include "model/charts/training.h"
#include "model/explain.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {

using namespace say;

const char* lineKey(LineCode code) {
    switch (code) {
    case LineCode::gpu_time:
        return "training.line.gpu_time";
    case LineCode::checkpoint_volume:
        return "training.line.checkpoint_volume";
    case LineCode::dataset_import:
        return "training.line.dataset_import";
    case LineCode::export_out:
        break;
    }
    return "training.line.export";
}

std::string offerCode(const TrainingRun& run, const RunBill& bill) {
    return bill.offer == run.offer() ? std::string() : codeOf(bill.offer);
}

Phrase billName(const TrainingRun& run, const RunBill& bill) {
    const std::string key =
        std::string(bill.offer == run.offer() ? "training.this." : "training.offer.") + codeOf(bill.offer);
    return bill.error == RowError::never_finishes ? phrase(key.c_str(), one(phrase("training.never")))
                                                  : phrase(key.c_str(), hours(bill.hours));
}

namespace {

constexpr Role roles[] = {Role::part_1, Role::part_2, Role::part_3, Role::part_4};

// One line of the bill through all the bars; without a point when it is on none.
Series partOf(const TrainingRun& run, LineCode code) {
    Series part;
    part.id = codeOf(code);
    part.label = phrase(lineKey(code));
    part.role = roles[static_cast<std::size_t>(code)];
    part.kind = SeriesKind::stacked_bars;
    part.stack = "bill";
    for (std::size_t i = 0; i < run.bills.size(); ++i) {
        const RunBill& bill = run.bills[i];
        if (!bill.ok() || (bill.of(code) == 0 && code != LineCode::gpu_time)) continue;
        part.points.push_back({static_cast<double>(i), bill.of(code)});
        part.explain.push_back(explainId(std::string("training.") + codeOf(code), run.row->id, offerCode(run, bill)));
    }
    return part;
}

} // namespace

ChartSpec trainingBars(const TrainingRun& run) {
    ChartSpec chart;
    chart.id = "training-bars";
    chart.title = phrase("chart.training_bars.title");
    chart.subtitle = phrase("chart.training_bars.subtitle", CountedName{run.gpus(), run.name()});
    chart.horizontal_bars = true;
    chart.y.unit = Unit::money;
    chart.y.currency = run.currency();
    double highest = 0;
    for (const RunBill& bill : run.bills) {
        chart.x.categories.push_back(billName(run, bill));
        highest = std::max(highest, bill.ok() ? bill.total : 0);
    }
    chart.x.low = -0.5;
    chart.x.high = static_cast<double>(chart.x.categories.size()) - 0.5;
    chart.y.high = niceAbove(highest * 1.05);
    for (const LineCode code : line_codes) {
        Series part = partOf(run, code);
        if (!part.points.empty()) chart.series.push_back(std::move(part));
    }
    if (chart.series.empty()) chart.empty = phrase("chart.training_bars.empty");
    return checked(std::move(chart));
}

} // namespace bascule
