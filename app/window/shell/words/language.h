/// The languages of the window. The player chooses one; else the system's locale decides.
#pragma once
#include <QString>
#include <vector>

class QCoreApplication;

namespace sightline::app {

struct Language {
    QString code;  ///< "en", "fr"
    QString name;  ///< in the language itself
};
/// English, the source language of the window, and every translation that ships.
const std::vector<Language>& languages();

/// The player's choice; empty for the system's language.
QString chosenLanguage();
void chooseLanguage(const QString& code);

/// Installs the translators for a language, or for the system's when `code` is empty. Existing
/// windows keep their texts. Numbers in files keep the decimal point in every language. The layout
/// follows the shown language's direction. Call it once, after the application is made.
void speak(QCoreApplication& application, const QString& code);

}  // namespace sightline::app
