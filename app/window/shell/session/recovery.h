/// Offers interrupted games when the program starts. A game that the players discard is moved, and
/// stays in the list of recent files.
#pragma once
#include <QString>
#include <optional>

class QMessageBox;
class QWidget;

namespace sightline::app {

class GameFiles;
class RecoveryFile;

/// The players' answer for an interrupted game: continue it, discard it, or decide later.
enum class ResumeChoice { goOn, discard, later };
/// Gives the box, which asks about interrupted work, the three buttons, and waits for the answer.
ResumeChoice askToResume(QMessageBox& box);
/// Asks the players "Continue the game that was interrupted?".
ResumeChoice askAboutInterrupted(QWidget* parent, const RecoveryFile& file);

/// Asks about each interrupted game, the last played first, until the players continue a game. The
/// next start asks again about a game that they leave for later, or whose opening they cancel. If a
/// game cannot be opened, its file is kept under another name, and the error is returned. The
/// window is visible while a game is opened.
std::optional<QString> offerInterrupted(GameFiles& files, QWidget* window);

/// Keeps a recovery file under another name in the same folder, because it could not be opened
/// completely. Returns the new path. Empty if the file cannot be renamed.
std::optional<QString> setAside(const QString& file);

}  // namespace sightline::app
