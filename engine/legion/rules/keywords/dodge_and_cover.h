/// Weapon keywords that limit the defender's dodge tokens and cover, for the game and previews.
/// Source: Core Rulebook, Keyword Glossary, p. 57 (Blast, High Velocity), p. 51 (Immune: Blast).
#pragma once
#include "engine/legion/rules/keywords/pool_weapons.h"

namespace sightline::engine {

/// True if dodge tokens may be spent; false if every weapon of the pool has High Velocity.
bool maySpendDodge(const PoolWeapons& weapons);
/// True if cover may cancel hits; false if a weapon has Blast and the defender lacks Immune: Blast.
bool coverCancels(const UnitCard& defender, const PoolWeapons& weapons);

}  // namespace sightline::engine
