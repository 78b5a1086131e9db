/// Soresu Mastery on the dice of a unit that guards another. Private to engine/keywords.
/// Source: Core Rulebook, Keyword Glossary, p. 54 (Soresu Mastery).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine::keywords {

/// That unit may spend a dodge token to reroll all its guard dice. Asked only where it has both and
/// the dice can get better.
Task<void> rerollGuardDice(Battle& battle, Attack& attack, UnitId guard);

}  // namespace sightline::engine::keywords
