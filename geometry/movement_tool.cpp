#include "geometry/movement_tool.h"

#include <algorithm>
#include <cassert>

#include "geometry/tool_path.h"

namespace sightline::geometry {
namespace {

std::array<Vec2, 4> arm(Vec2 from, Vec2 to, Vec2 way, double width) {
    const Vec2 left = Vec2(-way.y, way.x) * (width / 2.0);
    return {from - left, to - left, to + left, from + left};
}

}  // namespace

double toolLength(const Dimensions& dimensions, int speed) {
    assert(speed >= 1 && speed <= static_cast<int>(dimensions.toolLength.size()));
    return dimensions.toolLength[static_cast<std::size_t>(speed - 1)];
}

double reachOfBase(const Dimensions& dimensions, const BaseSize& base) {
    return base.length / 2.0 - (base.notched ? dimensions.notchDepth : 0.0);
}

ToolShape toolShape(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, bool reverse) {
    (void)reverse;  // the pose's direction already points the way the tool lies
    const double length = toolLength(dimensions, speed);
    const Vec2 first = direction(pose.direction);
    const Vec2 second = direction({pose.direction.value + pose.bend.value});
    ToolShape shape;
    shape.width = dimensions.toolWidth;
    shape.start = Vec2(mover.position.x, mover.position.y) +
                  direction(pose.contactAngle) * reachOfBase(dimensions, mover.base);
    shape.joint = shape.start + first * (length * dimensions.toolJoint);
    shape.end = shape.joint + second * (length * (1.0 - dimensions.toolJoint));
    shape.firstArm = arm(shape.start, shape.joint, first, shape.width);
    shape.secondArm = arm(shape.joint, shape.end, second, shape.width);
    return shape;
}

ToolPath toolPath(const Dimensions& dimensions, int speed, const Mini& mover) {
    const double length = toolLength(dimensions, speed);
    const double base = reachOfBase(dimensions, mover.base);
    return {base + length * dimensions.toolJoint, length * (1.0 - dimensions.toolJoint) + base};
}

ToolStop stopOnTool(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, bool reverse) {
    const ToolPath path = toolPath(dimensions, speed, mover);
    const double travel = std::clamp(pose.stop, 0.0, 1.0) * path.length();
    const Vec2 centre(mover.position.x, mover.position.y);
    const Vec2 first = direction(pose.direction);
    const Degrees bent{pose.direction.value + pose.bend.value};
    ToolStop stop;
    stop.centre = centre + first * std::min(travel, path.first);
    stop.facing = pose.direction;
    if (travel > path.first + sameLength) {
        stop.centre += direction(bent) * (travel - path.first);
        stop.facing = bent;
    }
    if (reverse) stop.facing.value += 180.0;
    stop.facing = turn(stop.facing, {0.0});
    if (!mover.base.notched) stop.facing = mover.facing;
    return stop;
}

}  // namespace sightline::geometry
