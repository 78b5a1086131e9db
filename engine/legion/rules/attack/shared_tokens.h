/// Tokens that a unit spends while it attacks or defends: its own tokens, and for a Clone Trooper
/// unit also one token of another unit.
/// Source: Core Rulebook p. 39 (Clone Trooper).
#pragma once
#include <functional>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// Allied Clone Trooper units within range 2 and in LOS that have a token; empty unless the unit is
/// a Clone Trooper unit itself.
std::vector<UnitId> tokenSharers(const Tabletop& table, UnitId unit,
                                 const std::function<bool(UnitId)>& hasToken);
/// The same units, for that kind of token. Empty if the unit has already spent another unit's token
/// in this attack.
std::vector<UnitId> tokenDonors(const Battle& battle, const Attack& attack, UnitId unit,
                                Token token);

/// The number that it could spend now.
int spendable(const Battle& battle, const Attack& attack, UnitId unit, Token token);

/// Spends `count` tokens; if another unit could give one, the player chooses the owner.
Task<void> spendInAttack(Battle& battle, Attack& attack, UnitId unit, Token token, int count,
                         Citation citation);

}  // namespace sightline::engine
