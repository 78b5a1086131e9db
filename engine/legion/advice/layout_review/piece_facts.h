/// Checks the agreed facts and the position of each piece. Source: Core Rulebook p. 5, p. 12-14
/// (Terrain), p. 19 (Declare and Place Terrain).
#pragma once
#include <array>
#include <string>
#include <vector>

#include "engine/legion/advice/layout_review/overlaps.h"
#include "engine/legion/basics/citation.h"

namespace sightline::engine {

enum class PieceFault {
    notAgreed,    ///< a fact is missing in the layout, so a default was used
    contradicts,  ///< facts contradict each other, or contradict the kind of terrain
    overEdge,     ///< the piece overhangs the edge of the table
    goesThrough   ///< the piece penetrates another piece
};

/// The exact reason of a finding, for callers that use other words than `PieceFinding::text`.
enum class PieceReason {
    movementNotAgreed,
    coverNotAgreed,
    sightNotAgreed,
    barricadeNotOpen,
    barricadeWithoutHeavyCover,
    barricadeTall,   ///< `inches` contains the height of the piece
    barricadeLarge,  ///< `inches` contains the longer and the shorter side of the piece
    areaLetsSee,  ///< the players agreed that the area terrain does not block LOS, but by the rules
                  ///< it does
    hidesWithoutCover,
    highScatter,
    heightDiffers,  ///< `inches` contains the agreed and the measured height
    hangsOver,      ///< `inches` contains the length of the overhang
    goesThrough     ///< `other` is the piece that is penetrated
};

struct PieceFinding {
    PieceFault fault{};
    geometry::PieceId piece;
    geometry::PieceId other{};  ///< the other piece, if two pieces penetrate each other
    std::string text;           ///< text of the finding in one line, without the name of the piece
    Citation citation;
    PieceReason reason{};
    std::array<double, 2> inches{};
};

/// All findings, in the order of the pieces in the layout; for each piece, in the order of
/// `PieceFault`.
std::vector<PieceFinding> findingsOf(const LaidTable& table, const Workers& workers);

}  // namespace sightline::engine
