#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>
#include <array>
#include <memory>

namespace bascule {
namespace {

QTranslator& catalogue(Language language) {
    static std::array<std::unique_ptr<QTranslator>, 2> catalogues;
    auto& slot = catalogues[static_cast<std::size_t>(language)];
    if (!slot) {
        slot = std::make_unique<QTranslator>();
        (void)slot->load(QStringLiteral(":/i18n/bascule_") + codeOf(language) + QStringLiteral(".qm"));
    }
    return *slot;
}

// Qt's words, from the system when it has them, else the few that ship with the program.
std::unique_ptr<QTranslator> qtCatalogue(Language language) {
    auto translator = std::make_unique<QTranslator>();
    const QString code = codeOf(language);
    if (translator->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)) ||
        translator->load(QStringLiteral(":/i18n/qtbase_") + code + QStringLiteral(".qm"))) {
        return translator;
    }
    return nullptr;
}

} // namespace

Language languageFromCode(const QString& code, Language fallback) {
    const QString language = code.section('_', 0, 0).section('-', 0, 0).section('.', 0, 0).toLower();
    if (language == "fr") {
        return Language::french;
    }
    return language == "en" ? Language::english : fallback;
}

QString codeOf(Language language) { return language == Language::french ? QStringLiteral("fr") : QStringLiteral("en"); }

Language systemLanguage() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        const QString code = name.section('-', 0, 0);
        if (code == "fr" || code == "en") {
            return languageFromCode(code, Language::english);
        }
    }
    return Language::english;
}

QString catalogueText(Language language, const char* source, int n) {
    const QString text = catalogue(language).translate("bascule", source, nullptr, n);
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

void installLanguage(Language language) {
    static std::unique_ptr<QTranslator> qt;
    for (const Language other : {Language::english, Language::french}) {
        QCoreApplication::removeTranslator(&catalogue(other));
    }
    if (qt) {
        QCoreApplication::removeTranslator(qt.get());
    }
    QLocale::setDefault(Format(language).locale());
    qt = qtCatalogue(language);
    if (qt) {
        QCoreApplication::installTranslator(qt.get());
    }
    QCoreApplication::installTranslator(&catalogue(language));
}

} // namespace bascule
