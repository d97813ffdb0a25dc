#include "app/export/carry_scenario.h"
#include "app/export/sheet.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <stdexcept>

namespace bascule {
namespace {

// Viewers do not have the shipped font: name near ones, and a generic one at the end.
void nameFonts(QString& svg) {
    static const QRegularExpression family(QStringLiteral("font-family=\"[^\"]*\""));
    svg.replace(family, QStringLiteral("font-family=\"Bascule Sans, Inter, Arial, sans-serif\""));
}

void insertHead(QString& svg, const QString& title, const QByteArray& metadata) {
    static const QRegularExpression own(QStringLiteral("<(title|desc)>[^<]*</(title|desc)>\\s*"));
    svg.remove(own);
    static const QRegularExpression root(QStringLiteral("<svg[^>]*>"));
    const auto match = root.match(svg);
    if (!match.hasMatch()) throw std::runtime_error("the SVG could not be written");
    svg.insert(match.capturedEnd(),
               QStringLiteral("\n<title>%1</title>\n").arg(title.toHtmlEscaped()) + QString::fromUtf8(metadata));
}

} // namespace

QByteArray svgBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words) {
    const BuiltPage built = buildPage(snapshot, pagesOf(snapshot, options, false).front(), options, words);
    const QSizeF size = layoutSize(QSizeF(options.size));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(options.size);
    generator.setViewBox(QRectF(QPointF(), size));
    QPainter painter;
    if (!painter.begin(&generator)) throw std::runtime_error("the SVG could not be started");
    drawSheet(painter, size, built.page, built.text, singleSheet(size, built.page, built.text, words), words, true,
              {1, 1});
    painter.end();

    QString svg = QString::fromUtf8(bytes);
    nameFonts(svg);
    insertHead(svg, built.text.title,
               options.withScenario ? svgMetadata(scenarioText(snapshot.document)) : QByteArray());
    return svg.toUtf8();
}

} // namespace bascule
