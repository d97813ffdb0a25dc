#pragma once
#include "model/document.h"

#include <QString>
#include <QtTest>

namespace bascule {

// What a refusal says behind the file's name (":1:7: …" or ": /pointer: …"); "accepted" when nothing is refused.
template <typename Read>
QString refusalOf(const Read& read) {
    try {
        read();
    } catch (const InputError& error) {
        return QString::fromStdString(error.place() + ": " + error.what());
    } catch (const std::invalid_argument& error) {
        return QString("invalid argument: ") + error.what();
    }
    return "accepted";
}

inline void verifyContains(const QString& text, const QStringList& parts) {
    for (const QString& part : parts) {
        QVERIFY2(text.contains(part), qPrintable(QString("\"%1\" lacks \"%2\"").arg(text, part)));
    }
}

inline std::string readTestFile(const QString& name) {
    QFile file(QString(TEST_DATA_DIR "/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(file.fileName()));
    }
    return file.readAll().toStdString();
}

// The document of a scenario's text with settings, as the command line makes it.
inline Document documentOf(const std::string& text, const std::vector<std::string>& settings = {},
                           Warnings* warnings = nullptr) {
    std::vector<Setting> parsed;
    parsed.reserve(settings.size());
    for (const std::string& setting : settings) {
        parsed.push_back(parseSetting(setting));
    }
    Warnings own;
    return assembleDocument(parseJson(text), {}, parsed, warnings ? *warnings : own);
}

inline const std::string& smallestScenario() {
    static const std::string text = R"({"format": "bascule-scenario", "version": 1})";
    return text;
}

} // namespace bascule
