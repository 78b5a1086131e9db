/// A compulsory Move: a full Standard Move at the unit's Speed or, if that is impossible, a Move as
/// far as possible. Source: Core Rulebook p. 25 (Leaving the Battlefield), Keyword Glossary
/// (Compulsory Move).
#pragma once
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Turns the question about a Standard Move into the question about a compulsory Move: the tool of
/// the unit's Speed, and the farthest possible stop. A stop before the end of the tool is legal
/// only if no tool with this start (for an undeployed unit: with any start at the edge) reaches its
/// end. An answer that stops earlier is refused, and the refusal names the complete move.
void makeCompulsory(const Battle& battle, LeaderMove& asked);

/// True if at least one direction and bend of the tool is a legal answer to that question.
bool canMoveCompulsorily(const Battle& battle, const LeaderMove& asked);

}  // namespace sightline::engine
