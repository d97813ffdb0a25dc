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
enum class ExportFormat { pdf, png, svg, csv };
std::optional<ExportFormat> exportFormatOf(const QString& path); // by suffix, any case

// The bytes of the file, from the snapshot alone: the same with and without a window, on white whatever the theme.
QByteArray exportBytes(const Snapshot& snapshot, ExportFormat format, const ExportOptions& options, Language language);

// One page drawn into a painter (sheet: title, sentence, inputs that matter, charts, table, sources, date, rate, "estimate, not a quote").
void paintSheet(QPainter& painter, const QSizeF& size, const Snapshot& snapshot, const PageSpec& page,
                const Words& words, bool vector, int pageNumber, int pageCount);

} // namespace bascule
