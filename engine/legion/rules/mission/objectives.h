/// Objective tokens: contesting, securing, claiming, dropping, and legal places.
/// Source: Core Rulebook p. 19-20 (Objective Tokens).
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// True if the unit leader is within half-range of the token and the unit is not Panicked; effects
/// may change this. No unit contests a marker.
bool isContesting(const Battle& battle, UnitId unit, const ObjectiveToken& token);
/// The player with the most contesting units; none for equal numbers.
std::optional<Player> securedBy(const Battle& battle, const ObjectiveToken& token);
/// Number of assets that the player's units hold.
int assetsHeld(const Battle& battle, Player player);

/// Places of the objective card's tokens on this battlefield; empty without a mission.
std::vector<ObjectiveSpot> objectiveSpots(const Battle& battle);
/// Places the tokens. An illegal spot is replaced by the closest legal one; the record reports it.
void placeObjectives(Battle& battle);

/// The free action Claim for each asset that the unit contests, once an activation, if a battle
/// card grants it.
std::vector<OfferedAction> claimsOf(const Battle& battle, UnitId unit);
/// Drops all assets of the unit; its opponent must place them.
void dropAssets(Battle& battle, UnitId unit);
/// Panicked units drop their assets. The opponent places each dropped asset within half-range of
/// the unit leader that dropped it.
Task<void> placeDroppedAssets(Battle& battle);

}  // namespace sightline::engine
