/// Which poses of the tool bring a base's centre to a point: a two-arm reach in closed form.
/// Private to geometry.
#pragma once
#include "geometry/move_judge.h"

namespace sightline::geometry {

/// The pose with this tool and bend that ends at `end`; none when it does not reach, stops short of
/// the joint for a bent tool, or needs a wider rotation of a notched base than allowed.
std::optional<Move> moveTo(const MoveJudge& judge, int speed, Degrees bend, Vec2 end);

/// Every way tried to end at a point, undeployed too: slowest tool first, then the straightest.
std::vector<Move> movesTo(const MoveJudge& judge, Vec2 end);

/// The pose whose end comes closest to a point that no tool reaches.
Move moveTowards(const MoveJudge& judge, Vec2 target);

/// The tool laid in this direction, the leader going `stop` of the way.
Move moveAlong(const MoveJudge& judge, int speed, Degrees direction, Degrees bend, double stop);

/// A legal move brought closer to the target in ever smaller steps of its end: along the same tool
/// where a small base touches it, else with another one.
SolvedMove nearer(const MoveJudge& judge, SolvedMove legal, Vec2 target, double step);

}  // namespace sightline::geometry
