/// A log of the results of an attack so far, pool by pool. Keywords query it later in the attack,
/// for example whether a dodge token was spent while dodging.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/rules/asking/attack_step.h"

namespace sightline::engine {

struct AttackLedger {
    /// Tokens that a unit spent. A token that another unit shared counts for the unit that spends
    /// it (p. 39).
    struct SpentTokens {
        int pool = -1;  ///< pool being resolved; -1: before the first pool
        AttackStep step{};
        UnitId unit;
        Token token{};
        int count = 0;
        bool operator==(const SpentTokens&) const = default;
    };
    struct Wounded {
        int pool = -1;
        AttackStep step{};
        UnitId unit;
        UnitId by;  ///< unit whose attack or effect it was; none: no unit
        int wounds = 0;
        bool operator==(const Wounded&) const = default;
    };
    struct Defeated {
        int pool = -1;
        UnitId unit;
        UnitId by;  ///< as in Wounded
        bool operator==(const Defeated&) const = default;
    };

    std::vector<SpentTokens> spent{};
    std::vector<Wounded> wounded{};
    std::vector<Defeated> defeated{};

    /// Number of tokens of that kind that the unit spent while that pool was resolved.
    int spentBy(int pool, UnitId unit, Token token) const;
    /// The same, during that step only.
    int spentBy(int pool, UnitId unit, Token token, AttackStep step) const;
    /// Wounds that the unit suffered while that pool was resolved, from any source.
    int woundsOf(int pool, UnitId unit) const;
};

}  // namespace sightline::engine
