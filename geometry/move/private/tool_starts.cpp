// Computes the moves of an undeployed unit. Their tool starts on a stretch of the table edge, or
// round a transport.
#include "geometry/move/private/tool_starts.h"

#include <algorithm>
#include <cmath>

#include "geometry/move/private/tool_path.h"
#include "geometry/move/private/tool_reach.h"

namespace sightline::geometry {
namespace {

constexpr double startBendStep = 15.0;  // difference between two tested bends, degrees
// Largest tested bend, degrees. At 90 degrees, the second arm gets no farther from the edge than
// the tool's joint.
constexpr double sharpest = 85.0;
constexpr double tinyShare = 1e-9;   // tolerance for shares and angles
constexpr double wholeTurn = 360.0;  // degrees of a full circle
// Number of tested starts to each side of the likely start, and number of tested bends.
constexpr int looks = 12;
constexpr int halvings = 14;  // number of rounds of the finer search; each round halves the step

// The path of the base's centre along the tool. It begins `behind` inches behind the tool's start.
struct Path {
    ToolPath legs;
    double behind = 0.0;
};

Path pathOf(const MoveJudge& judge, int speed) {
    const Notch notch = notchOf(judge.terms().kind, {0.0}, {0.0});
    return {toolPath(judge.dimensions(), speed, judge.mover(), notch),
            reachOfBase(judge.dimensions(), judge.mover().base, notch)};
}

// A start of the tool (a share of its stretch), and the length of the path from this start to the
// end of the move.
struct Lead {
    double share = 0.0;
    double travel = 0.0;
};

std::optional<Lead> leadFromEdge(const StartStretch& edge, const Path& path, Degrees bend,
                                 Vec2 end) {
    const double span = glm::distance(edge.from, edge.to);
    const Vec2 along = span > 0.0 ? (edge.to - edge.from) / span : Vec2(0.0);
    const Vec2 ahead = direction(edge.way), after = direction({edge.way.value + bend.value});
    const double deep = glm::dot(end - edge.from, ahead) + path.behind;
    double travel = deep, aside = glm::dot(end - edge.from, along);
    if (bend.value != 0.0 && deep > path.legs.first) {
        const double past = (deep - path.legs.first) / glm::dot(ahead, after);
        if (past > path.legs.second + sameLength) return std::nullopt;
        aside -= glm::dot(after, along) * past;
        travel = path.legs.first + past;
    }
    const bool onPath = travel >= 0.0 && travel <= path.legs.length() + sameLength;
    if (!onPath || aside < -sameLength || aside > span + sameLength) return std::nullopt;
    return Lead{span > 0.0 ? std::clamp(aside / span, 0.0, 1.0) : 0.0, travel};
}

// On a round stretch, the first arm is equivalent to an arm from the centre of the circle.
std::optional<Lead> leadFromRound(const StartStretch& round, const Path& path, Degrees bend,
                                  Vec2 end) {
    const Vec2 out = end - round.from;
    const double apart = glm::length(out), before = round.radius - path.behind;
    double travel = apart - before;
    Degrees way = angleOf(out);
    if (bend.value != 0.0 && travel > path.legs.first) {
        const ToolPath legs{before + path.legs.first, path.legs.second};
        const double past = pastJoint(legs, bend, apart);
        if (past < 0.0 || past > legs.second + sameLength) return std::nullopt;
        way.value -= asideOf(legs, bend, past).value;
        travel = path.legs.first + past;
    }
    const double off = turn(way, round.way).value;
    const bool onPath = travel >= 0.0 && travel <= path.legs.length() + sameLength;
    if (apart <= sameLength || !onPath || std::abs(off) > round.half + tinyShare)
        return std::nullopt;
    return Lead{std::clamp((off + round.half) / (2.0 * round.half), 0.0, 1.0), travel};
}

Move moveFrom(const MoveJudge& judge, const StartStretch& stretch, double share, int speed,
              Degrees bend, double stop) {
    const ToolStart start = stretch.at(share);
    Move move;
    move.kind = judge.terms().kind;
    move.toolSpeed = speed;
    move.pose = {start.way, start.way, bend, std::clamp(stop, 0.0, 1.0)};
    move.start = start.at;
    return move;
}

std::vector<Degrees> bendsOf(const MoveJudge& judge) {
    const double most = std::min(sharpest, judge.dimensions().toolMaxBend.value);
    std::vector<Degrees> bends{{0.0}};
    for (double bend = startBendStep; bend < most + startBendStep; bend += startBendStep)
        for (const double side : {1.0, -1.0}) bends.push_back({side * std::min(bend, most)});
    return bends;
}

}  // namespace

double StartStretch::length() const {
    return isRound() ? Degrees{2.0 * half}.radians() * radius : glm::distance(from, to);
}

ToolStart StartStretch::at(double share) const {
    if (!isRound()) return {from + (to - from) * share, way};
    const Degrees out = turn({way.value + half * (2.0 * share - 1.0)}, {0.0});
    return {from + direction(out) * radius, out};
}

double StartStretch::shareFor(Vec2 point) const {
    if (isRound()) {
        const double off = point == from ? 0.0 : turn(angleOf(point - from), way).value;
        return std::clamp((off + half) / (2.0 * half), 0.0, 1.0);
    }
    const Vec2 along = to - from;
    const double squared = glm::dot(along, along);
    return squared > 0.0 ? std::clamp(glm::dot(point - from, along) / squared, 0.0, 1.0) : 0.0;
}

std::vector<StartStretch> startStretches(const MoveJudge& judge) {
    std::vector<StartStretch> stretches;
    const Deployment& deployment = *judge.terms().deployment;
    if (deployment.transport) {
        const Outline base = outlineOf(*deployment.transport);
        if (base.a == base.b) {
            stretches.push_back({base.a, base.a, {0.0}, base.radius, wholeTurn / 2.0});
            return stretches;
        }
        const Vec2 ahead = glm::normalize(base.b - base.a), left(-ahead.y, ahead.x);
        for (const double hand : {1.0, -1.0}) {
            const Vec2 out = left * (hand * base.radius);
            stretches.push_back({base.a + out, base.b + out, angleOf(out)});
        }
        stretches.push_back({base.a, base.a, angleOf(-ahead), base.radius, wholeTurn / 4.0});
        stretches.push_back({base.b, base.b, angleOf(ahead), base.radius, wholeTurn / 4.0});
        return stretches;
    }
    const TableSize table = judge.field().table();
    const Vec2 middle(table.width / 2.0, table.depth / 2.0);
    const double prong = judge.dimensions().toolWidth / 2.0;
    for (const PlanSegment& edge : deployment.edges) {
        const double span = glm::distance(edge.from, edge.to);
        if (span < 2.0 * prong) continue;
        const Vec2 along = (edge.to - edge.from) / span;
        Vec2 inward(-along.y, along.x);
        if (glm::dot(middle - edge.from, inward) < 0.0) inward = -inward;
        stretches.push_back({edge.from + along * prong, edge.to - along * prong, angleOf(inward)});
    }
    return stretches;
}

std::vector<Move> deployingMovesTo(const MoveJudge& judge, Vec2 end) {
    std::vector<Move> moves;
    const std::vector<StartStretch> stretches = startStretches(judge);
    for (int speed = 1; speed <= judge.topSpeed(); ++speed) {
        const Path path = pathOf(judge, speed);
        for (const Degrees bend : bendsOf(judge))
            for (const StartStretch& stretch : stretches) {
                const auto lead = stretch.isRound() ? leadFromRound(stretch, path, bend, end)
                                                    : leadFromEdge(stretch, path, bend, end);
                if (!lead) continue;
                moves.push_back(moveFrom(judge, stretch, lead->share, speed, bend,
                                         lead->travel / path.legs.length()));
            }
    }
    return moves;
}

namespace {

/// A move that ends close to a target, and its distance from the target.
struct ApproachStart {
    Move move;
    double miss = 1e30;
};

// Finds the start on a stretch from which a move with the tool of Speed `speed` ends closest to the
// target. The search is first coarse, around the likely start, then finer.
void lookFrom(const MoveJudge& judge, const StartStretch& stretch, int speed, Vec2 target,
              ApproachStart& best) {
    const Path path = pathOf(judge, speed);
    const double most = judge.dimensions().toolMaxBend.value;
    double share = stretch.shareFor(target), bend = 0.0, least = 1e30;
    const auto look = [&](double there, double bent) {
        there = std::clamp(there, 0.0, 1.0);
        bent = std::clamp(bent, -most, most);
        const ToolStart start = stretch.at(there);
        const Vec2 first = direction(start.way), second = direction({start.way.value + bent});
        const Vec2 from = start.at - first * path.behind, joint = from + first * path.legs.first;
        const double before = std::clamp(glm::dot(target - from, first), 0.0, path.legs.first);
        const double after = std::clamp(glm::dot(target - joint, second), 0.0, path.legs.second);
        for (const auto& [point, travel] :
             {std::pair{from + first * before, before},
              std::pair{joint + second * after, path.legs.first + after}}) {
            const double away = glm::distance(point, target);
            if (away < least - sameLength) least = away, share = there, bend = bent;
            if (away >= best.miss - sameLength) continue;
            best = {moveFrom(judge, stretch, there, speed, {bent}, travel / path.legs.length()),
                    away};
        }
    };
    const double window =
        std::min(1.0, path.legs.length() / std::max(stretch.length(), sameLength));
    const double middle = share;
    for (int i = -looks; i <= looks; ++i)
        for (int k = -looks; k <= looks; ++k) look(middle + window * i / looks, most * k / looks);
    double step = 1.0 / looks;
    for (int round = 0; round < halvings; ++round, step /= 2.0) {
        const double there = share, bent = bend;
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k) look(there + window * step * i, bent + most * step * k);
    }
}

}  // namespace

// Slower tools are tested, too. Their joint is nearer to the start, so they may get closer to a
// target at the side.
Move deployTowards(const MoveJudge& judge, Vec2 target) {
    ApproachStart best{moveAlong(judge, judge.topSpeed(), {90.0}, {0.0}, 1.0)};
    for (int speed = judge.topSpeed(); speed >= 1; --speed)
        for (const StartStretch& stretch : startStretches(judge))
            lookFrom(judge, stretch, speed, target, best);
    return best.move;
}

}  // namespace sightline::geometry
