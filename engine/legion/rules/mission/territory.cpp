#include "engine/legion/rules/mission/territory.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

}  // namespace

TableSide sideOf(const Battle& battle, Player player) {
    const TableSide blue = battle.mission.blueSide;
    return player == Player::blue ? blue : opposite(blue);
}

geometry::Territory territoryOf(const Battle& battle, Player player) {
    if (!battle.mission.objective || !battle.mission.objective->map) return {};
    const MapCard& map = *battle.mission.objective->map;
    const bool near = sideOf(battle, player) == TableSide::near;
    geometry::Territory territory = near ? map.near : map.far;
    for (geometry::Polygon& area : territory) {
        for (Vec2& corner : area) corner = onTable(corner, map, battle.field.table());
    }
    return territory;
}

std::vector<geometry::PlanSegment> alliedEdges(const Battle& battle, Player player) {
    const geometry::TableSize table = battle.field.table();
    const geometry::Territory territory = territoryOf(battle, player);
    if (!territory.empty()) return geometry::edgesIn(territory, table);
    const double y = sideOf(battle, player) == TableSide::near ? 0.0 : table.depth;
    return {{{0.0, y}, {table.width, y}}};
}

bool withinTerritory(const geometry::Territory& territory, const geometry::Mini& mini) {
    return geometry::isWithin(territory, geometry::outlineOf(mini));
}

bool completelyWithinTerritory(const geometry::Territory& territory, const geometry::Mini& mini) {
    return !territory.empty() && geometry::isCompletelyWithin(territory, geometry::outlineOf(mini));
}

}  // namespace sightline::engine
