// The unit keyword Spotter X. Core Rulebook, Keyword Glossary. Up to X allied units each gain 1 aim
// token.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_allies.h"

namespace sightline::engine::keywords {

KeywordRule spotter() {
    return KeywordRule(Keyword::spotter, {.value = true}).cardAction(giveToAllies<Token::aim>);
}

}  // namespace sightline::engine::keywords
