/// Attacks between units that may stand elsewhere. Sight and cover are those of the unit leaders;
/// all miniatures of the attacker add their best weapon; the odds are exact. An attack between
/// units at their places has an exact preview, see `shotAt`.
#pragma once
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/state/view.h"
#include "engine/legion/rules/timing/standing_points.h"

namespace sightline::engine {

/// The position of a miniature on the table plan.
inline geometry::Vec2 flatOf(const geometry::Mini& mini) {
    return {mini.position.x, mini.position.y};
}

/// A unit in an attack: the place of its leader, its tokens (aim or dodge), and whether it is
/// engaged there. An engaged unit makes no ranged attacks and is no target of ranged attacks (Core
/// Rulebook p. 29).
struct Stands {
    UnitId unit;
    geometry::Mini leader{};
    int tokens = 0;
    bool engaged = false;
};

/// The worth of an attack, in points.
struct Shot {
    UnitId defender;           ///< no value: no legal attack
    double wounds = 0.0;       ///< worth of the wounds
    double suppression = 0.0;  ///< worth of the suppression token
    double removed = 0.0;      ///< expected share of the defender's wounds, from 0 to 1
    double prevented = 0.0;    ///< worth of the defender's later attacks that the wounds prevent
    double worth() const { return wounds + suppression + prevented; }
};

class AttackModel {
  public:
    /// `forResult`: wounds count for the result of the game, see `worthForResult`.
    explicit AttackModel(const View& view, bool forResult = false);

    const View& view() const { return view_; }
    bool isForResult() const { return forResult_; }
    /// The unit at its present place with its present tokens.
    Stands attacking(UnitId unit) const;
    Stands defending(UnitId unit) const;
    /// The unit with its leader at another place, without tokens. The unit is engaged there if it
    /// engages an enemy.
    Stands standing(UnitId unit, const geometry::Mini& leader) const;
    /// True if the unit at this place is engaged with the enemy at its present place. At another
    /// place than now, only the leader counts.
    bool engages(const Stands& unit, UnitId enemy) const;
    /// True if the unit is now engaged with an enemy other than `except`.
    bool isEngaged(UnitId unit, UnitId except = {}) const;

    Shot shot(const Stands& attacker, const Stands& defender);
    /// The best attack of the unit on an enemy at its place.
    Shot bestShot(const Stands& attacker);
    /// The exact attack from the present places in `view`, which may have other tokens than the
    /// view of the model. `bestExactShot` finds the defender.
    Shot exactShot(const View& view, UnitId attacker, UnitId defender) const;
    Shot bestExactShot(const View& view, UnitId attacker) const;
    /// From now on, an attack on the enemy prevents a share of this worth.
    void expectReply(UnitId enemy, double worth) { replies_[enemy.value] = worth; }
    /// The worth of an attack from the distance at which the unit fights best, without cover.
    double potential(UnitId attacker, UnitId defender);
    /// The distance in inches from the attacking leader to the closest miniature of the defender.
    double distance(const Stands& attacker, const Stands& defender) const;

  private:
    /// The weapons of a unit as bits. Bit 0 is the first weapon of the card.
    using Weapons = unsigned;
    using Key = std::tuple<int, int, int, int, int, int, Weapons>;
    struct Wounds {
        double worth = 0.0, removed = 0.0;
    };
    Wounds woundsOf(const Stands& attacker, const Stands& defender, double distance,
                    geometry::Cover cover, Weapons weapons);
    std::vector<std::pair<const Weapon*, MiniId>> weaponsAt(const UnitView& unit, double distance,
                                                            Weapons weapons) const;
    /// The weapons whose firing arcs contain the defender.
    Weapons weaponsInArc(const Stands& attacker, const Stands& defender);
    bool isAtSameHeight(const Stands& attacker, const Stands& defender) const;
    Wounds judged(const UnitView& defender, const AttackPreview& preview) const;
    double preventedBy(const Shot& shot) const;

    const View& view_;
    bool forResult_;
    std::vector<std::pair<UnitId, UnitId>> engaged_{};  ///< units that are engaged now, in pairs
    std::map<Key, Wounds> known_{};                     ///< the wounds that were computed before
    std::map<std::pair<int, int>, FiringArcs> arcs_{};
    std::map<int, double> replies_{};
};

/// The exact attack of a unit on another one, from their present places.
Shot shotAt(const View& view, UnitId attacker, UnitId defender);
/// The exact attack with the highest worth.
Shot bestShot(const View& view, UnitId attacker);

/// The points that a unit with this number of suppression tokens is worth less.
double costOfSuppression(const View& view, const UnitView& unit, int tokens);

}  // namespace sightline::engine
