/// The languages of the window: the system's locale decides, or the player.
#pragma once
#include <QString>
#include <vector>

class QCoreApplication;

namespace sightline::app {

struct Language {
    QString code;  ///< "en", "fr"
    QString name;  ///< in itself
};
/// English, in which the window is written, and every translation that ships.
const std::vector<Language>& languages();

/// What the player chose; empty for the system's own.
QString chosenLanguage();
void chooseLanguage(const QString& code);

/// Installs the translators for a language, or for the system's when `code` is empty. Windows that
/// are already there keep their words. Numbers in files keep their point whatever the language, and
/// the layout runs as the language that is shown. To be called once the application is made.
void speak(QCoreApplication& application, const QString& code);

}  // namespace sightline::app
