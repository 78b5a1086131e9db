// Checks the pose of the movement tool: its bend, and its start at the base, in a notch or at the
// table's edge.
#include <algorithm>
#include <cmath>

#include "geometry/move/private/move_judge.h"
#include "geometry/range/range.h"
#include "geometry/words/objections.h"

namespace sightline::geometry {
namespace {

// Two angles are equal if they differ by at most this angle, in degrees.
constexpr double alignedAngle = 1e-6;
// Maximum angle between the line through the two prongs and the edge that they touch, degrees.
constexpr double flush = 0.01;

Decimal tenths(double angle) { return {angle, 1}; }

Objection againstTool(Fault fault, Message message) {
    return {fault, {}, {}, english(message), std::move(message)};
}

// True if both prongs of the tool's first end are on the portion `edge` of the table's edge, and
// the tool points onto the table.
bool startsOn(const PlanSegment& edge, Vec2 start, Vec2 way, double width, TableSize table) {
    const Vec2 side = Vec2(-way.y, way.x) * (width / 2.0);
    for (const Vec2 prong : {start + side, start - side})
        if (distanceToSegment(prong, edge.from, edge.to) > contactTolerance) return false;
    const Vec2 ahead = start + way * width;
    return ahead.x > 0.0 && ahead.y > 0.0 && ahead.x < table.width && ahead.y < table.depth;
}

// True if the first end of the tool is flush with a base.
bool startsAt(const Outline& base, Vec2 start, Vec2 way) {
    const PlanSegment closest = closestPoints({start, start, 0.0}, {base.a, base.b, 0.0});
    const Vec2 out = start - closest.to;
    if (std::abs(glm::length(out) - base.radius) > contactTolerance) return false;
    return std::abs(turn(angleOf(out), angleOf(way)).value) <= flush;
}

}  // namespace

// p. 38, Pivot: checks a pivot.
void MoveJudge::judgePivot(const Move& move, MoveVerdict& verdict) const {
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const double wide = std::abs(turn(facing, mover_.facing).value);
    if (!mover_.base.notched)
        verdict.objections.push_back(againstTool(Fault::turnTooWide, say::onlyNotchedPivots()));
    if (wide > terms_.maxTurn.value + alignedAngle)
        verdict.objections.push_back(againstTool(
            Fault::turnTooWide, say::turnsTooFar(tenths(wide), tenths(terms_.maxTurn.value))));
    verdict.end.facing = facing;
    Placement placement = rest({mover_.position.x, mover_.position.y}, facing);
    verdict.end.position.z = placement.z;
    for (Objection& objection : placement.objections)
        verdict.objections.push_back(std::move(objection));
}

// p. 24, Deploying Units: checks where the tool of an undeployed unit starts.
void MoveJudge::judgeStart(const Move& move, MoveVerdict& verdict) const {
    const Deployment& from = *terms_.deployment;
    const double most = dimensions().toolMaxBend.value, bend = std::abs(move.pose.bend.value);
    if (bend > most + alignedAngle)
        verdict.objections.push_back(
            againstTool(Fault::toolOverBend, say::bentTooFar(tenths(bend), tenths(most))));
    const Vec2 way = direction(move.pose.direction);
    if (from.transport) {
        if (!move.start || !startsAt(outlineOf(*from.transport), *move.start, way))
            verdict.objections.push_back(againstTool(Fault::toolNotAtEdge, say::notAtTransport()));
        return;
    }
    const bool touches =
        move.start && std::any_of(from.edges.begin(), from.edges.end(), [&](const auto& edge) {
            return startsOn(edge, *move.start, way, dimensions().toolWidth, field_.table());
        });
    if (!touches)
        verdict.objections.push_back(againstTool(Fault::toolNotAtEdge, say::notAtAlliedEdge()));
}

// p. 25 and 26: checks the tool's pose at the base and its bend.
void MoveJudge::judgePose(const Move& move, MoveVerdict& verdict) const {
    const double most = dimensions().toolMaxBend.value, bend = std::abs(move.pose.bend.value);
    if (bend > most + alignedAngle)
        verdict.objections.push_back(
            againstTool(Fault::toolOverBend, say::bentTooFar(tenths(bend), tenths(most))));
    if (mover_.base.notched) {
        judgeNotch(move, verdict);
        return;
    }
    const double off = std::abs(turn(move.pose.direction, move.pose.contactAngle).value);
    if (off > alignedAngle)
        verdict.objections.push_back(
            againstTool(Fault::toolNotAtBase, say::toolAskew(tenths(off))));
}

void MoveJudge::judgeNotch(const Move& move, MoveVerdict& verdict) const {
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const double wide = std::abs(turn(facing, mover_.facing).value);
    if (wide > terms_.maxTurn.value + alignedAngle)
        verdict.objections.push_back(againstTool(
            Fault::turnTooWide, say::turnsTooFar(tenths(wide), tenths(terms_.maxTurn.value))));
    const Notch notch = notchOf(terms_.kind, facing, move.pose.direction);
    const Degrees lies{facing.value + angleOf(notch).value};
    const double off = std::max(std::abs(turn(move.pose.direction, lies).value),
                                std::abs(turn(move.pose.contactAngle, lies).value));
    if (off <= alignedAngle) return;
    const auto& lying = notch == Notch::front  ? say::toolOffFrontNotch
                        : notch == Notch::rear ? say::toolOffRearNotch
                                               : say::toolOffSideNotch;
    verdict.objections.push_back(againstTool(Fault::toolNotAtBase, lying(tenths(off))));
}

void MoveJudge::layTool(const Move& move, MoveVerdict& verdict) const {
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const Notch notch = notchOf(terms_.kind, facing, move.pose.direction);
    verdict.tool =
        toolShape(dimensions(), std::clamp(move.toolSpeed, 1, 3), mover_, move.pose, notch);
}

}  // namespace sightline::geometry
