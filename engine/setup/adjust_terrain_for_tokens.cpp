#include <algorithm>
#include <cstdio>

#include "engine/mission/objectives.h"
#include "engine/mission/token_spots.h"
#include "engine/setup/play_setup.h"
#include "engine/timing/ask.h"

namespace sightline::engine {
namespace {

const Citation placingObjectivesPage = page(20, "Placing Objectives");

std::optional<TerrainFault> faultOf(const Battle& battle, const ObjectiveSpot& spot) {
    return terrainFaultOf(battle, spot.kind, spot.at);
}

std::string nameOf(const ObjectiveSpot& spot) {
    char text[64];
    std::snprintf(text, sizeof text, "%s at %.1f, %.1f",
                  spot.kind == ObjectiveKind::poi ? "POI" : "asset", spot.at.x, spot.at.y);
    return text;
}

// Both have to say that it cannot be done. Terrain that clears the place meanwhile settles it.
Task<bool> cannotBeAdjusted(Battle& battle, const ObjectiveSpot& spot) {
    for (Player player : bothPlayers) {
        const auto question = [&] {
            auto asked = asking<Choice>(player, Ask::adjustTerrain, placingObjectivesPage);
            if (const auto fault = faultOf(battle, spot)) {
                asked.question.names = {nameOf(spot), fault->text};
                asked.question.options = {Done{}};
            }
            return asked;
        };
        if (!faultOf(battle, spot)) co_return false;
        const Option done = co_await ask(battle, question);
        if (done != Option{Done{}} || !faultOf(battle, spot)) co_return false;
    }
    battle.record(
        {.happening = Happening::terrainConfirmed,
         .verdict = "both players agree: terrain cannot be adjusted for the " + nameOf(spot),
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
