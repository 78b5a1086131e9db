/// Territories: parts of the battlefield as polygons. Core Rulebook p. 8 (Map Cards), p. 24.
#pragma once
#include "geometry/range/extent.h"

namespace sightline::geometry {

/// One or more simple polygons, which may share edges, such as the grid squares of a map card.
using Territory = std::vector<Polygon>;

/// Some part of the base lies inside; touching its border from outside does not count.
bool isWithin(const Territory& territory, const Outline& base);
/// All of it does, across borders between polygons of the same territory too.
bool isCompletelyWithin(const Territory& territory, const Outline& base);
/// How far the base reaches out of the territory; 0 when completely within.
double reachesOut(const Territory& territory, const Outline& base);

/// Is some part of the base within contested territory, where no player's territory lies?
bool isWithinContested(TableSize table, std::span<const Territory> players, const Outline& base);

/// The straight portions of the battlefield's edge that lie in the territory: where its units
/// deploy from. Neighbouring portions of one side are joined.
std::vector<PlanSegment> edgesIn(const Territory& territory, TableSize table);

}  // namespace sightline::geometry
