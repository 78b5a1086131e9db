/// Tokens that a unit spends while it attacks or defends: its own, and as a Clone Trooper unit one
/// of another. Source: Core Rulebook p. 39 (Clone Trooper).
#pragma once
#include <functional>

#include "engine/asking/task.h"
#include "engine/rulings/tabletop.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Allied Clone Trooper units within range 2 and in LOS that have a token; none unless the unit is
/// one itself.
std::vector<UnitId> tokenSharers(const Tabletop& table, UnitId unit,
                                 const std::function<bool(UnitId)>& hasToken);
/// Allied Clone Trooper units within range 2 and in LOS that have such a token, for a unit that has
/// not yet spent another's in this attack.
std::vector<UnitId> tokenDonors(const Battle& battle, const Attack& attack, UnitId unit,
                                Token token);

/// How many it could spend now.
int spendable(const Battle& battle, const Attack& attack, UnitId unit, Token token);

/// Spends that many; where a donor could give one, the player says whose it is.
Task<void> spendInAttack(Battle& battle, Attack& attack, UnitId unit, Token token, int count,
                         Citation citation);

}  // namespace sightline::engine
