#include "model/charts/inference.h"
#include "model/explain.h"
#include "model/open_models.h"
#include "model/pages/pages.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

Column column(const char* id, bool number = true) {
    return {id, phrase((std::string("column.inference.") + id).c_str()), number};
}

Quantity milliseconds(double value) { return {value, Unit::milliseconds}; }
Cell cell(Quantity value, const char* figure, CellStyle style = CellStyle::plain) {
    return {std::move(value), style, explainId(std::string("inference.") + figure, {})};
}
Cell text(const char* key, CellStyle style = CellStyle::plain) { return {phrase(key), style, {}}; }

Cell verdict(const std::optional<bool>& meets) {
    if (!meets) return {};
    return text(*meets ? "pill.inference.met" : "pill.inference.missed",
                *meets ? CellStyle::pill_gpu : CellStyle::pill_api);
}

Cell target(const std::optional<double>& value, Unit unit) {
    return value ? Cell{Quantity{*value, unit}, CellStyle::plain, {}} : Cell{};
}

// What one request sees, beside the textbook's bounds.
TableSpec requestTable(const Served& s) {
    const InferenceResult& r = s.result;
    const Inference& i = s.inference;
    TableSpec table;
    table.id = "inference";
    table.title = phrase("table.inference", one(s.modelName()), one(s.cards()));
    table.columns = {column("figure", false), column("ideal"),          column("single"),      column("batch"),
                     column("target"),        column("verdict", false), column("error", false)};
    table.columns[3].title = phrase("column.inference.batch", plain(r.batch));
    const auto row = [&](const char* id, const char* name, std::vector<Cell> cells, bool strong = false) {
        TableSpec::Row line{id, strong, {text(name, strong ? CellStyle::strong : CellStyle::plain)}};
        line.cells.insert(line.cells.end(), std::make_move_iterator(cells.begin()),
                          std::make_move_iterator(cells.end()));
        table.rows.push_back(std::move(line));
    };
    const auto ms = [](double seconds) { return milliseconds(seconds * 1e3); };
    row("prefill", "inference.row.prefill",
        {cell(ms(r.ideal_prefill_seconds), "ideal_prefill"),
         cell(ms(r.prefill.alone()), "first_best"),
         cell(ms(r.prefill.compute), "prefill_load"),
         {},
         {},
         text("inference.error.first", CellStyle::muted)});
    row("first-mean", "inference.row.first_mean",
        {{},
         cell(milliseconds(r.first_token_mean), "first_mean"),
         {},
         {},
         {},
         text("inference.error.first", CellStyle::muted)});
    row("first-worst", "inference.row.first_worst",
        {{},
         cell(milliseconds(r.first_token_worst), "first_worst", CellStyle::strong),
         {},
         target(i.target_first_token_milliseconds, Unit::milliseconds),
         verdict(r.meets_first_token),
         text("inference.error.first", CellStyle::muted)},
        true);
    row("step", "inference.row.step",
        {cell(ms(r.ideal_decode_seconds), "ideal_decode"),
         cell(ms(r.step_single.total()), "step_single"),
         cell(ms(r.step_batch.total()), "step_batch"),
         {},
         {},
         text("inference.error.single", CellStyle::muted)});
    row("user", "inference.row.user",
        {cell(rate(1 / r.ideal_decode_seconds), "ideal_decode"), cell(rate(r.tokens_per_second_single), "rate_single"),
         cell(rate(r.tokens_per_second_per_user), "rate_user", CellStyle::strong),
         target(i.target_tokens_per_second, Unit::tokens_per_second), verdict(r.meets_tokens_per_second),
         text("inference.error.single", CellStyle::muted)},
        true);
    row("all", "inference.row.all",
        {{},
         {},
         cell(rate(r.output_tokens_per_second), "rate_all", CellStyle::strong),
         {},
         {},
         text("inference.error.all", CellStyle::muted)},
        true);
    return table;
}

// What this throughput does to the cost of a million tokens.
TableSpec costTable(const Served& s) {
    TableSpec table;
    table.id = "inference-cost";
    table.title = phrase("table.inference_cost", s.name());
    table.columns = {column("throughput", false), column("rate"), column("condition", false), column("cost"),
                     column("ratio")};
    const GpuResult &listed = s.asListed(), &here = s.asEstimated();
    const bool both = listed.ok() && here.ok();
    const auto row = [&](const char* id, const char* name, Quantity speed, Phrase condition, const GpuResult& cost,
                         std::string explain, Maybe ratio) {
        TableSpec::Row line{id, id == std::string("estimated"), {text(name)}};
        const CellStyle style = line.emphasised ? CellStyle::strong : CellStyle::plain;
        line.cells[0].style = style;
        line.cells.push_back({std::move(speed), style, {}});
        line.cells.push_back({std::move(condition), CellStyle::muted, {}});
        line.cells.push_back(
            cost.ok() ? Cell{perMillion(cost.cost_per_million, s.currency()), style, std::move(explain)} : Cell{});
        line.cells.push_back(ratio ? Cell{phrase("inference.ratio", Quantity{*ratio, Unit::ratio}), style, {}}
                                   : Cell{});
        table.rows.push_back(std::move(line));
    };
    const bool typed = s.scenario.hosting.throughput.contains(s.row->id);
    const double counted_now =
        listed.ok() ? listed.output_tokens_per_second : s.row->output_tokens_per_second.value_or(std::nan(""));
    row("listed", typed ? "inference.cost.typed" : "inference.cost.listed", rate(counted_now),
        typed ? phrase("throughput.unsaid") : throughputCondition(*s.row), listed,
        s.snapshot.results.findGpu(s.row->id) ? explainId("cost_per_million", s.row->id) : std::string(),
        both ? Maybe(1) : Maybe());
    const double factor = s.scenario.hosting.throughput_factor;
    row("estimated", "inference.cost.estimated", rate(s.rowThroughput() * factor),
        s.rowSequences() == 1 ? phrase("throughput.one_stream_last")
                              : counted("throughput.at_once_last", s.rowSequences()),
        here, explainId("inference.cost_estimated", {}),
        both && listed.cost_per_million > 0 ? Maybe(here.cost_per_million / listed.cost_per_million) : Maybe());
    return table;
}

void noteModel(const Served& s, std::vector<Phrase>& notes) {
    const OpenModel* open = s.model && s.model->name ? findOpenModel(*s.model->name) : nullptr;
    if (open)
        notes.push_back(phrase(open->shape == *s.model ? "note.tuning.model_source" : "note.tuning.model_changed",
                               *s.model->name, open->source));
    if (s.result.active_parameters < s.result.parameters)
        notes.push_back(phrase("note.inference.experts", Quantity{s.result.active_parameters, Unit::parameters},
                               Quantity{s.result.parameters, Unit::parameters}));
}

void addNotes(const Served& s, std::vector<Phrase>& notes) {
    notes.push_back(phrase("note.inference.error"));
    if (s.inference.prompt_tokens <= 500) notes.push_back(phrase("note.inference.short_prompt"));
    notes.push_back(phrase("note.inference.ideal"));
    notes.push_back(phrase("note.inference.efficiency", share(s.inference.compute_efficiency),
                           share(s.inference.memory_efficiency)));
    notes.push_back(phrase("note.inference.hidden"));
    if (s.row->gpu_count > 1 || s.inference.gpus > 1)
        notes.push_back(
            phrase("note.inference.copies", plain(s.inference.gpus), plain(s.row->gpu_count), plain(s.copies())));
    if (s.row->input_tokens_per_second) notes.push_back(phrase("note.inference.input_twice", s.name()));
    noteModel(s, notes);
}

} // namespace

bool hasInference(const Snapshot& snapshot) { return snapshot.results.inference && snapshot.results.inference->ok(); }

PageSpec inferencePage(const Snapshot& snapshot, const PageView&) {
    PageSpec page;
    page.id = "inference";
    page.title = phrase("page.inference");
    if (!hasInference(snapshot)) return page;
    const Served served(snapshot);
    page.charts.push_back(inferenceTimes(served));
    page.charts.push_back(inferenceRates(served));
    page.tables.push_back(requestTable(served));
    page.tables.push_back(costTable(served));
    addNotes(served, page.notes);
    page.rows.push_back(served.inference.gpu);
    return page;
}

} // namespace bascule
