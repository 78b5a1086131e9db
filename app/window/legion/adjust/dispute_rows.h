/// Rows of a dialog for a rules dispute between the players. In the edition of 2018, a die decides
/// such a dispute.
#pragma once
#include <QCoreApplication>

class QBoxLayout;

namespace sightline::app {

class GameSession;

class DisputeRows {
    Q_DECLARE_TR_FUNCTIONS(DisputeRows)

  public:
    /// Adds two text fields for the opinions of the players, and buttons that roll the die or enter
    /// its result. If the edition of the game has no such roll, nothing is added.
    static void add(QBoxLayout& column, GameSession& session);
};

}  // namespace sightline::app
