#pragma once
#include "model/charts/chart_spec.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <array>

namespace bascule {

// Colours by role, contrast 4.5:1 for every text, safe for colour-blind eyes (dash patterns help too).
struct RoleColours {
    QColor line; // strokes and fills
    QColor ink;  // words
};

struct Theme {
    QColor window, card, border, text, muted, grid, accent, onAccent, field, groove, band, rowTint;
    QColor gpuPill, gpuPillText, apiPill, apiPillText, closePill, closePillText, crossing, danger;
    RoleColours gpu, gpuOther, reference, rival, cheap, hybrid, neutral;
    std::array<RoleColours, 6> parts; // of a stack
    bool dark = false;

    static Theme light();
    static Theme darkTheme();
    static Theme paper(); // for every export, whatever the window's theme
    const RoleColours& colours(Role role) const;
    QPalette palette() const;
    bool operator==(const Theme&) const = default;
};
bool operator==(const RoleColours& a, const RoleColours& b);

// The shipped font (resources/fonts, family "Bascule Sans"); pixel sizes, because point sizes change with the paint device.
void loadFonts();
QFont textFont(int pixels, QFont::Weight weight = QFont::Normal);

} // namespace bascule
