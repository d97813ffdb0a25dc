#include "app/language.h"
#include "app/words.h"
#include "model/evaluate.h"
#include "model/pages/page_spec.h"
#include "model/scenario_fields.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <cmath>

using namespace bascule;

namespace {

const Words& french() {
    static const Words words(Language::french);
    return words;
}
const Words& english() {
    static const Words words(Language::english);
    return words;
}
bool isMissing(const QString& text) { return text.isEmpty() || text.contains(QChar(0x27E6)); }

// What is the same in both languages, and rightly so.
bool sameInBoth(const QString& text) {
    static const QSet<QString> same{"GPU",       "API",         "Usage",         "Interruptible",
                                    "points",    "tokens",      "Source",        "tok/s",
                                    "Format",    "OK",          "Corpus",        "Fine-tuning",
                                    "&Pages",    "Pages",       "&Français",     "&English",
                                    "Port",      "PDF",         "PNG",           "SVG",
                                    "CSV",       "Date",        "Note",          "Total",
                                    "Version",   "Page",        "Interruptions", "Tokens",
                                    "BF16",      "FP8",         "FP4",           "LoRA",
                                    "QLoRA",     "attention",   "Export",        "Interruptible, %1",
                                    "Gradients", "Activations", "Logits",        "All-reduce",
                                    "Verdict",   "Documents",   "Standard",      "Hindi",
                                    "Volume"};
    static const QRegularExpression onlyPlaces(QStringLiteral("^(?:%\\d|[\\s\\x{A0}×÷=+−–.,:()/·0-9]|GPU|API|PDF)*$"));
    return same.contains(text) || onlyPlaces.match(text).hasMatch();
}

} // namespace

class TestWords : public QObject {
    Q_OBJECT
private slots:
    void keysAreUnique();
    void everyKeySpeaksBothLanguages();
    void pluralForms_data();
    void pluralForms();
    void pluralFormsOfEveryMessage();
    void everyKeyInTheSourcesExists();
    void everyRefusalSpeaksBothLanguages();
    void everyRegistryHasItsWords();
    void fillsPlaces();
    void phrases();
    void lists();
    void missingKeyIsVisible();
    void installedLanguage();
};

void TestWords::keysAreUnique() {
    QSet<QByteArray> seen;
    for (const auto& table : wordTables()) {
        for (const WordEntry& entry : table) {
            QVERIFY2(!seen.contains(entry.key), entry.key);
            seen += entry.key;
        }
    }
    QVERIFY(seen.size() > 100);
}

void TestWords::everyKeySpeaksBothLanguages() {
    QStringList found;
    for (const auto& table : wordTables()) {
        for (const WordEntry& entry : table) {
            const QString fr = entry.plural ? french().text(entry.key, 3, {}) : french().text(entry.key);
            const QString en = entry.plural ? english().text(entry.key, 3, {}) : english().text(entry.key);
            if (isMissing(fr) || isMissing(en)) {
                found += QStringLiteral("missing: ") + entry.key;
            } else if (fr == en && !sameInBoth(fr)) {
                found += QStringLiteral("not translated: ") + entry.key + ' ' + fr;
            }
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
}

void TestWords::pluralForms_data() {
    QTest::addColumn<double>("count");
    QTest::addColumn<QString>("frenchText");
    QTest::addColumn<QString>("englishText");
    const QString narrow(QChar(0x202F));
    const auto fr = [](const char* count, const char* noun) {
        return QString::fromUtf8(count) + QString::fromUtf8(noun);
    };
    QTest::newRow("0") << 0.0 << fr("0", " offre ne respecte pas les contraintes.")
                       << "0 rows do not meet the constraints.";
    QTest::newRow("1") << 1.0 << fr("1", " offre ne respecte pas les contraintes.")
                       << "1 row does not meet the constraints.";
    QTest::newRow("1.5") << 1.5 << fr("1,5", " offre ne respecte pas les contraintes.")
                         << "1.5 rows do not meet the constraints.";
    QTest::newRow("2") << 2.0 << fr("2", " offres ne respectent pas les contraintes.")
                       << "2 rows do not meet the constraints.";
    QTest::newRow("1999") << 1999.0 << "1" + narrow + fr("999", " offres ne respectent pas les contraintes.")
                          << "1,999 rows do not meet the constraints.";
}

void TestWords::pluralForms() {
    QFETCH(double, count);
    QFETCH(QString, frenchText);
    QFETCH(QString, englishText);
    QCOMPARE(french().text("rows_excluded", count, {}), frenchText);
    QCOMPARE(english().text("rows_excluded", count, {}), englishText);
}

// A catalogue without its second form would say "3 row": one and many must differ, save where the language itself makes no difference.
void TestWords::pluralFormsOfEveryMessage() {
    int plurals = 0, englishDiffers = 0, frenchDiffers = 0;
    for (const auto& table : wordTables()) {
        for (const WordEntry& entry : table) {
            if (!entry.plural) {
                continue;
            }
            ++plurals;
            for (const double count : {0.0, 1.0, 1.5, 2.0, 21.0}) {
                QVERIFY2(!french().text(entry.key, count, {}).contains("%Ln"), entry.key);
                QVERIFY2(!english().text(entry.key, count, {}).contains("%Ln"), entry.key);
            }
            const auto differs = [&](const Words& words) {
                const QString digit = QStringLiteral("#");
                return words.text(entry.key, 1, {}).replace('1', digit) !=
                       words.text(entry.key, 2, {}).replace('2', digit).replace('1', digit);
            };
            englishDiffers += differs(english());
            frenchDiffers += differs(french());
        }
    }
    QVERIFY(plurals > 10);
    QVERIFY2(englishDiffers * 10 >= plurals * 8, qPrintable(QString::number(englishDiffers)));
    QVERIFY2(frenchDiffers * 10 >= plurals * 8, qPrintable(QString::number(frenchDiffers)));
}

void TestWords::everyKeyInTheSourcesExists() {
    // In model/ only phrases name keys: text("…") there reads JSON.
    static const QRegularExpression inModel(
        QStringLiteral("(?:\\bphrase|\\bcounted|\\bPhrase)\\s*[({]\\s*\"([a-z0-9_.-]+)\""));
    static const QRegularExpression anywhere(
        QStringLiteral("(?:\\btext|\\bphrase|\\bcounted|\\bPhrase)\\s*[({]\\s*\"([a-z0-9_.-]+)\""));
    QStringList missing;
    int found = 0;
    for (const char* folder : {"app", "ui", "model"}) {
        QDirIterator files(QStringLiteral(BASCULE_SOURCE_DIR "/") + folder,
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            const QRegularExpression& uses = qstrcmp(folder, "model") == 0 ? inModel : anywhere;
            for (auto match = uses.globalMatch(source); match.hasNext();) {
                const QByteArray key = match.next().captured(1).toUtf8();
                ++found;
                if (key != "literal" && !Words::has(key)) {
                    missing += file.fileName() + QStringLiteral(": ") + key;
                }
            }
        }
    }
    QVERIFY2(found > 50, qPrintable(QString::number(found)));
    QVERIFY2(missing.isEmpty(), qPrintable('\n' + missing.join('\n')));
}

// Every reason in the sources has words, and its English is the one the command line says.
void TestWords::everyRefusalSpeaksBothLanguages() {
    static const QRegularExpression reason(
        QStringLiteral("\\bbecause\\(\\s*\"([a-z0-9_.]+)\",\\s*\"((?:[^\"\\\\]|\\\\.)*)\""));
    QSet<QByteArray> seen;
    for (const char* folder : {"app", "model"}) {
        QDirIterator files(QStringLiteral(BASCULE_SOURCE_DIR "/") + folder, {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            QVERIFY2(!source.contains(QRegularExpression(QStringLiteral("InputError\\([^;]*\"[a-z][^;]*\"\\s*\\+"))),
                     qPrintable(file.fileName() + QStringLiteral(": a reason without a key")));
            for (auto match = reason.globalMatch(source); match.hasNext();) {
                const auto found = match.next();
                const QByteArray key = found.captured(1).toUtf8();
                const QString said = found.captured(2).replace("\\\"", "\"").replace("\\\\", "\\");
                seen += key;
                QString window = english().text(key.constData()); // typeset; the command line is not
                window.replace(QRegularExpression(QString::fromUtf8("[“”]")), QStringLiteral("\""));
                window.replace(QRegularExpression(QString::fromUtf8("[‘’]")), QStringLiteral("'"));
                QCOMPARE(window, said);
                QVERIFY2(french().text(key.constData()) != said, key.constData());
            }
        }
    }
    QVERIFY2(seen.size() > 80, qPrintable(QString::number(seen.size())));
    for (const auto& table : wordTables())
        for (const WordEntry& entry : table)
            if (QByteArray(entry.key).startsWith("refused.") || QByteArray(entry.key).startsWith("token."))
                QVERIFY2(seen.contains(entry.key), entry.key);
}

void TestWords::everyRegistryHasItsWords() {
    QByteArrayList keys;
    for (const Field& field : scenarioFields()) {
        const QByteArray id = QByteArray::fromStdString(std::string(field.id));
        keys << "field." + id << "field." + id + ".help";
    }
    for (const PageEntry& page : pages()) {
        keys << QByteArray("page.") + page.id;
    }
    for (int code = int(RowError::none) + 1; code <= int(RowError::missing_batch_input_price); ++code) {
        keys << QByteArray("error.") + codeOf(RowError(code));
    }
    for (int code = 0; code <= int(Note::cache_write_at_input_price); ++code) {
        keys << QByteArray("note.") + codeOf(Note(code));
    }
    for (int code = 0; code <= int(Verdict::api); ++code) {
        keys << QByteArray("pill.") + codeOf(Verdict(code));
    }
    for (int code = 0; code <= int(Billing::committed); ++code) {
        keys << QByteArray("billing.") + codeOf(Billing(code))
             << QByteArray("billing.") + codeOf(Billing(code)) + ".help";
    }
    for (int code = 0; code <= int(Schedule::elastic); ++code) {
        keys << QByteArray("schedule.") + codeOf(Schedule(code))
             << QByteArray("schedule.") + codeOf(Schedule(code)) + ".help";
    }
    for (const char* group : {"usage", "hosting", "api", "currency"}) {
        keys << QByteArray("group.") + group;
    }
    for (const QByteArray& key : keys) {
        QVERIFY2(Words::has(key), key);
    }
}

void TestWords::fillsPlaces() {
    // A place's own text is never searched for places, and the order is the language's.
    QCOMPARE(english().text("out_of_range", {"%2", "b"}), QStringLiteral("The value must be between %2 and b."));
    QCOMPARE(french().text("not_a_number", {"1,2,3"}), QString::fromUtf8("«\u00a01,2,3\u00a0» n’est pas un nombre."));
    QCOMPARE(french().text("one_window", {"10", "20", "gpt"}),
             QString::fromUtf8("Le GPU coûte moins face à gpt entre 10 et 20 par mois, et seulement là."));
}

void TestWords::phrases() {
    const Phrase verdict{"verdict_gpu",
                         {Quantity{1e8, Unit::tokens, {}, true}, CountedName{1, "GPU-PRO"},
                          Quantity{830.64, Unit::money, "EUR", true}, Quantity{1500, Unit::money, "EUR", true},
                          std::string("Claude Sonnet 4.6")}};
    QCOMPARE(french().text(verdict),
             QString::fromUtf8("À 100\u00a0M de tokens par mois, GPU-PRO coûte moins\u00a0: 831\u00a0€ contre "
                               "1\u202f500\u00a0€ avec Claude Sonnet 4.6."));
    QCOMPARE(
        english().text(verdict),
        QString::fromUtf8("At 100M tokens a month, GPU-PRO costs less: €831 against €1,500 with Claude Sonnet 4.6."));
    QCOMPARE(french().text(Phrase{"literal", {CountedName{3, "GPU-PRO"}}}), QString::fromUtf8("3\u00a0×\u00a0GPU-PRO"));
    QCOMPARE(french().text(literal("gpt %1")), QStringLiteral("gpt %1"));
    QCOMPARE(french().text(Phrase{}), QString());
    QCOMPARE(french().text(Phrase{"date", {std::string("2026-11-30")}}), QStringLiteral("30 nov. 2026"));
    QCOMPARE(english().text(Phrase{"date", {std::string("autumn")}}), QStringLiteral("autumn"));
    Phrase counted{"rows_excluded", {}, 2};
    QCOMPARE(english().text(counted), QStringLiteral("2 rows do not meet the constraints."));
}

void TestWords::lists() {
    QCOMPARE(french().list({}), QString());
    QCOMPARE(french().list({"a"}), QStringLiteral("a"));
    QCOMPARE(french().list({"a", "b", "c"}), QStringLiteral("a, b et c"));
    QCOMPARE(english().list({"a", "b"}), QStringLiteral("a and b"));
    const PhraseList names{literal("a"), literal("b")};
    QCOMPARE(french().text(Phrase{"literal", {names}}), QStringLiteral("a et b"));
    const PhraseList ranges{Phrase{"windows_item", {std::string("1"), std::string("2")}},
                            Phrase{"windows_last", {std::string("3")}}};
    QCOMPARE(french().text(Phrase{"literal", {ranges}}),
             QString::fromUtf8("de 1 à 2, puis définitivement à partir de 3"));
    QCOMPARE(english().text(Phrase{"literal", {ranges}}), QStringLiteral("1 to 2, then for good from 3"));
}

void TestWords::missingKeyIsVisible() {
    QCOMPARE(french().text("no.such.key"), QString::fromUtf8("⟦no.such.key⟧"));
    QCOMPARE(french().text("no.such.key", 2, {}), QString::fromUtf8("⟦no.such.key⟧"));
    QVERIFY(!Words::has("no.such.key"));
}

// Qt's own words and separators follow, and leave again with the language.
void TestWords::installedLanguage() {
    installLanguage(Language::french);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Annuler"));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Discard"), QStringLiteral("Ne pas enregistrer"));
    QCOMPARE(QCoreApplication::translate("QLineEdit", "&Paste"), QStringLiteral("Co&ller"));
    QCOMPARE(QCoreApplication::translate("bascule", "Monthly volume"), QStringLiteral("Volume mensuel"));
    QCOMPARE(QLocale().name(), QStringLiteral("fr_FR"));
    QCOMPARE(french().text("field.utilisation"), QString::fromUtf8("Taux d’utilisation"));
    QCOMPARE(english().text("field.utilisation"), QStringLiteral("Utilisation")); // not the installed one
    installLanguage(Language::english);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
    QCOMPARE(QCoreApplication::translate("bascule", "Monthly volume"), QStringLiteral("Monthly volume"));
    QCOMPARE(QLocale().name(), QStringLiteral("en_GB"));
    QCOMPARE(languageFromCode("fr_CA", Language::english), Language::french);
    QCOMPARE(languageFromCode("en-US", Language::french), Language::english);
    QCOMPARE(languageFromCode("de", Language::french), Language::french);
    QCOMPARE(codeOf(Language::french), QStringLiteral("fr"));
}

QTEST_GUILESS_MAIN(TestWords)
#include "test_words.moc"
