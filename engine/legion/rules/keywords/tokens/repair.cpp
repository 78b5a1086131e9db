// The keyword Repair X: Capacity Y. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/tokens/mending.h"

namespace sightline::engine::keywords {
namespace {

bool isRepaired(UnitType type) { return isDroid(type) || isVehicle(type); }

bool offersRepair(const Battle&, const Bearer& bearer, const OfferCardActions& point) {
    return point.unit == bearer.unit;
}

Task<void> offerRepair(Battle& battle, Bearer bearer, OfferCardActions& point) {
    offerMending(battle, bearer, point, {{Token::ion, Token::vehicleDamage}, isRepaired, true});
    co_return;
}

}  // namespace

KeywordRule repair() {
    return KeywordRule(Keyword::repair, {.value = true})
        .atInAnyOrder<OfferCardActions>(offerRepair, offersRepair);
}

}  // namespace sightline::engine::keywords
