#include "app/commands/results_table.h"

#include "app/export/table_painter.h" // cellText
#include "app/language.h"
#include "model/answer.h"
#include "model/pages/page_spec.h"

namespace bascule {
namespace {

QString tableText(const TableSpec& table, const Words& words) {
    std::vector<QStringList> lines(1);
    for (const Column& column : table.columns)
        lines[0] << words.text(column.title);
    for (const TableSpec::Row& row : table.rows) {
        QStringList cells;
        for (const Cell& cell : row.cells)
            cells << cellText(cell, words);
        lines.push_back(cells);
    }
    std::vector<qsizetype> widths(table.columns.size(), 0);
    for (const QStringList& line : lines)
        for (std::size_t i = 0; i < widths.size() && i < static_cast<std::size_t>(line.size()); ++i)
            widths[i] = std::max(widths[i], line[static_cast<int>(i)].size());
    QString text;
    for (const QStringList& line : lines) {
        QString row;
        for (std::size_t i = 0; i < widths.size() && i < static_cast<std::size_t>(line.size()); ++i) {
            const QString& cell = line[static_cast<int>(i)];
            row += table.columns[i].number ? cell.rightJustified(widths[i]) : cell.leftJustified(widths[i]);
            row += QStringLiteral("  ");
        }
        while (row.endsWith(QLatin1Char(' ')))
            row.chop(1);
        text += row + QLatin1Char('\n');
    }
    return text;
}

QString pageText(const PageEntry& page, const Snapshot& snapshot, const Words& words) {
    const Answer said = page.answer(snapshot, {});
    QString text = words.text(said.verdict) + QLatin1Char('\n');
    for (const auto* sentences : {&said.details, &said.cautions})
        for (const Phrase& sentence : *sentences)
            text += words.text(sentence) + QLatin1Char('\n');
    for (const TableSpec& table : page.build(snapshot, {}).tables)
        text += QLatin1Char('\n') + tableText(table, words);
    return text;
}

} // namespace

// The comparison, then every page of a section that the scenario has.
QString resultsTable(const Snapshot& snapshot) {
    installLanguage(Language::english);
    const Words words(Language::english);
    QString text;
    if (const PageEntry* page = findPage("break-even")) text = pageText(*page, snapshot, words);
    for (const PageEntry& page : pages())
        if ((page.group == PageGroup::model || page.group == PageGroup::need) && page.has_result(snapshot))
            text += QLatin1Char('\n') + words.text(page.build(snapshot, {}).title) + QLatin1Char('\n') +
                    pageText(page, snapshot, words);
    return text;
}

} // namespace bascule
