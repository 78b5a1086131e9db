/// Offers each interrupted game at the start; none is lost without a question.
#pragma once
#include <QString>
#include <optional>

class QWidget;

namespace sightline::app {

class GameFiles;
class RecoveryFile;

/// The players' choice for an interrupted game.
enum class ResumeChoice { goOn, discard, later };
/// "Continue the game that was interrupted?"
ResumeChoice askAboutInterrupted(QWidget* parent, const RecoveryFile& file);

/// Asks about each interrupted game, the last played first, until one is continued. Games that are
/// left for later, or stopped while opening, are offered again at the next start. A game that
/// cannot be opened is set aside, and the line to show is returned. The window is visible while a
/// game is opened.
std::optional<QString> offerInterrupted(GameFiles& files, QWidget* window);

/// Renames a recovery file that could not be opened, or not completely, within its folder. Returns
/// the new path; none when the file cannot be renamed.
std::optional<QString> setAside(const QString& file);

}  // namespace sightline::app
