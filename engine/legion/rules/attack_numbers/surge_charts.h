/// The surge charts of a pool, with all reasons: the chart of the unit card, changed by cards and
/// effects; the chart that an upgrade gives in melee; or the chart of a weapon in the pool. The
/// best one counts.
/// Source: Core Rulebook p. 31 (Weapons), p. 33, p. 34.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// The total is the chart. Without charts that keywords give in the step itself.
Reckoning attackChart(const AttackFacts& facts);
Reckoning defenseChart(const AttackFacts& facts);

AttackSurge attackSurgeOf(const Reckoning& chart);
DefenseSurge defenseSurgeOf(const Reckoning& chart);

}  // namespace sightline::engine
