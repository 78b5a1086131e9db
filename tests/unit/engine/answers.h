/// Example answers for tests: one of every kind. Each optional field is once present and once
/// absent.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/answer.h"

namespace sightline::engine::test {

inline DicePool attackPool() {
    DicePool pool;
    pool[Die::redAttack] = 1;
    pool[Die::whiteAttack] = 2;
    return pool;
}

inline std::vector<Answer> everyKindOfAnswer() {
    geometry::Move plain;
    plain.kind = geometry::MoveKind::climb;
    plain.toolSpeed = 1;
    geometry::Move full;
    full.kind = geometry::MoveKind::reverse;
    full.toolSpeed = 3;
    full.pose = {{12.25}, {-170.5}, {33.125}, 0.75};
    full.end = geometry::Vec2{1.0 / 3.0, 20.1};
    full.rotateFirst = geometry::Degrees{45.7};
    full.start = geometry::Vec2{0.1, 35.9};
    geometry::Move strafe;
    strafe.kind = geometry::MoveKind::strafe;
    const Place place{MiniId{3}, {10.1, 1.0 / 3.0, 0.05}, {271.3}};
    return {
        Pick{2},
        PickSeveral{{}},
        PickSeveral{{0, 4, 2}},
        Count{3},
        MoveAnswer{plain},
        MoveAnswer{full},
        MoveAnswer{strafe},
        Places{{}},
        Places{{place, {MiniId{4}, {1, 2, 3}, {0}}}},
        DiceAnswer{{Face::blank, Face::hit, Face::crit, Face::attackSurge, Face::block,
                    Face::defenseSurge}},
        Adjust{Player::red, AdjustMini{place}},
        Adjust{Player::blue, AdjustToken{UnitId{1}, Token::vehicleDamage, -1}},
        Adjust{Player::blue, AdjustToken{UnitId{0}, Token::suppression, 2}},
        Adjust{Player::red, AdjustWounds{MiniId{7}, -2}},
        Adjust{Player::red, AdjustPoints{Player::blue, 3}},
        Adjust{Player::red, AdjustOrder{UnitId{2}, AdjustOrder::Destination::faceup}},
        Adjust{Player::red, AdjustActions{-1}},
        Adjust{Player::red, AdjustCard{UnitId{2}, 1, EquippedCard::State::expended}},
        Adjust{Player::red, AdjustCard{UnitId{2}, 0, EquippedCard::State::ready, 1}},
        Adjust{Player::red, AdjustHand{Player::blue, "ambush", AdjustHand::Destination::permanent}},
        Adjust{Player::red, AdjustHand{Player::red, "push", AdjustHand::Destination::setAside}},
        Adjust{Player::red, AdjustPassPool{Player::red, 2}},
        Adjust{Player::red, AdjustMark{UnitId{0}, "Intel", 1}},
        Adjust{Player::red, AdjustField{UnitId{2}, "wasDamaged", 1}},
        Adjust{Player::red, ReturnMini{place}},
        Adjust{Player::red, DeployUnit{UnitId{4}, {20.5, 1.0 / 3.0, 0.0}, {45.0}}},
        Adjust{Player::red,
               AdjustObjective{{}, ObjectiveKind::asset, "Data Core", geometry::Vec2{36, 18}, {}}},
        Adjust{Player::red, AdjustObjective{{2}, ObjectiveKind::poi, "", {}, UnitId{3}}},
        Adjust{Player::red, AdjustObjective{{0}, ObjectiveKind::marker, "", {}, {}}},
        Adjust{Player::red,
               AdjustObjective{{}, ObjectiveKind::smoke, "", geometry::Vec2{30, 18}, {}}},
        Adjust{Player::red, AdjustTerrain{"",
                                          geometry::Vec2{36, 1.0 / 3.0},
                                          {45.5},
                                          AdjustTerrain::NewPiece{
                                              "Rubble",
                                              {geometry::Kind::area, geometry::Movement::difficult,
                                               geometry::Cover::light, false},
                                              {3, 2.5, 0.5}}}},
        Adjust{Player::red, AdjustTerrain{"wall-1", geometry::Vec2{36, 18}, {90}, {}}},
        Adjust{Player::red, AdjustTerrain{"wall-1", {}, {}, {}}},
        Adjust{Player::red, AdjustDice{true, {{Die::redDefense, Face::block}}}},
        Adjust{Player::red, AdjustDice{false, {}}},
        Adjust{Player::red,
               HandRoll{{{Die::blackAttack, Face::crit}, {Die::whiteDefense, Face::blank}}}},
        Adjust{Player::red, AdjustPool{false, attackPool()}},
        Adjust{Player::red, AdjustPool{true, {}}},
        Adjust{Player::red, AdjustCover{geometry::Cover::heavy}},
        Adjust{Player::red, AdjustCoverPool{3, 0}},
        Adjust{Player::red, AdjustWeapons{-1}},
        Adjust{Player::red, AdjustAttacks{-1}},
        Adjust{
            Player::red,
            AdjustPoolWeapon{"Launcher", attackPool(), {{"Pierce", 2}, {"Blast", {}, "", true}}}},
        Adjust{Player::red, AdjustPoolWeapon{"DL-44 Blaster Pistol", {}, {}}},
        Adjust{Player::red, AdjustEffect{.unit = {3},
                                         .gains = {{"Cover", 2, ""}, {"AI", {}, "Move", true}},
                                         .loses = {{"Unconcerned"}},
                                         .courage = -1,
                                         .speed = 1,
                                         .defenseDie = Die::redDefense,
                                         .until = EffectDuration::nextActivation,
                                         .source = "Wheel Mode",
                                         .weapons = {{"Suppressive"}}}},
        Adjust{Player::red, AdjustEffect{.unit = {0}, .speed = 1, .until = EffectDuration::game}},
        Adjust{Player::red, EndEffect{UnitId{3}, 7}},
        Adjust{Player::red, Note{"we agreed: \"in cover\"\n\xC3\xA9\t{}"}},
        Draw{4},
        Spot{{20.5, 1.0 / 3.0}},
        Pick{5, Option{Action::attack}},
        Pick{0, Option{UnitId{3}}},
        Pick{1, Option{MiniId{12}}},
        Pick{4, Option{CardAction{1, 2}}},
        Pick{3, Option{Done{}}},
        PickSeveral{{0, 1}, {WeaponChoice{MiniId{4}, 0}, WeaponChoice{MiniId{5}, 1}}}};
}

}  // namespace sightline::engine::test
