/// Search for a piece that makes a mission unfair on a table, and for a better position of the
/// piece.
#pragma once
#include <optional>

#include "engine/legion/advice/layout_review/fairness.h"
#include "engine/legion/advice/layout_review/laid_table.h"

namespace sightline::engine {

/// A shift of one piece by 2 inches, and its effect on the mission's fairness.
struct BetterPlace {
    geometry::PieceId piece;
    geometry::Vec2 by{};  ///< inches
    double before = 0.0;  ///< `Fairness::figure`, measured as coarsely as `after`
    double after = 0.0;
};

struct BetterPlaceSettings {
    PieceIds stay{};         ///< pieces that may not be shifted
    std::size_t guilty = 2;  ///< number of pieces to try
    double shift = 2.0;      ///< inches, in eight directions
    double cell = 1.0;       ///< inches; cell size of the ground grid
    MissionMeasure measure{
        .eyesApart = 8.0, .eyesAtLeast = 6.0, .wayApart = 4.0, .corrects = false};
};

/// Ranks the pieces by how much their removal would reduce the most unbalanced part. Shifts each of
/// the first `guilty` pieces in eight directions. A shift is valid if the piece stays on the table,
/// enters no other footprint, and makes no objective token less legal. None if the mission is even,
/// or if no shift improves it by at least a hundredth.
std::optional<BetterPlace> betterPlace(const LaidTable& table, const BattleCard& card,
                                       const Workers& workers,
                                       const BetterPlaceSettings& settings = {});

}  // namespace sightline::engine
