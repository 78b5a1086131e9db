// The unit keyword Secret Mission. Core Rulebook, Keyword Glossary. A unit gains at most one secret
// mission token in a game. A lasting effect on the unit, which changes no rule, stores that the
// unit has gained it.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

using Within = bool (*)(const geometry::Territory&, const geometry::Mini&);

std::vector<geometry::Mini> placesOf(const Battle& battle, UnitId unit) {
    std::vector<geometry::Mini> places;
    if (!battle.unit(unit).onTable()) return places;
    for (MiniId one : battle.unit(unit).minis) places.push_back(battle.mini(one).mini);
    return places;
}

bool isWhollyBehindLines(const Battle& battle, UnitId unit) {
    const auto enemy = territoryOf(battle, opponent(battle.unit(unit).player));
    const std::vector<geometry::Mini> places = placesOf(battle, unit);
    return !places.empty() && std::all_of(places.begin(), places.end(), [&](const auto& mini) {
        return completelyWithinTerritory(enemy, mini);
    });
}

bool isBehindLines(const Battle& battle, UnitId unit) {
    const auto enemy = territoryOf(battle, opponent(battle.unit(unit).player));
    const std::vector<geometry::Mini> places = placesOf(battle, unit);
    return std::any_of(places.begin(), places.end(),
                       [&](const auto& mini) { return withinTerritory(enemy, mini); });
}

bool hadMission(const Battle& battle, const Bearer& bearer) {
    const auto& effects = battle.unit(bearer.unit).effects;
    return std::any_of(effects.begin(), effects.end(), [&](const LastingEffect& one) {
        return one.brings.source == nameOf(bearer.keyword);
    });
}

bool isSent(const Battle& battle, const Bearer& bearer, const StartOfCommandPhase&) {
    return !hadMission(battle, bearer) &&
           battle.unit(bearer.unit).tokens[Token::secretMission] == 0 &&
           isWhollyBehindLines(battle, bearer.unit);
}

Task<void> gainMission(Battle& battle, Bearer bearer, StartOfCommandPhase&) {
    const RuleGrant memory{.source = std::string(nameOf(bearer.keyword)),
                           .citation = bearer.citation()};
    takeOn(battle, bearer.unit, memory, EffectDuration::game);
    co_await gainTokens(battle, bearer.unit, Token::secretMission, 1, bearer.citation());
}

std::vector<UnitId> mayReport(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(units, [&](UnitId one) {
        return battle.unit(one).tokens[Token::secretMission] == 0 || !isBehindLines(battle, one);
    });
    return units;
}

// True for the first unit of the player that can score by its secret mission token, when the
// objective card is scored. So the player is asked only once in a round.
bool reports(const Battle& battle, const Bearer& bearer, const ScoreVictoryPoints& point) {
    const std::vector<UnitId> units = mayReport(battle, bearer.player);
    return point.player == bearer.player && &point.card == battle.mission.objective &&
           !units.empty() && units.front() == bearer.unit;
}

Task<void> report(Battle& battle, Bearer bearer, ScoreVictoryPoints&) {
    const auto candidates = [player = bearer.player](const Battle& now) {
        return mayReport(now, player);
    };
    const int all = static_cast<int>(candidates(battle).size());
    const std::vector<UnitId> chosen = co_await chooseUnits(battle, bearer, candidates, 0, all);
    for (UnitId one : chosen) {
        battle.remove(one, Token::secretMission, 1, bearer.citation());
        ++battle.mission.victoryPoints[static_cast<std::size_t>(bearer.player)];
        battle.record({.happening = Happening::victoryPointsScored,
                       .message = say::secretMissionReported(battle.unit(one).label),
                       .numbers = {{NumberId::points, 1}},
                       .citation = bearer.citation(),
                       .player = bearer.player,
                       .unit = one});
    }
}

}  // namespace

KeywordRule secretMission() {
    return KeywordRule(Keyword::secretMission)
        .atInAnyOrder<StartOfCommandPhase>(gainMission, isSent)
        .atInAnyOrder<ScoreVictoryPoints>(report, reports);
}

}  // namespace sightline::engine::keywords
