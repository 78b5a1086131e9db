// The weapon keyword Immobilize X. Core Rulebook, Keyword Glossary. For the effect of the tokens,
// see determineSpeed and endOfActivation.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_wounds.h"

namespace sightline::engine::keywords {
namespace {

// True if the attack pool with the keyword wounded the defender. The defender then gains X
// immobilize tokens.
bool immobilizes(const Battle& battle, const Bearer&, const WoundsSuffered& point) {
    return woundedByPool(battle, point);
}

Task<void> giveToImmobilize(Battle& battle, Bearer bearer, WoundsSuffered& point) {
    co_await gainTokens(battle, point.unit, Token::immobilize, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule immobilize() {
    return KeywordRule(Keyword::immobilize, {.value = true})
        .inPool<WoundsSuffered>(giveToImmobilize, immobilizes);
}

}  // namespace sightline::engine::keywords
