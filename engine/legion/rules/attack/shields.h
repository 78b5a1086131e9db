/// Flips the shield tokens of a unit. Source: Core Rulebook, Keyword Glossary, Shielded X.
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Flips up to `count` active shield tokens to their inactive side. Returns the number of flipped
/// tokens. `by` is the keyword that flips the tokens.
int spendShields(Battle& battle, UnitId unit, int count, Keyword by);
/// Flips up to `count` inactive shield tokens to their active side.
int renewShields(Battle& battle, UnitId unit, int count, Keyword by);

}  // namespace sightline::engine
