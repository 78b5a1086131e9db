/// The rows of the dialogs for manual adjustment.
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

/// A row with icon, name, a button for fewer, the count, and a button for more. `change` gets -1 or
/// 1.
void addCountRow(QBoxLayout& column, const QString& icon, const QString& name, int count,
                 const std::function<void(int)>& change);
/// A button that is never the default button. Its name is for tests and screen readers.
QPushButton* adjustButton(const QString& text, const QString& name,
                          const std::function<void()>& press);
/// A row with a name and its possible states. The present state is pressed.
void addStateRow(QBoxLayout& column, const QString& name, const QStringList& states, int now,
                 const std::function<void(int)>& change);
/// A row to choose the player who adjusts. The record names this player. Calls `chosen` if another
/// player is selected.
void addAdjuster(QBoxLayout& column, GameSession& session, const std::function<void()>& chosen);

/// Rolls a die for the players. The result depends on the seed and on the number of answers, so
/// that no player can roll until the result suits.
engine::RolledDie rolledByHand(const GameSession& session, engine::Die die);

/// The scroll area for the rows of a dialog. A "Done" button below it stays visible.
PageScroll* adjustPage(QDialog& dialog, QBoxLayout& column);
/// Replaces the page. The scroll position and the row with the keyboard focus stay.
void showAdjustPage(PageScroll& scroll, QWidget* page);

}  // namespace sightline::app
