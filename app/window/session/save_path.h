/// Where a file is saved: one question for every kind of file that the windows write.
#pragma once
#include <QString>

class QWidget;

namespace sightline::app {

/// What the dialog offers.
struct SaveChoice {
    QString title;
    QString folder;  ///< where it starts; empty: the working folder
    QString filter;  ///< such as "Games (*.sightline)"
    QString suffix;  ///< such as ".sightline": joins a name that lacks it
    QString name;    ///< proposed, without the suffix: a title as players wrote it
};

/// The title as a file name: no part of it is a folder or hidden, and every system can keep it.
QString fileNameOf(const QString& title);

/// The path that the player chose, with its suffix; empty when the dialog was left. A file that
/// has that name already is only handed out after a question, and "no" returns to the dialog:
/// the dialog's own question would know the name without the suffix.
QString choosePathToSave(QWidget* window, const SaveChoice& choice);

}  // namespace sightline::app
