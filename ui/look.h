#pragma once
#include "app/theme.h"
#include "app/words.h"

namespace bascule {

// What a widget needs to speak and to paint: the language, the colours and the size of type. One value, owned by the window.
struct Look {
    Words words{Language::english};
    Theme theme = Theme::light();
    double scale = 1; // of type and controls: larger on a projector

    int px(double pixels) const { return qRound(pixels * scale); }
    QFont font(int pixels, QFont::Weight weight = QFont::Normal) const { return textFont(px(pixels), weight); }
    QString text(const char* key) const { return words.text(key); }
    QString text(const QString& key) const { return words.text(key.toUtf8().constData()); }
};

} // namespace bascule
