/// Dice rolls of a unit that guards another unit, for the hits that it takes over. Private to
/// engine/legion/rules/keywords.
/// Source: Core Rulebook, Keyword Glossary, p. 50 (Guardian X), p. 58 (Pierce X).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine::keywords {

/// Rolls that many defense dice of its card and converts surges. Lets the attacker use Pierce on
/// them. Gives the unit a suppression token, and a wound for each blank.
Task<void> rollToGuard(Battle& battle, Attack& attack, UnitId guard, int dice);

}  // namespace sightline::engine::keywords
