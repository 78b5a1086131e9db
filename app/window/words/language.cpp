#include "app/window/words/language.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <clocale>

#include "app/files/load.h"
#include "app/window/words/card_translator.h"

namespace sightline::app {
namespace {

const QString languageKey = QStringLiteral("language");

bool install(QCoreApplication& application, const QLocale& locale, const QString& file,
             const QString& folder) {
    auto* translator = new QTranslator(&application);
    const bool loaded = translator->load(locale, file, QStringLiteral("_"), folder);
    if (loaded) application.installTranslator(translator);
    return loaded;
}

QString translationsFolder() {
    return QString::fromStdString((assetsFolder() / "translations").string());
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
    // The toolkit has put the system's language into the C library, where whatever reads numbers
    // out of files would take a comma for their point.
    std::setlocale(LC_NUMERIC, "C");
    const bool ours =
        install(application, locale, QStringLiteral("sightline"), QStringLiteral(":/i18n"));
    // The toolkit's own words, such as those of its buttons, and the side where lines begin are
    // those of the window's words: English where it does not speak the language.
    if (ours) {
        install(application, locale, QStringLiteral("qtbase"),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    auto* cards = new CardTranslator(&application);
    const QString language = locale.name().section(QLatin1Char('_'), 0, 0);
    if (ours && cards->read(translationsFolder(), language)) application.installTranslator(cards);
    QGuiApplication::setLayoutDirection(ours ? locale.textDirection() : Qt::LeftToRight);
}

}  // namespace sightline::app
