/// Conditions of reminders: the data that must hold, besides the timing point, before the game
/// reminds the players. engine/legion/rules/reminders/conditions.h evaluates them. An absent member
/// imposes no condition.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/lists/catalogue/unit_filter.h"

namespace sightline::engine {

/// Conditions on one unit. All given members must hold.
struct UnitCondition {
    std::optional<UnitFilter> who;
    bool listed = false;        ///< the keyword's parameter must name the unit
    bool another = false;       ///< must not be the unit with the card
    std::optional<int> range;   ///< within that range of the unit with the card (p. 11)
    std::optional<int> beyond;  ///< beyond that range of the unit with the card
    std::vector<Token> tokens;  ///< must have one of these tokens
    std::optional<int> wounds;  ///< minimum number of wound tokens
    bool woundsOfX = false;     ///< the minimum is the X of the keyword
    bool engaged = false, undeployed = false, defeated = false;
    bool ordered = false;         ///< must have a faceup order token
    std::optional<bool> moved{};  ///< whether it made a Move in its current activation
};

enum class AttackKind { ranged, melee };

/// All given members must hold. One entry of a list is enough, except in `wholePool`.
struct MomentCondition {
    std::optional<UnitCondition> self;    ///< the unit with the card
    std::optional<UnitCondition> acting;  ///< the unit that the timing point is about
    std::optional<UnitCondition> attacker, defender;
    std::optional<UnitCondition> ally, enemy;  ///< undefeated; `ally`: also itself
    std::optional<AttackKind> attack;
    std::vector<std::string> pool;        ///< on any weapon, or on the attacker
    std::vector<std::string> wholePool;   ///< every weapon in the pool has one of these keywords
    std::vector<Face> dice, defenseDice;  ///< faces among the dice as they lie now
    std::optional<int> wounds;            ///< minimum number of wounds that the defender suffered
    std::vector<Token> spent;             ///< by `self`, for this attack pool
    std::vector<Token> token;             ///< the token that is gained or spent
    std::vector<Action> action;           ///< the action that was performed
    bool byCard = false;                  ///< the order is one of a command card's orders
};

}  // namespace sightline::engine
