/// Reckoning: the computation of a number in an attack. It lists the printed value and each change,
/// with source and page. The record, the previews and the *Why?* panel show this list.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/basics/sum.h"

namespace sightline::engine {

struct Reckoning {
    /// The numbers that are explained. Surge charts count as numbers. Attack surges: 0 none, 1 to
    /// hit, 2 to crit. Defense surges: 0 none, 1 to block. A range is the number of its longest
    /// range band.
    enum class Number { attackSurges, defenseSurges, range, redDice, blackDice, whiteDice };

    Number of{};
    std::string weapon{};  ///< for a range: the name of the weapon; empty for other numbers
    std::vector<Reason> reasons{};

    /// Adds a reason. Ignores a reason with the amount 0.
    void add(Reason reason);
    /// The sum of all reasons. `upTo(n)` is the sum of the first `n` reasons.
    int total() const { return upTo(reasons.size()); }
    int upTo(std::size_t reason) const;
    bool operator==(const Reckoning&) const = default;
};

}  // namespace sightline::engine
