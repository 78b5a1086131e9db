/// The save dialog for all kinds of files that the windows write.
#pragma once
#include <QString>

class QWidget;

namespace sightline::app {

/// The contents of the dialog.
struct SaveChoice {
    QString title;
    QString folder;  ///< initial folder; empty: the working folder
    QString filter;  ///< such as "Games (*.sightline)"
    QString suffix;  ///< such as ".sightline"; added to a name without it
    QString name;    ///< proposed name without the suffix; may be a title that players typed
};

/// Converts the title to a file name that every system accepts. The result contains no folder and
/// is not the name of a hidden file.
QString fileNameOf(const QString& title);

/// Returns the chosen path with its suffix. Empty if the player cancels. If the file exists, the
/// function asks before it returns the path; after "no", the dialog opens again. The dialog's own
/// question would check the name without the suffix.
QString choosePathToSave(QWidget* window, const SaveChoice& choice);

}  // namespace sightline::app
