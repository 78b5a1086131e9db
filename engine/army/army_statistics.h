/// Figures of an army at a glance, for charts.
#pragma once
#include <array>

#include "engine/army/army_list.h"
#include "engine/dice/die.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// Who is shot at: a defense die behind cover.
struct TargetKind {
    Die defenseDie = Die::whiteDefense;
    geometry::Cover cover{};
};

struct ArmyStatistics {
    static constexpr int bands = 6;  ///< 0: melee, then range 1 to 5
    static constexpr int targets =
        6;  ///< white then red die, each behind no, light and heavy cover
    std::array<int, 6> pointsByRank{};
    /// Expected wounds of one attack by every unit with its best weapons at that range, no tokens
    /// and no keywords, by band and target. Cover does nothing in melee.
    std::array<std::array<double, targets>, bands> expectedWounds{};
    /// Expected hits and crits of the same dice before cover and defense.
    std::array<double, bands> expectedHits{};
    int woundsOnRed = 0, woundsOnWhite = 0;
    std::array<int, 4> miniaturesBySpeed{};  ///< speed 0 to 3
};
TargetKind targetKind(int index);
ArmyStatistics statisticsOf(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine
