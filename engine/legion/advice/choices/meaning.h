/// The meaning of a kind of question, for a player who does not know the rule.
#pragma once
#include "engine/legion/basics/citation.h"
#include "engine/legion/rules/asking/attack_step.h"
#include "engine/legion/rules/asking/question.h"
#include "geometry/base/message.h"

namespace sightline::engine {

/// One or two sentences about the decision and its consequences. The text does not depend on the
/// state of the game, so it contains no secret.
Message meaningOf(Ask ask);

/// What happens in a step of an attack, and why.
Message meaningOf(AttackStep step);
/// The rule of a step of an attack. Core Rulebook p. 31-36.
Citation ruleOf(AttackStep step);

}  // namespace sightline::engine
