/// Attacks between units that may stand elsewhere. Sight and cover are those of the unit leaders;
/// all miniatures of the attacker add their best weapon; the odds are exact. An attack between
/// units at their places has an exact preview, see `shotAt`.
#pragma once
#include <map>
#include <tuple>
#include <vector>

#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

/// The position of a miniature on the table plan.
inline geometry::Vec2 flatOf(const geometry::Mini& mini) {
    return {mini.position.x, mini.position.y};
}

/// A unit in an attack: the place of its leader, and its tokens (aim or dodge).
struct Stands {
    UnitId unit;
    geometry::Mini leader{};
    int tokens = 0;
};

/// The worth of an attack, in points.
struct Shot {
    UnitId defender;           ///< no value: no legal attack
    double wounds = 0.0;       ///< worth of the wounds
    double suppression = 0.0;  ///< worth of the suppression token
    double worth() const { return wounds + suppression; }
};

class AttackModel {
  public:
    explicit AttackModel(const View& view) : view_(view) {}

    const View& view() const { return view_; }
    /// The unit at its present place with its present tokens.
    Stands attacking(UnitId unit) const;
    Stands defending(UnitId unit) const;

    Shot shot(const Stands& attacker, const Stands& defender);
    /// The best attack of the unit on an enemy at its place.
    Shot bestShot(const Stands& attacker);
    /// The worth of an attack from the distance at which the unit fights best, without cover.
    double potential(UnitId attacker, UnitId defender);
    /// The distance in inches from the attacking leader to the closest miniature of the defender.
    double distance(const Stands& attacker, const Stands& defender) const;

  private:
    using Key = std::tuple<int, int, int, int, int, int>;
    double woundsOf(const Stands& attacker, const Stands& defender, double distance,
                    geometry::Cover cover);
    std::vector<std::pair<const Weapon*, MiniId>> weaponsAt(const UnitView& unit,
                                                            double distance) const;

    const View& view_;
    std::map<Key, double> known_{};  ///< the worth of wounds that was computed before
};

/// The exact attack of a unit on another one, from their present places.
Shot shotAt(const View& view, UnitId attacker, UnitId defender);
/// The exact attack with the highest worth.
Shot bestShot(const View& view, UnitId attacker);

/// The points that a unit with this number of suppression tokens is worth less.
double costOfSuppression(const View& view, const UnitView& unit, int tokens);

}  // namespace sightline::engine
