/// The keyword Soresu Mastery for the dice of a unit that guards another unit. Private to
/// engine/legion/rules/keywords. Source: Core Rulebook, Keyword Glossary, p. 54 (Soresu Mastery).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine::keywords {

/// Asks whether the unit `guard` spends a dodge token to reroll all of its guard dice. The question
/// is asked only if the unit has the keyword and a dodge token, and if the dice can improve.
Task<void> rerollGuardDice(Battle& battle, Attack& attack, UnitId guard);

}  // namespace sightline::engine::keywords
