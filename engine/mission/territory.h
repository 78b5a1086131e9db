/// Allied, enemy and contested territory, and the edge that units deploy from.
/// Source: Core Rulebook p. 7 (Map Cards), p. 19 (Building a Mission), p. 24 (Deploying Units).
#pragma once
#include <vector>

#include "engine/state/battle.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

TableSide sideOf(const Battle& battle, Player player);
/// The player's territory; empty without a mission.
geometry::Territory territoryOf(const Battle& battle, Player player);
/// Portions of the battlefield's edge within the player's territory, of the short edges too;
/// without a mission all of the player's long edge.
std::vector<geometry::PlanSegment> alliedEdges(const Battle& battle, Player player);

/// Some part of the base lies inside the territory / all of it does. Touching the border from
/// outside is not within.
bool withinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);
bool completelyWithinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);

}  // namespace sightline::engine
