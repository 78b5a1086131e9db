#include "engine/legion/rules/movement/moved_over.h"

#include <algorithm>

#include "engine/legion/rules/movement/surroundings.h"

namespace sightline::engine {
namespace {

using geometry::Outline;

// Positions of a notched base along the path of the tool.
std::vector<Outline> basesOnTheWay(const geometry::Dimensions& dimensions, geometry::MoveKind kind,
                                   const geometry::Move& move, const geometry::Mini& before) {
    constexpr int steps = 48;
    std::vector<Outline> bases;
    if (!before.base.notched) return bases;
    const geometry::Degrees facing = move.rotateFirst.value_or(before.facing);
    const auto notch = geometry::notchOf(kind, facing, move.pose.direction);
    for (int i = 0; i <= steps; ++i) {
        geometry::ToolPose pose = move.pose;
        pose.stop = move.pose.stop * i / steps;
        const geometry::ToolStop stop =
            geometry::stopOnTool(dimensions, move.toolSpeed, before, pose, notch);
        geometry::Mini on = before;
        on.position.x = stop.centre.x;
        on.position.y = stop.centre.y;
        on.facing = stop.facing;
        bases.push_back(geometry::outlineOf(on));
    }
    return bases;
}

}  // namespace

std::vector<UnitId> movedOver(const Battle& battle, const MoveOrder& order,
                              const geometry::Move& move, const geometry::MadeMove& made) {
    const geometry::ToolShape& tool = made.tool;
    const std::vector<Outline> swept =
        basesOnTheWay(battle.field.dimensions(), order.kind, move, made.start);
    Surroundings way;
    way.add({tool.start, tool.joint, tool.width / 2.0});
    way.add({tool.joint, tool.end, tool.width / 2.0});
    for (const Outline& base : swept) way.add(base);
    const auto isUnder = [&](const geometry::Mini& standing) {
        if (!way.meet(standing)) return false;
        const Outline enemy = geometry::outlineOf(standing);
        if (geometry::gap(enemy, tool) <= 0.0) return true;
        return std::any_of(swept.begin(), swept.end(), [&](const Outline& base) {
            return geometry::overlapDepth(base, enemy) > geometry::contactTolerance;
        });
    };
    std::vector<UnitId> over;
    const Player player = battle.unit(order.unit).player;
    for (UnitId enemy : battle.unitsOf(opponent(player))) {
        const UnitState& unit = battle.unit(enemy);
        if (!unit.onTable()) continue;
        const bool any = std::any_of(unit.minis.begin(), unit.minis.end(),
                                     [&](MiniId one) { return isUnder(battle.mini(one).mini); });
        if (any) over.push_back(enemy);
    }
    return over;
}

}  // namespace sightline::engine
