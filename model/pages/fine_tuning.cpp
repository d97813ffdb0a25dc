#include "model/training/fine_tuning.h"
#include "model/charts/tuning_charts.h"
#include "model/explain.h"
#include "model/open_models.h"
#include "model/pages/pages.h"
#include "model/say.h"

#include <algorithm>

namespace bascule {
namespace {

using namespace say;

Column column(const char* id, bool number = true) {
    return {id, phrase((std::string("column.tuning.") + id).c_str()), number};
}

Quantity bytes(double value) { return {value, Unit::bytes}; }

CellStyle chosen(const Tuned& t, std::size_t method) {
    return static_cast<TuningMethod>(method) == t.result.method ? CellStyle::strong : CellStyle::plain;
}

template <class Value>
TableSpec::Row bytesRow(const Tuned& t, const char* code, bool emphasised, Value value) {
    TableSpec::Row row{code, emphasised, {}};
    row.cells.push_back({phrase((std::string("tuning.part.") + code).c_str()), CellStyle::plain, {}});
    for (std::size_t m = 0; m < t.result.by_method.size(); ++m)
        row.cells.push_back({value(t.result.by_method[m]), chosen(t, m),
                             explainId(std::string("tuning.") + code, codeOf(static_cast<TuningMethod>(m)))});
    return row;
}

// A method whose numbers are too large to be computed keeps its dashes.
Cell unlessTooLarge(Cell cell) {
    const auto* quantity = std::get_if<Quantity>(&cell.value);
    return quantity && !std::isfinite(quantity->value) ? Cell{} : cell;
}

TableSpec bytesTable(const Tuned& t) {
    TableSpec table;
    table.id = "tuning-bytes";
    table.title = phrase("table.tuning_bytes");
    table.columns.push_back(column("part", false));
    for (std::size_t m = 0; m < t.result.by_method.size(); ++m) {
        const std::string code = codeOf(static_cast<TuningMethod>(m));
        table.columns.push_back({code, phrase(("tuning.method_name." + code).c_str()), true});
    }
    for (const BytesPart& part : bytes_parts)
        table.rows.push_back(
            bytesRow(t, part.code, false, [&](const TuningMemory& memory) { return bytes(memory.bytes.*part.bytes); }));
    table.rows.push_back(
        bytesRow(t, "total", true, [](const TuningMemory& memory) { return bytes(memory.bytes.total); }));
    table.rows.push_back(bytesRow(t, "trainable", false, [](const TuningMemory& memory) {
        return Quantity{memory.trainable_parameters, Unit::parameters};
    }));
    for (TableSpec::Row& row : table.rows)
        std::transform(row.cells.begin(), row.cells.end(), row.cells.begin(), unlessTooLarge);
    return table;
}

Cell verdictCell(const FitRow& fit) {
    const CellStyle style = fit.verdict == FitVerdict::fits    ? CellStyle::pill_gpu
                            : fit.verdict == FitVerdict::tight ? CellStyle::pill_close
                                                               : CellStyle::pill_api;
    return {phrase((std::string("pill.fit.") + codeOf(fit.verdict)).c_str()), style,
            explainId("tuning.verdict", fit.gpu)};
}

Phrase reason(RowError error) { return phrase((std::string("error.") + codeOf(error)).c_str()); }

// Hours and amounts stand only where the fine-tune can run.
TableSpec::Row fitRow(const Tuned& t, const FitRow& fit) {
    TableSpec::Row row{fit.gpu, &fit == t.reference, {}};
    std::vector<Cell>& cells = row.cells;
    cells.push_back({offerName(t.row(fit)), row.emphasised ? CellStyle::strong : CellStyle::plain, {}});
    if (!fit.ok()) {
        cells.push_back({reason(fit.error), CellStyle::muted, {}});
        cells.resize(7);
        return row;
    }
    cells.push_back({Quantity{t.gigabytes(fit), Unit::gigabytes}, CellStyle::plain, {}});
    cells.push_back(verdictCell(fit));
    cells.push_back({bytes(fit.margin_bytes), CellStyle::plain, explainId("tuning.margin", fit.gpu)});
    if (fit.gpus_for_fit)
        cells.push_back({plain(*fit.gpus_for_fit), CellStyle::plain, explainId("tuning.gpus_for_fit", fit.gpu)});
    else
        cells.push_back({phrase("short.no_number_of_gpus"), CellStyle::muted, {}});
    const bool runs = fit.verdict != FitVerdict::no;
    if (runs && fit.paid_hours_per_row)
        cells.push_back({hours(*fit.paid_hours_per_row), CellStyle::plain, explainId("tuning.paid_hours", fit.gpu)});
    else
        cells.emplace_back();
    if (runs && fit.amount)
        cells.push_back({Quantity{*fit.amount, Unit::money, t.currency()},
                         row.emphasised ? CellStyle::strong : CellStyle::plain, explainId("tuning.amount", fit.gpu)});
    else
        cells.emplace_back();
    return row;
}

TableSpec fitTable(const Tuned& t) {
    TableSpec table;
    table.id = "tuning-fit";
    table.title = t.tuning.gpus > 1 ? counted("table.tuning_fit.gpus", t.tuning.gpus) : phrase("table.tuning_fit");
    table.columns = {column("card", false), column("memory"),     column("verdict", false), column("margin"),
                     column("gpus"),        column("paid_hours"), column("amount")};
    for (const FitRow& fit : t.result.fit)
        table.rows.push_back(fitRow(t, fit));
    return table;
}

bool isMixture(const ModelShape& model) { return model.experts > 1; }

// Where the shape of the model comes from: a published one, as long as nothing of it was changed.
void noteModel(const ModelShape& model, std::vector<Phrase>& notes) {
    const OpenModel* open = model.name ? findOpenModel(*model.name) : nullptr;
    if (open && open->shape == model)
        notes.push_back(phrase("note.tuning.model_source", *model.name, open->source));
    else if (open)
        notes.push_back(phrase("note.tuning.model_changed", *model.name, open->source));
    if (isMixture(model)) notes.push_back(counted("note.tuning.experts", model.experts));
}

void noteRecipe(const Tuned& t, std::vector<Phrase>& notes) {
    const FineTuning& f = t.tuning;
    notes.push_back(
        phrase("note.tuning.recipe", plain(f.weight_bytes), plain(f.gradient_bytes), plain(f.optimizer_bytes)));
    notes.push_back(phrase("note.tuning.adapters"));
    notes.push_back(phrase(f.activation_checkpointing ? "note.tuning.checkpointing" : "note.tuning.no_checkpointing"));
    if (f.gpus > 1) notes.push_back(phrase("note.tuning.sharding", plain(f.sharding), plain(f.gpus)));
    if (t.result.hours) notes.push_back(phrase("note.tuning.same_rate", rate(*f.tokens_per_second)));
    notes.push_back(phrase("note.tuning.memory", share(fits_share)));
}

} // namespace

bool hasFineTuning(const Snapshot& snapshot) {
    return snapshot.results.fine_tuning && snapshot.results.fine_tuning->ok();
}

PageSpec fineTuningPage(const Snapshot& snapshot, const PageView&) {
    PageSpec page;
    page.id = "fine-tuning";
    page.title = phrase("page.fine-tuning");
    if (!hasFineTuning(snapshot)) return page;
    const Tuned tuned(snapshot);
    page.charts.push_back(tuningMethodBars(tuned));
    page.charts.push_back(tuningCardBars(tuned, page.notes));
    page.tables.push_back(fitTable(tuned));
    page.tables.push_back(bytesTable(tuned));
    noteRecipe(tuned, page.notes);
    if (const ModelShape* model = modelOf(tuned.tuning, tuned.scenario)) noteModel(*model, page.notes);
    for (const FitRow& fit : tuned.result.fit)
        page.rows.push_back(fit.gpu);
    return page;
}

} // namespace bascule
