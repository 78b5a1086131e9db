/// Effect of Deflect on the attacker, for every unit that rolls defense dice with it. Private to
/// engine/legion/rules/keywords.
/// Source: Core Rulebook, Keyword Glossary, p. 48 (Deflect).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine::keywords {

/// True if a surge on dice of that unit, the defender or a guard, would wound the attacker.
bool woundsByDeflect(const Battle& battle, const Attack& attack, UnitId deflecting);

/// Records that surges of that unit are blocks, and deals the attacker 1 wound unless it is exempt.
/// Requires that the unit deflects and that a surge was rolled.
Task<void> woundByDeflect(Battle& battle, const Attack& attack, UnitId deflecting);

}  // namespace sightline::engine::keywords
