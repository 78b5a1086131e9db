/// The range of weapons for which the attacker spends an aim token. Source: Keyword Glossary (Long
/// Shot).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// True if the unit's weapons have the longer range. During the unit's attack, this means that the
/// token was spent. Otherwise it means that a keyword gives the longer range and that the unit can
/// spend an aim token.
bool hasExtendedRange(const Battle& battle, UnitId attacker);

}  // namespace sightline::engine
