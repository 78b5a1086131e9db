/// The conditions of reminders: facts that must be true at the timing point before the game reminds
/// the players. engine/legion/rules/reminders/conditions.h checks them. A member without a value
/// sets no condition.
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
    bool listed = false;   ///< true: the keyword's parameter must name the tested unit
    bool another = false;  ///< true: the tested unit must not be the unit with the card
    /// Largest range of the tested unit from the unit with the card (p. 11).
    std::optional<int> range;
    /// The tested unit must be farther than this range from the unit with the card.
    std::optional<int> beyond;
    std::vector<Token> tokens;  ///< the unit must have one of these tokens
    std::optional<int> wounds;  ///< smallest number of wound tokens that the unit must have
    bool woundsOfX = false;     ///< true: the smallest number of wound tokens is X of the keyword
    bool engaged = false, undeployed = false, defeated = false;
    bool hurt = false;     ///< true: the unit must have a wound token or have lost a miniature
    bool ordered = false;  ///< true: the unit must have a faceup order token
    /// A facedown order token means that the unit has activated in this round. True: the unit must
    /// have one. False: it must have none.
    std::optional<bool> facedown{};
    std::optional<bool> moved{};  ///< true: the unit must have made a Move in its current
                                  ///< activation; false: it must have made none
    bool operator==(const UnitCondition&) const = default;
};

enum class AttackKind { ranged, melee };

/// The conditions of a reminder. All members that have a value must be met. If a member is a list,
/// one entry is enough, except in `wholePool`.
struct MomentCondition {
    std::optional<UnitCondition> self;    ///< condition for the unit with the card
    std::optional<UnitCondition> acting;  ///< condition for the unit that the timing point concerns
    std::optional<UnitCondition> attacker, defender;
    /// Condition that at least one undefeated unit must meet; `ally` may also be the unit with the
    /// card.
    std::optional<UnitCondition> ally, enemy;
    std::optional<AttackKind> attack;
    /// The attacker, or at least one weapon in the pool, must have one of these keywords.
    std::vector<std::string> pool;
    /// Every weapon in the pool must have one of these keywords.
    std::vector<std::string> wholePool;
    /// The current attack dice must show one of the faces in `dice`, and the defense dice one of
    /// the faces in `defenseDice`.
    std::vector<Face> dice, defenseDice;
    std::optional<int> wounds;  ///< smallest number of wounds that the defender suffered
    /// Tokens that the unit with the card has spent for this attack pool. If no unit has the card,
    /// the attacker must have spent them.
    std::vector<Token> spent;
    std::vector<Token> token;    ///< kinds of token; the gained or spent token must be one of them
    std::vector<Action> action;  ///< kinds of action; the performed action must be one of them
    bool byCard = false;         ///< true: the order must be one of a command card's orders
    bool byItself = false;       ///< true: the unit must issue the order to itself
    bool operator==(const MomentCondition&) const = default;
};

}  // namespace sightline::engine
