/// The worth of units and attacks in army points. A victory point is worth `victoryPointWorth`.
#pragma once
#include <optional>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

inline constexpr double victoryPointWorth = 120.0;

bool isOnTable(const UnitView& unit);
int woundsLeft(const View& view, const UnitView& unit);
/// The unit's loss for its army: the points of its remaining wounds.
double worthOf(const View& view, const UnitView& unit);

/// The expected worth of the wounds of an attack on that unit. Three cases count more: the last
/// wound of the unit, a unit that holds or contests an objective, and a unit that has not
/// activated.
double worthOfWounds(const View& view, const UnitView& defender, const AttackPreview& preview);

struct AttackChoice {
    UnitId defender;  ///< none: no legal attack
    double worth = 0.0;
};
/// The attack of that unit on that defender from the current positions.
AttackChoice attackOn(const View& view, UnitId attacker, UnitId defender);
/// The best attack of that unit from the current positions.
AttackChoice bestAttack(const View& view, UnitId attacker);

/// The same view with more tokens of that kind on the unit.
View withTokens(const View& view, UnitId unit, Token token, int more);

}  // namespace sightline::engine
