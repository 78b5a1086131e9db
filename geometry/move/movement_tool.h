/// The movement tool: two rigid arms with a joint, and the pose it takes in a move.
/// Source: Core Rulebook p. 10 (Measurement), p. 25 (Standard Move), p. 26 (Notched Base Movement).
#pragma once
#include <array>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// Pose of the tool. On a small base the first arm starts at the base's edge at `contactAngle`.
/// Both prongs touch a round base only if the arm points straight away, so `direction` is equal. On
/// a notched base the first arm starts in the front (or rear) notch, and both angles equal the
/// facing after the initial rotation (or its opposite).
struct ToolPose {
    Degrees contactAngle{};
    Degrees direction{};
    Degrees bend{};     ///< angle from the first arm to the second, positive to the left
    double stop = 1.0;  ///< share of the tool that the leader moves along; 0 stays
};

/// The tool on the table: its centre line start-joint-end and its width. The joint is a round hinge
/// as wide as the tool.
struct ToolShape {
    Vec2 start{}, joint{}, end{};
    double width = 0.0;
    std::array<Vec2, 4> firstArm{}, secondArm{};  ///< rectangles, counter-clockwise
};

/// The notch that holds the tool. Small bases have no notches and count as `front`.
/// Reverse moves use the rear notch (p. 39), strafe moves a side notch (Hover, Keyword Glossary).
enum class Notch { front, rear, left, right };

/// The angle to add to a base's facing to point out of that notch.
Degrees angleOf(Notch notch);

ToolShape toolShape(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

/// Shortest distance from an outline to the tool, its hinge included; 0 when they touch.
double gap(const Outline& outline, const ToolShape& tool);

/// Position (without z) and facing of a mover that stops at `pose.stop`.
struct ToolStop {
    Vec2 centre{};
    Degrees facing{};
};
ToolStop stopOnTool(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

}  // namespace sightline::geometry
