/// Which poses of the tool bring a base's centre to a point: a two-arm reach in closed form.
#pragma once
#include "geometry/move/private/move_judge.h"

namespace sightline::geometry {

/// Every way tried to end at a point, undeployed too: slowest tool first, then the straightest.
std::vector<Move> movesTo(const MoveJudge& judge, Vec2 end);

/// The same one by one for a deployed mover, each worked out when it is asked for.
class MovesTo {
  public:
    MovesTo(const MoveJudge& judge, Vec2 end);
    /// None after the last one.
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

/// The pose whose end comes closest to a point that no tool reaches.
Move moveTowards(const MoveJudge& judge, Vec2 target);

/// The tool laid in this direction, the leader going `stop` of the way.
Move moveAlong(const MoveJudge& judge, int speed, Degrees direction, Degrees bend, double stop);

/// A legal move brought closer to the target in ever smaller steps of its end: along the same tool
/// where a small base touches it, else with another one.
SolvedMove nearer(const MoveJudge& judge, SolvedMove legal, Vec2 target, double step);

}  // namespace sightline::geometry
