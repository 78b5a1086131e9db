/// The worth of units and attacks, in army points. One victory point is worth `victoryPointWorth`.
#pragma once
#include <optional>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

inline constexpr double victoryPointWorth = 120.0;

bool isOnTable(const UnitView& unit);
int woundsLeft(const View& view, const UnitView& unit);
/// The points that the army loses if the unit is defeated now: the part of the unit's points that
/// belongs to its remaining wounds.
double worthOf(const View& view, const UnitView& unit);

/// The worth of the wounds that an attack on the defender is expected to cause. The worth is higher
/// in three cases: for the last wound of the unit, for a unit that holds or contests an objective,
/// and for a unit that has not activated.
double worthOfWounds(const View& view, const UnitView& defender, const AttackPreview& preview);

/// The same worth, if the player plays for the result of the game. The wounds of a unit that the
/// attacks of the remaining rounds will hardly defeat are worth less: only defeated units count
/// for the result. In the last rounds of a game without a mission, a defeated unit is worth all its
/// points.
double worthForResult(const View& view, const UnitView& defender, const AttackPreview& preview);
/// The expected share of the defender's remaining wounds that an attack causes, from 0 to 1.
double shareOfWounds(const View& view, const UnitView& defender, const AttackPreview& preview);

struct AttackChoice {
    UnitId defender;  ///< defender of the attack; no value: no legal attack
    double worth = 0.0;
};
/// The attack of one unit on another unit, from the current positions.
AttackChoice attackOn(const View& view, UnitId attacker, UnitId defender);
/// The best attack of a unit from the current positions.
AttackChoice bestAttack(const View& view, UnitId attacker);

/// A copy of the view in which the unit has `more` additional tokens of one kind.
View withTokens(const View& view, UnitId unit, Token token, int more);

}  // namespace sightline::engine
