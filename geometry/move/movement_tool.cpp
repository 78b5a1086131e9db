#include "geometry/move/movement_tool.h"

#include <algorithm>
#include <cassert>

#include "geometry/move/private/tool_path.h"

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

Degrees angleOf(Notch notch) {
    switch (notch) {
        case Notch::front:
            return {0.0};
        case Notch::rear:
            return {180.0};
        case Notch::left:
            return {90.0};
        case Notch::right:
            return {-90.0};
    }
    return {0.0};
}

double reachOfBase(const Dimensions& dimensions, const BaseSize& base, Notch notch) {
    const bool sideways = notch == Notch::left || notch == Notch::right;
    const double across = sideways ? base.width : base.length;
    return across / 2.0 - (base.notched ? dimensions.notchDepth : 0.0);
}

ToolShape toolShape(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch) {
    const double length = toolLength(dimensions, speed);
    const Vec2 first = direction(pose.direction);
    const Vec2 second = direction({pose.direction.value + pose.bend.value});
    ToolShape shape;
    shape.width = dimensions.toolWidth;
    shape.start = Vec2(mover.position.x, mover.position.y) +
                  direction(pose.contactAngle) * reachOfBase(dimensions, mover.base, notch);
    shape.joint = shape.start + first * (length * dimensions.toolJoint);
    shape.end = shape.joint + second * (length * (1.0 - dimensions.toolJoint));
    shape.firstArm = arm(shape.start, shape.joint, first, shape.width);
    shape.secondArm = arm(shape.joint, shape.end, second, shape.width);
    return shape;
}

double gap(const Outline& outline, const ToolShape& tool) {
    const double hinge = gap(outline, Outline{tool.joint, tool.joint, tool.width / 2.0});
    return std::min({hinge, gap(outline, tool.firstArm), gap(outline, tool.secondArm)});
}

ToolPath toolPath(const Dimensions& dimensions, int speed, const Mini& mover, Notch notch) {
    const double length = toolLength(dimensions, speed);
    const double base = reachOfBase(dimensions, mover.base, notch);
    return {base + length * dimensions.toolJoint, length * (1.0 - dimensions.toolJoint) + base};
}

double pastJoint(const ToolPath& path, Degrees bend, double distance) {
    const double side = path.first * std::sin(bend.radians());
    const double rest = distance * distance - side * side;
    if (rest < 0.0) return -1.0;
    return -path.first * std::cos(bend.radians()) + std::sqrt(rest);
}

Degrees asideOf(const ToolPath& path, Degrees bend, double past) {
    return angleOf({path.first + past * std::cos(bend.radians()), past * std::sin(bend.radians())});
}

ToolStop stopOnTool(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch) {
    const ToolPath path = toolPath(dimensions, speed, mover, notch);
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
    stop.facing = turn(stop.facing, angleOf(notch));
    if (!mover.base.notched) stop.facing = mover.facing;
    return stop;
}

}  // namespace sightline::geometry
