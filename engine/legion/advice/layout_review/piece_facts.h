/// Checks of each piece's agreed facts and of its position. Source: Core Rulebook p. 5, p. 12-14
/// (Terrain), p. 19 (Declare and Place Terrain).
#pragma once
#include <array>
#include <string>
#include <vector>

#include "engine/legion/advice/layout_review/overlaps.h"
#include "engine/legion/basics/citation.h"

namespace sightline::engine {

enum class PieceFault {
    notAgreed,    ///< the layout lacks a fact, and a default was used
    contradicts,  ///< facts that contradict each other or the kind of terrain
    overEdge,     ///< overhangs the edge of the table
    goesThrough   ///< interpenetrates another piece
};

/// The exact reason, for callers that need other words than `PieceFinding::text`.
enum class PieceReason {
    movementNotAgreed,
    coverNotAgreed,
    sightNotAgreed,
    barricadeNotOpen,
    barricadeWithoutHeavyCover,
    barricadeTall,   ///< `inches`: its height
    barricadeLarge,  ///< `inches`: its longer and its shorter side
    areaLetsSee,     ///< area terrain with the agreed fact that it does not block LOS
    hidesWithoutCover,
    highScatter,
    heightDiffers,  ///< `inches`: the agreed height and the measured height
    hangsOver,      ///< `inches`: the overhang
    goesThrough     ///< `other`
};

struct PieceFinding {
    PieceFault fault{};
    geometry::PieceId piece;
    geometry::PieceId other{};  ///< the other piece of an interpenetration
    std::string text;           ///< one line, without the name of the piece
    Citation citation;
    PieceReason reason{};
    std::array<double, 2> inches{};
};

/// In the order of the layout, each piece's findings in the order of `PieceFault`.
std::vector<PieceFinding> findingsOf(const LaidTable& table, const Workers& workers);

}  // namespace sightline::engine
