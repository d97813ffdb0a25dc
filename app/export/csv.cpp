#include "app/export/sheet.h"
#include "app/export/table_painter.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace bascule {
namespace {

// The two ways spreadsheets read a file right: French ones want semicolons, decimal commas and a byte-order mark.
struct CsvStyle {
    QChar separator, decimal;
    bool mark;
};
CsvStyle styleOf(Language language) {
    return language == Language::french ? CsvStyle{';', ',', true} : CsvStyle{',', '.', false};
}

class Csv {
public:
    explicit Csv(CsvStyle style) : m_style(style) {}

    // Text that a spreadsheet would run as a formula gets an apostrophe; numbers never do.
    void text(const QString& value) {
        static const QString dangerous = QStringLiteral("=+-@\t\r");
        field(!value.isEmpty() && dangerous.contains(value[0]) ? '\'' + value : value);
    }
    // Fifteen digits, as many as a spreadsheet keeps: 5.4 × 720 reads 3888, not 3888.0000000000005.
    void number(double value) { field(QString::number(value, 'g', 15).replace('.', m_style.decimal)); }
    void empty() { field({}); }
    void endRow() {
        m_text += QLatin1String("\r\n");
        m_start = true;
    }
    QByteArray bytes() const { return (m_style.mark ? QByteArray("\xef\xbb\xbf") : QByteArray()) + m_text.toUtf8(); }

private:
    void field(QString value) {
        if (!m_start) m_text += m_style.separator;
        m_start = false;
        const bool quoted =
            value.contains(m_style.separator) || value.contains('"') || value.contains('\n') || value.contains('\r');
        m_text += quoted ? '"' + value.replace(QLatin1String("\""), QLatin1String("\"\"")) + '"' : value;
    }

    CsvStyle m_style;
    QString m_text;
    bool m_start = true;
};

// Every table has the same columns in the file; a column is known by its id.
struct FileColumn {
    std::string id;
    QString title;
};

const Quantity* firstQuantity(const TableSpec& table, std::size_t column) {
    for (const auto& row : table.rows)
        if (column < row.cells.size())
            if (const auto* quantity = std::get_if<Quantity>(&row.cells[column].value);
                quantity && std::isfinite(quantity->value))
                return quantity;
    return nullptr;
}

// Titles name GiB, values are bytes.
double unitSize(Unit unit) { return unit == Unit::bytes ? 0x1p30 : 1; }

// Whether a cell speaks of amounts in words, "8 × 72 h": the column's numbers then have no unit in common.
bool spokenIn(const TableSpec& table, std::size_t column, Unit unit) {
    return std::any_of(table.rows.begin(), table.rows.end(), [&](const TableSpec::Row& row) {
        const auto* phrase = column < row.cells.size() ? std::get_if<Phrase>(&row.cells[column].value) : nullptr;
        return phrase && std::any_of(phrase->arguments.begin(), phrase->arguments.end(), [&](const Argument& argument) {
                   const auto* quantity = std::get_if<Quantity>(&argument);
                   return quantity && quantity->unit != unit;
               });
    });
}

// The unit that the column's title names; a number in another one says its own.
std::optional<Unit> unitOf(const TableSpec& table, std::size_t column) {
    const Quantity* quantity = firstQuantity(table, column);
    return quantity && !spokenIn(table, column, quantity->unit) ? std::optional(quantity->unit) : std::nullopt;
}

bool oneCurrency(const TableSpec& table, std::size_t column) {
    std::set<std::string> currencies;
    for (const auto& row : table.rows)
        if (column < row.cells.size())
            if (const auto* quantity = std::get_if<Quantity>(&row.cells[column].value))
                currencies.insert(quantity->currency);
    return currencies.size() <= 1;
}

// A title with the unit of its numbers, unless it names it already. Shares stay between 0 and 1.
QString titleOf(const TableSpec& table, std::size_t column, const Words& words) {
    const QString title = words.text(table.columns[column].title);
    const Quantity* quantity = firstQuantity(table, column);
    if (!quantity || !unitOf(table, column)) return title;
    const QString unit =
        quantity->unit == Unit::share
            ? QStringLiteral("0–1")
            : words.format().unit(quantity->unit, oneCurrency(table, column) ? quantity->currency : std::string());
    const QString sign = words.format().currencySign(quantity->currency);
    const bool named = unit.isEmpty() || quantity->unit == Unit::units || title.contains(unit) ||
                       (!sign.isEmpty() && title.contains(sign));
    return named ? title : words.text("export.with_unit", {title, unit});
}

std::vector<FileColumn> columnsOf(const PageSpec& page, const Words& words) {
    std::vector<FileColumn> columns;
    for (const TableSpec& table : page.tables)
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            const auto same = [&](const FileColumn& other) { return other.id == table.columns[c].id; };
            if (std::none_of(columns.begin(), columns.end(), same))
                columns.push_back({table.columns[c].id, titleOf(table, c, words)});
        }
    return columns;
}

void writeCell(Csv& csv, const Cell& cell, std::optional<Unit> unit, const Words& words) {
    const auto* quantity = std::get_if<Quantity>(&cell.value);
    if (quantity && unit == quantity->unit)
        return std::isfinite(quantity->value) ? csv.number(quantity->value / unitSize(quantity->unit)) : csv.empty();
    const auto* phrase = std::get_if<Phrase>(&cell.value);
    if (phrase && phrase->key == "date" && !phrase->arguments.empty() &&
        std::holds_alternative<std::string>(phrase->arguments[0]))
        return csv.text(
            QString::fromStdString(std::get<std::string>(phrase->arguments[0]))); // dates in files are ISO 8601
    cell.value.index() == 0 ? csv.empty() : csv.text(cellText(cell, words));
}

} // namespace

QByteArray csvBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words) {
    const BuiltPage built = buildPage(snapshot, pagesOf(snapshot, options, false).front(), options, words);
    const std::vector<FileColumn> columns = columnsOf(built.page, words);
    const bool several = built.page.tables.size() > 1;
    Csv csv(styleOf(words.language()));
    if (several) csv.text(words.text("export.kind"));
    for (const FileColumn& column : columns)
        csv.text(column.title);
    csv.endRow();
    for (const TableSpec& table : built.page.tables) {
        std::vector<std::optional<Unit>> units;
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            units.push_back(unitOf(table, c));
        for (const auto& row : table.rows) {
            if (several) csv.text(words.text(table.title));
            for (const FileColumn& column : columns) {
                const auto at = std::find_if(table.columns.begin(), table.columns.end(),
                                             [&](const Column& c) { return c.id == column.id; });
                const auto index = static_cast<std::size_t>(at - table.columns.begin());
                at != table.columns.end() && index < row.cells.size()
                    ? writeCell(csv, row.cells[index], units[index], words)
                    : csv.empty();
            }
            csv.endRow();
        }
    }
    return csv.bytes();
}

} // namespace bascule
