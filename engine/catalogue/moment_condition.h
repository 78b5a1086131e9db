/// What must hold besides the timing point for players to be reminded: data of a reminder, judged
/// by engine/reminders/conditions.h. What is not given is not asked.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/action.h"
#include "engine/catalogue/unit_filter.h"
#include "engine/dice/die.h"
#include "engine/token.h"

namespace sightline::engine {

/// What a unit must be. Everything that is given must hold.
struct UnitCondition {
    std::optional<UnitFilter> who;
    bool listed = false;        ///< the parameter of the keyword names it
    bool another = false;       ///< not the unit that has the card
    std::optional<int> range;   ///< within that range of the unit that has the card (p. 11)
    std::optional<int> beyond;  ///< not within it
    std::vector<Token> tokens;  ///< it has one of these
    std::optional<int> wounds;  ///< wound tokens that it has at least
    bool woundsOfX = false;     ///< as many as the card prints in place of the X
    bool engaged = false, undeployed = false, defeated = false;
    bool ordered = false;         ///< with a faceup order token
    std::optional<bool> moved{};  ///< it made a Move, or none, in its activation under way
};

enum class AttackKind { ranged, melee };

/// Everything that is given must hold; of a list one entry is enough, except in `wholePool`.
struct MomentCondition {
    std::optional<UnitCondition> self;    ///< the unit that has the card
    std::optional<UnitCondition> acting;  ///< the unit that the timing point is about
    std::optional<UnitCondition> attacker, defender;
    std::optional<UnitCondition> ally, enemy;  ///< some undefeated unit; `ally`: also itself
    std::optional<AttackKind> attack;
    std::vector<std::string> pool;        ///< keywords of a weapon in the pool, or of the attacker
    std::vector<std::string> wholePool;   ///< every weapon in the pool has one of these keywords
    std::vector<Face> dice, defenseDice;  ///< lie there now
    std::optional<int> wounds;            ///< that the defender suffered at least
    std::vector<Token> spent;             ///< by the unit that has the card, for this attack pool
    std::vector<Token> token;             ///< that is gained or spent
    std::vector<Action> action;           ///< that was made
};

}  // namespace sightline::engine
