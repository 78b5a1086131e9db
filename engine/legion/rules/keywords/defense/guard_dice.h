/// The dice of a unit that guards another unit: it rolls for the hits that it cancels for the
/// defender. Private to engine/legion/rules/keywords. Source: Core Rulebook, Keyword Glossary, p.
/// 50 (Guardian X), p. 58 (Pierce X).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine::keywords {

/// Rolls `dice` defense dice of the unit `guard` and converts the surges. Then the attacker may use
/// Pierce on these dice. The unit gains a suppression token and suffers a wound for each blank.
Task<void> rollToGuard(Battle& battle, Attack& attack, UnitId guard, int dice);

}  // namespace sightline::engine::keywords
