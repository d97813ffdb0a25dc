#include "app/words.h"

#include "app/language.h"
#include "app/words/tables.h"

#include <QHash>
#include <cmath>
#include <vector>

namespace bascule {
namespace {

const WordEntry* find(const QByteArray& key) {
    static const QHash<QByteArray, const WordEntry*> index = [] {
        QHash<QByteArray, const WordEntry*> built;
        for (const auto& table : wordTables()) {
            for (const WordEntry& entry : table) {
                built.insert(QByteArray(entry.key), &entry);
            }
        }
        return built;
    }();
    return index.value(key);
}

// Fills %1, %2 … in one pass, so that a place's own text is never searched for places.
QString filled(const QString& text, const QStringList& places) {
    QString result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        qsizetype digits = 0;
        while (text[at] == '%' && digits < 2 && at + 1 + digits < text.size() && text[at + 1 + digits].isDigit()) {
            ++digits;
        }
        const qsizetype place = digits > 0 ? QStringView(text).mid(at + 1, digits).toInt() : 0;
        if (place >= 1 && place <= places.size()) {
            result += places[place - 1];
            at += digits;
        } else {
            result += text[at];
        }
    }
    return result;
}

QString missing(const QByteArray& key) { return QChar(0x27E6) + QString::fromUtf8(key) + QChar(0x27E7); }

} // namespace

std::span<const std::span<const WordEntry>> wordTables() {
    static const std::vector<std::span<const WordEntry>> tables = [] {
        std::vector<std::span<const WordEntry>> built;
        for (const WordTable table : kWordTables) {
            built.push_back(table());
        }
        return built;
    }();
    return tables;
}

bool Words::has(const char* key) { return find(key) != nullptr; }

QString Words::text(const char* key) const { return text(key, QStringList()); }

QString Words::text(const char* key, const QStringList& places) const {
    const WordEntry* entry = find(key);
    if (entry == nullptr) {
        return missing(key);
    }
    return filled(catalogueText(language(), key, entry->source), places);
}

QString Words::text(const char* key, double count, const QStringList& places) const {
    const WordEntry* entry = find(key);
    if (entry == nullptr) {
        return missing(key);
    }
    // The form follows the number as displayed: 1.5 is singular in French and plural in English.
    const QString shown = m_format.trimmed(count, 2);
    const bool plural = m_format.plural(std::round(count * 100) / 100);
    QString form = catalogueText(language(), key, entry->source, plural ? 2 : 1);
    form.replace(QStringLiteral("%Ln"), shown).replace(QStringLiteral("%n"), shown);
    return filled(form, places);
}

QString Words::text(const Phrase& phrase) const {
    if (phrase.empty()) {
        return {};
    }
    QStringList places;
    for (const Argument& value : phrase.arguments) {
        places += argument(value);
    }
    if (phrase.key == "literal") {
        return places.value(0);
    }
    if (phrase.key == "date" && !phrase.arguments.empty()) { // an ISO date, as it stands in a price book
        const auto* iso = std::get_if<std::string>(&phrase.arguments.front());
        return iso != nullptr ? m_format.date(*iso) : places.value(0);
    }
    return phrase.count >= 0 ? text(phrase.key.c_str(), phrase.count, places) : text(phrase.key.c_str(), places);
}

QString Words::argument(const Argument& argument) const {
    if (const auto* name = std::get_if<std::string>(&argument)) {
        return QString::fromStdString(*name);
    }
    if (const auto* quantity = std::get_if<Quantity>(&argument)) {
        return m_format.quantity(*quantity);
    }
    if (const auto* counted = std::get_if<CountedName>(&argument)) {
        const QString name = QString::fromStdString(counted->name);
        return counted->count == 1 ? name
                                   : m_format.trimmed(counted->count, 2) + QString::fromUtf8("\u00a0×\u00a0") + name;
    }
    return phraseList(std::get<PhraseList>(argument));
}

QString Words::phraseList(const PhraseList& phrases) const {
    QStringList items;
    for (const Phrase& phrase : phrases) {
        items += text(phrase);
    }
    const bool ownConjunction = !phrases.empty() && QByteArray::fromStdString(phrases.back().key).endsWith("_last");
    return ownConjunction ? items.join(QStringLiteral(", ")) : list(items);
}

QString Words::list(const QStringList& items) const {
    if (items.size() < 2) {
        return items.join(QString());
    }
    return items.mid(0, items.size() - 1).join(QStringLiteral(", ")) + text("list_and") + items.last();
}

} // namespace bascule
