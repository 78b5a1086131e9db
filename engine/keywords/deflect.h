/// What Deflect does to the attacker, for whoever rolls defense dice with it. Private to
/// engine/keywords. Source: Core Rulebook, Keyword Glossary, p. 48 (Deflect).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine::keywords {

/// A surge on dice of that unit, which defends or guards, would wound the attacker.
bool woundsByDeflect(const Battle& battle, const Attack& attack, UnitId deflecting);

/// Says that surges of that unit are blocks, and deals the attacker 1 wound unless it is spared.
/// Requires that the unit deflects and that a surge was rolled.
Task<void> woundByDeflect(Battle& battle, const Attack& attack, UnitId deflecting);

}  // namespace sightline::engine::keywords
