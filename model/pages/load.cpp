#include "model/charts/load_charts.h"
#include "model/explain.h"
#include "model/pages/pages.h"
#include "model/say.h"

#include <cmath>

namespace bascule {
namespace {

using namespace say;

Column column(const char* id, bool number = true) {
    return {id, phrase((std::string("column.load.") + id).c_str()), number};
}

struct Line {
    const GpuResult& gpu;
    std::string name;
    double utilisation;
    const char* rate; // "load" or "typed"
    bool emphasised;
};

TableSpec::Row tableRow(const Loaded& s, const Line& line) {
    const GpuResult& g = line.gpu;
    TableSpec::Row row{g.id + ':' + line.rate, line.emphasised, {}};
    const CellStyle style = line.emphasised ? CellStyle::strong : CellStyle::plain;
    const auto add = [&](Quantity value, const char* figure, CellStyle shown) {
        row.cells.push_back({std::move(value), shown, explainId(std::string("load.") + figure, g.id, line.rate)});
    };
    row.cells.push_back({line.name, style, {}});
    row.cells.push_back({phrase(std::string_view(line.rate) == "load" ? "load.rate.derived" : "load.rate.typed",
                                share(line.utilisation)),
                         style, std::string_view(line.rate) == "load" ? explainId("load.utilisation", {}) : ""});
    if (!g.ok()) {
        row.cells.resize(8);
        row.cells.push_back({phrase((std::string("error.") + codeOf(g.error)).c_str()), CellStyle::muted, {}});
        return row;
    }
    add(perMillion(g.cost_per_million, s.currency()), "cost", style);
    add(units(g.units_needed), "units", style);
    add(perMonth(g.monthly_cost, s.currency()), "month", style);
    add(perMillion(g.cost_per_million_at_volume.valueOr(std::nan("")), s.currency()), "at_volume", style);
    add(share(s.busyShare(g)), "busy", style);
    add(share(s.shareAtPeak(g)), "at_peak", style);
    add(perMonth(s.idleCost(g), s.currency()), "idle", style);
    return row;
}

// The reference GPU at both rates, then the other offers at the load's.
TableSpec offersTable(const Loaded& s) {
    TableSpec table;
    table.id = "load";
    table.title = phrase("table.load");
    table.columns = {column("offer", false), column("utilisation", false), column("cost"), column("units"),
                     column("month"),        column("at_volume"),          column("busy"), column("at_peak"),
                     column("idle")};
    const auto nameOf = [&](const GpuResult& g) {
        const GpuRow* row = s.compared.row(g);
        return row ? offerName(*row) : g.id;
    };
    if (const GpuResult* reference = s.compared.gpu) {
        if (s.possible())
            table.rows.push_back(tableRow(s, {s.derived, nameOf(*reference), s.figures.utilisation, "load", true}));
        table.rows.push_back(tableRow(s, {s.typed, nameOf(*reference), s.typed_utilisation, "typed", false}));
    }
    if (!s.possible()) return table;
    for (const GpuResult* g : s.compared.gpusShown()) {
        const GpuRow* row = s.compared.row(*g);
        if (g == s.compared.gpu || !row) continue;
        const GpuResult other = s.at(*row, s.figures.utilisation);
        table.rows.push_back(tableRow(s, {other, nameOf(*g), s.figures.utilisation, "load", false}));
    }
    return table;
}

TableSpec hoursTable(const Loaded& s) {
    TableSpec table;
    table.id = "hours";
    table.title = phrase("table.load.hours");
    table.columns = {column("hour", false), column("demand"), column("rate"), column("hour_peak"),
                     column("hour_share")};
    for (std::size_t hour = 0; hour < s.load.hourly_profile.size(); ++hour) {
        const double mean = s.hourRate(hour), peak = mean * s.load.peak_factor;
        const std::string which = std::to_string(hour), explain = explainId("load.hour", which);
        table.rows.push_back({which, false, {}});
        std::vector<Cell>& cells = table.rows.back().cells;
        cells.push_back({phrase("load.hour", plain(static_cast<double>(hour))), CellStyle::plain, {}});
        cells.push_back({plain(s.load.hourly_profile[hour]), CellStyle::plain, {}});
        cells.push_back({rate(mean), CellStyle::plain, explain});
        cells.push_back({rate(peak), CellStyle::plain, explain});
        cells.push_back({share(s.derived.ok() ? mean / s.capacity(s.derived) : std::nan("")), CellStyle::plain, {}});
    }
    return table;
}

} // namespace

bool hasLoad(const Snapshot& snapshot) { return snapshot.document.scenario.workload.load && Loaded(snapshot).finite(); }

PageSpec loadPage(const Snapshot& snapshot, const PageView&) {
    PageSpec page;
    page.id = "load";
    page.title = phrase("page.load");
    if (!hasLoad(snapshot)) return page;
    const Loaded loaded(snapshot);
    page.charts.push_back(loadProfile(loaded));
    page.charts.push_back(loadDemand(loaded));
    page.tables.push_back(offersTable(loaded));
    page.tables.push_back(hoursTable(loaded));
    page.notes.push_back(
        phrase("note.load.peak", plain(loaded.load.peak_factor), share(loaded.scenario.hosting.peak_limit)));
    page.notes.push_back(phrase("note.load.idle"));
    addRowNotes(loaded.compared, page.notes);
    if (snapshot.results.invoice) {
        for (const GpuResult& g : snapshot.results.gpus)
            page.rows.push_back(g.id);
        page.rows.push_back(snapshot.results.invoice->api);
    }
    return page;
}

} // namespace bascule
