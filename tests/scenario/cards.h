/// Unit cards, the dimensions of the game's components, and terrain for scenario tests, made in
/// code.
#pragma once
#include <initializer_list>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/table/battlefield.h"

namespace sightline::engine::scene {

inline constexpr double smallBase = 27.0 / 25.4;  ///< diameter in inches
inline constexpr double mediumBase = 50.0 / 25.4;
inline constexpr double largeBase = 70.0 / 25.4;

geometry::Dimensions gameSet();

Weapon ranged(std::string name, int minimum, int maximum, Die die, int count = 1);
Weapon melee(std::string name, Die die, int count = 1);

UnitCard rebelTroopers();  ///< white dice, surges to blocks, A-280 and Unarmed
UnitCard stormtroopers();  ///< red dice, attack surges to hits, only an E-11
UnitCard snowtroopers();   ///< white dice, attack surges to hits, only an E-11
UnitCard battleDroids();   ///< white dice, no surge chart, E-5 and a heavy E-5C
UnitCard wookiees();       ///< wound threshold 3, only melee
UnitCard darthVader();     ///< a commander with null courage
UnitCard lukeSkywalker();  ///< a commander with courage 3
UnitCard atRt();           ///< ground vehicle with 6 wounds and resilience 4
UnitCard speederBikes();   ///< repulsor vehicle, 2 miniatures with 3 wounds each

CommandCard ambush();   ///< pips: 1, orders: 1
CommandCard push();     ///< pips: 2, orders: 2
CommandCard assault();  ///< pips: 3, orders: 3
CommandCard standingOrders();

/// A box with its centre at (x, y).
geometry::PieceSpec box(std::string id, geometry::Vec2 at, geometry::Vec3 size,
                        geometry::Facts facts);
geometry::Facts building();       ///< impassable, heavy cover
geometry::Facts crates();         ///< open, light cover
geometry::Facts barricade();      ///< open terrain, heavy cover for most troopers
geometry::Facts difficultArea();  ///< difficult terrain without cover

/// `count` places in a column that begins at `first`. The first place is for the unit leader.
std::vector<geometry::Vec2> column(geometry::Vec2 first, int count, double step = 1.5);

/// A keyword as printed on a card.
inline KeywordText word(Keyword keyword, std::optional<int> x = std::nullopt) {
    KeywordText text;
    text.name = keyword;
    text.value = x;
    return text;
}

/// The unit card with one additional keyword.
inline UnitCard bearing(UnitCard card, Keyword keyword, std::optional<int> x = std::nullopt) {
    card.keywords.push_back(word(keyword, x));
    return card;
}

}  // namespace sightline::engine::scene
