/// The points and the order tokens of an army. Core Rulebook p. 16 (Points), p. 22 (Create the
/// Order Pool).
#pragma once
#include <array>

#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

/// The points of an upgrade on a unit of an army: its price in the catalogue, plus the changes of
/// the price that apply to this army.
int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit, const UpgradeCard& card);
/// Points of a unit with its upgrades and its counterpart.
int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit);

/// The rank of a unit during the game. A battle force may list the unit with another rank; the
/// listed rank matters only for rank requirements (p. 41). An upgrade can change the rank in the
/// game.
Rank rankInPlay(const ResolvedUnit& unit);

struct ArmySummary {
    int points = 0, mostPoints = 0;
    int activations = 0;
    std::array<int, 6> orderTokens{};   ///< number of order tokens of each rank: one token for each
                                        ///< unit with this rank in play
    std::array<int, 6> pointsByRank{};  ///< points of the units of each rank; a unit has the rank
                                        ///< that rank requirements use, as in `unitsByRank`
    std::array<int, 6> unitsByRank{};
    std::vector<int> pointsByUnit;  ///< points of each unit, in the order of the list
    int miniatures = 0;
};
ArmySummary summaryOf(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine
