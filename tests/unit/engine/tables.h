/// Small tables with terrain for the tests of table reports.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/advice/layout_review/laid_table.h"
#include "engine/legion/lists/catalogue/battle_card.h"
#include "unit/geometry/scene.h"

namespace sightline::engine::test {

inline LaidTable laid(std::vector<geometry::PieceSpec> pieces, geometry::TableSize size = {}) {
    geometry::Dimensions dimensions = geometry::test::dimensions();
    auto field = geometry::Battlefield::make(size, pieces, dimensions);
    if (!field) throw std::runtime_error(field.problem().text);
    return {std::move(field).value(), std::move(pieces), {}};
}

inline geometry::Facts impassable() {
    return {
        geometry::Kind::obstacle, geometry::Movement::impassable, geometry::Cover::heavy, true, {}};
}

/// A mission with the given points of interest. The territory along each long edge is 9 inches
/// deep.
inline BattleCard missionWith(const std::vector<geometry::Vec2>& pois) {
    BattleCard card;
    card.id = "test";
    card.name = "Test";
    card.kind = BattleCardKind::objective;
    card.map = MapCard{};
    card.map->near = {{{0, 0}, {72, 0}, {72, 9}, {0, 9}}};
    card.map->far = {{{0, 27}, {72, 27}, {72, 36}, {0, 36}}};
    for (const geometry::Vec2 at : pois) card.map->objectives.push_back({ObjectiveKind::poi, at});
    return card;
}

}  // namespace sightline::engine::test
