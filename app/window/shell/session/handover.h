/// The handover of the one screen that both players share. A secret question waits until its player
/// confirms to be alone. A change of turn is announced.
#pragma once
#include <QObject>
#include <optional>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class Handover : public QObject {
    Q_OBJECT

  public:
    explicit Handover(const ShownGame& game) : game_(game) {}

    /// The open question is secret, and its player has not confirmed to be alone yet.
    bool waits() const { return waits_; }
    /// The deciding player sits at the screen now; the other player looks away.
    void takeOver();
    /// The other player may see the screen again before the answer is given.
    void conceal();

    /// Follows the open question; null: none.
    void follow(const engine::Question* open);
    /// The turn of that player, as both players know it.
    void setTurn(engine::Player player) { turnOf_ = player; }
    /// Announces the new turn, or the player who reacts, from the question that is shown.
    void announce();

  signals:
    void taken();  ///< taken over or concealed: another player sees the screen
    void turnHandedOver(sightline::engine::Player to);
    /// A player decides in the other player's turn, such as to spend a standby token.
    void reactionAsked(sightline::engine::Player of);

  private:
    const ShownGame& game_;
    bool waits_ = false;
    std::optional<engine::Player> turnOf_;
};

}  // namespace sightline::app
