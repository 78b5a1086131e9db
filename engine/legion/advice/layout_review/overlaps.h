/// Finds pieces that penetrate each other. Pieces that only touch, or stand on each other, do not
/// count. Source: Core Rulebook p. 5 (Overlapping Objects).
#pragma once
#include <vector>

#include "engine/legion/advice/layout_review/laid_table.h"
#include "geometry/base/parallel_for.h"

namespace sightline::engine {

/// Pieces that penetrate each other by at most this depth in inches count as touching.
inline constexpr double touchingDepth = 0.02;

struct Interpenetration {
    geometry::PieceId one, other;  ///< the two pieces, in the order of the layout
    double planArea = 0.0;         ///< area in square inches that both footprints share
};

/// Two plain shapes penetrate each other if their common volume is deeper than `touchingDepth`. For
/// models, an edge of one piece must go through a face of the other by at least that depth. A piece
/// in a hollow of a model penetrates nothing.
std::vector<Interpenetration> interpenetrations(const LaidTable& table, const Workers& workers);

}  // namespace sightline::engine
