/// The facedown order token of a unit that activates twice (Keyword Glossary, Unstoppable).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::keywords {

/// True if the unit has a facedown order token and may activate once more in this round.
bool hasFacedownTokenToo(const UnitState& unit);

}  // namespace sightline::engine::keywords
