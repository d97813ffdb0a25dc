#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

// The .ts files as files: complete, in step with the sources, and typeset as each language is.
namespace {

struct Message {
    QString context, source;
    QString state; // the translation's type: unfinished, vanished, obsolete, or empty
    bool plural = false;
    QStringList forms; // one, or one a plural form
    QString id() const { return context + '|' + source + (plural ? QStringLiteral("|n") : QString()); }
};

QList<Message> read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(path));
    }
    QList<Message> messages;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            messages += Message{context, {}, {}, xml.attributes().value(QStringLiteral("numerus")) == u"yes", {}};
        } else if (xml.name() == u"source") {
            messages.last().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            messages.last().state = xml.attributes().value(QStringLiteral("type")).toString();
            if (!messages.last().plural) {
                messages.last().forms += xml.readElementText();
            }
        } else if (xml.name() == u"numerusform") {
            messages.last().forms += xml.readElementText();
        }
    }
    if (xml.hasError()) {
        qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    }
    return messages;
}

QString translations(const char* name) { return QStringLiteral(BASCULE_SOURCE_DIR "/translations/") + name; }

QSet<QString> places(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%\\d+"));
    QSet<QString> found;
    for (auto match = place.globalMatch(text); match.hasNext();) {
        found += match.next().captured();
    }
    return found;
}

qsizetype mnemonics(QString text) { return text.remove(QStringLiteral("&&")).count('&'); }

// A pattern that must not occur, and what it would mean.
struct Rule {
    const char* why;
    const char* pattern;
};

QStringList broken(const QString& text, const QList<Rule>& rules) {
    QStringList found;
    for (const Rule& rule : rules) {
        const QRegularExpression pattern(QString::fromUtf8(rule.pattern),
                                         QRegularExpression::UseUnicodePropertiesOption);
        if (pattern.match(text).hasMatch()) {
            found += QString::fromUtf8(rule.why) + QStringLiteral(": ") + text;
        }
    }
    return found;
}

} // namespace

class TestCatalogues : public QObject {
    Q_OBJECT
private slots:
    void complete_data();
    void complete();
    void placesAgree_data() { complete_data(); }
    void placesAgree();
    void punctuationAgrees_data() { complete_data(); }
    void punctuationAgrees();
    void inStepWithTheSources_data();
    void inStepWithTheSources();
    void frenchTypography_data();
    void frenchTypography();
    void frenchWords();
    void englishTypography();
    void rulesCatch_data();
    void rulesCatch();
};

void TestCatalogues::complete_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("French") << translations("bascule_fr.ts");
    QTest::newRow("English plurals") << translations("bascule_en.ts");
    QTest::newRow("Qt's words") << translations("qt_fr.ts");
}

void TestCatalogues::complete() {
    QFETCH(QString, file);
    const QList<Message> messages = read(file);
    QVERIFY(messages.size() > 10);
    QSet<QString> seen;
    for (const Message& message : messages) {
        QVERIFY2(message.state.isEmpty(), qPrintable(message.state + ": " + message.source));
        QVERIFY2(!message.forms.isEmpty(), qPrintable("no translation: " + message.source));
        QVERIFY2(!message.plural || message.forms.size() == 2, qPrintable("two forms: " + message.source));
        for (const QString& form : message.forms) {
            QVERIFY2(!form.trimmed().isEmpty(), qPrintable("empty: " + message.source));
        }
        QVERIFY2(!seen.contains(message.id()), qPrintable("twice: " + message.source));
        seen += message.id();
    }
}

void TestCatalogues::placesAgree() {
    QFETCH(QString, file);
    for (const Message& message : read(file)) {
        for (const QString& form : message.forms) {
            QVERIFY2(places(form) == places(message.source), qPrintable(message.source + " / " + form));
            if (!message.plural) {
                QVERIFY2(!form.contains("%n") && !form.contains("%Ln"), qPrintable(form));
            }
        }
        // The singular may spell its one out ("Only the first range"), the plural has to show the number where the source does.
        if (message.plural && message.source.contains("%Ln")) {
            QVERIFY2(message.forms.last().contains("%Ln"), qPrintable(message.source));
        }
    }
}

void TestCatalogues::punctuationAgrees() {
    QFETCH(QString, file);
    for (const Message& message : read(file)) {
        for (const QString& form : message.forms) {
            const QString both = message.source + " / " + form;
            for (const QString& end : {QStringLiteral(":"), QStringLiteral("…"), QStringLiteral("."),
                                       QStringLiteral(" "), QStringLiteral("?")}) {
                const bool dots = message.source.endsWith(QStringLiteral("...")); // Qt's own three dots become one sign
                QVERIFY2(dots || message.source.endsWith(end) == form.endsWith(end), qPrintable(both));
            }
            QVERIFY2(message.source.startsWith(' ') == form.startsWith(' '), qPrintable(both));
            QCOMPARE(mnemonics(form), mnemonics(message.source));
        }
    }
}

void TestCatalogues::inStepWithTheSources_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("French") << QStringLiteral("bascule_fr.ts") << QStringList();
    QTest::newRow("English plurals") << QStringLiteral("bascule_en.ts") << QStringList{QStringLiteral("-pluralonly")};
}

void TestCatalogues::inStepWithTheSources() {
    QFETCH(QString, file);
    QFETCH(QStringList, options);
    const QString lupdate = QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
    QVERIFY2(QFile::exists(lupdate), qPrintable(lupdate));
    QTemporaryDir folder;
    const QString committed = translations(qPrintable(file));
    const QString updated = folder.filePath(file);
    QVERIFY(QFile::copy(committed, updated));
    QProcess process;
    process.start(lupdate, options + QStringList{"-silent", "-locations", "none", "-no-obsolete", "-extensions", "cpp",
                                                 "-recursive", BASCULE_SOURCE_DIR "/app", BASCULE_SOURCE_DIR "/ui",
                                                 "-ts", updated});
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitCode(), 0);
    QSet<QString> before, after;
    for (const Message& message : read(committed)) {
        before += message.id();
    }
    for (const Message& message : read(updated)) {
        after += message.id();
    }
    const QSet<QString> missing = after - before, leftOver = before - after;
    QVERIFY2(missing.isEmpty(), qPrintable("run lupdate, not in the catalogue: " + missing.values().join(", ")));
    QVERIFY2(leftOver.isEmpty(), qPrintable("no longer in the sources: " + leftOver.values().join(", ")));
}

// \x{202F} is the narrow no-break space, \x{A0} the no-break space.
static const QList<Rule>& frenchRules() {
    static const QList<Rule> rules{
        {"narrow no-break space before ; ! ?", R"((?<!^)(?<![\x{202F};?!])[;!?](?!;))"},
        {"narrow no-break space before %", R"((?<![\x{202F}%])%(?![\dLn]))"},
        {"no-break space before :", R"((?<!^)(?<![\x{A0}\d]):(?!//))"},
        {"no-break space before : (not between digits)", R"(\d:(?!\d))"},
        {"no-break space after «", R"(«(?!\x{A0}))"},
        {"no-break space before »", R"((?<!\x{A0})»)"},
        {"narrow space where none is due", R"(\x{202F}(?![;!?\d]|%(?!\d)))"},
        {"no-break space between number and unit",
         R"((?<![\d%])\d+ (?:M|Md|k|€|\$|£|h|s|Go|Mo|To|tok/s|unités?)(?![\w’]))"},
        {"narrow no-break space in thousands", R"((?<![,\d])\d{1,3}[ \x{A0}]\d{3}(?!\d))"},
        {"no-break space before × in counts", R"(%\d × )"},
        {"curly apostrophe", "'"},
        {"guillemets", "\""},
        {"one ellipsis character", R"(\.\.\.)"},
        {"ellipsis glued to its word", R"(\s…)"},
        {"true minus", R"((?<![\w%])-\d)"},
        {"no dash in a sentence", "[ \\x{A0}][—–-][ \\x{A0}]"},
        {"decimal comma", R"((?<![\w.])\d+\.\d)"},
        {"elision before a name", R"(\bque %\d|\bd’%|jusqu’à %|\bl’%)"},
    };
    return rules;
}

void TestCatalogues::frenchTypography_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("French") << translations("bascule_fr.ts");
    QTest::newRow("Qt's words") << translations("qt_fr.ts");
}

void TestCatalogues::frenchTypography() {
    QFETCH(QString, file);
    QStringList found;
    for (const Message& message : read(file)) {
        for (QString form : message.forms) {
            form.remove(QStringLiteral("(*)")).remove(QStringLiteral("<<")).remove(QStringLiteral(">>"));
            form.replace(QRegularExpression(QStringLiteral(";;|\\*\\.[a-z.]+")), QString()); // file filters
            found += broken(form, frenchRules());
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
}

// False friends and words with one agreed translation.
void TestCatalogues::frenchWords() {
    const QList<Rule> rules{
        {"jeton is token", R"(\bjetons?\b)"},
        {"API and GPU take no s", R"(\b(?:APIs|GPUs)\b)"},
        {"billion is milliard", R"(\bbillions?\b)"},
        {"never B", R"(\d[ \x{A0}]?B\b)"},
        {"enregistrer", R"((?i)\bsauve(?:r|garde)|\bsauver\b)"},
        {"GPU loués", R"((?i)on-premise)"},
        {"source, justificatif", R"((?i)\bévidence)"},
        {"débit", R"((?i)throughput)"},
        {"contre, face à", R"((?i)\bversus\b|\bvs\b)"},
        {"d’après", R"((?i)basée?s? sur)"},
        {"quantification", R"((?i)quantisation)"},
        {"prise en charge", R"((?i)\bsupporté|\bsupporter\b)"},
        {"tarifs, prix", R"((?i)\bpricing\b)"},
        {"prix public", R"((?i)prix de liste|carnet de prix)"},
        {"point d’équilibre", R"((?i)seuil de rentabilité)"},
        {"taux de change", R"((?i)sans change\b)"},
        {"no (s)", R"(\(s\))"},
        {"calm", R"(!|(?i)désolé|oups|pourrait)"},
        {"no agreement with a name", R"(%\d est (?:moins|plus) ch)"},
        {"scénarios", R"((?i)scenari[io]\b)"},
        {"token d’entrée, de sortie", R"((?i)tokens? en (?:entrée|sortie))"},
    };
    QStringList found;
    for (const Message& message : read(translations("bascule_fr.ts"))) {
        for (const QString& form : message.forms) {
            found += broken(form, rules);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
}

void TestCatalogues::englishTypography() {
    const QList<Rule> rules{
        {"nothing before ; ! ? % :", R"([\s\x{202F}](?:[;!?]|%(?![\dLn])|:(?= |$)))"},
        {"no narrow space", R"(\x{202F})"},
        {"curly quotes", R"(["'])"},
        {"one ellipsis character", R"(\.\.\.)"},
        {"no guillemets", "[«»]"},
        {"no dash in a sentence", "[ \\x{A0}][—–][ \\x{A0}]"},
        {"British spelling", R"((?i)\b(?:utiliz|color\b|catalog\b|optimiz|quantiz|license[sd]?\b free))"},
        {"a month, not /mo", R"((?i)/mo\b)"},
        {"no (s)", R"(\(s\))"},
        {"joined magnitude", R"(\d[ \x{A0}][MBk]\b)"},
    };
    QStringList found;
    for (const Message& message : read(translations("bascule_fr.ts"))) {
        QString source = message.source;
        source.replace(QRegularExpression(QStringLiteral(";;|\\*\\.[a-z.]+")), QString());
        found += broken(source, rules);
    }
    for (const Message& message : read(translations("bascule_en.ts"))) {
        for (const QString& form : message.forms) {
            found += broken(form, rules);
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable('\n' + found.join('\n')));
}

// The rules themselves: what they must catch and what they must leave alone.
void TestCatalogues::rulesCatch_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    const auto add = [](const char* text, bool good) {
        QTest::newRow(text) << QString::fromUtf8(text).replace('~', QChar(0x202F)).replace('_', QChar(0xA0)) << good;
    };
    add("Le prix_: 65~%, «_%1_», 1~836_€~; non~?", true);
    add("Le prix: 65~%", false);
    add("Le prix : 65~%", false);
    add("65 %", false);
    add("65_%", false);
    add("65%", false);
    add("non ?", false);
    add("oui ; non", false);
    add("« %1 »", false);
    add("«~%1~»", false);
    add("l'API", false);
    add("100 M de tokens", false);
    add("100_M de tokens", true);
    add("1 836_€", false);
    add("à~%1", false);
    add("à %1", true);
    add("jusqu’à %1", false);
    add("face à %1", true);
    add("3.5_h", false);
    add("trop...", false);
    add("de -5", false);
}

void TestCatalogues::rulesCatch() {
    QFETCH(QString, text);
    QFETCH(bool, good);
    QCOMPARE(broken(text, frenchRules()).isEmpty(), good);
}

QTEST_GUILESS_MAIN(TestCatalogues)
#include "test_catalogues.moc"
