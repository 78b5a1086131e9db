/// What cards and keywords do, in our own words, and when the players are reminded of it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/catalogue/point_id.h"

namespace sightline::engine {

/// Whose cards a timing point calls for, seen from whom the point is about: the unit that has the
/// card, any unit of its player, any enemy unit; or who is in the attack.
enum class Whose { own, ally, enemy, everyone, attacker, defender, attackersSide, defendersSide };

struct MomentCondition;

struct Moment {
    PointId point{};
    Whose whose{};
    std::shared_ptr<const MomentCondition> when{};  ///< none: always
    bool operator==(const Moment&) const = default;
};

/// Shared by everything that prints the keyword, or carries the card.
struct CardHelp {
    std::string text;               ///< empty: a pack gives none
    int page = 0;                   ///< of the core rulebook; 0: it is not in there
    std::vector<Moment> moments{};  ///< when the players are reminded, where they apply it by hand
    /// Parts of a keyword that they apply, where code applies the others: "Air". Empty: all or
    /// nothing.
    std::vector<std::string> byHand{};
};

/// One line of a battle card or battle force that the players carry out themselves.
struct ByHand {
    CardHelp help;
    int fromRound = 1, toRound = 99;
};

/// What a player's battle force leaves to the players.
struct ForceInPlay {
    std::string name;
    std::vector<ByHand> rules;
};

}  // namespace sightline::engine
