/// Objective tokens: contesting, securing, claiming, dropping, and where they may lie.
/// Source: Core Rulebook p. 19-20 (Objective Tokens).
#pragma once
#include <optional>
#include <vector>

#include "engine/asking/task.h"
#include "engine/state/battle.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {

/// The unit leader is within half-range of the token, and the unit is not Panicked, unless an
/// effect says otherwise. Nobody contests a marker.
bool isContesting(const Battle& battle, UnitId unit, const ObjectiveToken& token);
/// The player with the most contesting units; nobody when they are equal.
std::optional<Player> securedBy(const Battle& battle, const ObjectiveToken& token);
/// Assets that the player's units hold.
int assetsHeld(const Battle& battle, Player player);

/// Where the objective card has its tokens lie, on this battlefield; none without a mission.
std::vector<ObjectiveSpot> objectiveSpots(const Battle& battle);
/// Puts them there; a spot that is not legal gives way to the closest legal one, which the record
/// says.
void placeObjectives(Battle& battle);

/// The free action Claim of the unit, once an activation, for each asset that it contests, where a
/// battle card grants it.
std::vector<OfferedAction> claimsOf(const Battle& battle, UnitId unit);
/// Everything that the unit holds waits to be placed by its opponent.
void dropAssets(Battle& battle, UnitId unit);
/// Panicked units drop their assets; the opponent places each dropped one within half-range of the
/// unit leader that dropped it.
Task<void> placeDroppedAssets(Battle& battle);

}  // namespace sightline::engine
