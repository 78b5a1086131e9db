/// What an attack has brought about so far, pool by pool: what keywords ask about later in it, such
/// as whether a dodge token was spent while dodging.
#pragma once
#include <vector>

#include "engine/asking/attack_step.h"
#include "engine/ids.h"
#include "engine/token.h"

namespace sightline::engine {

struct AttackLedger {
    /// Tokens that a unit spent; one that another unit shared counts as the spender's (p. 39).
    struct Spent {
        int pool = -1;  ///< being resolved; none: before the first was
        AttackStep step{};
        UnitId unit;
        Token token{};
        int count = 0;
        bool operator==(const Spent&) const = default;
    };
    struct Wounded {
        int pool = -1;
        AttackStep step{};
        UnitId unit;
        UnitId by;  ///< whose attack or effect it was; none: nobody's
        int wounds = 0;
        bool operator==(const Wounded&) const = default;
    };
    struct Defeated {
        int pool = -1;
        UnitId unit;
        UnitId by;  ///< as above
        bool operator==(const Defeated&) const = default;
    };

    std::vector<Spent> spent{};
    std::vector<Wounded> wounded{};
    std::vector<Defeated> defeated{};

    /// Tokens of that kind that the unit spent while that pool was resolved.
    int spentBy(int pool, UnitId unit, Token token) const;
    /// The same, in that step only.
    int spentBy(int pool, UnitId unit, Token token, AttackStep step) const;
    /// Wounds that the unit suffered while that pool was resolved, whoever dealt them.
    int woundsOf(int pool, UnitId unit) const;
};

}  // namespace sightline::engine
