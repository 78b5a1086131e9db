/// The attacks that a player expects from enemies.
#pragma once
#include <vector>

#include "engine/legion/advice/players/attack_model.h"
#include "engine/legion/advice/players/skill.h"

namespace sightline::engine {

/// The worth of the attacks of each enemy on each unit of a player, from the places in a view.
class Threats {
  public:
    Threats() = default;  ///< no attacks
    Threats(AttackModel& model, Player player);
    /// The worth of the best attack of the enemy on a unit other than `except`.
    double elsewhere(UnitId enemy, UnitId except) const;
    /// Tells the model which attacks of enemies an attack can prevent.
    void tell(AttackModel& model) const;

  private:
    struct Threat {
        UnitId enemy, unit;
        double worth = 0.0;
    };
    std::vector<Threat> threats_{};
};

/// The attacks of enemies on the player's units. There are none if the player does not count them.
/// If the player counts what attacks prevent, tells the model.
Threats threatsTo(AttackModel& model, Player player, const Skill& skill);

/// What enemies are expected to do to a unit, in points.
struct Received {
    double wounds = 0.0, suppression = 0.0;
};

/// Expects the attacks of enemies on one unit. Enemies that have not activated count fully, the
/// others with their attacks in the next round. An enemy that has a better target counts less.
class Exposure {
  public:
    Exposure(AttackModel& model, UnitId unit, const Skill& skill, const Threats& threats);

    /// The attacks on the unit if its leader stands there, with this number of further dodge
    /// tokens.
    Received received(const geometry::Mini& leader, int dodges) const;
    /// The expected worth of the attack that a standby token of the unit makes.
    double worthOfStandby() const;

  private:
    struct Enemy {
        UnitId id;
        double reach = 0.0;      ///< range of the weapons, in inches
        double stride = 0.0;     ///< length of a Move, in inches
        double elsewhere = 0.0;  ///< worth of its best attack on another unit
        bool engaged = false;    ///< true: it is engaged with another unit
    };
    /// The worth of the best attack of the enemy on the unit. `held`: the unit engages the enemy.
    double attackOf(const Enemy& enemy, const Stands& self, bool held) const;
    double attackAfterMove(const Enemy& enemy, const Stands& self, double away) const;
    double mostLost() const;

    AttackModel& model_;
    UnitId unit_;
    Skill skill_;
    std::vector<Enemy> enemies_{};
};

}  // namespace sightline::engine
