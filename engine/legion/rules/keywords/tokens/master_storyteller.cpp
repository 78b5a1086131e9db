// The unit keyword Master Storyteller. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/tokens/tokens_for_allies.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::keywords {
namespace {

// Only units of this Affiliation gain tokens. The card shows the icon of the Affiliation.
constexpr std::string_view listeners = "Ewok";

std::vector<UnitId> ewoksNear(const Battle& battle, UnitId storyteller) {
    std::vector<UnitId> units = alliesToHelp(battle, storyteller);
    std::erase_if(units, [&](UnitId id) { return battle.unit(id).card->affiliation != listeners; });
    return units;
}

bool hasListeners(const Battle& battle, const Bearer& bearer) {
    return !ewoksNear(battle, bearer.unit).empty();
}

// Gives 2 surge tokens each to up to X units. X is the number of the round.
Task<void> tellStory(Battle& battle, Bearer bearer) {
    const auto candidates = [storyteller = bearer.unit](const Battle& now) {
        return ewoksNear(now, storyteller);
    };
    std::vector<Token> tokens{Token::surge};
    co_await giveTokens(battle, bearer, candidates, 1, battle.round, tokens, 2);
}

}  // namespace

KeywordRule masterStoryteller() {
    return KeywordRule(Keyword::masterStoryteller).cardAction(tellStory, hasListeners);
}

}  // namespace sightline::engine::keywords
