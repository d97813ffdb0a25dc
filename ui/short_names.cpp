#include "ui/short_names.h"

#include <QString>

namespace bascule {
namespace {

constexpr qsizetype kLongest = 40, kHead = 26, kTail = 10;

void shorten(std::string& name) {
    if (name.size() <= std::size_t(kLongest)) return;
    const QString whole = QString::fromStdString(name);
    if (whole.size() > kLongest)
        name = (whole.left(kHead).trimmed() + u'…' + whole.right(kTail).trimmed()).toStdString();
}

} // namespace

Phrase withShortNames(Phrase phrase) {
    for (Argument& argument : phrase.arguments) {
        if (auto* name = std::get_if<std::string>(&argument)) shorten(*name);
        if (auto* counted = std::get_if<CountedName>(&argument)) shorten(counted->name);
        if (auto* inner = std::get_if<PhraseList>(&argument))
            for (Phrase& each : *inner)
                each = withShortNames(std::move(each));
    }
    return phrase;
}

} // namespace bascule
