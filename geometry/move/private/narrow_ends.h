/// Ground that a grid of ends is too coarse for.
#pragma once
#include <vector>

#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// A square grid of ends over a disc.
struct EndGrid {
    Vec2 middle{};
    double radius = 0.0;  ///< of the disc
    int steps = 0;        ///< from the middle to its edge
};

/// Ends halfway between those of the grid, beside one where the mover cannot rest as it faces now:
/// a narrow top may lie between two of them. Those nearer to the target than `nearer`, the nearest
/// first.
std::vector<Vec2> narrowEnds(const MoveJudge& judge, const EndGrid& grid, Vec2 target,
                             double nearer);

}  // namespace sightline::geometry
