/// The way a base's centre takes along the tool: straight to the joint, then straight on, from its
/// start to where the base meets the tool's far end (icons: small bases touch it, notched ones take
/// it into the rear notch).
#pragma once
#include "geometry/move/movement_tool.h"

namespace sightline::geometry {

struct ToolPath {
    double first = 0.0, second = 0.0;  ///< inches before and after the joint
    double length() const { return first + second; }
};

double toolLength(const Dimensions& dimensions, int speed);
/// From the centre of a base to where the tool starts.
double reachOfBase(const Dimensions& dimensions, const BaseSize& base, Notch notch = Notch::front);
ToolPath toolPath(const Dimensions& dimensions, int speed, const Mini& mover,
                  Notch notch = Notch::front);
/// How far past the joint the centre goes to be `distance` from where the path begins; negative
/// when it never is.
double pastJoint(const ToolPath& path, Degrees bend, double distance);
/// By how much it then lies to the left of the first leg's direction.
Degrees asideOf(const ToolPath& path, Degrees bend, double past);

}  // namespace sightline::geometry
