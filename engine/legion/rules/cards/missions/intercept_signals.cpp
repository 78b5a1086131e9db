// The objective card Intercept Signals. Units with Intel tokens score at Comms Towers that they
// contest.
#include <algorithm>

#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* commsTower = "Comms Tower";
constexpr const char* intel = "Intel";
constexpr int unitsNamed = 3, unitsWithIntel = 2;

bool hasIntel(const Battle& battle, UnitId unit) { return battle.unit(unit).marks.contains(intel); }

void giveIntel(Battle& battle, const CardInPlay& card, UnitId unit) {
    battle.unit(unit).marks[intel] = 1;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::tokenGiven(intel),
                   .citation = card.citation(),
                   .unit = unit});
}

// Each player names 3 of their units. Then each player chooses 2 of the units that the opponent has
// named.
Task<void> handOutIntel(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    std::array<std::vector<UnitId>, 2> named;
    for (Player player : bothPlayers) {
        const UnitsNow own = [player](const Battle& now) { return now.unitsOf(player); };
        named[static_cast<std::size_t>(player)] =
            co_await chooseUnitsFor(battle, cardOf(card, player), own, unitsNamed, unitsNamed);
    }
    for (Player player : bothPlayers) {
        const auto side = static_cast<std::size_t>(opponent(player));
        const UnitsNow theirs = [units = named[side]](const Battle&) { return units; };
        const std::vector<UnitId> chosen = co_await chooseUnitsFor(
            battle, cardOf(card, player), theirs, unitsWithIntel, unitsWithIntel);
        for (UnitId unit : chosen) giveIntel(battle, card, unit);
    }
}

bool scoresTowers(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 2);
}

bool scoresByIntel(const Battle& battle, Player player, const ObjectiveToken& tower) {
    if (isInTerritoryOf(battle, player, tower)) return false;
    const std::vector<UnitId> units = battle.unitsOf(player);
    return std::any_of(units.begin(), units.end(), [&](UnitId unit) {
        return hasIntel(battle, unit) && isContesting(battle, unit, tower);
    });
}

Task<void> scoreTowers(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    for (ObjectiveId id : tokensOnTable(battle, commsTower)) {
        const ObjectiveToken& tower = battle.mission.token(id);
        if (securedBy(battle, tower) == card.player || scoresByIntel(battle, card.player, tower))
            addPoints(point, 1, say::forToken(tower.name));
    }
    co_return;
}

int intelLeftFor(const Battle& battle, Player player) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    const auto have = std::count_if(units.begin(), units.end(),
                                    [&](UnitId unit) { return hasIntel(battle, unit); });
    return unitsWithIntel - static_cast<int>(have);
}

// The units without Intel that contest a tower that their player secures.
std::vector<UnitId> unitsForIntel(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(units, [&](UnitId unit) {
        if (hasIntel(battle, unit)) return true;
        const std::vector<ObjectiveId> towers = tokensOnTable(battle, commsTower);
        return std::none_of(towers.begin(), towers.end(), [&](ObjectiveId one) {
            const ObjectiveToken& tower = battle.mission.token(one);
            return securedBy(battle, tower) == player && isContesting(battle, unit, tower);
        });
    });
    return units;
}

// After the last round, more Intel tokens change nothing, so none are offered.
bool mayIntercept(const Battle& battle, const CardInPlay& card, const EndOfEndPhase&) {
    return battle.round < battle.lastRound && intelLeftFor(battle, card.player) > 0 &&
           !unitsForIntel(battle, card.player).empty();
}

Task<void> interceptSignalsNow(Battle& battle, CardInPlay card, EndOfEndPhase&) {
    const UnitsNow units = [player = card.player](const Battle& now) {
        return unitsForIntel(now, player);
    };
    const int most = intelLeftFor(battle, card.player);
    const std::vector<UnitId> chosen = co_await chooseUnitsFor(battle, card, units, 0, most);
    for (UnitId unit : chosen) giveIntel(battle, card, unit);
}

CardRule interceptRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .atInAnyOrder<ResolveSetupEffects>(handOutIntel, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<ScoreVictoryPoints>(scoreTowers, scoresTowers)
        .at<EndOfEndPhase>(interceptSignalsNow, mayIntercept);
}

}  // namespace

CardRule interceptSignals() { return interceptRule("intercept-signals"); }
CardRule interceptSignalsRecon() { return interceptRule("intercept-signals-recon"); }

}  // namespace sightline::engine::cards
