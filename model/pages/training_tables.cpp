#include "model/pages/training_tables.h"

#include "model/charts/training.h"
#include "model/compared.h"
#include "model/explain.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

Column column(const char* id, const char* title, bool number) { return {id, phrase(title), number}; }

Cell amount(double value, const std::string& currency, std::string explain, CellStyle style = CellStyle::plain) {
    return {Quantity{value, Unit::money, currency}, style, std::move(explain)};
}

// "GPU marketplace training page, 30 Nov 2026"
Cell sourceCell(const std::optional<std::string>& source, const std::optional<std::string>& as_of) {
    if (!source) return as_of ? Cell{phrase("date", *as_of), CellStyle::muted, {}} : Cell{};
    if (!as_of) return {*source, CellStyle::muted, {}};
    return {phrase("training.source", *source, one(phrase("date", *as_of))), CellStyle::muted, {}};
}

Quantity gigabytes(double value) { return {value, Unit::gigabytes}; }

Cell quantityCell(const TrainingRun& run, LineCode code) {
    const TrainingResult& result = *run.result;
    switch (code) {
    case LineCode::gpu_time:
        return {phrase("training.quantity.product", plain(run.gpus()), hours(result.paid_hours_per_unit)),
                CellStyle::plain, explainId("training.gpu_hours", run.row->id)};
    case LineCode::checkpoint_volume: {
        const double days = run.training->volume_days.value_or(result.expected_hours / 24);
        return {phrase("training.quantity.product", gigabytes(run.quantity(code)), Quantity{days, Unit::days}),
                CellStyle::plain,
                {}};
    }
    default:
        return {gigabytes(run.quantity(code)), CellStyle::plain, {}};
    }
}

// Formatted as prices of an hour are: three decimals where the third is not zero, and never zero for what is not.
Cell priceCell(const TrainingRun& run, const TrainingLine& line) {
    const bool gpu = line.code == LineCode::gpu_time;
    const char* key = gpu                                        ? "training.price.gpu_hour"
                      : line.code == LineCode::checkpoint_volume ? "training.price.gb_month"
                                                                 : "training.price.gb";
    return {phrase(key, perHour(gpu ? line.unit_price / run.row->gpu_count : line.unit_price, run.currency())),
            CellStyle::plain,
            {}};
}

TableSpec::Row lineRow(const TrainingRun& run, const TrainingLine& line) {
    const bool gpu = line.code == LineCode::gpu_time;
    const std::string code = codeOf(line.code);
    Cell name = gpu ? Cell{phrase("training.line.gpu_time_on", run.row->name), CellStyle::plain, {}}
                    : Cell{phrase(lineKey(line.code)), CellStyle::plain, {}};
    return {code,
            false,
            {std::move(name), quantityCell(run, line.code), priceCell(run, line),
             amount(line.amount, run.currency(), explainId("training." + code, run.row->id)),
             gpu           ? sourceCell(run.row->source, run.row->as_of)
             : run.storage ? sourceCell(run.storage->source, run.storage->as_of)
                           : Cell{}}};
}

TableSpec::Row billRow(const TrainingRun& run, const RunBill& bill) {
    const bool own = bill.offer == run.offer();
    const std::string code = offerCode(run, bill), &gpu = run.row->id, &currency = run.currency();
    const CellStyle strong = own ? CellStyle::strong : CellStyle::plain;
    TableSpec::Row row{codeOf(bill.offer), own, {}};
    row.cells.push_back({phrase((std::string("training.billing.") + codeOf(bill.offer)).c_str()), strong, {}});
    if (!bill.ok()) {
        row.cells.push_back({phrase((std::string("error.") + codeOf(bill.error)).c_str()), CellStyle::muted, {}});
        row.cells.resize(7);
        return row;
    }
    row.cells.push_back({hours(bill.hours), CellStyle::plain, explainId("training.hours", gpu, code)});
    row.cells.push_back(
        {hours(run.gpus() * bill.paid_hours_per_unit), CellStyle::plain, explainId("training.gpu_hours", gpu, code)});
    row.cells.push_back({perHour(bill.unit_price / run.row->gpu_count, currency), CellStyle::plain,
                         explainId("training.gpu_hour_price", gpu, code)});
    row.cells.push_back(amount(bill.amount, currency, explainId("training.gpu_time", gpu, code)));
    row.cells.push_back(amount(bill.total, currency, explainId("training.total", gpu, code), strong));
    row.cells.push_back(
        own         ? Cell{std::string(), CellStyle::plain, {}}
        : !run.ok() ? Cell{}
                    : amount(bill.total - run.result->total, currency, explainId("training.difference", gpu, code)));
    return row;
}

TableSpec::Row cardRow(const TrainingRun& run, const RankedGpu& card) {
    const bool own = card.gpu == run.training->gpu;
    const GpuRow* row = run.prices.findGpu(card.gpu);
    const double count = row ? row->gpu_count : 1;
    Phrase stands = standing(run.result->ranking, card);
    return {
        card.gpu,
        own,
        {{row ? row->name : card.gpu, own ? CellStyle::strong : CellStyle::plain, {}},
         {plain(card.units * count), CellStyle::plain, {}},
         {hours(card.hours), CellStyle::plain, explainId("training.ranked_hours", card.gpu)},
         amount(card.amount, run.currency(), explainId("training.ranked", card.gpu)),
         stands.empty() ? Cell{std::string(), CellStyle::plain, {}} : Cell{std::move(stands), CellStyle::strong, {}}}};
}

} // namespace

TableSpec linesTable(const TrainingRun& run) {
    TableSpec table{"training-lines", phrase("table.training_lines"), {}, {}};
    table.columns = {column("line", "column.line", false), column("quantity", "column.quantity", true),
                     column("unit_price", "column.unit_price", true), column("amount", "column.amount", true),
                     column("source", "column.price_source", false)};
    for (const TrainingLine& line : run.result->lines)
        table.rows.push_back(lineRow(run, line));
    table.rows.push_back(
        {"total",
         true,
         {{phrase("training.total"), CellStyle::strong, {}},
          {},
          {},
          amount(run.result->total, run.currency(), explainId("training.total", run.row->id), CellStyle::strong),
          {}}});
    for (std::size_t i : {1U, 2U, 4U})
        table.rows.back().cells[i].value = std::string(); // nothing to say, rather than something unknown
    return table;
}

TableSpec billsTable(const TrainingRun& run) {
    TableSpec table{"training-bills", phrase("table.training_bills"), {}, {}};
    table.columns = {
        column("billing", "column.billing", false),         column("hours", "column.hours_counted", true),
        column("gpu_hours", "column.gpu_hours", true),      column("gpu_hour_price", "column.gpu_hour_price", true),
        column("gpu_time", "training.line.gpu_time", true), column("total", "column.run_total", true),
        column("difference", "column.run_difference", true)};
    for (const RunBill& bill : run.bills)
        table.rows.push_back(billRow(run, bill));
    return table;
}

TableSpec rankingTable(const TrainingRun& run) {
    TableSpec table{"training-ranking", phrase("table.training_ranking"), {}, {}};
    table.columns = {column("card", "column.card", false), column("gpus", "column.gpus", true),
                     column("run_hours", "column.run_hours", true), column("gpu_amount", "column.gpu_amount", true),
                     column("standing", "column.standing", false)};
    for (const RankedGpu& card : run.result->ranking)
        table.rows.push_back(cardRow(run, card));
    return table;
}

} // namespace bascule
