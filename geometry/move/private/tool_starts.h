/// The places where the movement tool of an undeployed unit may start: stretches along the
/// battlefield's edge, or around the base of a transport. Core Rulebook p. 24 (Deploying Units);
/// Transport in the Keyword Glossary.
#pragma once
#include <vector>

#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// A start of the tool: the middle of its first end, and the direction of its first arm.
struct ToolStart {
    Vec2 at{};
    Degrees way{};
};

/// A stretch of starts. Straight: any point from `from` to `to`, with the tool in the direction
/// `way`. Round (radius above 0): any point of the circle around `from` at most `half` degrees to
/// either side of `way`, with the tool pointing outward.
struct StartStretch {
    Vec2 from{}, to{};
    Degrees way{};
    double radius = 0.0;
    double half = 0.0;  ///< half of the arc's angle, degrees

    bool isRound() const { return radius > 0.0; }
    /// Length of the stretch, inches.
    double length() const;
    /// The start at a share of the stretch. The share is 0 to 1.
    ToolStart at(double share) const;
    /// The share of the stretch at which the tool points most directly at `point`.
    double shareFor(Vec2 point) const;
};

/// All stretches where the tool may start. Requires a judge that was made for a deployment.
std::vector<StartStretch> startStretches(const MoveJudge& judge);

/// The moves that bring an undeployed notched base to `end`, in closed form. The slowest tool comes
/// first; among moves with one tool, the smallest bend. Empty if no tool reaches `end`.
std::vector<Move> deployingMovesTo(const MoveJudge& judge, Vec2 end);

/// The move of an undeployed notched base that ends closest to a target that no tool reaches.
Move deployTowards(const MoveJudge& judge, Vec2 target);

}  // namespace sightline::geometry
