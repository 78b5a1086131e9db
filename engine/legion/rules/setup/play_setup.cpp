#include "engine/legion/rules/setup/play_setup.h"

#include <algorithm>

#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/cards/divulge.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

// The blue player chooses a long edge. Core Rulebook p. 19; Rules Reference 1.1.0 p. 6.
Task<void> chooseSide(Battle& battle) {
    const auto question = [&] {
        auto asked = asking<Choice>(Player::blue, Ask::chooseSide, battle.edition().places.side);
        asked.question.options = {TableSide::near, TableSide::far};
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    if (const TableSide* side = std::get_if<TableSide>(&chosen)) battle.mission.blueSide = *side;
    battle.record({.happening = Happening::sideChosen,
                   .message = battle.mission.blueSide == TableSide::near ? say::takesNearEdge()
                                                                         : say::takesFarEdge(),
                   .citation = battle.edition().places.side,
                   .player = Player::blue});
}

// Units of the player gain the tokens that the advantage card gives.
Task<void> gainFromAdvantage(Battle& battle, Player player, const BattleCard& card,
                             SetupGain gain) {
    const Citation citation = page(19, "Building a Mission");
    const auto question = [&] {
        auto asked = asking<Selection>(player, Ask::chooseUnitsForAdvantage, citation);
        for (UnitId id : battle.unitsOf(player)) asked.question.options.push_back(id);
        asked.question.least = 0;
        asked.question.most = std::min(gain.units, static_cast<int>(asked.question.options.size()));
        asked.question.card = card.id;
        return asked;
    };
    const std::vector<Option> chosen = co_await ask(battle, question);
    for (const Option& one : chosen) {
        co_await gainTokens(battle, std::get<UnitId>(one), gain.token, 1, citation);
    }
}

Task<void> confirmTerrain(Battle& battle, Player player) {
    const auto question = [&] {
        auto asked =
            asking<Choice>(player, Ask::confirmTerrain, battle.edition().places.declareTerrain);
        asked.question.options = {Done{}};
        return asked;
    };
    const Option confirmed = co_await ask(battle, question);
    if (confirmed == Option{Done{}}) {
        battle.record({.happening = Happening::terrainConfirmed,
                       .message = say::agreesToTerrain(),
                       .citation = battle.edition().places.declareTerrain,
                       .player = player});
    }
}

// If the army has no commander, a unit with a keyword that allows it receives the Commander token.
Task<void> takeCommanderToken(Battle& battle, Player player) {
    std::vector<UnitId> candidates;
    AskingKeyword by;
    for (UnitId id : battle.unitsOf(player)) {
        if (battle.unit(id).rank() == Rank::commander) co_return;
        TakeCommanderToken point{id};
        consult(battle, point);
        if (!point.taking.allowed()) continue;
        candidates.push_back(id);
        by.keyword = point.taking.reason()->keyword;
    }
    if (candidates.empty()) co_return;
    const auto question = [&] {
        auto asked =
            asking<Choice>(player, Ask::chooseFieldCommander, page(20, "Resolve Setup Effects"));
        asked.question.keyword = by;
        for (UnitId id : candidates) {
            if (!battle.unit(id).defeated()) asked.question.options.push_back(id);
        }
        return asked;
    };
    Option chosen = candidates.front();
    if (candidates.size() > 1 || battle.asksEverything) chosen = co_await ask(battle, question);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    if (!unit) co_return;
    battle.unit(*unit).commanderToken = true;
    battle.record({.happening = Happening::commanderNominated,
                   .message = say::takesCommanderToken(),
                   .citation = page(20, "Resolve Setup Effects"),
                   .unit = *unit});
}

}  // namespace

Task<void> declareTerrain(Battle& battle) {
    for (Player player : bothPlayers) co_await confirmTerrain(battle, player);
}

// Sets up the mission: the blue player chooses a side, the objective tokens are placed, and the
// advantage cards are applied, beginning with the blue player's card. Core Rulebook p. 19.
Task<void> setUpMission(Battle& battle) {
    if (!battle.edition().sideBeforeMission) co_await chooseSide(battle);
    if (battle.asks.terrainForTokens) co_await adjustTerrainForTokens(battle);
    placeObjectives(battle);
    for (Player player : bothPlayers) {
        const BattleCard* card = battle.mission.advantages[static_cast<std::size_t>(player)];
        SetUpAdvantage point{player};
        co_await reach(battle, point);
        if (!card) continue;
        for (const SetupGain& gain : card->gains)
            co_await gainFromAdvantage(battle, player, *card, gain);
    }
}

Task<void> playSetup(Battle& battle) {
    battle.phase = Phase::setup;
    co_await declareTerrain(battle);
    co_await determineBluePlayer(battle);
    if (battle.edition().sideBeforeMission) co_await chooseSide(battle);
    co_await buildMission(battle);
    co_await setUpMission(battle);
    co_await divulgeCommandCards(battle, DivulgeStep::resolveSetupEffects);
    for (Player player : bothPlayers) co_await takeCommanderToken(battle, player);
    ResolveSetupEffects effects;
    co_await reach(battle, effects);
    returnDivulgedCards(battle, DivulgeStep::resolveSetupEffects);
    DeployInPreparedPositions positions;
    co_await reach(battle, positions);
    co_await deployInPreparedPositions(battle);
}

void swapColours(Battle& battle) {
    for (UnitState& unit : battle.units) unit.player = opponent(unit.player);
    std::swap(battle.commandStates[0], battle.commandStates[1]);
    std::swap(battle.mission.piles[0], battle.mission.piles[1]);
    std::swap(battle.mission.advantages[0], battle.mission.advantages[1]);
    std::swap(battle.mission.victoryPoints[0], battle.mission.victoryPoints[1]);
    std::swap(battle.mission.lostThisRound[0], battle.mission.lostThisRound[1]);
    std::swap(battle.armyNames[0], battle.armyNames[1]);
    std::swap(battle.forces[0], battle.forces[1]);
    for (std::optional<Player>& owner : battle.mission.ownerOf) {
        if (owner) owner = opponent(*owner);
    }
}

}  // namespace sightline::engine
