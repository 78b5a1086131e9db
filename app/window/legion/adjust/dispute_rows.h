/// The rows of the dialog for a dispute that a die decides (edition of 2018).
#pragma once
#include <QCoreApplication>

class QBoxLayout;

namespace sightline::app {

class GameSession;

class DisputeRows {
    Q_DECLARE_TR_FUNCTIONS(DisputeRows)

  public:
    /// Adds two lines for the readings of the players, and the buttons that roll or enter the die.
    /// Adds nothing where the edition of the game has no such roll.
    static void add(QBoxLayout& column, GameSession& session);
};

}  // namespace sightline::app
