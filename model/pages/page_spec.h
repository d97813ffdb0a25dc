#pragma once
#include "model/answer.h"
#include "model/charts/chart_spec.h"
#include "model/evaluate.h"
#include "model/scenario_fields.h"

#include <functional>
#include <span>

// A page as a value: charts, tables and the notes under them, built from a snapshot. The window, the exports and the clipboard show the same.
namespace bascule {

enum class CellStyle : std::uint8_t { plain, strong, muted, pill_gpu, pill_api, pill_close };

struct Cell {
    std::variant<std::monostate, Quantity, std::string, Phrase> value; // monostate: unknown, shown as a dash
    CellStyle style = CellStyle::plain;
    std::string explain; // id for explain(), empty when there is nothing to compute
};

struct Column {
    std::string id; // stable, untranslated
    Phrase title;
    bool number = false; // right-aligned, sorted by value
};

struct TableSpec {
    std::string id;
    Phrase title;
    std::vector<Column> columns;
    struct Row {
        std::string id;
        bool emphasised = false;
        std::vector<Cell> cells;
    };
    std::vector<Row> rows;
};

struct PageSpec {
    std::string id;
    Phrase title;
    std::vector<ChartSpec> charts;
    std::vector<TableSpec> tables;
    std::vector<Phrase> notes;     // what is missing, what was assumed
    std::vector<std::string> rows; // ids of the price rows behind the page; empty: those that are compared
};

// What the viewer chose about a page without changing the document.
struct PageView {
    bool logarithmic = false; // break-even: volume axis
    bool hybrid = false;      // break-even: draw the hybrid line
};

enum class PageGroup : std::uint8_t { need, answer, model, prices };

struct PageEntry {
    const char* id; // "break-even": command line, settings, words "page.break-even"
    PageGroup group;
    bool (*has_result)(const Snapshot&);
    PageSpec (*build)(const Snapshot&, const PageView&);
    std::span<const FieldGroup> inputs;                        // what is set beside it, in this order
    Answer (*answer)(const Snapshot&, std::string_view today); // what is said above it
    std::span<const char* const> examples = {}; // a page whose section is lacking offers the sections of these
};
std::span<const PageEntry> pages(); // in the order shown
const PageEntry* findPage(std::string_view id);
bool isFilled(const PageEntry& page,
              const Scenario& scenario); // whether the scenario has the section that the page is about

} // namespace bascule
