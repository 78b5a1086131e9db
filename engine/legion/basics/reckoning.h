/// Reckoning: how a number of an attack is computed. It lists the printed value and each change,
/// with source and page. The record, previews and *Why?* show the list.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/basics/sum.h"

namespace sightline::engine {

/// Source names: for values that the unit card prints, and for changes by the players without a
/// name.
inline constexpr const char* unitCardSource = "unit card";
inline constexpr const char* byHandSource = "by hand";

struct Reckoning {
    /// Surge charts are numbers too. Attack surges: 0 none, 1 to hit, 2 to crit. Defense surges: 0
    /// none, 1 to block. A range is the number of the furthest band.
    enum class Number { attackSurges, defenseSurges, range, redDice, blackDice, whiteDice };

    Number of{};
    std::string weapon{};  ///< weapon name of a range; empty for other numbers
    std::vector<Reason> reasons{};

    /// Ignores a reason with amount 0.
    void add(Reason reason);
    /// The sum of all reasons. `upTo(n)` is the sum of the first `n`.
    int total() const { return upTo(reasons.size()); }
    int upTo(std::size_t reason) const;
    bool operator==(const Reckoning&) const = default;
};

}  // namespace sightline::engine
