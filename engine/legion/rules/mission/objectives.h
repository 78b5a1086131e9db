/// Objective tokens: contesting, securing, claiming, dropping, and legal positions. Source: Core
/// Rulebook p. 19-20 (Objective Tokens).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the unit leader is within half range of the token and the unit is not Panicked. Effects
/// may change this result. Markers and smoke tokens cannot be contested.
bool isContesting(const Battle& battle, UnitId unit, const ObjectiveToken& token);
/// The player with the most units that contest the token. No value if both players have the same
/// number.
std::optional<Player> securedBy(const Battle& battle, const ObjectiveToken& token);
/// The number of assets that the player's units hold.
int assetsHeld(const Battle& battle, Player player);

/// The positions on this battlefield at which the objective card places tokens. Empty if there is
/// no mission.
std::vector<ObjectiveSpot> objectiveSpots(const Battle& battle);
/// Places the tokens of the objective card. If a position is illegal, the closest legal position is
/// used, and the record reports the change.
void placeObjectives(Battle& battle);

/// Returns the free action Claim for each asset, if a battle card allows claims and the unit is a
/// Trooper unit. The action is legal only if the unit contests the asset and has not claimed in
/// this activation.
std::vector<OfferedAction> claimsOf(const Battle& battle, UnitId unit);
/// Drops all assets of the unit. The opponent must then place them.
void dropAssets(Battle& battle, UnitId unit);
/// Makes Panicked units drop their assets. The opponent places each dropped asset within half range
/// of the unit leader that dropped it.
Task<void> placeDroppedAssets(Battle& battle);

}  // namespace sightline::engine
