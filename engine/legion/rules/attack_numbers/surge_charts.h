/// The surge charts of a pool, with all reasons. There are three sources: the chart of the unit
/// card, changed by cards and effects; the chart that an upgrade gives in melee; the chart of a
/// weapon in the pool. The best chart is used. Source: Core Rulebook p. 31 (Weapons), p. 33, p. 34.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// The total of the Reckoning is the chart. Charts that keywords give only in the conversion step
/// are not included.
Reckoning attackChart(const AttackFacts& facts);
Reckoning defenseChart(const AttackFacts& facts);

AttackSurge attackSurgeOf(const Reckoning& chart);
DefenseSurge defenseSurgeOf(const Reckoning& chart);

}  // namespace sightline::engine
