/// Alternative tool poses to one target. A player who drags a notched base may want another facing
/// at the end.
#pragma once
#include <vector>

#include "geometry/move/move.h"

namespace sightline::geometry {

/// Tool poses that end at the target, legal or not: the slowest first, then the straightest. On a
/// notched base, each pose gives another facing at the end. If the base stops before the joint, the
/// poses differ only in the rest of the tool. Empty if no tool reaches the target, for pivots, and
/// at speed 0.
std::vector<Move> waysTo(const Battlefield& field, const Mini& mover, Vec2 target,
                         const MoveTerms& terms);

}  // namespace sightline::geometry
