/// Offers each interrupted game at the start of the program. No interrupted game is lost without a
/// question.
#pragma once
#include <QString>
#include <optional>

class QWidget;

namespace sightline::app {

class GameFiles;
class RecoveryFile;

/// The players' choice about an interrupted game.
enum class ResumeChoice { goOn, discard, later };
/// Asks "Continue the game that was interrupted?"
ResumeChoice askAboutInterrupted(QWidget* parent, const RecoveryFile& file);

/// Asks about each interrupted game until one is continued. The game that was played last comes
/// first. Some games are offered again at the next start: games that are left for later, and games
/// whose opening was stopped. A game that cannot be opened is set aside, and the line to show is
/// returned. The window is visible while a game is opened.
std::optional<QString> offerInterrupted(GameFiles& files, QWidget* window);

/// Renames a recovery file in its folder if it could not be opened, or only in part. Returns the
/// new path. Empty if the file cannot be renamed.
std::optional<QString> setAside(const QString& file);

}  // namespace sightline::app
