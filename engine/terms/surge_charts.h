/// The surge charts that count for a pool, with every reason: what the unit card prints, what its
/// cards and effects make of that, a chart that an upgrade gives in melee, or one that a weapon of
/// the pool brings; the best of them. Source: Core Rulebook p. 31 (Weapons), p. 33, p. 34.
#pragma once
#include "engine/reckoning.h"
#include "engine/terms/attack_facts.h"

namespace sightline::engine {

/// Their total is the chart. Charts that keywords give in the step itself are not among them.
Reckoning attackChart(const AttackFacts& facts);
Reckoning defenseChart(const AttackFacts& facts);

AttackSurge attackSurgeOf(const Reckoning& chart);
DefenseSurge defenseSurgeOf(const Reckoning& chart);

}  // namespace sightline::engine
