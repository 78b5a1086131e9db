#include "engine/legion/rules/cards/missions/token_actions_of_cards.h"

#include <algorithm>

#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

Message wordsOfAction(const TokenAction& action, const ObjectiveToken& token) {
    return say::actionOn(action.name, token.name);
}

bool wasMade(const Battle& battle, const TokenAction& action) {
    const auto& made = battle.activation->cardActions;
    const std::vector<ObjectiveId> tokens = tokensInGame(battle, action.printed);
    return std::any_of(tokens.begin(), tokens.end(), [&](ObjectiveId one) {
        const std::string name = english(wordsOfAction(action, battle.mission.token(one)));
        return std::find(made.begin(), made.end(), name) != made.end();
    });
}

}  // namespace

void offerTokenAction(const Battle& battle, OfferCardActions& point, const TokenAction& action) {
    const UnitId unit = point.unit;
    for (ObjectiveId id : tokensInGame(battle, action.printed)) {
        OfferedAction offered;
        offered.words = wordsOfAction(action, battle.mission.token(id));
        offered.name = english(offered.words);
        offered.id = action.id + ":" + std::to_string(id.value);
        offered.cost = 1;
        offered.legal = [unit, id, action](const Battle& now) {
            const ObjectiveToken& token = now.mission.token(id);
            return !wasMade(now, action) && isContesting(now, unit, token) &&
                   (!action.may || action.may(now, unit, token));
        };
        offered.resolve = [unit, id, action](Battle& now) -> Task<void> {
            action.make(now, unit, now.mission.token(id));
            co_return;
        };
        point.offered.push_back(std::move(offered));
    }
}

}  // namespace sightline::engine::cards
