#pragma once
#include "model/document.h"
#include "model/evaluate.h"
#include "tests/model/small_book.h"

#include <QFile>
#include <QTest>

// The example cases of tests/data: a scenario and what `bascule evaluate` must write.
namespace bascule::test {

inline Json parsedFile(const QString& name) {
    QFile file(QStringLiteral(TEST_DATA_DIR "/") + name);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(file.fileName()));
    return parseJson(file.readAll().toStdString());
}

inline bool nearNumber(const Json& got, const Json& want) {
    if (!got.is_number()) return false;
    return near(got.get<double>(), want.at("near").get<double>(), want.value("rel", 1e-9), want.value("abs", 0.0));
}

// As the runner of the cases compares: tolerances where asked for, numbers in any notation, the rest exactly.
inline bool same(const Json& got, const Json& want) {
    if (want.is_object() && want.contains("near")) return nearNumber(got, want);
    if (want.is_object()) {
        for (const auto& [key, value] : want.items())
            if (!got.is_object() || !got.contains(key) || !same(got.at(key), value)) return false;
        return got.is_object();
    }
    if (want.is_array()) {
        if (!got.is_array() || got.size() != want.size()) return false;
        for (std::size_t i = 0; i < want.size(); ++i)
            if (!same(got[i], want[i])) return false;
        return true;
    }
    if (want.is_number()) return got.is_number() && near(got.get<double>(), want.get<double>(), 1e-9, 1e-12);
    return got == want;
}

inline Json writtenAndRead(const Results& results) { return parseJson(writeJson(writeResults(results))); }

// Reads the case's scenario as a file and compares every value that the case expects.
inline void verifyCase(const Json& example) {
    Warnings warnings;
    const SnapshotPtr snapshot = takeSnapshot(readDocument(example.at("files").at("s.json"), warnings), warnings);
    const Json got = writtenAndRead(snapshot->results);
    const Json& expected = example.at("expect").at("json");
    QVERIFY(!expected.empty());
    for (const auto& [pointer, want] : expected.items()) {
        const Json::json_pointer at(pointer);
        if (want == Json{{"absent", true}}) {
            QVERIFY2(!got.contains(at), pointer.c_str());
            continue;
        }
        QVERIFY2(got.contains(at), (pointer + " is not there").c_str());
        QVERIFY2(same(got.at(at), want), (pointer + " is " + got.at(at).dump() + ", wanted " + want.dump()).c_str());
    }
}

} // namespace bascule::test
