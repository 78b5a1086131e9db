/// Allied, enemy and contested territory, and the deployment edges.
/// Source: Core Rulebook p. 7 (Map Cards), p. 19 (Building a Mission), p. 24 (Deploying Units).
#pragma once
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

TableSide sideOf(const Battle& battle, Player player);
/// The territory of the player on the battlefield. Empty if there is no mission.
geometry::Territory territoryOf(const Battle& battle, Player player);
/// The parts of the battlefield's edge that are in the player's territory; they may be on the short
/// edges, too. Without a mission: the player's whole long edge.
std::vector<geometry::PlanSegment> alliedEdges(const Battle& battle, Player player);

/// `withinTerritory` is true if at least a part of the base is inside the territory.
/// `completelyWithinTerritory` is true if the whole base is inside. A base that only touches the
/// border from outside is not within the territory.
bool withinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);
bool completelyWithinTerritory(const geometry::Territory& territory, const geometry::Mini& mini);

}  // namespace sightline::engine
