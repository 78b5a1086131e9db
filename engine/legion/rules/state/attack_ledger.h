/// A log of the results of the current attack, sorted by pool. Keywords query it later in the
/// attack, for example whether a dodge token was spent in the step Apply Dodge.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/rules/asking/attack_step.h"

namespace sightline::engine {

struct AttackLedger {
    /// The tokens that a unit spent. If another unit shared a token, the token counts for the unit
    /// that used it (p. 39).
    struct SpentTokens {
        int pool = -1;  ///< index of the pool that is being resolved; -1: before the first pool
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
        UnitId by;  ///< the unit whose attack or effect caused the wounds; no value: no unit
        int wounds = 0;
        bool operator==(const Wounded&) const = default;
    };
    struct Defeated {
        int pool = -1;
        UnitId unit;
        UnitId by;  ///< cause of the spending, see Wounded::by
        bool operator==(const Defeated&) const = default;
    };

    std::vector<SpentTokens> spent{};
    std::vector<Wounded> wounded{};
    std::vector<Defeated> defeated{};

    /// The number of tokens of that kind that the unit spent while that pool was resolved.
    int spentBy(int pool, UnitId unit, Token token) const;
    /// The number of tokens of that kind that the unit spent in that step of the pool.
    int spentBy(int pool, UnitId unit, Token token, AttackStep step) const;
    /// The wounds from any source that the unit suffered while that pool was resolved.
    int woundsOf(int pool, UnitId unit) const;
};

}  // namespace sightline::engine
