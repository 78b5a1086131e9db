/// The save dialog for all kinds of files that the program writes.
#pragma once
#include <QString>

class QWidget;

namespace sightline::app {

struct SaveChoice {
    QString title;
    QString folder;  ///< folder that is shown first; if empty, the working folder
    QString filter;  ///< kinds of files, such as "Games (*.sightline)"
    QString suffix;  ///< suffix, such as ".sightline"; added if the player omits it
    QString name;  ///< proposed name without the suffix; `fileNameOf` makes it a valid name. Empty:
                   ///< "Untitled"
};

/// Converts a title to a file name that every operating system accepts. The name has no folder and
/// does not begin with a dot.
QString fileNameOf(const QString& title);

/// Asks the player for a path. Returns the path with its suffix, or an empty text if the player
/// cancels. If the file exists, asks whether to replace it. If the player declines, the dialog
/// opens again. Qt's own question is not used, because it would check the path without the suffix.
QString choosePathToSave(QWidget* window, const SaveChoice& choice);

}  // namespace sightline::app
