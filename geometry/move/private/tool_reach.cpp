// Computes the poses of the movement tool that bring the centre of a base to a given point.
#include "geometry/move/private/tool_reach.h"

#include <algorithm>
#include <cmath>

#include "geometry/move/private/tool_path.h"
#include "geometry/move/private/tool_starts.h"

namespace sightline::geometry {
namespace {

constexpr double bendStep = 15.0;  // difference between two tested bends, degrees
// Two angles are equal if they differ by at most this angle, in degrees.
constexpr double sameAngle = 1e-7;
constexpr int fan = 12;    // number of tested directions and bends to each side in a coarse search
constexpr int finer = 12;  // number of rounds of the finer search; each round halves the step

// The direction of the tool if a notched base does not rotate first. A strafe uses the side that is
// nearer to the target.
Degrees ahead(const MoveJudge& judge, Vec2 way) {
    const Degrees facing = judge.mover().facing;
    return {facing.value + angleOf(notchOf(judge.terms().kind, facing, angleOf(way))).value};
}

ToolPath pathOf(const MoveJudge& judge, int speed, Vec2 way) {
    const Notch notch = notchOf(judge.terms().kind, judge.mover().facing, angleOf(way));
    return toolPath(judge.dimensions(), speed, judge.mover(), notch);
}

}  // namespace

Move moveAlong(const MoveJudge& judge, int speed, Degrees way, Degrees bend, double stop) {
    Move move;
    move.kind = judge.terms().kind;
    move.toolSpeed = speed;
    move.pose = {way, way, bend, stop};
    if (!judge.mover().base.notched) return move;
    const Notch notch = notchOf(judge.terms().kind, judge.mover().facing, way);
    const Degrees facing = turn(way, angleOf(notch));
    if (std::abs(turn(facing, judge.mover().facing).value) > sameAngle) move.rotateFirst = facing;
    return move;
}

// Prepares a search for moves to `end`. The search tries the bends of the movement tool: 0, 15,
// -15, 30 degrees and so on. For a notched base, it also tries the largest bend to each side.
MoveSearch::MoveSearch(const MoveJudge& judge, Vec2 end)
    : judge_(judge), way_(end - plan(judge.mover().position)), distance_(glm::length(way_)) {
    angle_ = angleOf(way_);
    notch_ = notchOf(judge.terms().kind, judge.mover().facing, angle_);
    bends_ = 1 + 2 * static_cast<int>(std::floor(judge.dimensions().toolMaxBend.value / bendStep));
}

int MoveSearch::triesOfSpeed() const {
    return bends_ + (judge_.mover().base.notched && distance_ > sameLength ? 2 : 0);
}

std::optional<Move> MoveSearch::next() {
    for (; speed_ <= judge_.topSpeed(); ++speed_, try_ = 0)
        while (try_ < triesOfSpeed()) {
            const int now = try_++;
            const double side = now % 2 == 1 ? 1.0 : -1.0;
            const int step = (now + 1) / 2;
            const auto move = now < bends_
                                  ? bentBy({now == 0 ? 0.0 : side * bendStep * step})
                                  : turnedBy(now == bends_ ? judge_.terms().maxTurn.value
                                                           : -judge_.terms().maxTurn.value);
            if (move) return move;
        }
    return std::nullopt;
}

// The direction of the tool if the base does not rotate first.
Degrees MoveSearch::ahead() const { return {judge_.mover().facing.value + angleOf(notch_).value}; }

// The pose with the bend `bend` that brings the base to the wanted end. Empty if there is none, or
// if the base would rotate too far. An end before the tool's joint is possible with any bend.
std::optional<Move> MoveSearch::bentBy(Degrees bend) const {
    const ToolPath path = toolPath(judge_.dimensions(), speed_, judge_.mover(), notch_);
    if (distance_ > path.length() + sameLength) return std::nullopt;
    double travel = distance_;
    Degrees first = distance_ > sameLength ? angle_ : ahead();
    if (distance_ > path.first) {
        const double past =
            bend.value == 0.0 ? distance_ - path.first : pastJoint(path, bend, distance_);
        if (past < 0.0 || past > path.second + sameLength) return std::nullopt;
        travel = path.first + past;
        if (bend.value != 0.0) first.value -= asideOf(path, bend, past).value;
    } else if (bend.value != 0.0 && !judge_.mover().base.notched) {
        return std::nullopt;  // a small base reaches the end with straight tools
    }
    if (judge_.mover().base.notched &&
        std::abs(turn(first, ahead()).value) > judge_.terms().maxTurn.value + sameAngle)
        return std::nullopt;
    return moveAlong(judge_, speed_, turn(first, {0.0}), bend,
                     std::min(1.0, travel / path.length()));
}

// The pose with an initial rotation by `limit` that brings the base to the wanted end. The bend of
// the tool adds the rest of the turn. Empty if there is none.
std::optional<Move> MoveSearch::turnedBy(double limit) const {
    const ToolPath path = toolPath(judge_.dimensions(), speed_, judge_.mover(), notch_);
    const Degrees first = turn({ahead().value + limit}, {0.0});
    const Vec2 rest = way_ - direction(first) * path.first;
    const double past = glm::length(rest);
    if (past <= sameLength || past > path.second) return std::nullopt;
    const Degrees bend = turn(angleOf(rest), first);
    if (std::abs(bend.value) > judge_.dimensions().toolMaxBend.value) return std::nullopt;
    return moveAlong(judge_, speed_, first, bend,
                     std::min(1.0, (path.first + past) / path.length()));
}

std::vector<Move> movesTo(const MoveJudge& judge, Vec2 end) {
    if (judge.terms().deployment) return deployingMovesTo(judge, end);
    std::vector<Move> moves;
    MoveSearch all(judge, end);
    while (const auto move = all.next()) moves.push_back(*move);
    return moves;
}

namespace {

/// A pose that brings the base close to a target that no tool reaches.
struct ApproachPose {
    Move move;
    double miss = 1e30;
};

// The pose of one tool that brings a notched base closest to the target.
ApproachPose closestTowards(const MoveJudge& judge, int speed, Vec2 target) {
    const Vec2 from = plan(judge.mover().position);
    const ToolPath path = pathOf(judge, speed, target - from);
    const double straight = ahead(judge, target - from).value;
    const double widest = judge.terms().maxTurn.value, most = judge.dimensions().toolMaxBend.value;
    double bestTurn = 0.0, bestBend = 0.0, bestStop = 1.0, best = 1e30;
    // Tests several bends of the tool after an initial rotation of the base.
    const auto look = [&](double rotation, int steps, const auto& bendOf) {
        rotation = std::clamp(rotation, -widest, widest);
        const Vec2 first = direction({straight + rotation});
        const Vec2 joint = from + first * path.first;
        const double before = std::clamp(glm::dot(target - from, first), 0.0, path.first);
        const auto take = [&](Vec2 point, double bend, double travel) {
            const double miss = glm::distance(point, target);
            if (miss >= best - sameLength) return;
            best = miss;
            bestTurn = rotation;
            bestBend = bend;
            bestStop = travel / path.length();
        };
        // Even the best bend cannot bring the base closer to the target than `best`.
        const bool far = glm::distance(joint, target) - path.second >= best;
        for (int k = -steps; k <= steps; ++k) {
            const double bend = std::clamp(bendOf(k), -most, most);
            take(from + first * before, bend, before);
            if (far) return;
            const Vec2 second = direction({straight + rotation + bend});
            const double after = std::clamp(glm::dot(target - joint, second), 0.0, path.second);
            take(joint + second * after, bend, path.first + after);
        }
    };
    for (int i = -fan; i <= fan; ++i)
        look(widest * i / fan, fan, [&](int k) { return most * k / fan; });
    double step = 8.0;
    for (int round = 0; round < finer; ++round, step /= 2.0) {
        const double rotation = bestTurn, bend = bestBend;
        for (int i = -2; i <= 2; ++i)
            look(rotation + step * i, 2, [&](int k) { return bend + step * k; });
    }
    return {moveAlong(judge, speed, turn({straight + bestTurn}, {0.0}), {bestBend}, bestStop),
            best};
}

}  // namespace

// Slower tools are tested, too. Their joint is nearer to the base, so they may get closer to a
// target at the side.
Move moveTowards(const MoveJudge& judge, Vec2 target) {
    if (!judge.mover().base.notched)
        return moveAlong(judge, judge.topSpeed(), angleOf(target - plan(judge.mover().position)),
                         {0.0}, 1.0);
    ApproachPose best;
    for (int speed = judge.topSpeed(); speed >= 1; --speed) {
        ApproachPose with = closestTowards(judge, speed, target);
        if (with.miss < best.miss - sameLength) best = with;
    }
    return best.move;
}

}  // namespace sightline::geometry
