/// Two small armies on a small generated table, for tests and benchmarks of the engine.
#pragma once
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/state/scenario.h"
#include "unit/geometry/scene.h"

namespace sightline::engine::test {

inline Weapon rifle(int black = 1, int range = 3) {
    Weapon weapon{.name = "Rifle", .ranged = true, .minimumRange = 1, .maximumRange = range};
    weapon.dice[Die::blackAttack] = black;
    return weapon;
}
inline Weapon fists() {
    Weapon weapon{.name = "Fists", .melee = true};
    weapon.dice[Die::whiteAttack] = 1;
    return weapon;
}

inline UnitCard troopers(int miniatures = 4) {
    UnitCard card;
    card.id = "troopers";
    card.name = "Troopers";
    card.rank = Rank::corps;
    card.type = UnitType::trooper;
    card.points = 40;
    card.miniatures = miniatures;
    card.courage = 1;
    card.weapons = {fists(), rifle()};
    card.base = "small";
    card.silhouetteHeight = geometry::test::trooperHeight;
    return card;
}

inline UnitCard hero() {
    UnitCard card = troopers(1);
    card.id = "hero";
    card.name = "Hero";
    card.rank = Rank::commander;
    card.points = 120;
    card.wounds = 4;
    card.courage = 3;
    card.defenseDie = Die::redDefense;
    card.attackSurge = AttackSurge::crit;
    card.defenseSurge = DefenseSurge::block;
    Weapon blade = fists();
    blade.name = "Blade";
    blade.dice = {};
    blade.dice[Die::redAttack] = 5;
    card.weapons = {blade, rifle(2, 2)};
    return card;
}

inline UnitCard walker() {
    UnitCard card = troopers(1);
    card.id = "walker";
    card.name = "Walker";
    card.rank = Rank::heavy;
    card.type = UnitType::groundVehicle;
    card.points = 90;
    card.wounds = 6;
    card.courage.reset();
    card.resilience = 4;
    card.defenseDie = Die::redDefense;
    card.speed = 1;
    card.attackSurge = AttackSurge::hit;
    card.weapons = {rifle(4, 4)};
    card.base = "huge";
    card.silhouetteHeight = 4.5;
    return card;
}

inline UnitCard bikes() {
    UnitCard card = troopers(2);
    card.id = "bikes";
    card.name = "Bikes";
    card.rank = Rank::support;
    card.type = UnitType::repulsorVehicle;
    card.points = 70;
    card.wounds = 3;
    card.courage.reset();
    card.speed = 3;
    card.weapons = {rifle(2)};
    card.base = "medium";
    card.silhouetteHeight = 2.707;
    return card;
}

/// A unit in one row: the unit leader first, the others in the direction of greater y.
inline ScenarioUnit unitAt(Player player, UnitCard card, double x, double y, double facing = 0.0) {
    ScenarioUnit unit;
    unit.player = player;
    const double step = card.base == "small" ? 1.3 : 2.5;
    for (int i = 0; i < card.miniatures; ++i) {
        unit.minis.push_back(
            {{x, y + step * i, std::numeric_limits<double>::quiet_NaN()}, {facing}});
    }
    unit.card = std::move(card);
    return unit;
}

/// Adds the rules in `brought` to the unit's own card.
inline void putTogether(ScenarioUnit& unit, std::vector<RuleGrant> brought) {
    unit.parts = {unit.card, std::move(brought)};
    unit.card = cardNow(unit.card, unit.parts);
}

inline Scenario emptyTable(std::vector<ScenarioUnit> units, geometry::TableSize table = {36, 24}) {
    Scenario scenario;
    scenario.name = "test";
    scenario.table = table;
    scenario.dimensions = geometry::test::dimensions();
    scenario.units = std::move(units);
    scenario.source = {{"name", "test"}};
    return scenario;
}

/// Two units of troopers, 5 inches apart in the open. Blue has the first turn.
inline Scenario shootOut(int blue = 4, int red = 4) {
    return emptyTable({unitAt(Player::blue, troopers(blue), 10, 8),
                       unitAt(Player::red, troopers(red), 15, 8, 180)});
}

/// Troopers, a hero and bikes against troopers and a walker, with a wall, woods, a barricade and a
/// platform.
inline Scenario skirmish() {
    using namespace geometry::test;
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(4), 8, 5), unitAt(Player::blue, hero(), 6, 14),
         unitAt(Player::blue, bikes(), 5, 18), unitAt(Player::red, troopers(5), 27, 5, 180),
         unitAt(Player::red, troopers(3), 26, 14, 180),
         unitAt(Player::red, walker(), 31, 13, 180)});
    scenario.pieces = {box("wall", {18, 7, 0}, {1, 5, 3}, heavyWall()),
                       box("woods", {17, 17, 0}, {5, 4, 4}, woods()),
                       box("barricade", {13, 11, 0}, {1, 4, 1}, barricade()),
                       box("platform", {22, 12, 0}, {4, 4, 1}, heavyWall())};
    scenario.units[0].tokens[Token::aim] = scenario.units[3].tokens[Token::aim] = 1;
    scenario.units[0].tokens[Token::surge] = scenario.units[4].tokens[Token::surge] = 1;
    scenario.units[3].tokens[Token::dodge] = scenario.units[1].tokens[Token::dodge] = 1;
    scenario.units[4].tokens[Token::suppression] = 1;
    return scenario;
}

inline CommandCard commandCard(std::string id, int pips, int orders) {
    CommandCard card;
    card.id = card.name = std::move(id);
    card.pips = pips;
    card.orders = {{orders, {}}};
    card.returnsToHand = pips == 4;
    return card;
}

/// The skirmish with command hands, starting with its first Command Phase. Red also has a
/// commander.
inline Scenario commandedSkirmish() {
    Scenario scenario = skirmish();
    scenario.units.push_back(unitAt(Player::red, hero(), 30, 20, 180));
    const std::vector<CommandCard> hand{commandCard("one", 1, 1),
                                        commandCard("uno", 1, 1),
                                        commandCard("two", 2, 2),
                                        commandCard("due", 2, 2),
                                        commandCard("three", 3, 3),
                                        commandCard("tre", 3, 3),
                                        commandCard("standing-orders", 4, 1)};
    scenario.commandHands = {hand, hand};
    scenario.phase = Phase::command;
    return scenario;
}

/// A plain objective: one POI in the middle, and territories along the long edges of a table of 36
/// x 24 inches.
inline BattleCard battleCard(std::string id, BattleCardKind kind) {
    BattleCard card;
    card.id = card.name = std::move(id);
    card.kind = kind;
    card.scoring = {{Scores::securedPoi, 1, 99}};
    if (kind != BattleCardKind::objective) return card;
    MapCard map;
    map.near = {{{0, 0}, {72, 0}, {72, 9}, {0, 9}}};
    map.far = {{{0, 27}, {72, 27}, {72, 36}, {0, 36}}};
    map.objectives = {{ObjectiveKind::poi, {36, 20}}, {ObjectiveKind::asset, {30, 26}}};
    card.map = std::move(map);
    card.grantsClaim = true;
    return card;
}

/// Two small legal armies without a deployed unit: a game that begins with its setup.
inline Scenario fromSetup() {
    Scenario scenario = commandedSkirmish();
    scenario.units.clear();
    for (Player player : {Player::blue, Player::red}) {
        for (UnitCard card : {hero(), troopers(), troopers(), troopers()}) {
            ScenarioUnit unit = unitAt(player, std::move(card), 0, 0);
            unit.undeployed = true;
            scenario.units.push_back(std::move(unit));
        }
        auto& deck = scenario.battleDecks[static_cast<std::size_t>(player)];
        for (const char* number : {"1", "2", "3"}) {
            deck.push_back(
                battleCard(std::string("objective ") + number, BattleCardKind::objective));
            deck.push_back(
                battleCard(std::string("secondary ") + number, BattleCardKind::secondary));
            deck.push_back(
                battleCard(std::string("advantage ") + number, BattleCardKind::advantage));
            deck.back().gains = {{Token::aim, 1}};
        }
    }
    scenario.phase = Phase::setup;
    return scenario;
}

}  // namespace sightline::engine::test
