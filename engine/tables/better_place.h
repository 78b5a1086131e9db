/// Which piece makes a mission unfair on a table, and where it would lie better.
#pragma once
#include <optional>

#include "engine/tables/fairness.h"
#include "engine/tables/laid_table.h"

namespace sightline::engine {

/// A piece 2 inches from where it lies, and what that makes of the mission.
struct BetterPlace {
    geometry::PieceId piece;
    geometry::Vec2 by{};  ///< inches
    double before = 0.0;  ///< `Fairness::figure`, measured as roughly as `after`
    double after = 0.0;
};

struct BetterPlaceSettings {
    PieceIds stay{};         ///< pieces that are not tried
    std::size_t guilty = 2;  ///< pieces that are tried
    double shift = 2.0;      ///< inches, in eight directions
    double cell = 1.0;       ///< inches between the places of the ground
    MissionMeasure measure{
        .eyesApart = 8.0, .eyesAtLeast = 6.0, .wayApart = 4.0, .corrects = false};
};

/// Guilty is who makes the part that tips most smaller when it is thought away. Each of those is
/// tried in eight directions, where it hangs over no edge, goes into no other piece's footprint
/// that it is not in yet, and every objective token still lies as legally as before. None where the
/// mission is even, or nothing brings it closer to that by a hundredth at least.
std::optional<BetterPlace> betterPlace(const LaidTable& table, const BattleCard& card,
                                       const Workers& workers,
                                       const BetterPlaceSettings& settings = {});

}  // namespace sightline::engine
