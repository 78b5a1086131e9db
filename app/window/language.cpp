#include "app/window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

namespace sightline::app {
namespace {

const QString languageKey = QStringLiteral("language");

void install(QCoreApplication& application, const QLocale& locale, const QString& file,
             const QString& folder) {
    auto* translator = new QTranslator(&application);
    const bool loaded = translator->load(locale, file, QStringLiteral("_"), folder);
    if (loaded) application.installTranslator(translator);
}

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{QStringLiteral("en"), QStringLiteral("English")},
                                           {QStringLiteral("fr"), QStringLiteral("Français")}};
    return all;
}

QString chosenLanguage() { return QSettings().value(languageKey).toString(); }

void chooseLanguage(const QString& code) {
    if (code.isEmpty()) {
        QSettings().remove(languageKey);
    } else {
        QSettings().setValue(languageKey, code);
    }
}

void speak(QCoreApplication& application, const QString& code) {
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale);
    // The toolkit's own words, such as those of its buttons, then ours.
    install(application, locale, QStringLiteral("qtbase"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, locale, QStringLiteral("sightline"), QStringLiteral(":/i18n"));
}

}  // namespace sightline::app
