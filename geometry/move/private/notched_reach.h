/// Reach of a notched base, and the grid of every reach.
#pragma once
#include "geometry/move/private/move_judge.h"
#include "geometry/move/reach.h"

namespace sightline::geometry {

/// The column or row of a coordinate.
int columnOf(double x, double cell);
/// An empty grid, without legal cells, over the part of the box that is on the table.
Reach gridOver(const Box& box, TableSize table, double cell);

/// Computes the reach. Each move ends exactly at the centre of its cell. Ground maps accept or
/// reject most paths and places. The remaining paths are swept, and the remaining places are
/// checked in full.
Reach notchedReach(MoveJudge judge, double cell);

}  // namespace sightline::geometry
