/// Path of the centre of a base along the tool: straight to the joint, then straight to the place
/// where the base meets the far end of the tool. A small base touches this end. A notched base
/// holds it in its rear notch.
#pragma once
#include "geometry/move/movement_tool.h"

namespace sightline::geometry {

struct ToolPath {
    double first = 0.0, second = 0.0;  ///< inches before the joint and after the joint
    double length() const { return first + second; }
};

double toolLength(const Dimensions& dimensions, int speed);
/// Distance from the centre of a base to the start of the tool.
double reachOfBase(const Dimensions& dimensions, const BaseSize& base, Notch notch = Notch::front);
ToolPath toolPath(const Dimensions& dimensions, int speed, const Mini& mover,
                  Notch notch = Notch::front);
/// Inches past the joint at which the centre is `distance` from the start of the path. Negative if
/// there is no such place.
double pastJoint(const ToolPath& path, Degrees bend, double distance);
/// Angle from the first leg to the place `past` inches beyond the joint, positive to the left.
Degrees asideOf(const ToolPath& path, Degrees bend, double past);

}  // namespace sightline::geometry
