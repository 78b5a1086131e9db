/// Searches for a piece that makes a mission unfair on a table, and for a better position of that
/// piece.
#pragma once
#include <optional>

#include "engine/legion/advice/layout_review/fairness.h"
#include "engine/legion/advice/layout_review/laid_table.h"

namespace sightline::engine {

/// A shift of one piece by 2 inches, and the effect of the shift on the mission's fairness.
struct BetterPlace {
    geometry::PieceId piece;
    geometry::Vec2 by{};  ///< the shift in inches
    double before = 0.0;  ///< the `Fairness::figure` before the shift, measured on the same coarse
                          ///< grid as `after`
    double after = 0.0;
};

struct BetterPlaceSettings {
    PieceIds stay{};         ///< the pieces that may not be shifted
    std::size_t guilty = 2;  ///< number of pieces that the search shifts
    double shift = 2.0;      ///< length of the shift in inches; eight directions are tried
    double cell = 1.0;       ///< size of a cell of the ground's grid in inches
    MissionMeasure measure{
        .eyesApart = 8.0, .eyesAtLeast = 6.0, .wayApart = 4.0, .corrects = false};
};

/// Searches for a shift that makes the mission fairer. The candidates are the `guilty` pieces that
/// make the mission most unfair. Each is shifted in eight directions. A shift is valid if the piece
/// stays on the table, enters no other footprint, and does not increase the number of illegal
/// objective positions. Returns no value if the mission is even, or if no shift improves the figure
/// by at least a hundredth.
std::optional<BetterPlace> betterPlace(const LaidTable& table, const BattleCard& card,
                                       const Workers& workers,
                                       const BetterPlaceSettings& settings = {});

}  // namespace sightline::engine
