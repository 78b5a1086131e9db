#include "app/window/shell/words/language.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <clocale>

#include "app/files/tables/load.h"
#include "app/window/shell/words/card_translator.h"

namespace sightline::app {
namespace {

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

void speak(QCoreApplication& application, const QString& code) {
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale);
    // Qt has set the C library to the language of the system. In some languages, number parsers
    // would then expect a decimal comma.
    std::setlocale(LC_NUMERIC, "C");
    const bool ours =
        install(application, locale, QStringLiteral("sightline"), QStringLiteral(":/i18n"));
    // If the window has a translation, Qt's own texts (such as "Cancel") and the layout direction
    // follow the same language. Otherwise they stay English.
    if (ours) {
        install(application, locale, QStringLiteral("qtbase"),
                QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    auto* cards = new CardTranslator(&application);
    const QString language = locale.name().section(QLatin1Char('_'), 0, 0);
    if (ours) {
        if (cards->read(translationsFolder(), language))
            application.installTranslator(cards);
        else
            qWarning("Texts of cards stay in English. %s", qPrintable(cards->problem()));
    }
    QGuiApplication::setLayoutDirection(ours ? locale.textDirection() : Qt::LeftToRight);
}

}  // namespace sightline::app
