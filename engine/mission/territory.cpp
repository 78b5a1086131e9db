#include "engine/mission/territory.h"

#include <cmath>

namespace sightline::engine {
namespace {

using geometry::Vec2;

constexpr double tolerance = 1e-6;  ///< inches by which a base may touch a border

/// Maps are drawn for a table of 72 by 36 inches; a smaller table shows the same map smaller.
geometry::Polygon onTable(const geometry::Polygon& drawn, const geometry::TableSize& table) {
    geometry::Polygon scaled = drawn;
    for (Vec2& corner : scaled) {
        corner.x *= table.width / 72.0;
        corner.y *= table.depth / 36.0;
    }
    return scaled;
}

}  // namespace

TableSide sideOf(const Battle& battle, Player player) {
    const TableSide blue = battle.mission.blueSide;
    return player == Player::blue ? blue : opposite(blue);
}

geometry::Polygon territoryOf(const Battle& battle, Player player) {
    if (!battle.mission.objective || !battle.mission.objective->map) return {};
    const MapCard& map = *battle.mission.objective->map;
    const bool near = sideOf(battle, player) == TableSide::near;
    return onTable(near ? map.near : map.far, battle.field.table());
}

std::vector<geometry::PlanSegment> alliedEdges(const Battle& battle, Player player) {
    const geometry::TableSize table = battle.field.table();
    const double y = sideOf(battle, player) == TableSide::near ? 0.0 : table.depth;
    const geometry::Polygon territory = territoryOf(battle, player);
    if (territory.empty()) return {{{0.0, y}, {table.width, y}}};
    std::vector<geometry::PlanSegment> edges;
    for (std::size_t i = 0; i < territory.size(); ++i) {
        const Vec2 from = territory[i], to = territory[(i + 1) % territory.size()];
        const bool along = std::abs(from.y - y) < tolerance && std::abs(to.y - y) < tolerance;
        if (along) edges.push_back({from, to});
    }
    return edges;
}

bool withinTerritory(const geometry::Polygon& territory, const geometry::Mini& mini) {
    if (territory.empty()) return false;
    geometry::Outline base = geometry::outlineOf(mini);
    base.radius -= tolerance;
    return geometry::gap(base, territory) <= 0.0;
}

bool completelyWithinTerritory(const geometry::Polygon& territory, const geometry::Mini& mini) {
    const geometry::Outline base = geometry::outlineOf(mini);
    if (territory.empty() || !geometry::contains(territory, base.a) ||
        !geometry::contains(territory, base.b)) {
        return false;
    }
    for (std::size_t i = 0; i < territory.size(); ++i) {
        const Vec2 from = territory[i], to = territory[(i + 1) % territory.size()];
        const double away = geometry::distanceBetweenSegments(base.a, base.b, from, to);
        if (away < base.radius - tolerance) return false;
    }
    return true;
}

}  // namespace sightline::engine
