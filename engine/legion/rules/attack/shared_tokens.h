/// The tokens that a unit may spend while it attacks or defends: its own tokens, and tokens that
/// other units share with it. Source: Core Rulebook p. 39 (Clone Trooper), Keyword Glossary.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/sum.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// A unit that shares its tokens with another unit, and the rules that allow it.
struct TokenSharer {
    UnitId unit;
    bool amongClones = false;       ///< true: both units are Clone Trooper units (p. 39)
    std::optional<Reason> lends{};  ///< the keyword or battle force that lends a token; no value:
                                    ///< none
};

/// Returns the units in `allies` that can share a token of the kind `token` with `unit`: units
/// within range 2 and in LOS that have such a token. Only aim, dodge and surge tokens are shared.
std::vector<TokenSharer> tokenSharers(const CurrentState& now, UnitId unit,
                                      const std::vector<UnitId>& allies, Token token);
/// Returns the units that can share a token of the kind `token` with `unit` now. For each resolved
/// pool, a unit spends at most 1 token of other Clone Trooper units, and at most 1 token that a
/// keyword or a battle force lends.
std::vector<TokenSharer> tokenDonors(const Battle& battle, const Attack& attack, UnitId unit,
                                     Token token);

/// The number of tokens of the kind `token` that the unit could spend now, including shared tokens.
int spendable(const Battle& battle, const Attack& attack, UnitId unit, Token token);

/// Spends `count` tokens. If another unit could share a token, the player chooses whose token is
/// spent. `by` is the keyword for whose effect the tokens are spent; `none`: for the effect of the
/// tokens themselves.
Task<void> spendInAttack(Battle& battle, Attack& attack, UnitId unit, Token token, int count,
                         Citation citation, Keyword by = Keyword::none);

}  // namespace sightline::engine
