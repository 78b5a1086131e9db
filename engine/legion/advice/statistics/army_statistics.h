/// Statistics of an army, for charts.
#pragma once
#include <array>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/lists/army/army_list.h"
#include "geometry/table/terrain.h"

namespace sightline::engine {

/// A kind of target: its defense die and its cover.
struct TargetKind {
    Die defenseDie = Die::whiteDefense;
    geometry::Cover cover{};
};

struct ArmyStatistics {
    static constexpr int bands = 6;  ///< number of range bands: index 0 is melee, 1 to 5 are ranges
    static constexpr int targets = 6;  ///< number of kinds of target: white or red defense die,
                                       ///< each with no, light or heavy cover
    std::array<int, 6> pointsByRank{};
    /// The expected wounds if every unit of the army attacks once, indexed by range band and
    /// target. Each unit uses its best weapons at that range, without tokens and keywords. Cover
    /// has no effect in melee.
    std::array<std::array<double, targets>, bands> expectedWounds{};
    /// The expected hits and crits if every unit attacks once, before cover and defense dice,
    /// indexed by range band.
    std::array<double, bands> expectedHits{};
    int woundsOnRed = 0, woundsOnWhite = 0;
    std::array<int, 4> miniaturesBySpeed{};  ///< number of miniatures with speed 0 to 3
};
TargetKind targetKind(int index);
ArmyStatistics statisticsOf(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine
