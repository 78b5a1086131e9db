/// Additional end positions of moves, for ground that is narrower than the grid step.
#pragma once
#include <vector>

#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// A square grid of end positions that covers a disc.
struct EndGrid {
    Vec2 middle{};
    double radius = 0.0;  ///< radius of the covered disc
    int steps = 0;        ///< number of grid steps from the middle to the edge
};

/// End positions halfway between grid points and closer to the target than `nearer`, sorted by
/// their distance to the target. Each of them is next to a grid point at which the mover cannot
/// rest, because ground may be narrow there.
std::vector<Vec2> narrowEnds(const MoveJudge& judge, const EndGrid& grid, Vec2 target,
                             double nearer);

}  // namespace sightline::geometry
