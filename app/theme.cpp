#include "app/theme.h"

#include <QDir>
#include <QFontDatabase>

namespace bascule {
namespace {

QColor hex(const char* name) { return QColor(QLatin1String(name)); }

QString& family() {
    static QString name;
    return name;
}

} // namespace

bool operator==(const RoleColours& a, const RoleColours& b) { return a.line == b.line && a.ink == b.ink; }

// Okabe and Ito's palette, told apart by colour-blind eyes; words are darker than strokes where a stroke would be too pale to read.
Theme Theme::light() {
    Theme t;
    t.window = hex("#f4f4f1");
    t.card = hex("#ffffff");
    t.border = hex("#e2e2dc");
    t.text = hex("#1c2025");
    t.muted = hex("#62676f");
    t.grid = QColor(20, 30, 40, 20);
    t.accent = hex("#0f766e");
    t.onAccent = hex("#ffffff");
    t.field = hex("#ffffff");
    t.groove = hex("#e3e5e1");
    t.band = hex("#e7f6f1");
    t.rowTint = hex("#f2faf7");
    t.gpuPill = hex("#dcf1eb");
    t.gpuPillText = hex("#176860");
    t.apiPill = hex("#fce9da");
    t.apiPillText = hex("#a03e0a");
    t.closePill = hex("#ececea");
    t.closePillText = hex("#50555d");
    t.crossing = hex("#9a3f06");
    t.danger = hex("#b3261e");
    t.gpu = {hex("#0f766e"), hex("#0f6f67")};
    t.gpuOther = {hex("#6aa8a1"), hex("#3c6f69")};
    t.reference = {hex("#0072b2"), hex("#0068a3")};
    t.rival = {hex("#d55e00"), hex("#b04b00")};
    t.cheap = {hex("#56b4e9"), hex("#1a6c9d")};
    t.hybrid = {hex("#8a4f7d"), hex("#7a436e")};
    t.neutral = {hex("#8b9097"), hex("#5f646b")};
    t.parts = {{{hex("#0072b2"), hex("#0068a3")},
                {hex("#e69f00"), hex("#8a5f00")},
                {hex("#009e73"), hex("#00714f")},
                {hex("#7a436e"), hex("#7a436e")},
                {hex("#56b4e9"), hex("#1a6c9d")},
                {hex("#a5a9af"), hex("#5f646b")}}};
    return t;
}

Theme Theme::darkTheme() {
    Theme t;
    t.dark = true;
    t.window = hex("#15181c");
    t.card = hex("#1c2025");
    t.border = hex("#2b3037");
    t.text = hex("#e6e8ea");
    t.muted = hex("#9aa1a8");
    t.grid = QColor(255, 255, 255, 22);
    t.accent = hex("#2ab8a4");
    t.onAccent = hex("#0d1a18");
    t.field = hex("#20252b");
    t.groove = hex("#30363e");
    t.band = hex("#182d2d");
    t.rowTint = hex("#1b2c2c");
    t.gpuPill = hex("#17403b");
    t.gpuPillText = hex("#7fdccd");
    t.apiPill = hex("#43291a");
    t.apiPillText = hex("#f5a26b");
    t.closePill = hex("#33383f");
    t.closePillText = hex("#c3c8cd");
    t.crossing = hex("#f5a26b");
    t.danger = hex("#ff8a80");
    t.gpu = {hex("#2ab8a4"), hex("#2ab8a4")};
    t.gpuOther = {hex("#4f8a82"), hex("#7fb5ad")};
    t.reference = {hex("#4aa3df"), hex("#57abe2")};
    t.rival = {hex("#f0883e"), hex("#f0883e")};
    t.cheap = {hex("#8fd0f5"), hex("#8fd0f5")};
    t.hybrid = {hex("#cc9bc2"), hex("#cc9bc2")};
    t.neutral = {hex("#868d96"), hex("#a0a6ad")};
    t.parts = {{{hex("#2ab8a4"), hex("#2ab8a4")},
                {hex("#f0b429"), hex("#f0b429")},
                {hex("#4a90d9"), hex("#6aa7e6")},
                {hex("#e8a5c8"), hex("#e8a5c8")},
                {hex("#8a6bb8"), hex("#b79ce0")},
                {hex("#b9d9f2"), hex("#b9d9f2")}}};
    return t;
}

Theme Theme::paper() {
    Theme t = light();
    t.window = t.card = t.field = hex("#ffffff");
    t.text = hex("#000000");
    t.muted = hex("#4a4f56");
    t.border = hex("#cfcfca");
    return t;
}

const RoleColours& Theme::colours(Role role) const {
    switch (role) {
    case Role::gpu:
        return gpu;
    case Role::gpu_other:
        return gpuOther;
    case Role::reference:
        return reference;
    case Role::rival:
        return rival;
    case Role::cheap:
        return cheap;
    case Role::hybrid:
        return hybrid;
    case Role::part_1:
    case Role::part_2:
    case Role::part_3:
    case Role::part_4:
    case Role::part_5:
    case Role::part_6:
        return parts[static_cast<std::size_t>(role) - static_cast<std::size_t>(Role::part_1)];
    case Role::neutral:
        break;
    }
    return neutral;
}

QPalette Theme::palette() const {
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, card);
    p.setColor(QPalette::AlternateBase, rowTint);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::Button, field);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, danger);
    p.setColor(QPalette::Mid, border);
    p.setColor(QPalette::Midlight, groove);
    p.setColor(QPalette::Light, card.lighter(dark ? 130 : 100));
    p.setColor(QPalette::Dark, border.darker(120));
    p.setColor(QPalette::Shadow, dark ? QColor(Qt::black) : border.darker(150));
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, onAccent);
    p.setColor(QPalette::PlaceholderText, muted);
    p.setColor(QPalette::Link, gpu.ink);
    p.setColor(QPalette::LinkVisited, gpu.ink);
    p.setColor(QPalette::ToolTipBase, card);
    p.setColor(QPalette::ToolTipText, text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, muted);
    }
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, text);
    p.setColor(QPalette::Disabled, QPalette::Highlight, groove);
    return p;
}

void loadFonts() {
    if (!family().isEmpty()) {
        return;
    }
    for (const QString& file : QDir(QStringLiteral(":/fonts")).entryList({QStringLiteral("*.ttf")})) {
        const int id = QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/") + file);
        for (const QString& name : QFontDatabase::applicationFontFamilies(id)) {
            if (name.startsWith(QStringLiteral("Bascule"))) {
                family() = QStringLiteral("Bascule Sans");
            }
        }
    }
}

QFont textFont(int pixels, QFont::Weight weight) {
    loadFonts();
    QFont font;
    font.setFamilies({QStringLiteral("Bascule Sans"), QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

} // namespace bascule
