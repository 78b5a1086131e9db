/// Inverse kinematics of the tool: the poses that bring a base's centre to a point, in closed form.
#pragma once
#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// All candidate moves to a point, also for an undeployed mover: the slowest tool first, then the
/// straightest.
std::vector<Move> movesTo(const MoveJudge& judge, Vec2 end);

/// The moves of `movesTo` as a lazy iterator, for a deployed mover.
class MoveSearch {
  public:
    MoveSearch(const MoveJudge& judge, Vec2 end);
    /// Empty after the last move.
    std::optional<Move> next();

  private:
    int triesOfSpeed() const;
    std::optional<Move> bentBy(Degrees bend) const;
    std::optional<Move> turnedBy(double limit) const;
    Degrees ahead() const;

    const MoveJudge& judge_;
    Vec2 way_{};
    double distance_ = 0.0;
    Degrees angle_{};
    Notch notch_ = Notch::front;
    int speed_ = 1, bends_ = 0, try_ = 0;
};

/// The pose with the end closest to a point that no tool reaches.
Move moveTowards(const MoveJudge& judge, Vec2 target);

/// The tool in this direction. The leader moves along the share `stop` of the tool.
Move moveAlong(const MoveJudge& judge, int speed, Degrees direction, Degrees bend, double stop);

/// Moves the end of a legal move closer to the target, in ever smaller steps. A small base moves
/// along the same tool while it touches the tool; otherwise another tool is used.
SolvedMove nearer(const MoveJudge& judge, SolvedMove legal, Vec2 target, double step);

}  // namespace sightline::geometry
