#include "app/export/carry_scenario.h"
#include "app/export/sheet.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <stdexcept>

namespace bascule {
namespace {

constexpr int kDotsPerInch = 1200;
constexpr double kLayoutPerInch = 96, kPointsPerInch = 72, kMillimetresPerInch = 25.4;

void preparePaper(QPdfWriter& pdf, const QSizeF& size) {
    pdf.setResolution(kDotsPerInch);
    pdf.setPageMargins(QMarginsF());
    // The size as given, whatever its orientation: a page "A4 portrait, turned" shows turned in some viewers.
    pdf.setPageSize(QPageSize(size * kPointsPerInch / kLayoutPerInch, QPageSize::Point, QStringLiteral("Bascule"),
                              QPageSize::ExactMatch));
}

} // namespace

QByteArray pdfBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words) {
    const QSizeF paper =
        options.sizeGiven ? QSizeF(options.size) : QSizeF(297, 210) * kLayoutPerInch / kMillimetresPerInch;
    const QSizeF size = layoutSize(paper);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    preparePaper(pdf, paper);
    pdf.setTitle(sheetTitle(snapshot, words));
    pdf.setCreator(QStringLiteral("Bascule " BASCULE_VERSION));
    if (options.withScenario)
        pdf.addFileAttachment(QLatin1String(kScenarioAttachment), scenarioText(snapshot.document),
                              QStringLiteral("application/json"));
    QPainter painter;
    if (!painter.begin(&pdf)) throw std::runtime_error("the PDF could not be started");
    const double scale = kDotsPerInch / kLayoutPerInch * paper.width() / size.width();
    paintSheets(painter, size, scale, snapshot, options, words, [&pdf] { pdf.newPage(); });
    painter.end();
    return bytes;
}

} // namespace bascule
