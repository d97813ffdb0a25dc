#include "app/theme.h"

#include <QFontInfo>
#include <QTest>
#include <cmath>

using namespace bascule;

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

// WCAG 2: relative luminance and contrast.
double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}
double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

// A simulation of the two common colour-blindnesses (Viénot, Brettel and Mollon 1999), on linear channels.
struct Seen {
    double r, g, b;
};
Seen seenBy(const QColor& colour, bool deuteranope) {
    const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
    const double one = deuteranope ? 0.29275 * r + 0.70725 * g : 0.11238 * r + 0.88762 * g;
    const double blue = deuteranope ? -0.02234 * r + 0.02234 * g + b : 0.00401 * r - 0.00401 * g + b;
    return {one, one, blue};
}
double apart(const Seen& a, const Seen& b) {
    return std::sqrt(std::pow(std::cbrt(a.r) - std::cbrt(b.r), 2) + std::pow(std::cbrt(a.b) - std::cbrt(b.b), 2));
}

Theme themeNamed(const QString& name) {
    return name == "light" ? Theme::light() : name == "dark" ? Theme::darkTheme() : Theme::paper();
}

} // namespace

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void themes();
    void everyTextIsReadable_data() { themes(); }
    void everyTextIsReadable();
    void strokesAreVisible_data() { themes(); }
    void strokesAreVisible();
    void rolesDifferToColourBlindEyes_data() { themes(); }
    void rolesDifferToColourBlindEyes();
    void paletteFollows_data() { themes(); }
    void paletteFollows();
    void paperIsWhite();
    void shippedFont();
};

void TestTheme::themes() {
    if (QTest::currentTestFunction() == QByteArray("themes")) {
        return;
    }
    QTest::addColumn<QString>("name");
    for (const char* name : {"light", "dark", "paper"}) {
        QTest::newRow(name) << QString(name);
    }
}

void TestTheme::everyTextIsReadable() {
    QFETCH(QString, name);
    const Theme t = themeNamed(name);
    struct Pair {
        const char* what;
        QColor ink, ground;
    };
    QList<Pair> pairs{
        {"text on window", t.text, t.window},     {"text on card", t.text, t.card},
        {"text on field", t.text, t.field},       {"text on band", t.text, t.band},
        {"text on row", t.text, t.rowTint},       {"muted on window", t.muted, t.window},
        {"muted on card", t.muted, t.card},       {"muted on field", t.muted, t.field},
        {"muted on row", t.muted, t.rowTint},     {"muted on band", t.muted, t.band},
        {"accent button", t.onAccent, t.accent},  {"GPU pill", t.gpuPillText, t.gpuPill},
        {"API pill", t.apiPillText, t.apiPill},   {"close pill", t.closePillText, t.closePill},
        {"crossing on card", t.crossing, t.card}, {"crossing on band", t.crossing, t.band},
        {"danger on card", t.danger, t.card},     {"danger on window", t.danger, t.window},
        {"text on GPU pill", t.text, t.gpuPill},  {"selected tab", t.gpu.ink, t.gpuPill},
        {"link on window", t.gpu.ink, t.window},
    };
    for (int role = int(Role::gpu); role <= int(Role::neutral); ++role) {
        pairs += {"role on card", t.colours(Role(role)).ink, t.card};
        pairs += {"role on band", t.colours(Role(role)).ink, t.band};
    }
    for (const Pair& pair : pairs) {
        const double ratio = contrast(pair.ink, pair.ground);
        QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1: %2 on %3 is %4")
                                              .arg(pair.what, pair.ink.name(), pair.ground.name())
                                              .arg(ratio, 0, 'f', 2)));
    }
}

// Strokes carry no words: 3:1 on the card, but the two pale ones, which are dashed or named beside and only have to be seen.
void TestTheme::strokesAreVisible() {
    QFETCH(QString, name);
    const Theme t = themeNamed(name);
    for (const RoleColours& role : {t.gpu, t.reference, t.rival, t.hybrid, t.neutral}) {
        QVERIFY2(contrast(role.line, t.card) >= 3, qPrintable(role.line.name()));
    }
    QList<RoleColours> fills{t.cheap, t.gpuOther};
    fills.append(QList<RoleColours>(t.parts.begin(), t.parts.end()));
    for (const RoleColours& role : fills) {
        QVERIFY2(contrast(role.line, t.card) >= 2, qPrintable(role.line.name()));
    }
}

void TestTheme::rolesDifferToColourBlindEyes() {
    QFETCH(QString, name);
    const Theme t = themeNamed(name);
    const QList<RoleColours> lines{t.gpu, t.reference, t.rival, t.cheap}, parts(t.parts.begin(), t.parts.end());
    for (const bool deuteranope : {true, false}) {
        for (const QList<RoleColours>& set : {lines, parts}) {
            for (qsizetype i = 0; i < set.size(); ++i) {
                for (qsizetype j = i + 1; j < set.size(); ++j) {
                    const QColor one = set[i].line, other = set[j].line;
                    const double distance = apart(seenBy(one, deuteranope), seenBy(other, deuteranope));
                    QVERIFY2(distance > 0.1,
                             qPrintable(QStringLiteral("%1 and %2: %3").arg(one.name(), other.name()).arg(distance)));
                }
            }
        }
    }
}

void TestTheme::paletteFollows() {
    QFETCH(QString, name);
    const Theme t = themeNamed(name);
    const QPalette palette = t.palette();
    QCOMPARE(palette.color(QPalette::Base), t.card);
    QCOMPARE(palette.color(QPalette::Mid), t.border);
    QCOMPARE(palette.color(QPalette::Midlight), t.groove);
    QCOMPARE(palette.color(QPalette::Button), t.field);
    QCOMPARE(palette.color(QPalette::Highlight), t.accent);
    QCOMPARE(palette.color(QPalette::PlaceholderText), t.muted);
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        for (const auto& [ink, ground] :
             {std::pair{QPalette::WindowText, QPalette::Window}, std::pair{QPalette::Text, QPalette::Base},
              std::pair{QPalette::ButtonText, QPalette::Button},
              std::pair{QPalette::ToolTipText, QPalette::ToolTipBase},
              std::pair{QPalette::HighlightedText, QPalette::Highlight}, std::pair{QPalette::Link, QPalette::Base}}) {
            const double ratio = contrast(palette.color(group, ink), palette.color(group, ground));
            QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("group %1, role %2: %3").arg(group).arg(ink).arg(ratio)));
        }
    }
    QVERIFY(t == themeNamed(name));
    QCOMPARE(t.dark, name == "dark");
}

void TestTheme::paperIsWhite() {
    const Theme paper = Theme::paper();
    QCOMPARE(paper.window, QColor(Qt::white));
    QCOMPARE(paper.card, QColor(Qt::white));
    QCOMPARE(paper.text, QColor(Qt::black));
    QVERIFY(!(paper == Theme::light()));
}

// Found inside the program: a machine without fonts exports the same.
void TestTheme::shippedFont() {
    const QFont font = textFont(13);
    QCOMPARE(font.pixelSize(), 13);
    QCOMPARE(QFontInfo(font).family(), QStringLiteral("Bascule Sans"));
    QCOMPARE(textFont(21, QFont::Bold).weight(), QFont::Bold);
    for (const QFont::Weight weight : {QFont::Normal, QFont::Medium, QFont::DemiBold, QFont::Bold}) {
        QCOMPARE(QFontInfo(textFont(13, weight)).weight(), int(weight));
    }
}

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
