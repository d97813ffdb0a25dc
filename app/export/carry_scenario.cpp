#include "app/export/carry_scenario.h"

#include "app/scenario_file.h"
#include "model/document.h"
#include "model/json_text.h"

#include <array>
#include <memory>
#include <poppler-qt6.h>

#include <QXmlStreamReader>
#include <QtEndian>

namespace bascule {
namespace {

constexpr qsizetype kMostBytes = 64 * 1024 * 1024;
constexpr char kPngSignature[] = "\x89PNG\r\n\x1a\n";
constexpr qsizetype kSignatureSize = 8;
constexpr qsizetype kChunkFrame = 12; // length, type and checksum around a chunk's data

std::uint32_t crc32(const char* data, qsizetype size) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> t{};
        for (std::uint32_t n = 0; n < 256; ++n) {
            std::uint32_t c = n;
            for (int k = 0; k < 8; ++k)
                c = (c & 1) ? 0xedb88320U ^ (c >> 1) : c >> 1;
            t[n] = c;
        }
        return t;
    }();
    std::uint32_t c = 0xffffffffU;
    for (qsizetype i = 0; i < size; ++i)
        c = table[(c ^ static_cast<unsigned char>(data[i])) & 0xff] ^ (c >> 8);
    return c ^ 0xffffffffU;
}

QByteArray bigEndian(std::uint32_t value) {
    QByteArray bytes(4, '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

bool isPng(const QByteArray& bytes) { return bytes.startsWith(QByteArray(kPngSignature, kSignatureSize)); }

// The text of an iTXt chunk with our keyword: keyword, 0, compressed?, method, language, 0, translated keyword, 0, text.
QByteArray scenarioOfChunk(const QByteArray& data) {
    const QByteArray keyword = QByteArray(kScenarioKeyword) + '\0';
    if (!data.startsWith(keyword) || data.size() < keyword.size() + 4) return {};
    qsizetype at = keyword.size();
    if (data[at] != 0 || data[at + 1] != 0) // we never compress: a small file cannot unfold into a huge one
        return {};
    at += 2;
    for (int i = 0; i < 2; ++i) {
        at = data.indexOf('\0', at);
        if (at < 0) return {};
        ++at;
    }
    return data.mid(at);
}

QByteArray fromPng(const QByteArray& bytes) {
    for (qsizetype at = kSignatureSize; at + kChunkFrame <= bytes.size();) {
        const qsizetype length = qFromBigEndian<std::uint32_t>(bytes.constData() + at);
        if (length > bytes.size() - at - kChunkFrame) return {};
        const char* type = bytes.constData() + at + 4;
        const auto checksum = qFromBigEndian<std::uint32_t>(type + 4 + length);
        if (qstrncmp(type, "iTXt", 4) == 0 && crc32(type, 4 + length) == checksum) {
            const QByteArray text = scenarioOfChunk(QByteArray(type + 4, length));
            if (!text.isEmpty()) return text;
        }
        if (qstrncmp(type, "IEND", 4) == 0) return {};
        at += kChunkFrame + length;
    }
    return {};
}

QByteArray fromPdf(const QByteArray& bytes) {
    Poppler::setDebugErrorFunction([](const QString&, const QVariant&) {},
                                   {}); // damaged files are not the user's console's concern
    const std::unique_ptr<Poppler::Document> pdf = Poppler::Document::loadFromData(bytes);
    if (!pdf || pdf->isLocked() || !pdf->hasEmbeddedFiles()) return {};
    for (Poppler::EmbeddedFile* file : pdf->embeddedFiles()) {
        if (!file->isValid() || file->name() != QLatin1String(kScenarioAttachment) || file->size() > kMostBytes)
            continue;
        const QByteArray text = file->data();
        return text.size() <= kMostBytes ? text : QByteArray();
    }
    return {};
}

QByteArray fromSvg(const QByteArray& bytes) {
    QXmlStreamReader xml(bytes); // external entities are never fetched
    bool svg = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isDTD() && !xml.entityDeclarations().isEmpty())
            return {}; // no file of ours declares entities; those that unfold into gigabytes do
        if (xml.isStartElement() && !svg) {
            svg = xml.name() == QLatin1String("svg");
            if (!svg) return {};
        }
        if (xml.isStartElement() && xml.name() == QLatin1String("scenario") &&
            xml.namespaceUri() == QLatin1String(kScenarioNamespace)) {
            const QString text = xml.readElementText(QXmlStreamReader::ErrorOnUnexpectedElement);
            return xml.hasError() ? QByteArray() : text.toUtf8();
        }
    }
    return {};
}

bool looksLikeXml(const QByteArray& bytes) {
    const QByteArray start = bytes.left(256);
    qsizetype at = start.startsWith("\xef\xbb\xbf") ? 3 : 0;
    while (at < start.size() && (start[at] == ' ' || start[at] == '\t' || start[at] == '\r' || start[at] == '\n'))
        ++at;
    return at < start.size() && start[at] == '<';
}

} // namespace

QByteArray scenarioText(const Document& document) {
    return QByteArray::fromStdString(writeJson(writeDocument(document)));
}

QByteArray pngWithScenario(const QByteArray& png, const QByteArray& scenario) {
    QByteArray chunk = "iTXt";
    chunk += QByteArray(kScenarioKeyword) + '\0'; // then: not compressed, method 0, no language, no translated keyword
    chunk += QByteArray(4, '\0') + scenario;
    const QByteArray framed = bigEndian(static_cast<std::uint32_t>(chunk.size() - 4)) + chunk +
                              bigEndian(crc32(chunk.constData(), chunk.size()));
    const qsizetype header =
        qFromBigEndian<std::uint32_t>(png.constData() + kSignatureSize) + kChunkFrame; // IHDR stays first
    QByteArray result = png;
    return result.insert(kSignatureSize + header, framed);
}

QByteArray svgMetadata(const QByteArray& scenario) {
    QString text = QString::fromUtf8(scenario);
    // Two characters that JSON allows in strings and XML does not.
    text.replace(QChar(0xfffe), QLatin1String("\\ufffe")).replace(QChar(0xffff), QLatin1String("\\uffff"));
    text.replace(QChar(0x7f), QLatin1String("\\u007f"));
    const QString element =
        QLatin1String("<metadata>\n<bascule:scenario xmlns:bascule=\"%1\">").arg(QLatin1String(kScenarioNamespace)) +
        text.toHtmlEscaped() + QLatin1String("</bascule:scenario>\n</metadata>\n");
    return element.toUtf8();
}

QByteArray embeddedScenario(const QByteArray& bytes) {
    if (bytes.size() > kMostBytes) return {};
    if (isPng(bytes)) return fromPng(bytes);
    if (bytes.left(1024).contains("%PDF-")) return fromPdf(bytes);
    return looksLikeXml(bytes) ? fromSvg(bytes) : QByteArray();
}

} // namespace bascule
