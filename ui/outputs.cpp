#include "ui/outputs.h"

#include "app/export/exporter.h"
#include "ui/table_model.h"

#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace bascule {

QString tableAsText(const std::vector<TableSpec>& tables, const Words& words) {
    QStringList blocks;
    for (const TableSpec& table : tables) {
        QStringList lines, titles;
        for (const Column& column : table.columns)
            titles += words.text(column.title);
        lines += titles.join('\t');
        for (const TableSpec::Row& row : table.rows) {
            QStringList cells;
            for (const Cell& cell : row.cells)
                cells += cellText(cell, words);
            lines += cells.join('\t');
        }
        blocks += lines.join('\n') + '\n';
    }
    return blocks.join('\n');
}

QString tableAsHtml(const std::vector<TableSpec>& tables, const Words& words) {
    QString html = QStringLiteral("<meta charset=\"utf-8\">");
    for (const TableSpec& table : tables) {
        html += QStringLiteral("<table><tr>");
        for (const Column& column : table.columns)
            html += QStringLiteral("<th>%1</th>").arg(words.text(column.title).toHtmlEscaped());
        html += QStringLiteral("</tr>");
        for (const TableSpec::Row& row : table.rows) {
            html += QStringLiteral("<tr>");
            for (const Cell& cell : row.cells)
                html += QStringLiteral("<td>%1</td>").arg(cellText(cell, words).toHtmlEscaped());
            html += QStringLiteral("</tr>");
        }
        html += QStringLiteral("</table>");
    }
    return html;
}

QMimeData* chartForClipboard(const Snapshot& snapshot, const QString& page, const PageView& view, const Words& words) {
    auto* data = new QMimeData;
    ExportOptions options;
    options.pages = {page};
    options.view = view;
    const QByteArray png = exportBytes(snapshot, ExportFormat::png, options, words.language());
    data->setData(QStringLiteral("image/png"), png);
    data->setImageData(QImage::fromData(png, "PNG"));
    data->setData(QStringLiteral("image/svg+xml"), exportBytes(snapshot, ExportFormat::svg, options, words.language()));
    if (const PageEntry* entry = findPage(page.toStdString())) {
        const PageSpec spec = entry->build(snapshot, view);
        data->setHtml(tableAsHtml(spec.tables, words));
        data->setText(tableAsText(spec.tables, words));
    }
    return data;
}

void printPages(QPrinter& printer, const Snapshot& snapshot, const PageView& view, const Words& words) {
    QPainter painter;
    if (!painter.begin(&printer)) return;
    ExportOptions options; // all pages that have a result
    options.view = view;
    const double scale = printer.logicalDpiX() / 96.0;
    const QSizeF size = printer.pageLayout().paintRectPixels(printer.resolution()).size() / scale;
    paintSheets(painter, size, scale, snapshot, options, words, [&printer] { printer.newPage(); });
}

static void prepare(QPrinter& printer) { printer.setPageOrientation(QPageLayout::Landscape); }

void showPrintDialog(QWidget* parent, const Snapshot& snapshot, const PageView& view, const Look& look) {
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer);
    QPrintDialog dialog(&printer, parent);
    dialog.setWindowTitle(look.text("print.title"));
    if (dialog.exec() == QDialog::Accepted) printPages(printer, snapshot, view, look.words);
}

void showPrintPreview(QWidget* parent, const Snapshot& snapshot, const PageView& view, const Look& look) {
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer);
    QPrintPreviewDialog dialog(&printer, parent);
    dialog.setWindowTitle(look.text("preview.title"));
    dialog.resize(look.px(1000), look.px(720));
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&](QPrinter* target) { printPages(*target, snapshot, view, look.words); });
    dialog.exec();
}

} // namespace bascule
