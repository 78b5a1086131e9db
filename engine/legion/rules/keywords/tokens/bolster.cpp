// The unit keyword Bolster X. Core Rulebook, Keyword Glossary. Up to X allied units each gain 1
// surge token.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_allies.h"

namespace sightline::engine::keywords {

KeywordRule bolster() {
    return KeywordRule(Keyword::bolster, {.value = true}).cardAction(giveToAllies<Token::surge>);
}

}  // namespace sightline::engine::keywords
