/// Territories: parts of the battlefield as polygons. Core Rulebook p. 8 (Map Cards), p. 24.
#pragma once
#include "geometry/range/extent.h"

namespace sightline::geometry {

/// One or more simple polygons, which may share edges, such as the grid squares of a map card.
using Territory = std::vector<Polygon>;

/// True if a part of the base is inside. Touching the border from outside does not count.
bool isWithin(const Territory& territory, const Outline& base);
/// True if the whole base is inside. It may cross borders between polygons of the same territory.
bool isCompletelyWithin(const Territory& territory, const Outline& base);
/// Maximum distance of the base's points outside the territory; 0 if completely within.
double reachesOut(const Territory& territory, const Outline& base);

/// True if a part of the base is within contested territory, outside every player's territory.
bool isWithinContested(TableSize table, std::span<const Territory> players, const Outline& base);

/// The straight portions of the battlefield's edge in the territory, from which its units deploy.
/// Neighbouring portions of one side are joined.
std::vector<PlanSegment> edgesIn(const Territory& territory, TableSize table);

}  // namespace sightline::geometry
