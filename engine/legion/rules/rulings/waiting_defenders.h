/// Defenders that an attacker may declare only if it may declare no other unit. The game and the
/// previews use these functions. Keywords that make such defenders change `MayDeclareDefender`
/// (standing_points.h). Source: Core Rulebook p. 31 (Declare Defender).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/term.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

/// The reason why the attacker may declare the defender only if it may declare no other unit. No
/// value if there is no such reason.
std::optional<Reason> waitsForOthers(const CurrentState& now, UnitId attacker, UnitId defender);
/// Removes from `legal` the units for which `waitsForOthers` returns a reason. If `legal` has no
/// other units, it does not change.
void removeWhileOthersMay(const CurrentState& now, UnitId attacker, std::vector<UnitId>& legal);

}  // namespace sightline::engine
