/// Finds gaps between pieces that are too narrow for some bases.
#pragma once
#include <string>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// True if the piece blocks the moves of a base: it is impassable, or an obstacle that is higher
/// than a small silhouette (p. 27).
bool stopsMoves(const geometry::PieceInfo& piece, const geometry::Dimensions& dimensions);

struct NarrowGap {
    geometry::PieceId one;
    geometry::PieceId other{};       ///< second piece beside the gap; empty: the edge of the table
    double width = 0.0;              ///< horizontal width of the gap in inches; greater than 0
    geometry::PlanSegment line{};    ///< line across the narrowest place of the gap
    std::vector<std::string> bases;  ///< the bases that are too wide for the gap, sorted by width
};

/// The gaps between pieces that block moves, and the gaps between such a piece and the table's
/// edge, sorted by width. Pieces in contact leave no gap. For a model, its convex hull is used.
std::vector<NarrowGap> narrowGaps(const geometry::Battlefield& field);

}  // namespace sightline::engine
