#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/setup/play_setup.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

const Citation placingObjectivesPage = page(20, "Placing Objectives");

std::optional<TerrainFault> faultOf(const Battle& battle, const ObjectiveSpot& spot) {
    return terrainFaultOf(battle, spot.kind, spot.at);
}

Message wordsOf(const ObjectiveSpot& spot) {
    const Decimal x{spot.at.x, 1}, y{spot.at.y, 1};
    return spot.kind == ObjectiveKind::poi ? say::poiAt(x, y) : say::assetAt(x, y);
}

// Asks both players to confirm that the terrain cannot be adjusted to make room for the token. If
// the players adjust the terrain so that there is room, the question ends.
Task<bool> cannotBeAdjusted(Battle& battle, const ObjectiveSpot& spot) {
    for (Player player : bothPlayers) {
        const auto question = [&] {
            auto asked = asking<Choice>(player, Ask::adjustTerrain, placingObjectivesPage);
            if (const auto fault = faultOf(battle, spot)) {
                asked.question.words = {wordsOf(spot), fault->message};
                for (const Message& one : asked.question.words)
                    asked.question.names.push_back(english(one));
                asked.question.options = {Done{}};
            }
            return asked;
        };
        if (!faultOf(battle, spot)) co_return false;
        const Option done = co_await ask(battle, question);
        if (done != Option{Done{}} || !faultOf(battle, spot)) co_return false;
    }
    battle.record({.happening = Happening::terrainConfirmed,
                   .message = say::terrainStays(wordsOf(spot)),
                   .citation = placingObjectivesPage});
    co_return true;
}

}  // namespace

Task<void> adjustTerrainForTokens(Battle& battle) {
    const std::vector<ObjectiveSpot> spots = objectiveSpots(battle);
    std::vector<bool> settled(spots.size(), false);
    bool adjusted = true;
    while (adjusted) {
        const auto before = battle.changedTerrain;
        for (std::size_t i = 0; i < spots.size(); ++i) {
            if (!settled[i] && faultOf(battle, spots[i]))
                settled[i] = co_await cannotBeAdjusted(battle, spots[i]);
        }
        adjusted = battle.changedTerrain != before;
        if (adjusted) co_await declareTerrain(battle);
    }
}

}  // namespace sightline::engine
