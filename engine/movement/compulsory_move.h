/// A compulsory Move: a full Standard Move at the unit's Speed, or as far as it goes.
/// Source: Core Rulebook p. 25 (Leaving the Battlefield), Keyword Glossary (Compulsory Move).
#pragma once
#include "engine/asking/bounds.h"
#include "engine/asking/questions.h"
#include "engine/state/battle.h"

namespace sightline::engine {

/// Turns the question of a Standard Move into that of a compulsory one: the tool is that of the
/// unit's Speed, the stop is as far as it goes, and short of the end only where no tool of this
/// start reaches it (of any start at the edge, for an undeployed unit). An answer that stops short
/// is refused with the whole way.
void makeCompulsory(const Battle& battle, LeaderMove& asked);

/// Some way of the leader, bent and turned as it may be, answers that question.
bool canMoveCompulsorily(const Battle& battle, const LeaderMove& asked);

}  // namespace sightline::engine
