// The unit keyword Reliable X. Core Rulebook, Keyword Glossary. An undeployed unit also gains the
// tokens.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

Task<void> gainSurges(Battle& battle, Bearer bearer, StartOfActivationPhase&) {
    co_await gainTokens(battle, bearer.unit, Token::surge, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule reliable() {
    return KeywordRule(Keyword::reliable, {.value = true})
        .atInAnyOrder<StartOfActivationPhase>(gainSurges);
}

}  // namespace sightline::engine::keywords
