/// Computes the surge charts of a pool, with all reasons. A chart has three possible sources: the
/// unit card (cards and effects may change its chart), an upgrade that gives a chart in melee, and
/// a weapon in the pool. The best chart is used. Source: Core Rulebook p. 31 (Weapons), p. 33, p.
/// 34.
#pragma once
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/rules/attack_numbers/attack_facts.h"

namespace sightline::engine {

/// The surge chart of the attacker and of the defender, with the reasons. The total of the
/// Reckoning is the value of the chart. Charts that keywords give only when surges are converted
/// are not included.
Reckoning attackChart(const AttackFacts& facts);
Reckoning defenseChart(const AttackFacts& facts);

AttackSurge attackSurgeOf(const Reckoning& chart);
DefenseSurge defenseSurgeOf(const Reckoning& chart);

}  // namespace sightline::engine
