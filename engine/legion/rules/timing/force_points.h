/// Points at which only battle forces and command cards act. No keyword acts at them, so
/// `AppendixE` and `StandingPoints` do not list them.
#pragma once
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/term.h"
#include "engine/legion/basics/token.h"

namespace sightline::engine {

struct LendToken {  ///< whether `spender` may spend 1 token of `unit` of the kind `token` in an
                    ///< attack, besides the tokens that keywords lend (LendTokens)
    const UnitId unit, spender;
    const Token token;
    Allowance lending{};
};
struct ProtectGuard {  ///< whether a unit with Guardian may be guarded and may benefit from Backup,
                       ///< although Guardian forbids both
    const UnitId unit;
    Allowance protecting{};
    Allowance backing{};  ///< whether the unit may benefit from Backup, but may not be guarded
};
struct BeforeActivation {  ///< the player has chosen the unit to activate
    const UnitId unit;
    bool replaced = false;  ///< true: an effect replaced the activation; the unit counts as
                            ///< activated
};

}  // namespace sightline::engine
