/// A log of the results of the current attack, sorted by pool. Keywords read the log later in the
/// attack, for example to find out whether a dodge token was spent in the step Apply Dodge.
#pragma once
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/keyword.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/rules/asking/attack_step.h"

namespace sightline::engine {

struct AttackLedger {
    /// The tokens that a unit spent. If another unit shared a token, the token counts for the unit
    /// that used the token (p. 39).
    struct SpentTokens {
        int pool = -1;  ///< index of the pool that is being resolved; -1: before the first pool
        AttackStep step{};
        UnitId unit;
        Token token{};
        int count = 0;
        Keyword by{};  ///< the keyword whose effect the tokens pay for; `none`: the effect of the
                       ///< tokens themselves
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
        UnitId by;  ///< the unit whose attack or effect defeated the unit; no value: no unit
        bool operator==(const Defeated&) const = default;
    };

    std::vector<SpentTokens> spent{};
    std::vector<Wounded> wounded{};
    std::vector<Defeated> defeated{};

    /// The number of tokens of the kind `token` that the unit spent while the pool with this index
    /// was resolved.
    int spentBy(int pool, UnitId unit, Token token) const;
    /// The number of tokens of the kind `token` that the unit spent in this step, while the pool
    /// with this index was resolved.
    int spentBy(int pool, UnitId unit, Token token, AttackStep step) const;
    /// The number of tokens of the kind `token` that the unit spent in the step Roll Attack Dice
    /// for the effect of the tokens themselves, not for a keyword.
    int spentForDice(int pool, UnitId unit, Token token) const;
    /// The wounds that the unit suffered from any source while the pool with this index was
    /// resolved.
    int woundsOf(int pool, UnitId unit) const;
};

}  // namespace sightline::engine
