#include "ui/price_tables.h"

#include "model/served.h"
#include "ui/table_model.h"

#include <algorithm>

namespace bascule {
namespace {

Column column(const char* id, bool number = false) {
    return {id, Phrase{std::string("prices.column.") + id, {}, -1}, number};
}

Cell cellOf(auto value, CellStyle style = CellStyle::plain) {
    Cell cell;
    cell.value = std::move(value);
    cell.style = style;
    return cell;
}
Cell price(const std::optional<double>& value, Unit unit, const std::string& currency) {
    return value ? cellOf(Quantity{*value, unit, currency, false, true}) : Cell(); // as in the book, not rounded
}
Cell number(const std::optional<double>& value, Unit unit) {
    return value ? cellOf(Quantity{*value, unit, {}}) : Cell();
}
Cell name(const std::optional<std::string>& text, CellStyle style = CellStyle::plain) {
    return text && !text->empty() ? cellOf(*text, style) : Cell();
}
Cell date(const std::optional<std::string>& iso) { return name(iso, CellStyle::muted); }

} // namespace

TableSpec gpuPriceTable(const Document& document) {
    TableSpec table{"prices.gpus", Phrase{"prices.gpus", {}, -1}, {}, {}};
    table.columns = {column("name"),
                     column("provider"),
                     column("on_demand", true),
                     column("interruptible", true),
                     column("monthly", true),
                     column("output_rate", true),
                     column("throughput_for"),
                     column("input_rate", true),
                     column("source"),
                     column("as_of")};
    const std::string reference = referenceGpu(document);
    for (const GpuRow& row : document.prices->gpus) {
        TableSpec::Row line{row.id, row.id == reference, {}};
        line.cells = {cellOf(offerName(row)),
                      name(row.provider),
                      price(row.price_per_hour.on_demand, Unit::money_per_hour, row.currency),
                      price(row.price_per_hour.interruptible, Unit::money_per_hour, row.currency),
                      price(row.price_per_month, Unit::money_per_month, row.currency),
                      number(row.output_tokens_per_second, Unit::tokens_per_second),
                      row.output_tokens_per_second ? cellOf(throughputCondition(row), CellStyle::muted) : Cell(),
                      number(row.input_tokens_per_second, Unit::tokens_per_second),
                      name(row.source, CellStyle::muted),
                      date(row.as_of)};
        table.rows.push_back(std::move(line));
    }
    return table;
}

TableSpec apiPriceTable(const Document& document) {
    TableSpec table{"prices.apis", Phrase{"prices.apis", {}, -1}, {}, {}};
    table.columns = {
        column("name"),         column("provider"),          column("input", true),        column("cached_input", true),
        column("output", true), column("batch_input", true), column("batch_output", true), column("source"),
        column("as_of")};
    const std::string reference = referenceApi(document);
    for (const ApiRow& row : document.prices->apis) {
        TableSpec::Row line{row.id, row.id == reference, {}};
        const TokenPrices& list = row.price_per_million;
        const TokenPrices batch = row.batch_price_per_million.value_or(TokenPrices{});
        const auto million = [&](const std::optional<double>& value) {
            return price(value, Unit::money_per_million, row.currency);
        };
        line.cells = {
            cellOf(row.name),     name(row.provider),   million(list.input),   million(list.cached_input),
            million(list.output), million(batch.input), million(batch.output), name(row.source, CellStyle::muted),
            date(row.as_of)};
        table.rows.push_back(std::move(line));
    }
    return table;
}

TableSpec filtered(const TableSpec& table, const QString& filter, const Words& words) {
    const QStringList wanted = filter.split(' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty()) return table;
    TableSpec kept = table;
    std::erase_if(kept.rows, [&](const TableSpec::Row& row) {
        QString all = QString::fromStdString(row.id);
        for (const Cell& cell : row.cells)
            all += ' ' + cellText(cell, words);
        return std::ranges::any_of(wanted,
                                   [&](const QString& word) { return !all.contains(word, Qt::CaseInsensitive); });
    });
    return kept;
}

} // namespace bascule
