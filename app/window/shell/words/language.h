/// The languages of the window. The player may choose a language. Otherwise the system's locale
/// decides.
#pragma once
#include <QString>
#include <vector>

class QCoreApplication;

namespace sightline::app {

struct Language {
    QString code;  ///< such as "en" or "fr"
    QString name;  ///< name in the language itself
};
/// English, which is the source language of the window, and every translation that the program has.
const std::vector<Language>& languages();

/// The player's choice. Empty: the system's language.
QString chosenLanguage();
void chooseLanguage(const QString& code);

/// Installs the translators for a language. If `code` is empty, this is the system's language.
/// Existing windows keep their texts. Numbers in files have the decimal point in every language.
/// The layout has the direction of the shown language. Must be called once, after the application
/// object is created.
void speak(QCoreApplication& application, const QString& code);

}  // namespace sightline::app
