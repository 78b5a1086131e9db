// How the tool of a move lies: at the base, in a notch, at the table's edge; and how far it is
// bent.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "geometry/move/private/move_judge.h"
#include "geometry/range/range.h"

namespace sightline::geometry {
namespace {

constexpr double alignedAngle = 1e-6;  // degrees
constexpr double flush = 0.01;         // degrees that prongs which touch may seem askew

std::string angles(const char* form, double is, double most) {
    char text[80];
    std::snprintf(text, sizeof text, form, is, most);
    return text;
}

Objection againstTool(Fault fault, std::string text) { return {fault, {}, {}, std::move(text)}; }

// Both prongs of the tool's first end lie on this stretch of the table's edge, and the tool points
// onto the table.
bool startsOn(const PlanSegment& edge, Vec2 start, Vec2 way, double width, TableSize table) {
    const Vec2 side = Vec2(-way.y, way.x) * (width / 2.0);
    for (const Vec2 prong : {start + side, start - side})
        if (distanceToSegment(prong, edge.from, edge.to) > contactTolerance) return false;
    const Vec2 ahead = start + way * width;
    return ahead.x > 0.0 && ahead.y > 0.0 && ahead.x < table.width && ahead.y < table.depth;
}

// The tool's end lies flush against a base.
bool startsAt(const Outline& base, Vec2 start, Vec2 way) {
    const PlanSegment closest = closestPoints({start, start, 0.0}, {base.a, base.b, 0.0});
    const Vec2 out = start - closest.to;
    if (std::abs(glm::length(out) - base.radius) > contactTolerance) return false;
    return std::abs(turn(angleOf(out), angleOf(way)).value) <= flush;
}

}  // namespace

// p. 38, Pivot.
void MoveJudge::judgePivot(const Move& move, MoveVerdict& verdict) const {
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const double wide = std::abs(turn(facing, mover_.facing).value);
    if (!mover_.base.notched)
        verdict.objections.push_back(
            againstTool(Fault::turnTooWide, "only a miniature on a notched base pivots"));
    if (wide > terms_.maxTurn + alignedAngle)
        verdict.objections.push_back(againstTool(
            Fault::turnTooWide, angles("turns %.1f degrees, at most %.1f", wide, terms_.maxTurn)));
    verdict.end.facing = facing;
    Placement placement = rest({mover_.position.x, mover_.position.y}, facing);
    verdict.end.position.z = placement.z;
    for (Objection& objection : placement.objections)
        verdict.objections.push_back(std::move(objection));
}

// p. 24, Deploying Units: where the tool of an undeployed unit starts.
void MoveJudge::judgeStart(const Move& move, MoveVerdict& verdict) const {
    const Deployment& from = *terms_.deployment;
    const double most = dimensions().toolMaxBend, bend = std::abs(move.pose.bend.value);
    if (bend > most + alignedAngle)
        verdict.objections.push_back(againstTool(
            Fault::toolOverBend, angles("bent %.1f degrees, at most %.1f", bend, most)));
    const Vec2 way = direction(move.pose.direction);
    if (from.transport) {
        if (!move.start || !startsAt(outlineOf(*from.transport), *move.start, way))
            verdict.objections.push_back(
                againstTool(Fault::toolNotAtEdge,
                            "both prongs of the tool must touch the base of the transport"));
        return;
    }
    const bool touches =
        move.start && std::any_of(from.edges.begin(), from.edges.end(), [&](const auto& edge) {
            return startsOn(edge, *move.start, way, dimensions().toolWidth, field_.table());
        });
    if (!touches)
        verdict.objections.push_back(
            againstTool(Fault::toolNotAtEdge,
                        "both prongs of the tool must touch the allied edge of the battlefield"));
}

// p. 25 and 26: how the tool lies at the base and how it is bent.
void MoveJudge::judgePose(const Move& move, MoveVerdict& verdict) const {
    const double most = dimensions().toolMaxBend, bend = std::abs(move.pose.bend.value);
    if (bend > most + alignedAngle)
        verdict.objections.push_back(againstTool(
            Fault::toolOverBend, angles("bent %.1f degrees, at most %.1f", bend, most)));
    if (mover_.base.notched) {
        judgeNotch(move, verdict);
        return;
    }
    const double off = std::abs(turn(move.pose.direction, move.pose.contactAngle).value);
    if (off > alignedAngle)
        verdict.objections.push_back(againstTool(
            Fault::toolNotAtBase,
            angles("the tool lies %.1f degrees askew, its end must wholly touch the base", off,
                   0.0)));
}

void MoveJudge::judgeNotch(const Move& move, MoveVerdict& verdict) const {
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const double wide = std::abs(turn(facing, mover_.facing).value);
    if (wide > terms_.maxTurn + alignedAngle)
        verdict.objections.push_back(againstTool(
            Fault::turnTooWide, angles("turns %.1f degrees, at most %.1f", wide, terms_.maxTurn)));
    const Notch notch = notchOf(terms_.kind, facing, move.pose.direction);
    const Degrees lies{facing.value + angleOf(notch).value};
    const double off = std::max(std::abs(turn(move.pose.direction, lies).value),
                                std::abs(turn(move.pose.contactAngle, lies).value));
    if (off <= alignedAngle) return;
    const char* form = notch == Notch::front  ? "the tool lies %.1f degrees off the front notch"
                       : notch == Notch::rear ? "the tool lies %.1f degrees off the rear notch"
                                              : "the tool lies %.1f degrees off the side notch";
    verdict.objections.push_back(againstTool(Fault::toolNotAtBase, angles(form, off, 0.0)));
}

void MoveJudge::layTool(const Move& move, MoveVerdict& verdict) const {
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const Notch notch = notchOf(terms_.kind, facing, move.pose.direction);
    verdict.tool =
        toolShape(dimensions(), std::clamp(move.toolSpeed, 1, 3), mover_, move.pose, notch);
}

}  // namespace sightline::geometry
