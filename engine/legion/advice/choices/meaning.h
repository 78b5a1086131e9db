/// The meanings of questions, of steps of an attack, of tokens and of dice, for a player who does
/// not know the rule.
#pragma once
#include "engine/legion/basics/citation.h"
#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/rules/asking/attack_step.h"
#include "engine/legion/rules/asking/question.h"
#include "geometry/base/message.h"

namespace sightline::engine {

/// One or two sentences about the decision and its consequences. The text does not depend on the
/// state of the game, so it contains no secret.
Message meaningOf(Ask ask);

/// The effect of a token that a unit has.
Message meaningOf(Token token);
/// The rule of the token. Core Rulebook p. 9, 15, 36, 40 and Keyword Glossary.
Citation ruleOf(Token token);
/// The effect of a face of a die, in an attack. Core Rulebook p. 5, 33-35.
Message meaningOf(Face face);

/// What happens in a step of an attack, and why.
Message meaningOf(AttackStep step);
/// The rule of a step of an attack. Core Rulebook p. 31-36.
Citation ruleOf(AttackStep step);

}  // namespace sightline::engine
