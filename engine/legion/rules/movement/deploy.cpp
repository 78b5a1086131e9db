#include "engine/legion/rules/movement/deploy.h"

#include <algorithm>

#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "geometry/range/range.h"

namespace sightline::engine {

geometry::Deployment deploymentOf(const Battle& battle, UnitId id) {
    const geometry::Territory territory = deployTerritoryOf(battle, id);
    geometry::Deployment deployment;
    deployment.edges = territory.empty() ? alliedEdges(battle, battle.unit(id).player)
                                         : geometry::edgesIn(territory, battle.field.table());
    return deployment;
}

geometry::Territory deployTerritoryOf(const Battle& battle, UnitId id) {
    DeploymentOrigin point{id, battle.field.table(), territoryOf(battle, battle.unit(id).player)};
    consult(battle, point);
    return point.territory;
}

geometry::Deployment deploymentFrom(const Battle& battle, UnitId transport) {
    return {{}, battle.mini(battle.unit(transport).leader()).mini};
}

bool isNearAny(const geometry::Mini& mini, std::span<const geometry::PlacedMini> others,
               double inches) {
    return std::any_of(others.begin(), others.end(), [&](const geometry::PlacedMini& one) {
        return geometry::within(mini, one.mini, inches);
    });
}

std::vector<geometry::Move> movesFromEdge(const geometry::Deployment& deployment,
                                          const geometry::MoveTerms& terms) {
    std::vector<geometry::Move> moves;
    for (const geometry::PlanSegment& edge : deployment.edges) {
        const geometry::Vec2 along = edge.to - edge.from;
        const double length = glm::length(along);
        const int steps = std::max(2, static_cast<int>(length));
        for (int i = 1; i < steps; ++i) {
            for (const double side : {90.0, -90.0}) {
                geometry::Move move;
                move.kind = terms.kind;
                move.toolSpeed = std::clamp(terms.speed, 1, 3);
                move.start = edge.from + along * (static_cast<double>(i) / steps);
                const geometry::Degrees in{geometry::angleOf(along).value + side};
                move.pose.contactAngle = move.pose.direction = in;
                moves.push_back(move);
                move.toolSpeed = 1;
                moves.push_back(move);
            }
        }
    }
    return moves;
}

std::vector<geometry::Vec2> placesAtEdge(const geometry::Deployment& deployment) {
    if (deployment.transport) return {geometry::Vec2(deployment.transport->position)};
    std::vector<geometry::Vec2> places;
    for (const geometry::PlanSegment& edge : deployment.edges)
        for (const double share : {0.5, 0.2, 0.8})
            places.push_back(edge.from + (edge.to - edge.from) * share);
    return places;
}

std::vector<geometry::FormationMember> inRowsBehind(const Battle& battle,
                                                    const geometry::Mini& leader,
                                                    const std::vector<MiniId>& followers) {
    constexpr int inARow = 3;
    const geometry::Vec2 ahead = geometry::direction(leader.facing);
    const geometry::Vec2 left{-ahead.y, ahead.x};
    std::vector<geometry::FormationMember> members;
    for (std::size_t i = 0; i < followers.size(); ++i) {
        geometry::Mini mini = battle.mini(followers[i]).mini;
        const double step = std::max(mini.base.length, leader.base.length) * 1.05;
        const auto place = static_cast<int>(i);
        const int row = 1 + place / inARow;
        const double back = step * row;
        const double aside = step * (place % inARow - 1);
        mini.position = leader.position;
        mini.position.x += left.x * aside - ahead.x * back;
        mini.position.y += left.y * aside - ahead.y * back;
        mini.facing = leader.facing;
        members.push_back({followers[i].value, mini});
    }
    return members;
}

}  // namespace sightline::engine
