/// Territories: areas of the battlefield that are made of polygons. Core Rulebook p. 8 (Map Cards),
/// p. 24.
#pragma once
#include "geometry/range/extent.h"

namespace sightline::geometry {

/// One or more simple polygons, such as the grid squares of a map card. Two polygons may share an
/// edge.
using Territory = std::vector<Polygon>;

/// True if a part of the base is inside the territory. A base that only touches the border from
/// outside is not inside.
bool isWithin(const Territory& territory, const Outline& base);
/// True if the whole base is inside the territory. The base may lie across a border between two
/// polygons of the territory.
bool isCompletelyWithin(const Territory& territory, const Outline& base);
/// The largest distance that a point of the base has from the territory. 0 if the base is
/// completely inside.
double reachesOut(const Territory& territory, const Outline& base);

/// True if a part of the base is in contested territory: the area that belongs to no player's
/// territory.
bool isWithinContested(TableSize table, std::span<const Territory> players, const Outline& base);

/// The straight portions of the battlefield's edge in the territory, where units of its owner may
/// deploy. Portions of one side that touch each other are joined.
std::vector<PlanSegment> edgesIn(const Territory& territory, TableSize table);

}  // namespace sightline::geometry
