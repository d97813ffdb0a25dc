#pragma once
#include "app/words.h"
#include "model/pages/page_spec.h"

#include <QFont>
#include <QString>
#include <QStringList>

// What a sheet says around its charts and tables, in words.
namespace bascule {

struct SheetText {
    QString title, page, verdict;
    QStringList details;                             // what would flip it
    std::vector<std::pair<QString, QString>> inputs; // label, value: those that matter
    QStringList notes;                               // cautions, then what the page itself notes
    QString terms;                                   // "Estimate, not a quote · before tax · $1 = €1.00, at par"
    QString sources;                                 // where the prices behind the page come from, and when
};
QString sheetTitle(const Snapshot& snapshot, const Words& words); // the scenario's, an example's in the language
SheetText sheetText(const Snapshot& snapshot, const PageSpec& page, const Words& words);

// Type on paper: every sign kept when copied out of a PDF, widths that do not depend on a screen.
QFont sheetFont(int pixels, QFont::Weight weight = QFont::Normal);

// Lines no wider than `width`, at most `most` of them, the last one with an ellipsis when there is more. Words longer than a line are cut.
QStringList wrapped(const QString& text, const QFont& font, double width, int most);

// As many whole sentences as such lines hold, from the first on; a first one that is too long ends in an ellipsis.
QStringList wholeSentences(const QStringList& sentences, const QFont& font, double width, int most);

QString printable(const QString& text); // control characters become spaces

} // namespace bascule
