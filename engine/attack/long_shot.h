/// Long Shot (weapon). Core Rulebook, Keyword Glossary: before a defender is chosen, 1 aim token
/// for 1 more range of the weapons that have it, once in an attack sequence.
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Whether the unit's weapons count as if that token were spent: in its attack when it was, outside
/// of it while the unit has an aim token for it.
bool shootsFurther(const Battle& battle, UnitId attacker);

/// Asks whether the token is spent, where it brings more weapons to bear on a defender that may be
/// declared. Where there would be no defender without it, it is spent without asking.
Task<void> offerLongShot(Battle& battle, Attack& attack);

}  // namespace sightline::engine
