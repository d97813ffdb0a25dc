#include "app/export/exporter.h"

#include "app/export/sheet.h"

#include <QFileInfo>
#include <stdexcept>

namespace bascule {
namespace {

ChartPainter& registered() {
    static ChartPainter painter;
    return painter;
}

void checkSize(const ExportOptions& options) {
    const QSize& size = options.size;
    if (size.width() < 1 || size.height() < 1) throw std::runtime_error("the size must be at least 1x1");
    if (!isSizeAllowed(size))
        throw std::runtime_error("the size is too large: at most 32767 a side and 200 megapixels");
    if (options.dpi < 1 || options.dpi > 10000)
        throw std::runtime_error("the resolution must be from 1 to 10000 dots per inch");
}

} // namespace

bool isSizeAllowed(const QSize& size) {
    constexpr int longest = 32767;
    constexpr double mostPixels = 200e6;
    return size.width() <= longest && size.height() <= longest && double(size.width()) * size.height() <= mostPixels;
}

void setChartPainter(ChartPainter painter) { registered() = std::move(painter); }
bool hasChartPainter() { return static_cast<bool>(registered()); }

const ChartPainter& chartPainter() {
    if (!registered()) throw std::runtime_error("this build has no charts: only csv can be exported");
    return registered();
}

std::optional<ExportFormat> exportFormatOf(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("pdf")) return ExportFormat::pdf;
    if (suffix == QLatin1String("png")) return ExportFormat::png;
    if (suffix == QLatin1String("svg")) return ExportFormat::svg;
    return suffix == QLatin1String("csv") ? std::optional(ExportFormat::csv) : std::nullopt;
}

QStringList pagesOf(const Snapshot& snapshot, const ExportOptions& options, bool several) {
    QStringList ids = options.pages;
    if (ids.isEmpty() && several)
        for (const PageEntry& entry : pages())
            if (entry.has_result(snapshot)) ids << QLatin1String(entry.id);
    if (ids.isEmpty()) ids << QStringLiteral("break-even");
    if (!several && ids.size() > 1) throw std::runtime_error("this format holds one page");
    return ids;
}

BuiltPage buildPage(const Snapshot& snapshot, const QString& id, const ExportOptions& options, const Words& words) {
    const PageEntry* entry = findPage(id.toStdString());
    if (!entry) throw std::runtime_error("there is no page \"" + id.toStdString() + "\"");
    BuiltPage built{entry->build(snapshot, options.view), {}};
    built.text = sheetText(snapshot, built.page, words);
    return built;
}

QByteArray exportBytes(const Snapshot& snapshot, ExportFormat format, const ExportOptions& options, Language language) {
    const Words words(language);
    if (format == ExportFormat::csv) return csvBytes(snapshot, options, words);
    (void)chartPainter();
    if (format != ExportFormat::pdf || options.sizeGiven) checkSize(options);
    switch (format) {
    case ExportFormat::pdf:
        return pdfBytes(snapshot, options, words);
    case ExportFormat::png:
        return pngBytes(snapshot, options, words);
    default:
        return svgBytes(snapshot, options, words);
    }
}

} // namespace bascule
