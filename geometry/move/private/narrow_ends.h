/// Additional ends of moves on ground that is narrower than the grid of ends.
#pragma once
#include <vector>

#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// A square grid of ends that covers a disc.
struct EndGrid {
    Vec2 middle{};
    double radius = 0.0;  ///< radius of the disc
    int steps = 0;        ///< number of steps from the middle to the edge
};

/// Ends halfway between grid points, beside a grid point on which the mover cannot rest with its
/// present facing. A narrow top may be between two grid points. Only ends closer to the target than
/// `nearer`, sorted by their distance to the target.
std::vector<Vec2> narrowEnds(const MoveJudge& judge, const EndGrid& grid, Vec2 target,
                             double nearer);

}  // namespace sightline::geometry
