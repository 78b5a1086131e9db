/// A compulsory Move: a full Standard Move at the unit's Speed, or as far as it goes.
/// Source: Core Rulebook p. 25 (Leaving the Battlefield), Keyword Glossary (Compulsory Move).
#pragma once
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Turns the question of a Standard Move into that of a compulsory Move: the tool of the unit's
/// Speed, and the farthest possible stop. The stop is short of the end only if no tool from this
/// start reaches the end (for an undeployed unit: from any start at the edge). An answer that stops
/// short anyway is refused, and the refusal cites the whole way.
void makeCompulsory(const Battle& battle, LeaderMove& asked);

/// True if some direction and bend of the tool answers that question.
bool canMoveCompulsorily(const Battle& battle, const LeaderMove& asked);

}  // namespace sightline::engine
