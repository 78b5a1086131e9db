/// Moves the camera with the game: to the unit that acts, to the attacker and the possible
/// defenders, to the attacker and the defender, to a unit that a player selects in a roster, and
/// back to the whole table between activations. If the players wish it, the camera also turns to
/// the side of the player who decides.
#pragma once
#include <QObject>
#include <optional>
#include <vector>

#include "engine/legion/rules/asking/question.h"

namespace sightline::app {

class GameSession;
class Rosters;
class TableView;

class CameraDesk : public QObject {
    Q_OBJECT

  public:
    CameraDesk(const GameSession& session, TableView& table, const Rosters& rosters,
               QObject* parent);
    bool isOn() const { return on_; }
    /// Switches the movements on or off. If they are off, only the players move the camera.
    void setOn(bool on);
    /// Switches on or off that the camera turns to the side of the player who decides.
    void setTurning(bool turns);

  private:
    /// True if the camera may move by itself. In lessons, quizzes and the sandbox it may not.
    bool mayMove() const;
    /// The activating unit or, during an attack, the attacker and the defender. While a player
    /// chooses the defender, all units that may be it.
    std::vector<engine::UnitId> acting() const;
    std::vector<engine::UnitId> withTargets(const engine::Question& question) const;
    /// The player from whose side the camera looks. No value: the camera does not turn by itself.
    std::optional<engine::Player> seat() const;
    void follow();
    void showChosen(engine::UnitId unit);

    const GameSession& session_;
    TableView& table_;
    bool on_ = true, turns_ = false;
    std::vector<engine::UnitId> shown_;
    std::optional<engine::Player> seat_{};
};

}  // namespace sightline::app
