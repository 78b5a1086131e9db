/// The help texts of cards and keywords: their effect in our own words, and the timing points at
/// which the game reminds the players of it.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/point_id.h"

namespace sightline::engine {

struct CardProgram;

/// The owner of a keyword or card that may act at a timing point. If the point concerns a unit:
/// `own` is this unit, `ally` any unit of its player, `enemy` any enemy unit. If the point concerns
/// an attack: the attacker, the defender, or any unit on the side of one of them.
enum class Whose { own, ally, enemy, everyone, attacker, defender, attackersSide, defendersSide };

struct MomentCondition;

/// A timing point with a condition. If the condition is met, the game reminds the players of an
/// effect, or a card acts.
struct Moment {
    PointId point{};
    Whose whose{};
    std::shared_ptr<const MomentCondition> when{};  ///< further condition; null: none
    bool operator==(const Moment&) const = default;
};

/// The help text of a keyword or a card. All cards on which the keyword is printed share the text,
/// and so do all units that have the card.
struct CardHelp {
    std::string text;               ///< help text; empty: the data contain no text
    int page = 0;                   ///< page of the Core Rulebook; 0: not in the book
    std::vector<Moment> moments{};  ///< reminders of an effect that players apply by hand
    /// The parts of a keyword that the players apply, such as "Air", if code applies its other
    /// parts. Empty if code applies all or nothing of the keyword.
    std::vector<std::string> byHand{};
};

/// One line of a battle card or battle force that the players apply by hand.
struct ByHand {
    CardHelp help;
    int fromRound = 1, toRound = 99;
};

/// A player's battle force.
struct ForceInPlay {
    std::string name;
    std::vector<ByHand> rules;  ///< rules that the players apply by hand
    std::string id{};
    std::string text{};  ///< text of the battle force in our own words, one line for each rule
    std::shared_ptr<const CardProgram> program{};  ///< rules that the game applies; null: none
    /// The rules that the players apply by hand in games of older program versions, which do not
    /// apply `program`.
    std::vector<ByHand> rulesWithoutProgram{};
};

}  // namespace sightline::engine
