/// Defenders that an attacker must declare if it may, and defenders that it may declare only if it
/// may declare no other unit. The game and the previews use these functions. Keywords that make
/// such defenders change `MayDeclareDefender` (standing_points.h). Source: Core Rulebook p. 31
/// (Declare Defender).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/term.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

/// The reason why the attacker may declare the defender only if it may declare no other unit. No
/// value if there is no such reason.
std::optional<Reason> waitsForOthers(const CurrentState& now, UnitId attacker, UnitId defender);
/// The reason why the attacker must declare this defender, if it may. No value if there is no such
/// reason.
std::optional<Reason> mustBeDeclared(const CurrentState& now, UnitId attacker, UnitId defender);
/// True if the defender is legal only if no other unit must be declared instead. The state must
/// have a battlefield.
bool dependsOnOthers(const CurrentState& now, UnitId attacker, UnitId defender);
/// Keeps only the units in `legal` that the attacker must declare, if there are any.
void keepThoseThatMust(const CurrentState& now, UnitId attacker, std::vector<UnitId>& legal);
/// Calls `keepThoseThatMust`. Then removes from `legal` the units for which `waitsForOthers`
/// returns a reason. If `legal` has no other units, it does not change.
void removeWhileOthersMay(const CurrentState& now, UnitId attacker, std::vector<UnitId>& legal);

}  // namespace sightline::engine
