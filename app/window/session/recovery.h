/// Games that were interrupted: each is offered, none is lost unasked.
#pragma once
#include <QString>
#include <optional>

class QWidget;

namespace sightline::app {

class GameFiles;
class RecoveryFile;

/// What the players want of an interrupted game.
enum class Interrupted { goOn, discard, later };
/// "Continue the game that was interrupted?"
Interrupted askAboutInterrupted(QWidget* parent, const RecoveryFile& file);

/// Asks about each interrupted game, the last played first, until one goes on; those that are left
/// for later, or midway, are offered again at the next start. Returns the line to show where one
/// could not be opened; it is kept aside then. The window shows while one is opened.
std::optional<QString> offerInterrupted(GameFiles& files, QWidget* window);

/// Keeps a recovery file that could not be opened, or not all of it, under a name of its own beside
/// it. That path; none when it cannot be renamed.
std::optional<QString> setAside(const QString& file);

}  // namespace sightline::app
