#include "geometry/move.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "geometry/footing.h"
#include "geometry/move_judge.h"
#include "geometry/range.h"
#include "geometry/rest.h"
#include "geometry/tool_path.h"

namespace sightline::geometry {
namespace {

constexpr double sameAngle = 1e-6;   // degrees
constexpr double sweepStep = 0.125;  // inches between two looks at a moving base
constexpr double sweepTurn = 10.0;   // degrees between two looks at a base that turns at the joint

std::string angles(const char* form, double is, double most) {
    char text[80];
    std::snprintf(text, sizeof text, form, is, most);
    return text;
}

Objection against(Fault fault, std::string text, const Piece* piece = nullptr) {
    Objection objection{fault, {}, {}, std::move(text)};
    if (piece) objection.piece = piece->info.id;
    return objection;
}

bool touchesTool(const ToolShape& tool, const Outline& base) {
    return std::min(gap(base, tool.firstArm), gap(base, tool.secondArm)) <= contactTolerance;
}

}  // namespace

MoveJudge::MoveJudge(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
                     std::span<const PlacedMini> others, std::span<const PlacedMini> forbidden)
    : field_(field), mover_(mover), terms_(terms), others_(others), forbidden_(forbidden) {
    if (!std::isfinite(mover_.position.z))
        mover_.position.z = field.surfaceUnder(outlineOf(mover_)).top;
    const int tools = static_cast<int>(field.dimensions().toolLength.size());
    speed_ = std::clamp(terms.speed, 0, tools);
    if (terms.kind == MoveKind::climb) speed_ = std::min(speed_, 1);
    if (terms.startsInDifficult) startsSlow_ = Slow{"the unit starts in difficult terrain", {}};
    for (const StoodOn& stood : standsOn(field, mover_))
        if (stood.movement == Movement::difficult && !startsSlow_)
            startsSlow_ = Slow{"starts in difficult " + stood.piece, stood.piece};
}

Placement MoveJudge::rest(Vec2 centre, Degrees facing, Objecting objecting) const {
    Mini end = mover_;
    end.position = Vec3(centre, mover_.position.z);
    end.facing = facing;
    Placement placement = judgeRest(field_, end, terms_.placement,
                                    mover_.position.z + terms_.maxClimb, others_, forbidden_);
    const double down = mover_.position.z - placement.z;
    if (down > terms_.maxClimb + sameLength)
        placement.objections.push_back(
            against(Fault::tooHigh, inches(down) + " down, at most " + inches(terms_.maxClimb)));
    for (Objection& objection : placement.objections) {
        if (objection.fault != Fault::partlyOnTerrain || objecting == Objecting::once) continue;
        // Wholly under a floor that is out of reach: height is what is wrong, not the fit.
        const Surface above = field_.surfaceUnder(outlineOf(end));
        const double up = above.top - mover_.position.z;
        if (up > terms_.maxClimb + sameLength && above.piece == objection.piece)
            objection = {Fault::tooHigh,
                         above.piece,
                         {},
                         inches(up) + " up, at most " + inches(terms_.maxClimb)};
    }
    placement.legal = placement.objections.empty();
    return placement;
}

MoveVerdict MoveJudge::judge(const Move& move, Objecting objecting) const {
    MoveVerdict verdict;
    verdict.effectiveSpeed = speed_;
    verdict.end = mover_;
    if (terms_.kind == MoveKind::pivot) {
        judgePivot(move, verdict);
    } else if (speed_ == 0) {
        verdict.objections.push_back(against(Fault::speedZero, "speed is 0, no move is possible"));
    } else {
        judgePose(move, verdict);
        judgeEnd(move, verdict);
        judgeGround(move, verdict);
        const bool goesOn = objecting == Objecting::fully || verdict.objections.empty();
        if (mover_.base.notched && goesOn) judgeSweep(move, verdict);
    }
    verdict.legal = verdict.objections.empty();
    return verdict;
}

// p. 38, Pivot.
void MoveJudge::judgePivot(const Move& move, MoveVerdict& verdict) const {
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const double wide = std::abs(turn(facing, mover_.facing).value);
    if (!mover_.base.notched)
        verdict.objections.push_back(
            against(Fault::turnTooWide, "only a miniature on a notched base pivots"));
    if (wide > terms_.maxTurn + sameAngle)
        verdict.objections.push_back(against(
            Fault::turnTooWide, angles("turns %.1f degrees, at most %.1f", wide, terms_.maxTurn)));
    verdict.end.facing = facing;
    Placement placement = rest({mover_.position.x, mover_.position.y}, facing);
    verdict.end.position.z = placement.z;
    for (Objection& objection : placement.objections)
        verdict.objections.push_back(std::move(objection));
}

// p. 25 and 26: how the tool lies at the base and how it is bent.
void MoveJudge::judgePose(const Move& move, MoveVerdict& verdict) const {
    const bool reverse = terms_.kind == MoveKind::reverse;
    const double most = dimensions().toolMaxBend, bend = std::abs(move.pose.bend.value);
    if (bend > most + sameAngle)
        verdict.objections.push_back(
            against(Fault::toolOverBend, angles("bent %.1f degrees, at most %.1f", bend, most)));
    if (!mover_.base.notched) {
        const double off = std::abs(turn(move.pose.direction, move.pose.contactAngle).value);
        if (off > sameAngle)
            verdict.objections.push_back(against(
                Fault::toolNotAtBase,
                angles("the tool lies %.1f degrees askew, its end must wholly touch the base", off,
                       0.0)));
        return;
    }
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const double wide = std::abs(turn(facing, mover_.facing).value);
    if (wide > terms_.maxTurn + sameAngle)
        verdict.objections.push_back(against(
            Fault::turnTooWide, angles("turns %.1f degrees, at most %.1f", wide, terms_.maxTurn)));
    const Degrees notch{facing.value + (reverse ? 180.0 : 0.0)};
    const double off = std::max(std::abs(turn(move.pose.direction, notch).value),
                                std::abs(turn(move.pose.contactAngle, notch).value));
    if (off > sameAngle)
        verdict.objections.push_back(against(
            Fault::toolNotAtBase, angles(reverse ? "the tool lies %.1f degrees off the rear notch"
                                                 : "the tool lies %.1f degrees off the front notch",
                                         off, 0.0)));
}

void MoveJudge::judgeEnd(const Move& move, MoveVerdict& verdict) const {
    const bool reverse = terms_.kind == MoveKind::reverse;
    const int tool = std::clamp(move.toolSpeed, 1, 3);
    verdict.tool = toolShape(dimensions(), tool, mover_, move.pose, reverse);
    const ToolStop stop = stopOnTool(dimensions(), tool, mover_, move.pose, reverse);
    const Vec2 centre = move.end.value_or(stop.centre);
    verdict.end.facing = stop.facing;
    Placement placement = rest(centre, stop.facing);
    verdict.end.position = Vec3(centre, placement.z);
    const bool onPath = glm::distance(centre, stop.centre) <= contactTolerance;
    if (mover_.base.notched && !onPath)
        verdict.objections.push_back(
            against(Fault::notParallel, "a notched base ends on the line of the tool, not " +
                                            inches(glm::distance(centre, stop.centre)) + " off"));
    if (!mover_.base.notched && !onPath && !touchesTool(verdict.tool, outlineOf(verdict.end)))
        verdict.objections.push_back(
            against(Fault::notTouchingTool,
                    "ends " +
                        inches(std::min(gap(outlineOf(verdict.end), verdict.tool.firstArm),
                                        gap(outlineOf(verdict.end), verdict.tool.secondArm))) +
                        " from the movement tool"));
    for (Objection& objection : placement.objections)
        verdict.objections.push_back(std::move(objection));
}

// p. 27: what the tool may overlap, and what slows the move.
void MoveJudge::judgeGround(const Move& move, MoveVerdict& verdict) const {
    std::optional<Slow> slow = startsSlow_;
    const Strider strider{mover_.position.z, mover_.height, terms_.maxClimb};
    for (const GroundHit& hit : groundUnder(field_, verdict.tool, strider)) {
        if (hit.tooTall)
            verdict.objections.push_back(against(Fault::toolOverTooTall,
                                                 "the tool crosses " + called(*hit.piece) + ", " +
                                                     inches(hit.top - mover_.position.z) +
                                                     " tall, at most " + inches(terms_.maxClimb),
                                                 hit.piece));
        if (hit.impassable && !terms_.crossesImpassable)
            verdict.objections.push_back(
                against(Fault::toolOverImpassable,
                        "the tool overlaps impassable " + called(*hit.piece), hit.piece));
        if (hit.difficult && !slow)
            slow = Slow{"the tool overlaps difficult " + called(*hit.piece), hit.piece->info.id};
    }
    for (const StoodOn& stood : standsOn(field_, verdict.end))
        if (stood.movement == Movement::difficult && !slow)
            slow = Slow{"ends in difficult " + stood.piece, stood.piece};
    judgeSpeed(move, slow, verdict);
}

void MoveJudge::judgeSpeed(const Move& move, const std::optional<Slow>& slow,
                           MoveVerdict& verdict) const {
    if (slow) {
        const int floor = std::min(terms_.minSpeed, speed_);
        verdict.effectiveSpeed = std::max(floor, speed_ - 1);
    }
    if (move.toolSpeed >= 1 && move.toolSpeed <= verdict.effectiveSpeed) return;
    std::string text = "speed-" + std::to_string(move.toolSpeed) + " tool, at most speed " +
                       std::to_string(verdict.effectiveSpeed);
    const bool slowed = slow && move.toolSpeed <= speed_ && move.toolSpeed >= 1;
    if (slowed) text += ": " + slow->why;
    Objection objection = against(slowed ? Fault::toolSlowed : Fault::toolTooLong, text);
    if (slowed) objection.piece = slow->piece;
    verdict.objections.push_back(std::move(objection));
}

// p. 26, step 7: a notched base stops where an object impedes it.
void MoveJudge::judgeSweep(const Move& move, MoveVerdict& verdict) const {
    const bool reverse = terms_.kind == MoveKind::reverse;
    const int tool = std::clamp(move.toolSpeed, 1, 3);
    const ToolPath path = toolPath(dimensions(), tool, mover_);
    const double goes = std::clamp(move.pose.stop, 0.0, 1.0) * path.length();
    Box swept = boxOf(Silhouette{outlineOf(mover_), 0.0, 0.0});
    swept = swept.grown(goes + mover_.base.length);
    const double ceiling = mover_.position.z + terms_.maxClimb;
    std::vector<const Piece*> inReach;
    for (const int i : field_.world().broad.meeting(Box{Vec3(swept.lo.x, swept.lo.y, -anyHeight),
                                                        Vec3(swept.hi.x, swept.hi.y, anyHeight)})) {
        const Piece& piece = field_.world().pieces[static_cast<std::size_t>(i)];
        const bool forbids =
            std::any_of(piece.parts.begin(), piece.parts.end(), [&](const Part& it) {
                return it.movement == Movement::impassable && !terms_.crossesImpassable;
            });
        if (forbids || (lifts(piece) && piece.box.hi.z > ceiling)) inReach.push_back(&piece);
    }
    if (inReach.empty()) return;
    const auto stopsAt = [&](Vec2 centre, Degrees facing) -> const Piece* {
        Mini there = mover_;
        there.position = Vec3(centre, mover_.position.z);
        there.facing = facing;
        const Outline whole = outlineOf(there);
        const Outline base{whole.a, whole.b, whole.radius - contactTolerance};
        const double z = field_.surfaceUnder(base, ceiling + sameLength).top;
        for (const Piece* piece : inReach) {
            const bool solid = lifts(*piece);
            const int part = solid ? inTheWay(*piece, whole, z, z + mover_.height) : -1;
            if (part >= 0) return piece;
            if (terms_.crossesImpassable) continue;
            const auto floor =
                solid ? floorUnder(*piece, base, z - contactTolerance, z + contactTolerance)
                      : std::nullopt;
            if (floor && floor->movement == Movement::impassable) return piece;
            if (!solid && piece->parts.front().movement == Movement::impassable &&
                overlapsPlan(*piece, base))
                return piece;
        }
        return nullptr;
    };
    const auto steps = static_cast<int>(std::ceil(goes / sweepStep));
    bool bent = false;
    for (int i = 0; i <= steps; ++i) {
        const double travel = steps == 0 ? 0.0 : goes * i / steps;
        ToolPose pose = move.pose;
        pose.stop = travel / path.length();
        const ToolStop stop = stopOnTool(dimensions(), tool, mover_, pose, reverse);
        const Piece* piece = stopsAt(stop.centre, stop.facing);
        if (!piece && !bent && travel > path.first && mover_.base.length > mover_.base.width) {
            bent = true;  // an oblong base turns where the tool bends
            const Vec2 joint =
                Vec2(mover_.position.x, mover_.position.y) + direction(pose.direction) * path.first;
            const int turns = static_cast<int>(std::abs(pose.bend.value) / sweepTurn);
            for (int k = 1; k <= turns && !piece; ++k)
                piece = stopsAt(joint, {stop.facing.value - pose.bend.value * k / (turns + 1)});
        }
        if (!piece) continue;
        verdict.objections.push_back(
            against(Fault::sweepBlocked, called(*piece) + " stops the base after " + inches(travel),
                    piece));
        return;
    }
}

MoveVerdict judgeMove(const Battlefield& field, const Mini& mover, const Move& move,
                      const MoveTerms& terms, std::span<const PlacedMini> others,
                      std::span<const PlacedMini> forbidden) {
    return MoveJudge(field, mover, terms, others, forbidden).judge(move);
}

}  // namespace sightline::geometry
