/// Reach of a notched base, and the grid that every reach lies on.
#pragma once
#include "geometry/move/private/move_judge.h"
#include "geometry/move/reach.h"

namespace sightline::geometry {

/// The column or row of cells in which a coordinate lies.
int columnOf(double x, double cell);
/// No legal cell yet: the grid over what of the box lies on the table.
Reach gridOver(const Box& box, TableSize table, double cell);

/// Its tool leads over the centre of every cell it reaches. Maps of the ground clear or refuse most
/// ways and places; what they leave open is swept, laid and set down as the judge does.
Reach notchedReach(MoveJudge judge, double cell);

}  // namespace sightline::geometry
