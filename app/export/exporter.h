#pragma once
#include "app/words.h"
#include "model/pages/page_spec.h"

#include <QByteArray>
#include <QRectF>
#include <QSize>
#include <functional>

class QPainter;

namespace bascule {

struct Theme;

// Draws a chart into a rectangle. The graphical build sets it (ui/plot_view.cpp); without it only CSV can be exported.
using ChartPainter =
    std::function<void(QPainter&, const QRectF&, const ChartSpec&, const Words&, const Theme&, bool vector)>;
void setChartPainter(ChartPainter painter);
bool hasChartPainter();

struct ExportOptions {
    QStringList pages;              // ids; empty: PDF all that have a result, else "break-even"
    QSize size = QSize(1600, 1000); // PNG pixels; SVG and PDF at 96 per inch
    bool sizeGiven = false;         // PDF is A4 landscape unless given
    int dpi = 96;                   // PNG: written in, scales type and lines by dpi/96
    bool withScenario = true;
    PageView view;
};
bool isSizeAllowed(const QSize& size); // at most 32767 a side and 200 megapixels: what an image costs in memory
enum class ExportFormat { pdf, png, svg, csv };
std::optional<ExportFormat> exportFormatOf(const QString& path); // by suffix, any case

// The pages asked for; without any, where a format holds several, all that have a result, else "break-even".
QStringList pagesOf(const Snapshot& snapshot, const ExportOptions& options, bool several);

// The bytes of the file, from the snapshot alone: the same with and without a window, on white whatever the theme.
QByteArray exportBytes(const Snapshot& snapshot, ExportFormat format, const ExportOptions& options, Language language);

// All sheets of the pages of `options` as on paper, each with the title, the sentence or what goes on from it, the inputs that
// matter, charts, tables, sources, date, rate and "estimate, not a quote". `size` at 96 per inch, `scale` to the painter's units;
// `nextSheet` is called between two.
void paintSheets(QPainter& painter, const QSizeF& size, double scale, const Snapshot& snapshot,
                 const ExportOptions& options, const Words& words, const std::function<void()>& nextSheet);

} // namespace bascule
