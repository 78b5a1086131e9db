/// Battle cards for scenario tests: a plain objective with two territories, and its scoring.
#pragma once
#include <utility>
#include <vector>

#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

/// An objective card with territories along both long edges. Each territory is 6 inches deep.
inline BattleCard objectiveCard(std::vector<ObjectiveSpot> spots,
                                std::vector<ScoringRule> scoring) {
    BattleCard card;
    card.id = card.name = "Objective";
    card.kind = BattleCardKind::objective;
    MapCard map;
    map.near = {{{0, 0}, {72, 0}, {72, 6}, {0, 6}}};
    map.far = {{{0, 30}, {72, 30}, {72, 36}, {0, 36}}};
    map.objectives = std::move(spots);
    card.map = std::move(map);
    card.scoring = std::move(scoring);
    card.grantsClaim = true;
    return card;
}

inline ObjectiveSpot poi(double x, double y) { return {ObjectiveKind::poi, {x, y}}; }
inline ObjectiveSpot asset(double x, double y) { return {ObjectiveKind::asset, {x, y}}; }

/// Blue and red troopers on a mission. The game has one round unless a test changes this.
struct MissionScene : AttackScene {
    MissionScene() { scenario.lastRound = 1; }
    void mission(std::vector<ObjectiveSpot> spots, std::vector<ScoringRule> scoring) {
        scenario.mission = Scenario::Mission{objectiveCard(std::move(spots), std::move(scoring)),
                                             std::nullopt, TableSide::near};
    }
    /// Adds a complete, undeployed unit.
    void reserve(Player player, const UnitCard& card) {
        ScenarioUnit unit;
        unit.player = player;
        unit.card = card;
        unit.undeployed = true;
        unit.minis.resize(static_cast<std::size_t>(card.miniatures));
        scenario.units.push_back(unit);
    }
    MissionView::Token token(std::size_t index) const { return view().mission.tokens[index]; }
    std::array<int, 2> points() const { return view().mission.victoryPoints; }
};

}  // namespace sightline::engine::scene
