/// Lists the tool poses that lead to one target. A player who drags a notched base can choose the
/// facing at the end.
#pragma once
#include <vector>

#include "geometry/move/move.h"

namespace sightline::geometry {

/// Tool poses that end at the target, legal or illegal. The slowest tool comes first; among poses
/// of one tool, the smallest bend. On a notched base, each pose gives a different facing at the
/// end, unless the base stops before the tool's joint: the bend then has no effect on it. Empty if
/// no tool reaches the target, for pivots, and at speed 0.
std::vector<Move> waysTo(const Battlefield& field, const Mini& mover, Vec2 target,
                         const MoveTerms& terms);

}  // namespace sightline::geometry
