/// Start positions for the tool of an undeployed unit. They form stretches along which the tool may
/// slide: the battlefield's edge, or the base of a transport. Core Rulebook p. 24 (Deploying
/// Units); Transport in the Keyword Glossary.
#pragma once
#include <vector>

#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// Middle of the tool's first end, and the direction of the first arm there.
struct ToolStart {
    Vec2 at{};
    Degrees way{};
};

/// A stretch of start positions. Straight: any position between `from` and `to`, with the tool in
/// the direction `way`. Round (with a radius): any position around `from`, with the tool pointing
/// outward, at most `half` to each side of `way`.
struct StartStretch {
    Vec2 from{}, to{};
    Degrees way{};
    double radius = 0.0;
    double half = 0.0;  ///< half of the angle, degrees

    bool isRound() const { return radius > 0.0; }
    /// Length in inches.
    double length() const;
    /// The start at a share of the stretch, 0 to 1.
    ToolStart at(double share) const;
    /// The share at which the tool points most directly at the point.
    double shareFor(Vec2 point) const;
};

/// Requires a judge whose terms have a deployment.
std::vector<StartStretch> startStretches(const MoveJudge& judge);

/// The moves that bring an undeployed notched base to `end`, in closed form: the slowest tool
/// first, then the straightest. Empty if no tool reaches `end`.
std::vector<Move> deployingMovesTo(const MoveJudge& judge, Vec2 end);

/// The move of an undeployed notched base with the end closest to a point that no tool reaches.
Move deployTowards(const MoveJudge& judge, Vec2 target);

}  // namespace sightline::geometry
