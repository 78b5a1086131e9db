#include "geometry/tool_reach.h"

#include <algorithm>
#include <cmath>

#include "geometry/tool_path.h"
#include "geometry/tool_starts.h"

namespace sightline::geometry {
namespace {

constexpr double bendStep = 15.0;   // degrees between bends that are tried
constexpr double sameAngle = 1e-7;  // degrees
constexpr int bisections = 40;
constexpr int fan = 12;    // directions and bends of a coarse look
constexpr int finer = 12;  // halvings of that look

Vec2 planOf(const Mini& mini) { return {mini.position.x, mini.position.y}; }

// The way the tool points when a notched base does not turn first; a strafe goes to the nearer
// side.
Degrees ahead(const MoveJudge& judge, Vec2 way) {
    const Degrees facing = judge.mover().facing;
    return {facing.value + angleOf(notchOf(judge.terms().kind, facing, angleOf(way))).value};
}

ToolPath pathOf(const MoveJudge& judge, int speed, Vec2 way) {
    const Notch notch = notchOf(judge.terms().kind, judge.mover().facing, angleOf(way));
    return toolPath(judge.dimensions(), speed, judge.mover(), notch);
}

// The bend that leads to the end when the first arm is fixed, by bisection: a sharper bend leads
// further aside.
std::optional<Degrees> bendFor(const MoveJudge& judge, const ToolPath& path, double distance,
                               double wanted) {
    const double sign = wanted < 0.0 ? -1.0 : 1.0;
    const auto leads = [&](double bend) {
        const double past = pastJoint(path, {bend}, distance);
        if (past < 0.0 || past > path.second) return -1.0;
        return asideOf(path, {bend}, past).value;
    };
    double low = 0.0, high = judge.dimensions().toolMaxBend;
    if (leads(low) < 0.0) {  // the far end of a straight tool lies short of it: no bend helps
        if (distance > path.length()) return std::nullopt;
    }
    if (leads(high) >= 0.0 && leads(high) < std::abs(wanted)) return std::nullopt;
    for (int i = 0; i < bisections; ++i) {
        const double middle = (low + high) / 2.0, there = leads(middle);
        (there >= 0.0 && there < std::abs(wanted) ? low : high) = middle;
    }
    if (std::abs(leads(low) - std::abs(wanted)) > sameAngle * 100.0) return std::nullopt;
    return Degrees{sign * low};
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

std::optional<Move> moveTo(const MoveJudge& judge, int speed, Degrees bend, Vec2 end) {
    const Vec2 way = end - planOf(judge.mover());
    const ToolPath path = pathOf(judge, speed, way);
    const double distance = glm::length(way);
    if (distance > path.length() + sameLength) return std::nullopt;
    double travel = distance;
    Degrees first = distance > sameLength ? angleOf(way) : ahead(judge, way);
    if (distance > path.first) {
        const double past = pastJoint(path, bend, distance);
        if (past < 0.0 || past > path.second + sameLength) return std::nullopt;
        travel = path.first + past;
        first.value -= asideOf(path, bend, past).value;
    } else if (bend.value != 0.0) {
        return std::nullopt;
    }
    if (judge.mover().base.notched &&
        std::abs(turn(first, ahead(judge, way)).value) > judge.terms().maxTurn + sameAngle)
        return std::nullopt;
    return moveAlong(judge, speed, turn(first, {0.0}), bend, std::min(1.0, travel / path.length()));
}

std::vector<Move> movesTo(const MoveJudge& judge, Vec2 end) {
    if (judge.terms().deployment) return deployingMovesTo(judge, end);
    std::vector<Move> moves;
    const Vec2 way = end - planOf(judge.mover());
    const double most = judge.dimensions().toolMaxBend;
    for (int speed = 1; speed <= judge.topSpeed(); ++speed) {
        for (double bend = 0.0; bend <= most; bend += bendStep)
            for (const double side : {1.0, -1.0}) {
                if (bend == 0.0 && side < 0.0) continue;
                if (auto move = moveTo(judge, speed, {bend * side}, end)) moves.push_back(*move);
            }
        if (!judge.mover().base.notched || glm::length(way) <= sameLength) continue;
        // Turned first as far as allowed, the rest of the way round by the bend.
        const ToolPath path = pathOf(judge, speed, way);
        const double wanted = turn(angleOf(way), ahead(judge, way)).value;
        for (const double limit : {judge.terms().maxTurn, -judge.terms().maxTurn}) {
            const auto bend = bendFor(judge, path, glm::length(way), wanted - limit);
            if (!bend) continue;
            const double past = pastJoint(path, *bend, glm::length(way));
            if (past < 0.0) continue;
            moves.push_back(moveAlong(judge, speed, turn({ahead(judge, way).value + limit}, {0.0}),
                                      *bend, std::min(1.0, (path.first + past) / path.length())));
        }
    }
    return moves;
}

Move moveTowards(const MoveJudge& judge, Vec2 target) {
    const int speed = judge.topSpeed();
    const Vec2 from = planOf(judge.mover());
    if (!judge.mover().base.notched)
        return moveAlong(judge, speed, angleOf(target - from), {0.0}, 1.0);
    const ToolPath path = pathOf(judge, speed, target - from);
    const double straight = ahead(judge, target - from).value;
    const double widest = judge.terms().maxTurn, most = judge.dimensions().toolMaxBend;
    double bestTurn = 0.0, bestBend = 0.0, bestStop = 1.0, best = 1e30;
    const auto look = [&](double rotation, double bend) {
        rotation = std::clamp(rotation, -widest, widest);
        bend = std::clamp(bend, -most, most);
        const Vec2 first = direction({straight + rotation});
        const Vec2 second = direction({straight + rotation + bend});
        const Vec2 joint = from + first * path.first;
        const double before = std::clamp(glm::dot(target - from, first), 0.0, path.first);
        const double after = std::clamp(glm::dot(target - joint, second), 0.0, path.second);
        for (const auto& [point, travel] : {std::pair{from + first * before, before},
                                            std::pair{joint + second * after, path.first + after}})
            if (glm::distance(point, target) < best - sameLength) {
                best = glm::distance(point, target);
                bestTurn = rotation;
                bestBend = bend;
                bestStop = travel / path.length();
            }
    };
    for (int i = -fan; i <= fan; ++i)
        for (int k = -fan; k <= fan; ++k) look(widest * i / fan, most * k / fan);
    double step = 8.0;
    for (int round = 0; round < finer; ++round, step /= 2.0) {
        const double rotation = bestTurn, bend = bestBend;
        for (int i = -2; i <= 2; ++i)
            for (int k = -2; k <= 2; ++k) look(rotation + step * i, bend + step * k);
    }
    return moveAlong(judge, speed, turn({straight + bestTurn}, {0.0}), {bestBend}, bestStop);
}

}  // namespace sightline::geometry
