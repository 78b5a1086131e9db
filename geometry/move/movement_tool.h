/// The movement tool: two rigid arms with a joint, and the pose it takes in a move.
/// Source: Core Rulebook p. 10 (Measurement), p. 25 (Standard Move), p. 26 (Notched Base Movement).
#pragma once
#include <array>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// How the tool lies. For a small base the first arm leaves the base's edge at `contactAngle`; both
/// prongs can only touch a round base when the arm points straight away, so `direction` equals it.
/// For a notched base the first arm leaves the front (or rear) notch: both equal the facing after
/// the initial rotation (or its opposite).
struct ToolPose {
    Degrees contactAngle{};
    Degrees direction{};
    Degrees bend{};     ///< second arm against the first, positive to the left
    double stop = 1.0;  ///< how far along the tool the leader goes: 0 stays, 1 is the far end
};

/// The tool on the table: centre line start-joint-end, and its width. Its two arms turn about a
/// round hinge at the joint that is as wide as the tool.
struct ToolShape {
    Vec2 start{}, joint{}, end{};
    double width = 0.0;
    std::array<Vec2, 4> firstArm{}, secondArm{};  ///< rectangles, counter-clockwise
};

/// Which notch of a notched base the tool lies in; small bases have none and count as `front`.
/// Reverse moves use the rear notch (p. 39), strafe moves a side notch (Hover, Keyword Glossary).
enum class Notch { front, rear, left, right };

/// What must be added to a base's facing to point out of that notch.
Degrees angleOf(Notch notch);

ToolShape toolShape(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

/// Shortest distance from an outline to the tool, its hinge included; 0 when they touch.
double gap(const Outline& outline, const ToolShape& tool);

/// Where a mover that stops at `pose.stop` stands (z not set), and which way it then faces.
struct ToolStop {
    Vec2 centre{};
    Degrees facing{};
};
ToolStop stopOnTool(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

}  // namespace sightline::geometry
