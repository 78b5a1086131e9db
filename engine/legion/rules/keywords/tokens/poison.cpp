// The weapon keyword Poison X. Core Rulebook, Keyword Glossary. For the effect of the tokens, see
// endOfActivation.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_wounds.h"

namespace sightline::engine::keywords {
namespace {

// True if the attack pool with the keyword wounded a Trooper unit that is no Droid. This unit then
// gains X poison tokens.
bool poisons(const Battle& battle, const Bearer&, const WoundsSuffered& point) {
    return woundedByPool(battle, point) && isTrooper(battle.unit(point.unit).card->type) &&
           !isDroid(battle.unit(point.unit).card->type);
}

Task<void> giveToPoison(Battle& battle, Bearer bearer, WoundsSuffered& point) {
    co_await gainTokens(battle, point.unit, Token::poison, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule poison() {
    return KeywordRule(Keyword::poison, {.value = true})
        .inPool<WoundsSuffered>(giveToPoison, poisons);
}

}  // namespace sightline::engine::keywords
