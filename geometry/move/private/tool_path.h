/// The path of a base's centre along the movement tool: straight to the joint, then straight to the
/// place where the base meets the far end of the tool. A small base touches the far end. A notched
/// base holds it in its rear notch.
#pragma once
#include "geometry/move/movement_tool.h"

namespace sightline::geometry {

struct ToolPath {
    /// Length of the path before the joint and after the joint, in inches.
    double first = 0.0, second = 0.0;
    double length() const { return first + second; }
};

double toolLength(const Dimensions& dimensions, int speed);
/// Distance from the centre of a base to the start of the tool at this base.
double reachOfBase(const Dimensions& dimensions, const BaseSize& base, Notch notch = Notch::front);
ToolPath toolPath(const Dimensions& dimensions, int speed, const Mini& mover,
                  Notch notch = Notch::front);
/// Finds the point after the tool's joint that is `distance` inches from the start of the path.
/// Returns the length of the path from the joint to this point. The result is negative if there is
/// no such point.
double pastJoint(const ToolPath& path, Degrees bend, double distance);
/// Angle from the first arm to the point `past` inches past the joint, seen from the path's start.
/// Positive to the left.
Degrees asideOf(const ToolPath& path, Degrees bend, double past);

}  // namespace sightline::geometry
