/// The movement tool, which has two rigid arms with a joint, and its pose in a move. Source: Core
/// Rulebook p. 10 (Measurement), p. 25 (Standard Move), p. 26 (Notched Base Movement).
#pragma once
#include <array>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// Pose of the tool. On a small base, the first arm starts at the edge of the base at
/// `contactAngle`. Both prongs touch a round base only if the arm points straight away from it, so
/// `direction` has the same value. On a notched base, the first arm starts in the front (or rear)
/// notch. Both angles then equal the facing after the initial rotation (or the opposite direction).
struct ToolPose {
    Degrees contactAngle{};
    Degrees direction{};
    Degrees bend{};     ///< angle from the first arm to the second, positive to the left
    double stop = 1.0;  ///< share of the tool that the leader moves along; 0: the leader stays
};

/// The tool on the table: the centre line (start, joint, end) and the width. The joint is a round
/// hinge with the width of the tool.
struct ToolShape {
    Vec2 start{}, joint{}, end{};
    double width = 0.0;
    std::array<Vec2, 4> firstArm{}, secondArm{};  ///< counter-clockwise rectangles
};

/// The notch that holds the tool. Small bases have no notches and use `front`. Reverse moves use
/// the rear notch (p. 39). Strafe moves use a side notch (Hover, Keyword Glossary).
enum class Notch { front, rear, left, right };

/// The angle from the facing of a base to the direction out of that notch.
Degrees angleOf(Notch notch);

ToolShape toolShape(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

/// Shortest distance from an outline to the tool with its hinge. 0 if they touch.
double gap(const Outline& outline, const ToolShape& tool);

/// Position (without z) and facing of a mover that stops at `pose.stop`.
struct ToolStop {
    Vec2 centre{};
    Degrees facing{};
};
ToolStop stopOnTool(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

}  // namespace sightline::geometry
