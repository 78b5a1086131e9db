/// Objective tokens: contesting, securing, claiming, dropping, and where they may lie.
/// Source: Core Rulebook p. 19-20 (Objective Tokens).
#pragma once
#include <optional>
#include <vector>

#include "engine/conversation/task.h"
#include "engine/state/battle.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {

/// A point of interest on the battlefield as a solid, for whatever may not overlap it and for what
/// it obscures (p. 20): a cylinder as wide as the token, half-range tall. None for anything else.
std::optional<geometry::Mini> solidOf(const ObjectiveToken& token);
std::vector<geometry::Mini> poiSolids(const MissionState& mission);

/// The unit leader is within half-range of the token, and the unit is not Panicked. Nobody contests
/// a marker.
bool isContesting(const Battle& battle, UnitId unit, const ObjectiveToken& token);
/// The player with the most contesting units; nobody when they are equal.
std::optional<Player> securedBy(const Battle& battle, const ObjectiveToken& token);
/// Assets that the player's units hold.
int assetsHeld(const Battle& battle, Player player);

/// Puts the objective card's tokens on the battlefield; illegal spots give way to the closest
/// legal.
void placeObjectives(Battle& battle);

/// Free actions of the unit to claim assets that it contests, where a battle card grants them.
std::vector<OfferedAction> claimsOf(const Battle& battle, UnitId unit);
/// Everything that the unit holds waits to be placed by its opponent.
void dropAssets(Battle& battle, UnitId unit);
/// Panicked units drop their assets; the opponent places each dropped one within half-range of the
/// unit leader that dropped it.
Task<void> placeDroppedAssets(Battle& battle);

}  // namespace sightline::engine
