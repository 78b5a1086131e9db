/// Allied, enemy and contested territory, and the deployment edges.
/// Source: Core Rulebook p. 7 (Map Cards), p. 19 (Building a Mission), p. 24 (Deploying Units).
#pragma once
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

TableSide sideOf(const Battle& battle, Player player);
/// The player's territory; empty without a mission.
geometry::Territory territoryOf(const Battle& battle, Player player);
/// Parts of the battlefield's edge, including short edges, within the player's territory; without a
/// mission, the player's whole long edge.
std::vector<geometry::PlanSegment> alliedEdges(const Battle& battle, Player player);

/// True if a part of the base, or the whole base, is inside the territory. Touching the border from
/// outside does not count as within.
bool withinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);
bool completelyWithinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);

}  // namespace sightline::engine
