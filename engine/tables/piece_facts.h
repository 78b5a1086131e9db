/// What the book asks of each piece's agreed facts, and of where it lies.
/// Source: Core Rulebook p. 5, p. 12-14 (Terrain), p. 19 (Declare and Place Terrain).
#pragma once
#include <string>
#include <vector>

#include "engine/citation.h"
#include "engine/tables/overlaps.h"

namespace sightline::engine {

enum class PieceFault {
    notAgreed,    ///< the layout leaves a fact out, so a default was taken
    contradicts,  ///< facts that do not go together, or not with the kind of terrain
    overEdge,     ///< hangs over the edge of the table
    goesThrough   ///< goes through another piece
};

struct PieceFinding {
    PieceFault fault{};
    geometry::PieceId piece;
    geometry::PieceId other{};  ///< that it goes through
    std::string text;           ///< one plain line, without the piece's name
    Citation citation;
};

/// In the order of the layout, each piece's findings in the order of `PieceFault`.
std::vector<PieceFinding> findingsOf(const LaidTable& table, const Workers& workers);

}  // namespace sightline::engine
