/// Is a mission fair on a table? One figure with the parts that it is made of.
#pragma once
#include <array>

#include "engine/tables/mission_on_table.h"

namespace sightline::engine {

enum class FairPart {
    ways,      ///< how far it is to the objectives
    sight,     ///< how much of the own territory sees them
    cover,     ///< how much of the enemy's territory sees the ways to them without cover
    exposure,  ///< how much of the enemy's territory sees the own without cover
};
inline constexpr std::size_t fairParts = 4;

struct PartOfFairness {
    FairPart part{};
    std::array<double, 2> sides{};  ///< what each side has of it, indexed by TableSide
    double tips = 0.0;              ///< -1 to 1: how much better the near side has it, 0 the same
    double weight = 0.0;            ///< of the figure; weights add up to 1
};

/// Below this a mission counts as even.
inline constexpr double evenWithin = 0.05;

struct Fairness {
    /// -1 to 1, the weighted sum of what the parts tip by: positive where the near side is better
    /// off, 0 where both have the same.
    double figure = 0.0;
    std::array<PartOfFairness, fairParts> parts{};

    bool isEven() const { return figure < evenWithin && figure > -evenWithin; }
    /// The part that adds most to the figure, towards the side that it favours.
    const PartOfFairness& tipping() const;
};

/// A part tips by the difference of the two shares; ways, which are inches, by their difference
/// over their sum. Shares are not divided by their sum: that 2 % are seen here and 1 % there
/// decides no game, where 60 % and 30 % do.
Fairness fairnessOf(const MissionOnTable& mission);

}  // namespace sightline::engine
