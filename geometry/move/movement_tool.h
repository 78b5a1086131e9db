/// The movement tool and its pose in a move. The tool has two rigid arms and a joint between them.
/// Source: Core Rulebook p. 10 (Measurement), p. 25 (Standard Move), p. 26 (Notched Base Movement).
#pragma once
#include <array>

#include "geometry/measure/miniature.h"

namespace sightline::geometry {

/// Pose of the movement tool. At a small base, the first arm starts at the base's edge, at the
/// angle `contactAngle`. Both prongs touch a round base only if the arm points straight away from
/// it, so `direction` is the same angle. At a notched base, the first arm starts in the front (or
/// rear) notch. Both angles are then the facing after the initial rotation (or the opposite
/// direction).
struct ToolPose {
    Degrees contactAngle{};
    Degrees direction{};
    Degrees bend{};     ///< angle from the first arm to the second arm, positive to the left
    double stop = 1.0;  ///< share of the tool along which the leader moves; 0: the leader stays
};

/// The movement tool on the table: its centre line (start, joint, end) and its width. The joint is
/// a round hinge with the width of the tool as its diameter.
struct ToolShape {
    Vec2 start{}, joint{}, end{};
    double width = 0.0;
    /// Corners of the two arms. Each arm is a rectangle with its corners in counter-clockwise
    /// order.
    std::array<Vec2, 4> firstArm{}, secondArm{};
};

/// The notch of a base that holds the movement tool. Small bases have no notches and use `front`.
/// Reverse moves use the rear notch (p. 39). Strafe moves use a side notch (Hover, Keyword
/// Glossary).
enum class Notch { front, rear, left, right };

/// The angle from the facing of a base to the outward direction of a notch.
Degrees angleOf(Notch notch);

ToolShape toolShape(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

/// Shortest distance from an outline to the movement tool (arms and hinge). 0 if they touch.
double gap(const Outline& outline, const ToolShape& tool);

/// Centre and facing of a base that stops on the tool at `pose.stop`.
struct ToolStop {
    Vec2 centre{};
    Degrees facing{};
};
ToolStop stopOnTool(const Dimensions& dimensions, int speed, const Mini& mover,
                    const ToolPose& pose, Notch notch = Notch::front);

}  // namespace sightline::geometry
