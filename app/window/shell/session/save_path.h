/// The save dialog for every kind of file that the windows write.
#pragma once
#include <QString>

class QWidget;

namespace sightline::app {

/// The contents of the dialog.
struct SaveChoice {
    QString title;
    QString folder;  ///< the initial folder; empty: the working folder
    QString filter;  ///< such as "Games (*.sightline)"
    QString suffix;  ///< such as ".sightline": appended to a name that lacks it
    QString name;    ///< proposed, without the suffix; may be a title as the players wrote it
};

/// The title as a file name that every system accepts. It names no folder and no hidden file.
QString fileNameOf(const QString& title);

/// Returns the chosen path with its suffix; empty when the player cancels. Asks before it returns
/// the path of an existing file; "no" reopens the dialog. The dialog's own question would check the
/// name without the suffix.
QString choosePathToSave(QWidget* window, const SaveChoice& choice);

}  // namespace sightline::app
