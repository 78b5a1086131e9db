#include "scenario/cards.h"

namespace sightline::engine::scene {
namespace {

UnitCard trooper(std::string name, Die defense) {
    UnitCard card;
    card.id = card.name = std::move(name);
    card.rank = Rank::corps;
    card.type = UnitType::trooper;
    card.points = 40;
    card.courage = 1;
    card.defenseDie = defense;
    card.base = "small";
    card.silhouetteHeight = 1.65;
    return card;
}

UnitCard vehicle(std::string name, UnitType type, std::string base, double height) {
    UnitCard card = trooper(std::move(name), Die::whiteDefense);
    card.type = type;
    card.rank = Rank::support;
    card.courage.reset();
    card.base = std::move(base);
    card.silhouetteHeight = height;
    return card;
}

}  // namespace

geometry::Dimensions gameSet() {
    geometry::Dimensions set;
    set.bases = {{"small", {smallBase, smallBase, false}},
                 {"medium", {mediumBase, mediumBase, true}},
                 {"large", {largeBase, largeBase, true}}};
    set.smallSilhouette = 1.65;
    set.largeSilhouette = 2.707;
    set.toolLength = {75.0 / 25.4, 125.0 / 25.4, 175.0 / 25.4};
    set.toolWidth = 0.5;
    set.toolJoint = 0.5;
    set.toolMaxBend = {90.0};
    set.notchDepth = 3.0 / 25.4;
    set.rangeBand = 6.0;
    set.halfRange = 3.0;
    return set;
}

Weapon ranged(std::string name, int minimum, int maximum, Die die, int count) {
    Weapon weapon;
    weapon.name = std::move(name);
    weapon.ranged = true;
    weapon.minimumRange = minimum;
    weapon.maximumRange = maximum;
    weapon.dice[die] = count;
    return weapon;
}

Weapon melee(std::string name, Die die, int count) {
    Weapon weapon;
    weapon.name = std::move(name);
    weapon.melee = true;
    weapon.dice[die] = count;
    return weapon;
}

UnitCard rebelTroopers() {
    UnitCard card = trooper("Rebel Troopers", Die::whiteDefense);
    card.defenseSurge = DefenseSurge::block;
    card.weapons = {melee("Unarmed", Die::blackAttack), ranged("A-280", 1, 3, Die::blackAttack)};
    return card;
}

UnitCard stormtroopers() {
    UnitCard card = trooper("Stormtroopers", Die::redDefense);
    card.attackSurge = AttackSurge::hit;
    card.weapons = {ranged("E-11", 1, 3, Die::whiteAttack)};
    return card;
}

UnitCard snowtroopers() {
    UnitCard card = trooper("Snowtroopers", Die::whiteDefense);
    card.attackSurge = AttackSurge::hit;
    card.weapons = {ranged("E-11", 1, 3, Die::whiteAttack)};
    return card;
}

UnitCard battleDroids() {
    UnitCard card = trooper("Battle Droids", Die::whiteDefense);
    card.weapons = {ranged("E-5", 1, 3, Die::whiteAttack), ranged("E-5C", 1, 4, Die::redAttack)};
    return card;
}

UnitCard wookiees() {
    UnitCard card = trooper("Wookiees", Die::whiteDefense);
    card.wounds = 3;
    card.courage = 2;
    card.weapons = {melee("Ryyk Blades", Die::redAttack)};
    return card;
}

UnitCard darthVader() {
    UnitCard card = trooper("Darth Vader", Die::redDefense);
    card.rank = Rank::commander;
    card.courage.reset();
    card.wounds = 8;
    card.speed = 1;
    card.points = 170;
    card.weapons = {melee("Lightsaber", Die::redAttack, 6)};
    return card;
}

UnitCard lukeSkywalker() {
    UnitCard card = trooper("Luke Skywalker", Die::redDefense);
    card.rank = Rank::commander;
    card.courage = 3;
    card.wounds = 6;
    card.points = 140;
    card.weapons = {melee("Lightsaber", Die::blackAttack, 6),
                    ranged("DL-44", 1, 2, Die::redAttack, 2)};
    return card;
}

UnitCard atRt() {
    UnitCard card = vehicle("AT-RT", UnitType::groundVehicle, "large", 2.576);
    card.wounds = 6;
    card.resilience = 4;
    card.weapons = {ranged("Laser Cannon", 1, 4, Die::redAttack, 3)};
    return card;
}

UnitCard speederBikes() {
    UnitCard card = vehicle("74-Z Speeder Bikes", UnitType::repulsorVehicle, "medium", 2.0);
    card.wounds = 3;
    card.speed = 3;
    card.weapons = {ranged("Ax-20", 1, 3, Die::blackAttack, 3)};
    return card;
}

namespace {

CommandCard plainCard(std::string id, std::string name, int pips, int orders) {
    CommandCard card;
    card.id = std::move(id);
    card.name = std::move(name);
    card.pips = pips;
    card.orders = {{orders, {}}};
    return card;
}

}  // namespace

CommandCard ambush() { return plainCard("ambush", "Ambush", 1, 1); }
CommandCard push() { return plainCard("push", "Push", 2, 2); }
CommandCard assault() { return plainCard("assault", "Assault", 3, 3); }
CommandCard standingOrders() {
    CommandCard card = plainCard("standing-orders", "Standing Orders", 4, 1);
    card.returnsToHand = true;
    return card;
}

geometry::PieceSpec box(std::string id, geometry::Vec2 at, geometry::Vec3 size,
                        geometry::Facts facts) {
    geometry::PieceSpec piece;
    piece.id = piece.name = std::move(id);
    piece.shape = geometry::BoxShape{size};
    piece.position = {at.x, at.y, 0.0};
    piece.facts = facts;
    return piece;
}

geometry::Facts building() {
    geometry::Facts facts;
    facts.movement = geometry::Movement::impassable;
    facts.cover = geometry::Cover::heavy;
    return facts;
}

geometry::Facts crates() {
    geometry::Facts facts;
    facts.kind = geometry::Kind::scatter;
    facts.cover = geometry::Cover::light;
    return facts;
}

geometry::Facts barricade() {
    geometry::Facts facts;
    facts.kind = geometry::Kind::barricade;
    facts.cover = geometry::Cover::heavy;
    return facts;
}

geometry::Facts difficultArea() {
    geometry::Facts facts;
    facts.kind = geometry::Kind::area;
    facts.movement = geometry::Movement::difficult;
    facts.blocksLos = false;
    return facts;
}

std::vector<geometry::Vec2> column(geometry::Vec2 first, int count, double step) {
    std::vector<geometry::Vec2> places;
    places.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) places.push_back({first.x, first.y + i * step});
    return places;
}

}  // namespace sightline::engine::scene
