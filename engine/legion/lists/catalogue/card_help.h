/// Help texts of cards and keywords: their effect in our own words, and the moments at which the
/// game reminds players of it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/point_id.h"

namespace sightline::engine {

/// The owners whose cards are due at a timing point, relative to the unit that the point is about:
/// the unit with the card, any unit of its player, any enemy unit; or a side of the attack.
enum class Whose { own, ally, enemy, everyone, attacker, defender, attackersSide, defendersSide };

struct MomentCondition;

struct Moment {
    PointId point{};
    Whose whose{};
    std::shared_ptr<const MomentCondition> when{};  ///< none: always
    bool operator==(const Moment&) const = default;
};

/// Shared by all users: every card that prints the keyword and every unit that carries the card.
struct CardHelp {
    std::string text;               ///< empty: the pack gives no text
    int page = 0;                   ///< page of the Core Rulebook; 0: not in the book
    std::vector<Moment> moments{};  ///< reminders for an effect that players apply by hand
    /// The parts of a keyword that players apply while code applies the others: "Air". Empty if
    /// code applies all of the keyword or none.
    std::vector<std::string> byHand{};
};

/// One line of a battle card or battle force that the players apply by hand.
struct ByHand {
    CardHelp help;
    int fromRound = 1, toRound = 99;
};

/// The rules of a player's battle force that the players apply by hand.
struct ForceInPlay {
    std::string name;
    std::vector<ByHand> rules;
};

}  // namespace sightline::engine
