/// What keywords of weapons take away from a defender while it dodges and uses cover. The game and
/// its previews ask here.
/// Source: Core Rulebook, Keyword Glossary, p. 57 (Blast, High Velocity), p. 51 (Immune: Blast).
#pragma once
#include "engine/keywords/pool_weapons.h"

namespace sightline::engine {

/// Dodge tokens may be spent against it: not where every weapon of the pool has High Velocity.
bool maySpendDodge(const PoolWeapons& weapons);
/// Cover may cancel its hits: not where a weapon of the pool has Blast, but for Immune: Blast.
bool coverCancels(const UnitCard& defender, const PoolWeapons& weapons);

}  // namespace sightline::engine
