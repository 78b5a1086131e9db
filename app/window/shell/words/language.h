/// The language of the window. The player can choose it. Otherwise it is the language of the
/// system.
#pragma once
#include <QString>
#include <vector>

class QCoreApplication;

namespace sightline::app {

struct Language {
    QString code;  ///< code, such as "en" or "fr"
    QString name;  ///< name of the language in that language
};
/// All languages of the window: English, in which its texts are written, and each language with a
/// translation.
const std::vector<Language>& languages();

/// Switches the program to a language. An empty `code` means the language of the system. Must be
/// called once, after the application object was created and before windows are opened. Numbers in
/// files have a decimal point in every language.
void speak(QCoreApplication& application, const QString& code);

}  // namespace sightline::app
