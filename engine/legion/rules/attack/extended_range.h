/// The longer range of weapons for which the attacker spends an aim token.
/// Source: Keyword Glossary (Long Shot).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// True if the unit's weapons have the longer range: in its attack, if the token was spent; outside
/// of it, if a keyword gives it and the unit has an aim token to spend.
bool hasExtendedRange(const Battle& battle, UnitId attacker);

}  // namespace sightline::engine
