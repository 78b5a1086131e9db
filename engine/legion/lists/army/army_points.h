/// Points and order tokens of an army. Core Rulebook p. 16 (Points), p. 22 (Create the Order Pool).
#pragma once
#include <array>

#include "engine/legion/lists/army/resolved_army.h"

namespace sightline::engine {

/// Points of an upgrade on this unit in this army: the price of the points revision with the
/// changes that apply.
int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit, const UpgradeCard& card);
/// Points of a unit with its upgrades and its counterpart.
int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit);

/// The rank of the unit on the table. A battle force that lists a unit under another rank uses that
/// rank only for its rank requirements (p. 41). An upgrade changes the rank itself.
Rank rankInPlay(const ResolvedUnit& unit);

struct ArmySummary {
    int points = 0, mostPoints = 0;
    int activations = 0;
    std::array<int, 6> orderTokens{};   ///< by Rank: one for each unit, of its rank in play
    std::array<int, 6> pointsByRank{};  ///< this and `unitsByRank`: by the rank for requirements
    std::array<int, 6> unitsByRank{};
    std::vector<int> pointsByUnit;  ///< in the order of the list
    int miniatures = 0;
};
ArmySummary summaryOf(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine
