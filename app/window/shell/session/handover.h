/// The handover of the screen that both players share. A secret question waits until its player
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

    /// True if the open question is secret and its player has not yet confirmed to be alone.
    bool waits() const { return waits_; }
    /// The deciding player now sits at the screen, and the other player looks away.
    void takeOver();
    /// The other player may see the screen again before the answer is given.
    void conceal();

    /// Handles a new open question. Null: there is none.
    void follow(const engine::Question* open);
    /// Sets the player whose turn it is. Both players know this.
    void setTurn(engine::Player player) { turnOf_ = player; }
    /// Announces the new turn or the player who reacts. Both come from the question that is shown.
    void announce();

  signals:
    void taken();  ///< emitted when another player sees the screen: taken over or concealed
    void turnHandedOver(sightline::engine::Player to);
    /// A player decides in the other player's turn, for example whether to spend a standby token.
    void reactionAsked(sightline::engine::Player of);

  private:
    const ShownGame& game_;
    bool waits_ = false;
    std::optional<engine::Player> turnOf_;
};

}  // namespace sightline::app
