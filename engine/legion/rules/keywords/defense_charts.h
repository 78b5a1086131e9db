/// Surge charts that keywords give a defender, for the game and previews.
/// Source: Core Rulebook, Keyword Glossary, p. 46 (Block), p. 48 (Deflect).
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/keywords/pool_weapons.h"

namespace sightline::engine {

/// True if Deflect acts for this defender: against ranged attacks, unless every weapon in the pool
/// has High Velocity.
bool deflects(const UnitCard& defender, bool ranged, const PoolWeapons& weapons);
/// True if Block acts for this defender, which spent that many dodge tokens while dodging.
bool blocks(const UnitCard& defender, int dodgeSpent);
/// The keyword as a reason for changing `chart` to block; amount 0 if the chart already was block.
Reason givesBlockChart(Keyword keyword, UnitId unit, DefenseSurge chart);

}  // namespace sightline::engine
