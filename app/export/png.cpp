#include "app/export/carry_scenario.h"
#include "app/export/sheet.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <stdexcept>

namespace bascule {

// Exactly as many pixels as asked for; more dots an inch make type and lines larger, not the picture.
QByteArray pngBytes(const Snapshot& snapshot, const ExportOptions& options, const Words& words) {
    constexpr double layoutPerInch = 96, metresPerInch = 0.0254;
    const BuiltPage built = buildPage(snapshot, pagesOf(snapshot, options, false).front(), options, words);
    QImage image(options.size, QImage::Format_RGB32);
    if (image.isNull()) throw std::runtime_error("there is not enough memory for a picture of this size");
    image.fill(Qt::white);
    const QSizeF size = layoutSize(QSizeF(options.size) * layoutPerInch / options.dpi);
    QPainter painter(&image);
    painter.scale(options.size.width() / size.width(), options.size.height() / size.height());
    drawSheet(painter, size, built.page, built.text, singleSheet(size, built.page, built.text, words), words, false,
              {1, 1});
    painter.end();
    // After painting: widths of type must not depend on what is written into the file.
    image.setDotsPerMeterX(qRound(options.dpi / metresPerInch));
    image.setDotsPerMeterY(qRound(options.dpi / metresPerInch));

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) throw std::runtime_error("the picture could not be written");
    return options.withScenario ? pngWithScenario(bytes, scenarioText(snapshot.document)) : bytes;
}

} // namespace bascule
