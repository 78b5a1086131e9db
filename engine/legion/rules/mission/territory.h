/// Allied, enemy and contested territory, and the deployment edges.
/// Source: Core Rulebook p. 7 (Map Cards), p. 19 (Building a Mission), p. 24 (Deploying Units).
#pragma once
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

TableSide sideOf(const Battle& battle, Player player);
/// The player's territory. Empty if there is no mission.
geometry::Territory territoryOf(const Battle& battle, Player player);
/// The parts of the battlefield's edge that are in the player's territory, including short edges.
/// Without a mission, the player's whole long edge.
std::vector<geometry::PlanSegment> alliedEdges(const Battle& battle, Player player);

/// True if at least a part of the base is inside the territory, or, if `wholly` is true, the whole
/// base. A base that only touches the border from outside is not within the territory.
bool withinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);
bool completelyWithinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);

}  // namespace sightline::engine
