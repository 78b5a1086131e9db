/// Controls which player looks at the shared screen. A secret question is shown only after its
/// player has confirmed that the other player looks away. A new turn is announced.
#pragma once
#include <QObject>
#include <optional>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class Handover : public QObject {
    Q_OBJECT

  public:
    explicit Handover(const ShownGame& game) : game_(game) {}

    /// True if the open question is secret and its player has not yet confirmed that the other
    /// player looks away.
    bool waits() const { return waits_; }
    /// The player of the open question confirms that the other player looks away.
    void takeOver();
    /// Hides the secret question again, before it is answered.
    void conceal();

    /// If `alone` is true, only one player plays, such as in a lesson. Then no player looks away,
    /// and no turn is announced.
    void setAlone(bool alone) { alone_ = alone; }
    bool alone() const { return alone_; }

    /// Called when the open question changes. Null: no question is open.
    void follow(const engine::Question* open);
    /// Sets the player whose turn it is. The turn is public information.
    void setTurn(engine::Player player) { turnOf_ = player; }
    /// Emits the signal for a new turn, or the signal for a player who may react. The shown
    /// question decides which signal.
    void announce();

  signals:
    void taken();  ///< emitted when a secret question is shown or hidden again
    void turnHandedOver(sightline::engine::Player to);
    /// Emitted when a player must decide in the other player's turn, such as whether to spend a
    /// standby token.
    void reactionAsked(sightline::engine::Player of);

  private:
    const ShownGame& game_;
    bool waits_ = false, alone_ = false;
    std::optional<engine::Player> turnOf_;
};

}  // namespace sightline::app
