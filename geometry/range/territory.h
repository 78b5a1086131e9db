/// Territories: areas of the battlefield as polygons. Core Rulebook p. 8 (Map Cards), p. 24.
#pragma once
#include "geometry/range/extent.h"

namespace sightline::geometry {

/// One or more simple polygons, such as the grid squares of a map card. They may share edges.
using Territory = std::vector<Polygon>;

/// True if a part of the base is inside. A base that only touches the border from outside is not
/// inside.
bool isWithin(const Territory& territory, const Outline& base);
/// True if the whole base is inside. The base may cross borders between polygons of the same
/// territory.
bool isCompletelyWithin(const Territory& territory, const Outline& base);
/// Maximum distance of a point of the base from the territory. 0 if the base is completely within.
double reachesOut(const Territory& territory, const Outline& base);

/// True if a part of the base is within contested territory, which is the area outside every
/// player's territory.
bool isWithinContested(TableSize table, std::span<const Territory> players, const Outline& base);

/// The straight portions of the battlefield's edge in the territory. Units of its owner deploy from
/// these portions. Neighbouring portions of one side are joined.
std::vector<PlanSegment> edgesIn(const Territory& territory, TableSize table);

}  // namespace sightline::geometry
