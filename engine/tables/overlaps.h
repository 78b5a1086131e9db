/// Pieces that go through each other. Pieces that touch, or that rest on each other, do not.
/// Source: Core Rulebook p. 5 (Overlapping Objects).
#pragma once
#include <vector>

#include "engine/tables/laid_table.h"
#include "engine/tables/workers.h"

namespace sightline::engine {

/// Pieces that go through each other less than this only touch. Inches.
inline constexpr double touchingDepth = 0.02;

struct Interpenetration {
    geometry::PieceId one, other;  ///< in the order of the layout
    double planArea = 0.0;         ///< square inches that lie under both footprints
};

/// Two plain shapes where their volumes share more than touching depth; with a model, where an edge
/// of one goes through a face of the other by so much. A piece that stands within the hollow of a
/// model goes through nothing.
std::vector<Interpenetration> interpenetrations(const LaidTable& table, const Workers& workers);

}  // namespace sightline::engine
