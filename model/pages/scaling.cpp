#include "model/charts/tuning_charts.h"
#include "model/explain.h"
#include "model/json_text.h"
#include "model/pages/pages.h"
#include "model/say.h"

namespace bascule {
namespace {

using namespace say;

Column column(const char* id, bool number = true) {
    return {id, phrase((std::string("column.scaling.") + id).c_str()), number};
}

Quantity seconds(double value) { return {value, Unit::seconds}; }

TableSpec::Row tableRow(const Scaled& s, const ScalingRow& row) {
    const std::string id = writeNumber(row.gpus);
    TableSpec::Row line{id, &row == s.largest, {}};
    const auto add = [&](Quantity value, const char* figure) {
        line.cells.push_back({std::move(value), line.emphasised ? CellStyle::strong : CellStyle::plain,
                              explainId(std::string("scaling.") + figure, id)});
    };
    line.cells.push_back({plain(row.gpus), line.emphasised ? CellStyle::strong : CellStyle::plain, {}});
    if (!row.ok()) {
        line.cells.resize(9);
        line.cells.push_back({phrase((std::string("error.") + codeOf(row.error)).c_str()), CellStyle::muted, {}});
        return line;
    }
    add({row.days, Unit::days}, "days");
    add({row.speedup, Unit::ratio}, "speedup");
    add(share(row.efficiency), "efficiency");
    add(seconds(row.compute_seconds_per_step), "compute");
    add(seconds(row.all_reduce_seconds), "all_reduce");
    add(seconds(row.exposed_seconds), "exposed");
    add(hours(row.gpu_hours), "gpu_hours");
    add({row.amount, Unit::money, s.currency()}, "amount");
    line.cells.push_back({phrase(row.gpus <= 1     ? "short.no_network"
                                 : row.beyond_node ? "short.between_nodes"
                                                   : "short.within_node"),
                          CellStyle::muted,
                          {}});
    return line;
}

TableSpec scalingTable(const Scaled& s) {
    TableSpec table;
    table.id = "scaling";
    table.title = phrase("table.scaling", s.name());
    table.columns = {column("gpus"),    column("days"),          column("speedup"), column("efficiency"),
                     column("compute"), column("all_reduce"),    column("exposed"), column("gpu_hours"),
                     column("amount"),  column("network", false)};
    double last = 0;
    for (const ScalingRow* row : s.rows)
        table.rows.push_back(tableRow(s, *row));
    for (const ScalingRow& row : s.result.rows)
        if (!row.ok() && row.gpus != last) {
            table.rows.push_back(tableRow(s, row));
            last = row.gpus;
        }
    return table;
}

// Published runs are told in whole days: what these come to, read that way.
void noteWholeDays(const Scaled& s, std::vector<Phrase>& notes) {
    if (!s.largest || s.largest->gpus <= 1) return;
    const double one = std::round(s.result.days_on_one), many = std::round(s.largest->days);
    if (many < 1) return;
    notes.push_back(phrase("note.scaling.whole_days", Quantity{one, Unit::days}, Quantity{many, Unit::days},
                           s.counted(s.largest->gpus), share(s.mfuByWeights(1, one)),
                           share(one / many / s.largest->gpus)));
}

// By which convention the share of the peak is meant.
void noteMfu(const Scaled& s, std::vector<Phrase>& notes) {
    const Compute& c = s.scaling.compute;
    const std::string precision = codeOf(c.precision);
    const Quantity peak = plain(s.result.peak_tflops), used = share(c.mfu);
    if (s.attentionFlops() > 0)
        notes.push_back(phrase("note.scaling.mfu_attention", used, peak, s.name(), precision,
                               share(s.mfuByWeights(1, s.result.days_on_one))));
    else
        notes.push_back(phrase("note.scaling.mfu", used, peak, s.name(), precision));
    if (c.method == TrainedPart::lora)
        notes.push_back(phrase("note.scaling.lora", Quantity{c.adapter_parameters, Unit::parameters}));
    if (c.active_parameters)
        notes.push_back(phrase("note.scaling.active", Quantity{*c.active_parameters, Unit::parameters},
                               Quantity{c.parameters, Unit::parameters}));
}

void noteNetwork(const Scaled& s, std::vector<Phrase>& notes) {
    const Quantity between{s.scaling.node_bus_gb_per_second, Unit::gigabytes_per_second};
    const GpuSpec* spec = s.prices.findSpec(*s.row);
    if (s.result.bus_gb_per_second)
        notes.push_back(phrase("note.scaling.bus", Quantity{*s.result.bus_gb_per_second, Unit::gigabytes_per_second},
                               plain(s.scaling.gpus_per_node), between));
    if (s.scaling.bus_gb_per_second && spec && spec->interconnect_gb_per_second)
        notes.push_back(phrase("note.scaling.bus_typed", s.name(),
                               Quantity{*spec->interconnect_gb_per_second, Unit::gigabytes_per_second}));
    const Quantity gradients{s.result.gradient_gigabytes, Unit::gigabytes};
    notes.push_back(s.scaling.overlap > 0 ? phrase("note.scaling.all_reduce", gradients, share(s.scaling.overlap))
                                          : phrase("note.scaling.all_reduce_bare", gradients));
    notes.push_back(phrase("note.scaling.step", volume(s.scaling.tokens_per_step)));
    notes.push_back(phrase("note.scaling.amount"));
}

} // namespace

bool hasScaling(const Snapshot& snapshot) { return snapshot.results.scaling && snapshot.results.scaling->ok(); }

PageSpec scalingPage(const Snapshot& snapshot, const PageView&) {
    PageSpec page;
    page.id = "scaling";
    page.title = phrase("page.scaling");
    if (!hasScaling(snapshot)) return page;
    const Scaled scaled(snapshot);
    page.charts.push_back(scalingDays(scaled));
    page.charts.push_back(scalingCost(scaled));
    page.tables.push_back(scalingTable(scaled));
    noteWholeDays(scaled, page.notes);
    noteMfu(scaled, page.notes);
    noteNetwork(scaled, page.notes);
    page.rows.push_back(scaled.scaling.gpu);
    return page;
}

} // namespace bascule
