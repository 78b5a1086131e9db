/// Other ways to one place: a hand that drags a notched base may want it to face elsewhere at the
/// end.
#pragma once
#include <vector>

#include "geometry/move/move.h"

namespace sightline::geometry {

/// Tools that end at the target, legal or not: the slowest first, then the straightest. A notched
/// base faces another way at the end of each; where it stops before the tool bends, only the rest
/// of the tool lies elsewhere. Empty where none reaches, for pivots and at speed 0.
std::vector<Move> waysTo(const Battlefield& field, const Mini& mover, Vec2 target,
                         const MoveTerms& terms);

}  // namespace sightline::geometry
