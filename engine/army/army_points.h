/// What an army costs and how it activates. Core Rulebook p. 16 (Points), p. 22 (Create the Order
/// Pool).
#pragma once
#include <array>

#include "engine/army/resolved_army.h"

namespace sightline::engine {

/// Points of a card in this army on this unit: the revision's price with the changes that apply.
int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit, const UpgradeCard& card);
/// Of a unit with its upgrades and its counterpart.
int pointsOf(const ResolvedArmy& army, const ResolvedUnit& unit);

/// The rank that the unit has on the table. A battle force that lists a unit under another rank
/// counts it so for its rank requirements alone (p. 41); an upgrade changes the rank itself.
Rank rankInPlay(const ResolvedUnit& unit);

struct ArmySummary {
    int points = 0, mostPoints = 0;
    int activations = 0;
    std::array<int, 6> orderTokens{};   ///< by Rank: one for each unit, of its rank in play
    std::array<int, 6> pointsByRank{};  ///< and `unitsByRank`: as the army counts its units
    std::array<int, 6> unitsByRank{};
    std::vector<int> pointsByUnit;  ///< in the order of the list
    int miniatures = 0;
};
ArmySummary summaryOf(const ArmyList& list, const Catalogue& catalogue);

}  // namespace sightline::engine
