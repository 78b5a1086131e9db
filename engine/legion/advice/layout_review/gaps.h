/// Gaps between pieces that are too narrow for some bases.
#pragma once
#include <string>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// True for a piece that blocks the moves of a base: impassable, or an obstacle at least as high as
/// a small silhouette (p. 27).
bool stopsMoves(const geometry::PieceInfo& piece, const geometry::Dimensions& dimensions);

struct NarrowGap {
    geometry::PieceId one;
    geometry::PieceId other{};       ///< empty: the table's edge
    double width = 0.0;              ///< inches between the two, from above; greater than 0
    geometry::PlanSegment line{};    ///< the narrowest place
    std::vector<std::string> bases;  ///< bases that are too wide for the gap, the smallest first
};

/// Gaps between pieces that block moves, and between these pieces and the table's edge; the
/// narrowest first. Pieces in contact leave no gap. A model counts with its convex hull.
std::vector<NarrowGap> narrowGaps(const geometry::Battlefield& field);

}  // namespace sightline::engine
