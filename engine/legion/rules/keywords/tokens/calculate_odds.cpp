// The unit keyword Calculate Odds. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_allies.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine::keywords {
namespace {

// Allied Trooper units within range 2 and in LOS. A Trooper unit may choose itself.
std::vector<UnitId> troopersInSight(const Battle& battle, UnitId adviser) {
    const Tabletop table = tabletopOf(battle);
    std::vector<UnitId> units = alliesToHelp(battle, adviser);
    std::erase_if(units, [&](UnitId id) {
        if (!isTrooper(battle.unit(id).card->type)) return true;
        return id != adviser && !seesAlly(battle, table, adviser, id);
    });
    return units;
}

bool hasTrooperInSight(const Battle& battle, const Bearer& bearer) {
    return !troopersInSight(battle, bearer.unit).empty();
}

Task<void> tellOdds(Battle& battle, Bearer bearer) {
    const auto candidates = [adviser = bearer.unit](const Battle& now) {
        return troopersInSight(now, adviser);
    };
    std::vector<Token> tokens{Token::aim, Token::dodge, Token::suppression};
    co_await giveTokens(battle, bearer, candidates, 1, 1, tokens);
}

}  // namespace

KeywordRule calculateOdds() {
    return KeywordRule(Keyword::calculateOdds).cardAction(tellOdds, hasTrooperInSight);
}

}  // namespace sightline::engine::keywords
