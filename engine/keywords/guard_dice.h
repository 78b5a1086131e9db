/// What a unit that guards another rolls for the hits that it takes over. Private to
/// engine/keywords. Source: Core Rulebook, Keyword Glossary, p. 50 (Guardian X), p. 58 (Pierce X).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine::keywords {

/// Rolls that many defense dice of its card and converts them, lets the attacker use Pierce on
/// them, and gives the unit its suppression token and a wound for every blank.
Task<void> rollToGuard(Battle& battle, Attack& attack, UnitId guard, int dice);

}  // namespace sightline::engine::keywords
