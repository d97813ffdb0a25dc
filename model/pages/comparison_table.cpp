#include "model/answer/parts.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

Column column(std::string id, Phrase title, bool number) { return {std::move(id), std::move(title), number}; }

Cell cell(Quantity value, const char* figure, const std::string& gpu, CellStyle style = CellStyle::plain) {
    return {std::move(value), style, explainId(figure, gpu)};
}

Cell verdictCell(const Compared& c, const GpuResult& g, const ApiResult& a) {
    const Comparison* pair = c.find(g, a);
    if (!pair) {
        return {};
    }
    std::string explain = explainId("difference", g.id, a.id);
    switch (pair->verdict) {
    case Verdict::gpu:
        return {phrase("pill.gpu"), CellStyle::pill_gpu, std::move(explain)};
    case Verdict::api:
        return {phrase("pill.api"), CellStyle::pill_api, std::move(explain)};
    case Verdict::close:
        break;
    }
    return {phrase("pill.close"), CellStyle::pill_close, std::move(explain)};
}

Cell lastCell(const Compared& c, const GpuResult& g, LastColumn last) {
    const Comparison* pair = c.apiOk() ? c.find(g, *c.api) : nullptr;
    if (!pair) {
        return {};
    }
    if (last == LastColumn::flip) {
        return {shortFlip(c, *pair), pair->flip_utilisation ? CellStyle::plain : CellStyle::muted,
                pair->flip_utilisation ? explainId("flip_utilisation", g.id, c.api->id) : std::string()};
    }
    const bool any = pair->interval_count > 0;
    return {shortWindows(c, *pair), any ? CellStyle::plain : CellStyle::muted,
            any ? explainId("break_even_volume", g.id, c.api->id) : std::string()};
}

std::string wholeName(const Compared& c, const GpuResult& g) { // the table has the room
    const GpuRow* row = c.row(g);
    return row ? offerName(*row) : g.id;
}

TableSpec::Row tableRow(const Compared& c, const GpuResult& g, LastColumn last) {
    TableSpec::Row row{g.id, &g == c.gpu, {}};
    std::vector<Cell>& cells = row.cells;
    cells.reserve(9 + c.apisShown().size());
    cells.push_back({wholeName(c, g), row.emphasised ? CellStyle::strong : CellStyle::plain, {}});
    if (!g.ok()) {
        cells.resize(8 + c.apisShown().size());
        cells.push_back({reasonOf(c, g), CellStyle::muted, {}});
        return row;
    }
    const std::string& currency = c.currency();
    cells.push_back({perHour(g.unit_price_per_hour, currency), CellStyle::plain, explainId("unit_price", g.id)});
    cells.push_back({rate(g.output_tokens_per_second), CellStyle::plain, explainId("throughput", g.id)});
    cells.push_back(cell(perMillion(g.cost_per_million, currency), "cost_per_million", g.id));
    cells.push_back(cell(perMillion(g.cost_per_million_at_volume.valueOr(std::nan("")), currency),
                         "cost_per_million_at_volume", g.id, row.emphasised ? CellStyle::strong : CellStyle::plain));
    cells.push_back(cell(units(g.units_needed), "units_needed", g.id));
    cells.push_back(cell(share(g.actual_utilisation.valueOr(std::nan(""))), "actual_utilisation", g.id));
    cells.push_back(cell(perMonth(g.monthly_cost, currency), "monthly_cost", g.id));
    for (const ApiResult* api : c.apisShown()) {
        cells.push_back(verdictCell(c, g, *api));
    }
    cells.push_back(lastCell(c, g, last));
    return row;
}

// "A, B and C: what was assumed", each assumption once, in the order of the rows that first need it.
class SharedNotes {
public:
    void add(const std::string& name, Phrase said) {
        for (auto& [phrase, names] : m_notes) {
            if (phrase == said) {
                names.push_back(literal(name));
                return;
            }
        }
        m_notes.emplace_back(std::move(said), one(literal(name)));
    }
    void sayTo(std::vector<Phrase>& notes) {
        for (auto& [said, names] : m_notes) {
            notes.push_back(phrase("note.row", std::move(names), one(std::move(said))));
        }
    }

private:
    std::vector<std::pair<Phrase, PhraseList>> m_notes;
};

template <class Result>
void collect(SharedNotes& shared, const Compared& c, const Result& result) {
    for (const Note note : result.notes) {
        shared.add(c.name(result), phrase((std::string("note.") + codeOf(note)).c_str()));
    }
}

} // namespace

TableSpec comparisonTable(const Compared& c, LastColumn last) {
    TableSpec table;
    table.id = "comparison";
    table.title = phrase("table.comparison");
    table.columns = {column("offer", phrase("column.offer"), false),
                     column("price_per_hour", phrase("column.price_per_hour"), true),
                     column("throughput", phrase("column.throughput"), true),
                     column("cost_per_million", phrase("column.cost_per_million"), true),
                     column("cost_at_volume", phrase("column.cost_at_volume"), true),
                     column("units", phrase("column.units"), true),
                     column("actual_utilisation", phrase("column.actual_utilisation"), true),
                     column("monthly_cost", phrase("column.monthly_cost"), true)};
    for (const ApiResult* api : c.apisShown()) {
        table.columns.push_back(column("verdict:" + api->id, literal(c.name(*api)), false));
    }
    Phrase against = c.api ? phrase(last == LastColumn::flip ? "column.flip" : "column.break_even", c.name(*c.api))
                           : phrase("column.break_even.none");
    table.columns.push_back(
        column(last == LastColumn::flip ? "flip_utilisation" : "break_even", std::move(against), false));
    table.rows.reserve(c.results.gpus.size());
    for (const GpuResult& g : c.results.gpus) {
        table.rows.push_back(tableRow(c, g, last));
    }
    return table;
}

void addRowNotes(const Compared& c, std::vector<Phrase>& notes) {
    SharedNotes shared;
    for (const ApiResult* api : c.apisShown()) {
        if (!api->ok()) {
            shared.add(c.name(*api), reasonOf(c, *api));
        }
        collect(shared, c, *api);
    }
    for (const GpuResult* g : c.gpusShown()) {
        collect(shared, c, *g);
    }
    shared.sayTo(notes);
    const double apis = static_cast<double>(c.results.apis.size() - c.apisShown().size());
    const double gpus = static_cast<double>(c.results.gpus.size() - c.gpusShown().size());
    if (apis > 0) {
        notes.push_back(counted("note.apis_not_shown", apis));
    }
    if (gpus > 0) {
        notes.push_back(counted("note.gpus_not_shown", gpus));
    }
}

} // namespace bascule
