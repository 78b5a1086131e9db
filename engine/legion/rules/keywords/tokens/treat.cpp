// The keyword Treat X: Capacity Y. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/tokens/mending.h"

namespace sightline::engine::keywords {
namespace {

bool isTreated(UnitType type) { return !isDroid(type) && isTrooper(type); }

bool offersTreat(const Battle&, const Bearer& bearer, const OfferCardActions& point) {
    return point.unit == bearer.unit;
}

Task<void> offerTreat(Battle& battle, Bearer bearer, OfferCardActions& point) {
    offerMending(battle, bearer, point, {{Token::poison}, isTreated});
    co_return;
}

}  // namespace

KeywordRule treat() {
    return KeywordRule(Keyword::treat, {.value = true})
        .atInAnyOrder<OfferCardActions>(offerTreat, offersTreat);
}

}  // namespace sightline::engine::keywords
