/// Numbers of an attack as they come about: what a card prints, and whatever changes it, each with
/// its source and page. The record, previews and *Why?* show the list.
#pragma once
#include <string>
#include <vector>

#include "engine/sum.h"

namespace sightline::engine {

/// Source of what the unit card prints, and of what the players gave without a name.
inline constexpr const char* unitCardSource = "unit card";
inline constexpr const char* byHandSource = "by hand";

struct Reckoning {
    /// A chart of surges is a number, too: 0 none; of attack surges 1 to hit, 2 to crit; of defense
    /// surges 1 to block. A range is the furthest band.
    enum class Of { attackSurges, defenseSurges, range, redDice, blackDice, whiteDice };

    Of of{};
    std::string weapon{};  ///< whose range it is, as its card calls it; empty for the others
    std::vector<Reason> reasons{};

    /// What changes nothing is no reason.
    void add(Reason reason);
    /// Of all of its reasons, or of the first of them.
    int total() const { return upTo(reasons.size()); }
    int upTo(std::size_t reason) const;
    bool operator==(const Reckoning&) const = default;
};

}  // namespace sightline::engine
