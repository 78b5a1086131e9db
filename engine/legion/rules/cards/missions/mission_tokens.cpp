#include "engine/legion/rules/cards/missions/mission_tokens.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/offered_units.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/score.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {

CardInPlay cardOf(CardInPlay card, Player player) {
    card.player = player;
    return card;
}

std::vector<ObjectiveId> tokensInGame(const Battle& battle, const std::string& printed) {
    std::vector<ObjectiveId> tokens;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.printed == printed && !token.removed) tokens.push_back(token.id);
    }
    return tokens;
}

std::vector<ObjectiveId> tokensOnTable(const Battle& battle, const std::string& printed) {
    std::vector<ObjectiveId> tokens;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.printed == printed && token.onTable()) tokens.push_back(token.id);
    }
    return tokens;
}

bool isHolding(const Battle& battle, UnitId unit, const std::string& printed) {
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return token.printed == printed && token.holder == unit;
    });
}

bool isContestingAny(const Battle& battle, UnitId unit, const std::string& printed) {
    const std::vector<ObjectiveId> tokens = tokensOnTable(battle, printed);
    return std::any_of(tokens.begin(), tokens.end(), [&](ObjectiveId token) {
        return isContesting(battle, unit, battle.mission.token(token));
    });
}

std::vector<UnitId> holdersOf(const Battle& battle, Player player, const std::string& printed) {
    std::vector<UnitId> holders = battle.unitsOf(player);
    std::erase_if(holders, [&](UnitId unit) { return !isHolding(battle, unit, printed); });
    return holders;
}

bool isInTerritoryOf(const Battle& battle, Player player, const ObjectiveToken& token) {
    return geometry::isWithin(territoryOf(battle, player), outlineOf(token));
}

void giveAsset(Battle& battle, const CardInPlay& card, UnitId unit, const std::string& printed) {
    ObjectiveToken& token = addToken(battle, ObjectiveKind::asset, printed);
    token.dropping = false;
    token.holder = unit;
    token.owner = battle.unit(unit).player;
    battle.record({.happening = Happening::assetClaimed,
                   .message = say::tokenGiven(token.name),
                   .citation = card.citation(),
                   .unit = unit});
}

void removeToken(Battle& battle, const CardInPlay& card, ObjectiveId id, Message message) {
    ObjectiveToken& token = battle.mission.token(id);
    const UnitId holder = token.holder;
    token.holder = {};
    token.dropping = false;
    token.removed = true;
    battle.record({.happening = Happening::keywordActed,
                   .message = std::move(message),
                   .citation = card.citation(),
                   .unit = holder});
}

Task<std::vector<UnitId>> chooseUnitsFor(Battle& battle, CardInPlay card, UnitsNow units, int least,
                                         int most) {
    const auto question = [&] {
        auto asked = asking<Selection>(card.player, Ask::chooseForEffect, card.citation());
        asked.question.names = {card.name, card.text};
        asked.question.card = card.id;
        offerUnits(asked.question, units(battle), least, most);
        return asked;
    };
    const Selection first = question();
    std::vector<Option> chosen = first.question.options;
    if (static_cast<int>(chosen.size()) > least) chosen = co_await ask(battle, question, first);
    co_return unitsChosen(chosen);
}

Task<void> giveAssets(Battle& battle, CardInPlay card, std::string printed, int count,
                      MayReceive may) {
    for (Player player : bothPlayers) {
        const UnitsNow units = [player, may](const Battle& now) {
            std::vector<UnitId> own = now.unitsOf(player);
            if (may) std::erase_if(own, [&](UnitId one) { return !may(now, one); });
            return own;
        };
        const CardInPlay own = cardOf(card, player);
        const std::vector<UnitId> chosen =
            co_await chooseUnitsFor(battle, own, units, count, count);
        for (UnitId unit : chosen) giveAsset(battle, own, unit, printed);
    }
}

void scoreAtOnce(Battle& battle, const CardInPlay& card, int points, Message reason) {
    award(battle, card.player, points, say::scoredFor(card.name, std::move(reason)),
          card.citation());
}

void addPoints(ScoreVictoryPoints& point, int points, Message reason) {
    point.points += points;
    point.reasons.push_back(std::move(reason));
}

bool scoresNow(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point,
               int fromRound) {
    return point.card.id == card.id && point.player == card.player && battle.round >= fromRound;
}

void achieve(Battle& battle, const CardInPlay& card, int line) {
    battle.mission.achieved.push_back({card.player, card.id, line, battle.round});
}

int timesAchieved(const Battle& battle, const CardInPlay& card, int line) {
    const auto& all = battle.mission.achieved;
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Achievement& one) {
        return one.player == card.player && one.card == card.id && one.line == line;
    }));
}

int timesAchievedThisRound(const Battle& battle, const CardInPlay& card, int line) {
    const auto& all = battle.mission.achieved;
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Achievement& one) {
        return one.player == card.player && one.card == card.id && one.line == line &&
               one.round == battle.round;
    }));
}

}  // namespace sightline::engine::cards
