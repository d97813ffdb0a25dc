#pragma once
#include "app/export/exporter.h"
#include "app/export/sheet_text.h"

#include <QSizeF>

class QPainter;

// One page of an export, laid out for any painter in units of 1/96 inch.
namespace bascule {

// Rows of a table that stand on one sheet.
struct TableSlice {
    std::size_t table = 0, first = 0, count = 0;
};

// A page goes on over as many sheets as its tables need; with charts and a single table it is one sheet.
struct Sheet {
    bool first = true; // of its page: with the sentence, the inputs and the charts
    bool alone = true; // no other sheet follows: rows without room are counted in words
    std::vector<TableSlice> tables;
    QStringList sentences; // on the last sheet: details and notes that the first has no room for
};
std::vector<Sheet> sheetsOf(const QSizeF& size, const PageSpec& page, const SheetText& text, const Words& words);

// The whole page on one sheet, rows without room counted in a line of words.
Sheet singleSheet(const QSizeF& size, const PageSpec& page, const SheetText& text, const Words& words);

struct SheetNumber {
    int number = 1, count = 1;
};
void drawSheet(QPainter& painter, const QSizeF& size, const PageSpec& page, const SheetText& text, const Sheet& sheet,
               const Words& words, bool vector, SheetNumber number);

// The size to lay a sheet out for: very small pages are laid out larger and drawn smaller, so that nothing is ever cut.
QSizeF layoutSize(const QSizeF& size);
const ChartPainter& chartPainter(); // throws where the program was built without charts

// Page and its words, built once for every format.
struct BuiltPage {
    PageSpec page;
    SheetText text;
};
BuiltPage buildPage(const Snapshot& snapshot, const QString& id, const ExportOptions& options, const Words& words);

QByteArray pdfBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words);
QByteArray pngBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words);
QByteArray svgBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words);
QByteArray csvBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words);

} // namespace bascule
