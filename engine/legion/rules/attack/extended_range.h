/// The longer range of weapons that a unit gets by spending an aim token. Source: Keyword Glossary
/// (Long Shot).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// True if the longer range applies to the unit's weapons. While the unit declares the defenders of
/// an attack, the unit must have spent an aim token for this range. Otherwise the question is about
/// a new attack: a keyword must give the longer range, and the unit must be able to spend an aim
/// token.
bool hasExtendedRange(const Battle& battle, UnitId attacker);

}  // namespace sightline::engine
