/// Additional end positions of moves, for ground that is narrower than the grid of end positions.
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

/// End positions halfway between grid points. At least one of the neighbouring grid points must be
/// a place where the mover cannot rest with its present facing, because a narrow top may be next to
/// it. Only end positions closer to the target than `nearer`, sorted by their distance to the
/// target.
std::vector<Vec2> narrowEnds(const MoveJudge& judge, const EndGrid& grid, Vec2 target,
                             double nearer);

}  // namespace sightline::geometry
