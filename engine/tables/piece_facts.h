/// What the book asks of each piece's agreed facts, and of where it lies.
/// Source: Core Rulebook p. 5, p. 12-14 (Terrain), p. 19 (Declare and Place Terrain).
#pragma once
#include <array>
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

/// What exactly it is: what `PieceFinding::text` says, for those who say it in other words.
enum class PieceReason {
    movementNotAgreed,
    coverNotAgreed,
    sightNotAgreed,
    barricadeNotOpen,
    barricadeWithoutHeavyCover,
    barricadeTall,   ///< `inches`: its height
    barricadeLarge,  ///< `inches`: its longer and its shorter side
    areaLetsSee,     ///< area terrain that was agreed not to block LOS
    hidesWithoutCover,
    highScatter,
    heightDiffers,  ///< `inches`: the height that was agreed, and what is measured
    hangsOver,      ///< `inches`: how far
    goesThrough     ///< `other`
};

struct PieceFinding {
    PieceFault fault{};
    geometry::PieceId piece;
    geometry::PieceId other{};  ///< that it goes through
    std::string text;           ///< one plain line, without the piece's name
    Citation citation;
    PieceReason reason{};
    std::array<double, 2> inches{};
};

/// In the order of the layout, each piece's findings in the order of `PieceFault`.
std::vector<PieceFinding> findingsOf(const LaidTable& table, const Workers& workers);

}  // namespace sightline::engine
