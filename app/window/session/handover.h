/// Who sits at the one screen that both players share: a question for one player's eyes waits until
/// that player is alone with it, and a turn that passes on is announced.
#pragma once
#include <QObject>
#include <optional>

#include "app/window/session/shown_game.h"

namespace sightline::app {

class Handover : public QObject {
    Q_OBJECT

  public:
    explicit Handover(const ShownGame& game) : game_(game) {}

    /// The open question is for one player's eyes, and that player has not said to be alone with
    /// it.
    bool waits() const { return waits_; }
    /// The player who decides sits at the screen now, and the other one looks away.
    void takeOver();
    /// The other one may look again before the answer is given.
    void conceal();

    /// This is asked now; null: nothing.
    void follow(const engine::Question* open);
    /// It is that player's turn, as both know.
    void setTurn(engine::Player player) { turnOf_ = player; }
    /// Says whose turn it has become, and who reacts, by the question that is shown.
    void announce();

  signals:
    void taken();  ///< over, or back: who sees what has changed
    void turnHandedOver(sightline::engine::Player to);
    /// A player decides something in the other one's turn, such as spending a standby token.
    void reactionAsked(sightline::engine::Player of);

  private:
    const ShownGame& game_;
    bool waits_ = false;
    std::optional<engine::Player> turnOf_;
};

}  // namespace sightline::app
