/// Surge charts that keywords give a defender. The game and its previews ask here.
/// Source: Core Rulebook, Keyword Glossary, p. 46 (Block), p. 48 (Deflect).
#pragma once
#include "engine/keywords/pool_weapons.h"
#include "engine/reckoning.h"

namespace sightline::engine {

/// Deflect acts for a defender that has it: against ranged attacks, unless every weapon in the pool
/// has High Velocity.
bool deflects(const UnitCard& defender, bool ranged, const PoolWeapons& weapons);
/// Block acts for a defender that has it and spent that many dodge tokens while dodging.
bool blocks(const UnitCard& defender, int dodgeSpent);
/// That keyword of the unit as a reason of its chart, which was `chart` and is to block now: with
/// amount 0 where it was that already.
Reason givesBlockChart(Keyword keyword, UnitId unit, DefenseSurge chart);

}  // namespace sightline::engine
