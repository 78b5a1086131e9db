/// The rules of a compulsory Move: a Standard Move with the full length of the tool of the unit's
/// Speed or, if this is impossible, a Move as far as possible. Source: Core Rulebook p. 25 (Leaving
/// the Battlefield), Keyword Glossary (Compulsory Move).
#pragma once
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// Changes the question about a Standard Move so that it asks for a compulsory Move. The answer
/// must use the farthest possible stop (place on the tool where the leader ends) and the tool of
/// the unit's Speed, or a shorter tool if the longer one allows no move. A stop before the end of
/// the tool is legal only if no tested Move reaches the end of the tool. The tested Moves start at
/// the leader's base or, if the unit is undeployed, at the battlefield's edge. If an answer stops
/// too early, its refusal contains the Move with the farthest stop. `asked.also` must be set
/// before.
void makeCompulsory(const Battle& battle, LeaderMove& asked);

/// True if the question `asked` about a compulsory Move has at least one legal answer among the
/// tested directions and bends of the tool.
bool canMoveCompulsorily(const Battle& battle, const LeaderMove& asked);

}  // namespace sightline::engine
