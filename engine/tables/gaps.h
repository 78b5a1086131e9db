/// Gaps between pieces that some base cannot pass.
#pragma once
#include <string>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

/// A piece that a base cannot move over: impassable, or an obstacle as high as a small silhouette
/// (p. 27).
bool stopsMoves(const geometry::PieceInfo& piece, const geometry::Dimensions& dimensions);

struct NarrowGap {
    geometry::PieceId one;
    geometry::PieceId other{};       ///< empty: the table's edge
    double width = 0.0;              ///< inches between the two, seen from above; not 0
    geometry::PlanSegment line{};    ///< where it is narrowest
    std::vector<std::string> bases;  ///< that are too wide to pass, the smallest first
};

/// Between pieces that stop moves, and between them and the table's edge, narrowest first. Pieces
/// that touch leave no gap. Of a model the outer boundary counts (its hull).
std::vector<NarrowGap> narrowGaps(const geometry::Battlefield& field);

}  // namespace sightline::engine
