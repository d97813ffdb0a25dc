// Tokens against vectors made by an independent implementation (split by tables of Unicode 14's categories, pairs merged naively).
#include "model/json_text.h"
#include "model/tokens/merge.h"
#include "model/tokens/token_counter.h"
#include "model/tokens/utf8.h"

#include <QFile>
#include <QtTest>
#include <random>

using namespace bascule;

namespace {

Json vectors() {
    QFile file(QStringLiteral(TEST_DATA_DIR "/tokens.json"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("tests/data/tokens.json is missing");
    return parseJson(file.readAll().toStdString());
}

std::string bytesOf(std::initializer_list<int> bytes) {
    std::string text;
    for (int byte : bytes)
        text += static_cast<char>(byte);
    return text;
}

// What merging means, at its plainest.
std::vector<TokenId> mergedPlainly(const Encoding& encoding, std::string_view piece) {
    std::vector<std::string> parts;
    for (char c : piece)
        parts.emplace_back(1, c);
    for (;;) {
        std::size_t best = parts.size();
        TokenId rank = kNoToken;
        for (std::size_t i = 0; i + 1 < parts.size(); ++i)
            if (const TokenId found = encoding.find(parts[i] + parts[i + 1]); found < rank) {
                rank = found;
                best = i;
            }
        if (best == parts.size()) break;
        parts[best] += parts[best + 1];
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(best) + 1);
    }
    std::vector<TokenId> ids;
    ids.reserve(parts.size());
    for (const std::string& part : parts)
        ids.push_back(encoding.find(part));
    return ids;
}

} // namespace

class TestTokens : public QObject {
    Q_OBJECT
private slots:
    void tablesAreWhole() {
        QCOMPARE(Encoding::of(EncodingName::cl100k_base).size(), std::size_t(100256));
        QCOMPARE(Encoding::of(EncodingName::o200k_base).size(), std::size_t(199998));
        for (const EncodingName name : encodingNames())
            for (int byte = 0; byte < 256; ++byte)
                QVERIFY(Encoding::of(name).find(bytesOf({byte})) != kNoToken);
    }

    void theContractsSentence() {
        TokenCounter counter(EncodingName::cl100k_base);
        const std::string text = "Le cloud européen, bâti pour la production.";
        const std::vector<TokenId> expected{2356, 9624, 95199, 268, 11, 293, 9011, 10462, 5019, 1208, 5788, 13};
        QCOMPARE(counter.identifiers(text), expected);
        QCOMPARE(counter.count(text), std::size_t(12));
        QCOMPARE(characterCount(text), std::size_t(43));
    }

    void identifiersEqualTheVectors_data() {
        QTest::addColumn<int>("encoding");
        for (const EncodingName name : encodingNames())
            QTest::newRow(codeOf(name)) << static_cast<int>(name);
    }
    void identifiersEqualTheVectors() {
        QFETCH(int, encoding);
        TokenCounter counter(static_cast<EncodingName>(encoding));
        const Json all = vectors();
        QVERIFY(all.size() > 100);
        for (const Json& each : all) {
            const std::string text = each.at("text");
            QVERIFY(!firstMalformedByte(text));
            const std::vector<TokenId> expected = each.at(codeOf(static_cast<EncodingName>(encoding)));
            QVERIFY2(counter.identifiers(text) == expected, text.c_str());
            QCOMPARE(counter.count(text), expected.size()); // and again, from memory
        }
    }

    void longPiecesMergeAsShortOnes() {
        std::mt19937 random(1);
        for (const char* letters : {"ab", "eton sairl", "aaab", "\xC3\xA9\xC3\xA0u"})
            for (const std::size_t length : {63U, 64U, 65U, 66U, 300U}) {
                std::string piece;
                for (std::size_t i = 0; i < length; ++i)
                    piece += letters[random() % std::strlen(letters)];
                for (const EncodingName name : encodingNames()) {
                    std::vector<TokenId> merged;
                    appendMerged(Encoding::of(name), piece, merged);
                    QCOMPARE(merged, mergedPlainly(Encoding::of(name), piece));
                }
            }
    }

    // Each is one piece, or a great many: a great many bytes of them neither fail nor take long.
    void hostileTextsAreCounted_data() {
        QTest::addColumn<QString>("unit");
        for (const char* unit : {"a", "A",  "Ab",      "é",      "漢", " ", "\n", " \n", "7",      "!",
                                 "👩", "'s", "a\u0301", "\u0301", "\t", "ǅ", " a", "Aʰ",  "\u00a0", "/\n"})
            QTest::newRow(unit) << QString::fromUtf8(unit);
    }
    void hostileTextsAreCounted() {
        QFETCH(QString, unit);
        const std::string once = unit.toStdString();
        std::string text;
        while (text.size() < 200'000)
            text += once;
        for (const EncodingName name : encodingNames()) {
            TokenCounter counter(name);
            const std::vector<TokenId> ids = counter.identifiers(text);
            QVERIFY(!ids.empty() && ids.size() <= text.size());
            QVERIFY(std::ranges::find(ids, kNoToken) == ids.end());
            QCOMPARE(counter.count(text), ids.size());
        }
    }

    void malformedBytesAreFound_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("offset"); // -1: well formed
        QTest::addColumn<QString>("replaced");
        QTest::newRow("plain") << QByteArray("abc") << -1 << QStringLiteral("abc");
        QTest::newRow("all lengths") << QByteArray("a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80") << -1
                                     << QString::fromUtf8("aé€😀");
        QTest::newRow("lone continuation") << QByteArray("ab\x80") << 2 << QString::fromUtf8("ab\uFFFD");
        QTest::newRow("after eight letters")
            << QByteArray("abcdefghij\xFF") << 10 << QString::fromUtf8("abcdefghij\uFFFD");
        QTest::newRow("overlong") << QByteArray("\xC0\xAF") << 0 << QString::fromUtf8("\uFFFD\uFFFD");
        QTest::newRow("overlong of three")
            << QByteArray("\xE0\x80\x80") << 0 << QString::fromUtf8("\uFFFD\uFFFD\uFFFD");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 0 << QString::fromUtf8("\uFFFD\uFFFD\uFFFD");
        QTest::newRow("too high") << QByteArray("\xF4\x90\x80\x80") << 0
                                  << QString::fromUtf8("\uFFFD\uFFFD\uFFFD\uFFFD");
        QTest::newRow("cut short") << QByteArray("x\xE2\x82") << 1 << QString::fromUtf8("x\uFFFD");
        QTest::newRow("cut, then a letter") << QByteArray("\xF0\x9F\x98y") << 0 << QString::fromUtf8("\uFFFDy");
    }
    void malformedBytesAreFound() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, offset);
        QFETCH(QString, replaced);
        const std::string text = bytes.toStdString();
        const auto at = firstMalformedByte(text);
        QCOMPARE(at ? static_cast<int>(*at) : -1, offset);
        QCOMPARE(QString::fromStdString(withReplacements(text)), replaced);
        QVERIFY(!firstMalformedByte(withReplacements(text)));
    }
};

QTEST_APPLESS_MAIN(TestTokens)
#include "test_tokens.moc"
