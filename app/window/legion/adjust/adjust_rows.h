/// The rows of the dialogs for manual changes of the game.
#pragma once
#include <QString>
#include <functional>

#include "engine/legion/basics/dice/die.h"

class QBoxLayout;
class QDialog;
class QPushButton;

namespace sightline::app {

class GameSession;
class PageScroll;

/// Adds a row with an icon, a name, a minus button, the count, and a plus button. `change` is
/// called with -1 or 1.
void addCountRow(QBoxLayout& column, const QString& icon, const QString& name, int count,
                 const std::function<void(int)>& change);
/// A button that is not the default button of its dialog. `name` is its object name for tests and
/// screen readers.
QPushButton* adjustButton(const QString& text, const QString& name,
                          const std::function<void()>& press);
/// Adds a row with a name and one button for each possible state. The button of the current state
/// is pressed.
void addStateRow(QBoxLayout& column, const QString& name, const QStringList& states, int now,
                 const std::function<void(int)>& change);
/// Adds a row where the players choose who makes the manual change. The record names that player.
/// `chosen` is called after the choice changes.
void addAdjuster(QBoxLayout& column, GameSession& session, const std::function<void()>& chosen);

/// Rolls a die by hand. The result depends only on the seed and the number of answers, so a player
/// cannot repeat the roll for a better result.
engine::RolledDie rolledByHand(const GameSession& session, engine::Die die);

/// Makes the scroll area for the rows of a dialog. A "Done" button below it is always visible.
PageScroll* adjustPage(QDialog& dialog, QBoxLayout& column);
/// Replaces the rows of a scroll area. The scroll position stays, and the keyboard focus stays in
/// the same row.
void showAdjustPage(PageScroll& scroll, QWidget* page);

/// Scrolls so that the row with this object name is at the top of the area, as far as possible.
void scrollToRow(PageScroll& scroll, const QString& name);

}  // namespace sightline::app
