// The unit keyword Take Cover X. Core Rulebook, Keyword Glossary. Up to X allied units each gain 1
// dodge token.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_allies.h"

namespace sightline::engine::keywords {

KeywordRule takeCover() {
    return KeywordRule(Keyword::takeCover, {.value = true}).cardAction(giveToAllies<Token::dodge>);
}

}  // namespace sightline::engine::keywords
