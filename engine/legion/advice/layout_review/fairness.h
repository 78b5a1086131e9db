/// The fairness of a mission on a table: one figure and its parts.
#pragma once
#include <array>

#include "engine/legion/advice/layout_review/mission_on_table.h"

namespace sightline::engine {

enum class FairPart {
    ways,      ///< distance from a player's side of the table to the objectives
    sight,     ///< share of the side's own territory from which the objectives are visible
    cover,     ///< a trooper walks to an objective: share of the enemy's territory from which the
               ///< trooper is visible and has no cover
    exposure,  ///< a trooper stands in the side's own territory: share of the enemy's territory
               ///< from which the trooper is visible and has no cover
};
inline constexpr std::size_t fairParts = 4;

struct PartOfFairness {
    FairPart part{};
    std::array<double, 2> sides{};  ///< value of the part for each side, indexed by TableSide
    /// The advantage, from -1 to 1. Positive: the near side has the advantage. 0: no side has it.
    double tips = 0.0;
    double weight = 0.0;  ///< weight of the part in the figure; the weights add up to 1
};

/// A mission counts as even if the absolute value of its figure is smaller than this.
inline constexpr double evenWithin = 0.05;

struct Fairness {
    /// A number from -1 to 1: the weighted sum of `tips` of the parts. It is positive if the near
    /// side has the advantage, and 0 if the mission is even.
    double figure = 0.0;
    std::array<PartOfFairness, fairParts> parts{};

    bool isEven() const { return figure < evenWithin && figure > -evenWithin; }
    /// The part that contributes most to the advantage of the favoured side.
    const PartOfFairness& tipping() const;
};

/// Computes the fairness of a mission. `tips` of a part is the difference between the values of the
/// two sides. For `ways`, which is in inches, the difference is divided by the sum. Shares are not
/// divided by their sum: 2 % against 1 % decides no game, but 60 % against 30 % does.
Fairness fairnessOf(const MissionOnTable& mission);

}  // namespace sightline::engine
