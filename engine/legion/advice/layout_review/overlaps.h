/// Interpenetrating pieces. Pieces in contact, or on top of each other, do not count. Source: Core
/// Rulebook p. 5 (Overlapping Objects).
#pragma once
#include <vector>

#include "engine/legion/advice/layout_review/laid_table.h"
#include "geometry/base/parallel_for.h"

namespace sightline::engine {

/// Penetration depth in inches up to which pieces count as only in contact.
inline constexpr double touchingDepth = 0.02;

struct Interpenetration {
    geometry::PieceId one, other;  ///< in the order of the layout
    double planArea = 0.0;         ///< square inches that both footprints share
};

/// Two plain shapes interpenetrate if their common volume is deeper than `touchingDepth`. With a
/// model, an edge of one piece must pass through a face of the other by that depth. A piece in the
/// hollow of a model penetrates nothing.
std::vector<Interpenetration> interpenetrations(const LaidTable& table, const Workers& workers);

}  // namespace sightline::engine
