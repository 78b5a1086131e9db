/// Inverse kinematics of the movement tool: the poses that bring the base's centre to a point, in
/// closed form.
#pragma once
#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// All candidate moves to a point, also for an undeployed mover. The slowest tool comes first. Of
/// several moves with the same tool, the move with the smallest bend comes first.
std::vector<Move> movesTo(const MoveJudge& judge, Vec2 end);

/// Computes the moves that `movesTo` returns, one by one. Use it only for a mover that is already
/// on the table.
class MoveSearch {
  public:
    MoveSearch(const MoveJudge& judge, Vec2 end);
    /// The next move. Empty after the last move.
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

/// The move that ends closest to a target that no tool reaches.
Move moveTowards(const MoveJudge& judge, Vec2 target);

/// The move with a tool in the given direction. The leader moves along the share `stop` of the
/// tool.
Move moveAlong(const MoveJudge& judge, int speed, Degrees direction, Degrees bend, double stop);

/// Moves the end of a legal move closer to the target, in ever smaller steps. A small base keeps
/// its tool as long as the base touches the tool; otherwise another tool is tried.
SolvedMove nearer(const MoveJudge& judge, SolvedMove legal, Vec2 target, double step);

}  // namespace sightline::geometry
