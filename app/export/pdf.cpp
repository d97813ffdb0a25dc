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

struct PdfSheet {
    std::size_t page;
    Sheet sheet;
};

} // namespace

QByteArray pdfBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words) {
    const QSizeF paper =
        options.sizeGiven ? QSizeF(options.size) : QSizeF(297, 210) * kLayoutPerInch / kMillimetresPerInch;
    const QSizeF size = layoutSize(paper);
    std::vector<BuiltPage> built;
    std::vector<PdfSheet> sheets;
    for (const QString& id : pagesOf(snapshot, options, true)) {
        built.push_back(buildPage(snapshot, id, options, words));
        for (Sheet& sheet : sheetsOf(size, built.back().page, built.back().text, words))
            sheets.push_back({built.size() - 1, std::move(sheet)});
    }

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    preparePaper(pdf, paper);
    pdf.setTitle(built.front().text.title);
    pdf.setCreator(QStringLiteral("Bascule " BASCULE_VERSION));
    if (options.withScenario)
        pdf.addFileAttachment(QLatin1String(kScenarioAttachment), scenarioText(snapshot.document),
                              QStringLiteral("application/json"));
    QPainter painter;
    if (!painter.begin(&pdf)) throw std::runtime_error("the PDF could not be started");
    const double scale = kDotsPerInch / kLayoutPerInch * paper.width() / size.width();
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (i > 0) pdf.newPage();
        painter.save();
        painter.scale(scale, scale);
        const BuiltPage& page = built[sheets[i].page];
        drawSheet(painter, size, page.page, page.text, sheets[i].sheet, words, true,
                  {static_cast<int>(i) + 1, static_cast<int>(sheets.size())});
        painter.restore();
    }
    painter.end();
    return bytes;
}

} // namespace bascule
