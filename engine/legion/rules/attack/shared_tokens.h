/// The tokens that a unit may spend while it attacks or defends: its own tokens and, if the unit is
/// a Clone Trooper unit, one token of another unit. Source: Core Rulebook p. 39 (Clone Trooper).
#pragma once
#include <functional>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Returns the allied Clone Trooper units within range 2 and in LOS of `unit` for which `hasToken`
/// is true. Returns no units if `unit` is not a Clone Trooper unit.
std::vector<UnitId> tokenSharers(const Tabletop& table, UnitId unit,
                                 const std::function<bool(UnitId)>& hasToken);
/// Returns the units that can share a token of the kind `token` with `unit` now. Returns no units
/// if `unit` has already spent another unit's token in this attack.
std::vector<UnitId> tokenDonors(const Battle& battle, const Attack& attack, UnitId unit,
                                Token token);

/// The number of tokens of the kind `token` that the unit could spend now, including one shared
/// token.
int spendable(const Battle& battle, const Attack& attack, UnitId unit, Token token);

/// Spends `count` tokens. If another unit could share a token, the player chooses whose token is
/// spent.
Task<void> spendInAttack(Battle& battle, Attack& attack, UnitId unit, Token token, int count,
                         Citation citation);

}  // namespace sightline::engine
