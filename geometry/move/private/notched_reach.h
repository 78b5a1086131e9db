/// Computes the reach of a notched base. Also makes the grid without legal cells with which the
/// computation of every reach begins.
#pragma once
#include "geometry/move/private/move_judge.h"
#include "geometry/move/reach.h"

namespace sightline::geometry {

/// The column or row of a cell, from a coordinate in it.
int columnOf(double x, double cell);
/// A grid without legal cells. It covers the part of the box that is on the table.
Reach gridOver(const Box& box, TableSize table, double cell);

/// Computes the reach of a notched base. The move to a cell ends exactly at the centre of the cell.
/// Ground maps accept or reject most paths and end positions. The others get an exact check.
Reach notchedReach(MoveJudge judge, double cell);

}  // namespace sightline::geometry
