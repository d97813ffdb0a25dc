#pragma once
#include "app/format.h"

#include <QString>
#include <QStringList>
#include <span>

namespace bascule {

// One row of the tables in app/words/*.cpp: a key and its English source text, marked for lupdate with the context "bascule"
// (or with its own key as context, where the same English needs another French than elsewhere: "pill.close").
struct WordEntry {
    const char* key;
    const char* source; // QT_TRANSLATE_NOOP("bascule", "…") or QT_TRANSLATE_N_NOOP for plurals
    bool plural = false;
};
// Every table (app/words/tables.h), for the tests that walk them.
std::span<const std::span<const WordEntry>> wordTables();

// The one place that turns keys into words of a language; reads that language's catalogue itself, whichever is installed.
class Words {
public:
    explicit Words(Language language) : m_format(language) {}
    Language language() const { return m_format.language(); }
    const Format& format() const { return m_format; }

    static bool has(const char* key);
    QString text(const char* key) const; // "⟦key⟧" when there is none: tests look for ⟦
    QString text(const char* key, const QStringList& places) const;
    QString text(const char* key, double count, const QStringList& places) const; // a plural message and its n
    QString
    text(const Phrase& phrase) const; // empty for an empty phrase; "literal" and "date" (ISO) say their one argument
    // "a, b et c". A phrase list whose last key ends in "_last" brings its own conjunction and is joined by commas alone.
    QString list(const QStringList& items) const;

private:
    QString argument(const Argument& argument) const;
    QString phraseList(const PhraseList& phrases) const;

    Format m_format;
};

} // namespace bascule
