#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>
#include <array>
#include <memory>
#include <vector>

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

// Installed from first to last, searched from last to first: Qt's whole catalogue where the system has it, the few of its words
// that ship with the program (standard buttons, text menus, file dialog), the product's own.
class Installed {
public:
    void replace(Language language) {
        for (const Language other : {Language::english, Language::french}) {
            QCoreApplication::removeTranslator(&catalogue(other));
        }
        m_qt.clear();
        const QString code = codeOf(language);
        add(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        add(QStringLiteral(":/i18n/qt_") + code + QStringLiteral(".qm"), {});
        QCoreApplication::installTranslator(&catalogue(language));
    }

private:
    void add(const QString& name, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(name, folder)) {
            QCoreApplication::installTranslator(translator.get());
            m_qt.push_back(std::move(translator));
        }
    }

    std::vector<std::unique_ptr<QTranslator>> m_qt; // a translator that goes away is removed by Qt
};

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

QString catalogueText(Language language, const char* key, const char* source, int n) {
    QString text = catalogue(language).translate(key, source, nullptr, n);
    if (text.isEmpty()) {
        text = catalogue(language).translate("bascule", source, nullptr, n);
    }
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

void installLanguage(Language language) {
    static Installed installed;
    QLocale::setDefault(Format(language).locale());
    installed.replace(language);
}

} // namespace bascule
