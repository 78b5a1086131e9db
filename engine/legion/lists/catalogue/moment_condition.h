/// The conditions of reminders: facts that must be true at the timing point before the game reminds
/// the players. engine/legion/rules/reminders/conditions.h checks them. A member without a value is
/// no condition.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::engine {

/// Conditions for one unit. All members that have a value must be met.
struct UnitCondition {
    std::optional<UnitFilter> who;
    bool listed = false;        ///< the keyword's parameter must name the unit
    bool another = false;       ///< true: the unit must not be the unit with the card
    std::optional<int> range;   ///< the unit must be within that range of the unit with the card
                                ///< (p. 11)
    std::optional<int> beyond;  ///< the unit must be beyond that range of the unit with the card
    std::vector<Token> tokens;  ///< the unit must have one of these tokens
    std::optional<int> wounds;  ///< smallest number of wound tokens
    bool woundsOfX = false;     ///< the smallest number is the value X of the keyword
    bool engaged = false, undeployed = false, defeated = false;
    bool hurt = false;     ///< must have a wound token or have lost a miniature
    bool ordered = false;  ///< it must have a faceup order token
    /// Whether it has a facedown order token: it has activated in this round.
    std::optional<bool> facedown{};
    std::optional<bool> moved{};  ///< whether the unit must have made a Move in its current
};

enum class AttackKind { ranged, melee };

/// All members that have a value must be met. Of a list, one entry is enough, except in
/// `wholePool`.
struct MomentCondition {
    std::optional<UnitCondition> self;    ///< the unit with the card
    std::optional<UnitCondition> acting;  ///< the unit that the timing point is about
    std::optional<UnitCondition> attacker, defender;
    std::optional<UnitCondition> ally, enemy;  ///< some undefeated unit; `ally` may also be the
                                               ///< unit itself
    std::optional<AttackKind> attack;
    std::vector<std::string> pool;        ///< a keyword on any weapon in the pool, or on the
    std::vector<std::string> wholePool;   ///< every weapon in the pool must have one of these
    std::vector<Face> dice, defenseDice;  ///< faces among the current results of the dice
    std::optional<int> wounds;            ///< smallest number of wounds that the defender suffered
    /// Spent by `self` for this attack pool; by the attacker if no unit has the card.
    std::vector<Token> spent;
    std::vector<Token> token;    ///< the token that is gained or spent
    std::vector<Action> action;  ///< the action that was performed
    bool byCard = false;         ///< the order is one of a command card's orders
    bool byItself = false;       ///< the unit issues the order to itself
};

}  // namespace sightline::engine
