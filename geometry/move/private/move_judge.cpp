#include "geometry/move/private/move_judge.h"

#include <algorithm>
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/move/private/sweep.h"
#include "geometry/move/private/tool_path.h"
#include "geometry/range/range.h"
#include "geometry/table/private/footing.h"
#include "geometry/words/beyond.h"
#include "geometry/words/objections.h"

namespace sightline::geometry {
namespace {

Objection against(Fault fault, Message message, const Piece* piece = nullptr) {
    Objection objection{fault, {}, {}, english(message), std::move(message)};
    if (piece) objection.piece = piece->info.id;
    return objection;
}

Objection tooHigh(Message message, std::optional<PieceId> piece) {
    Objection objection = against(Fault::tooHigh, std::move(message));
    objection.piece = std::move(piece);
    return objection;
}

}  // namespace

Mini standing(const Battlefield& field, Mini mover) {
    if (!std::isfinite(mover.position.z))
        mover.position.z = field.surfaceUnder(outlineOf(mover)).top;
    return mover;
}

Mini behindTool(const Dimensions& dimensions, Mini mover, const MoveTerms& terms, Vec2 start,
                Degrees toolDirection) {
    const Deployment& from = *terms.deployment;
    const Vec2 way = direction(toolDirection);
    if (terms.kind != MoveKind::strafe)
        mover.facing =
            turn(toolDirection, angleOf(notchOf(terms.kind, mover.facing, toolDirection)));
    const Notch notch = notchOf(terms.kind, mover.facing, toolDirection);
    const double z = from.transport ? from.transport->position.z : 0.0;
    mover.position = Vec3(start - way * reachOfBase(dimensions, mover.base, notch), z);
    return mover;
}

MoveJudge::MoveJudge(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
                     std::span<const PlacedMini> others, std::span<const PlacedMini> forbidden)
    : field_(field),
      mover_(standing(field, mover)),
      terms_(terms),
      others_(others),
      forbidden_(forbidden) {
    const auto& pieces = field.world().pieces;
    agreedHeights_ = std::any_of(pieces.begin(), pieces.end(),
                                 [](const auto& it) { return it->hasAgreedHeight(); });
    stands_ = countedAt(mover_);
    const int tools = static_cast<int>(field.dimensions().toolLength.size());
    speed_ = std::clamp(terms.speed, 0, tools);
    if (terms.kind == MoveKind::climb) speed_ = std::min(speed_, 1);
    if (terms.startsInDifficult) startsSlow_ = SlowStart{say::unitStartsInDifficult(), {}};
    if (terms.deployment) return;  // an undeployed mover has no position yet
    for (const SupportPiece& stood : standsOn(field, mover_))
        if (stood.movement == Movement::difficult && !startsSlow_)
            startsSlow_ = SlowStart{say::startsInDifficult(stood.piece), stood.piece};
}

Placement MoveJudge::restOnMat(Vec2 centre, Degrees facing) const {
    Mini end = mover_;
    end.position = Vec3(centre, mover_.position.z);
    end.facing = facing;
    Placement placement = judgeOnMat(field_, end, others_, forbidden_);
    objectToDrop(placement, placement.z);
    placement.legal = placement.objections.empty();
    return placement;
}

// The height of the mover after the move. If players agreed on the height of a piece, the agreed
// height counts; otherwise it is the base's z.
double MoveJudge::countedAt(const Mini& end) const {
    return agreedHeights_ ? countedHeight(field_, end) : end.position.z;
}

void MoveJudge::objectToDrop(Placement& placement, double standing) const {
    const double down = stands_ - standing;
    if (down > terms_.maxClimb + sameLength)
        placement.objections.push_back(
            against(Fault::tooHigh, comparing(say::tooFarDown, down, terms_.maxClimb)));
}

Placement MoveJudge::rest(Vec2 centre, Degrees facing, Objecting objecting) const {
    Mini end = mover_;
    end.position = Vec3(centre, mover_.position.z);
    end.facing = facing;
    if (map_ && objecting == Objecting::once) {
        const GroundMap::Way ground = map_->underBase(pressing(outlineOf(end)));
        if (ground == GroundMap::Way::clear) return restOnMat(centre, facing);
        if (ground == GroundMap::Way::blocked)
            return {false, {against(Fault::partlyOnTerrain, say::noRoom())}, 0.0};
    }
    Placement placement = judgeRest(field_, end, terms_.placement, stands_ + terms_.maxClimb,
                                    others_, forbidden_, objecting, footholds_);
    end.position.z = placement.z;
    objectToDrop(placement, countedAt(end));
    for (Objection& objection : placement.objections) {
        if (objection.fault != Fault::partlyOnTerrain || objecting == Objecting::once) continue;
        // The base is wholly under a floor that is too high for the mover. So the objection is the
        // height of this floor, not a base that is only partly on terrain.
        const Surface above = field_.surfaceUnder(outlineOf(end));
        end.position.z = above.top;
        const double up = countedAt(end) - stands_;
        if (up > terms_.maxClimb + sameLength && above.piece == objection.piece)
            objection = tooHigh(comparing(say::tooFarUp, up, terms_.maxClimb), above.piece);
    }
    placement.legal = placement.objections.empty();
    return placement;
}

bool MoveJudge::endsSlow(const Mini& end) const {
    if (map_ && map_->underBase(pressing(outlineOf(end))) == GroundMap::Way::clear) return false;
    const auto stood = standsOn(field_, end);
    return std::any_of(stood.begin(), stood.end(),
                       [](const SupportPiece& it) { return it.movement == Movement::difficult; });
}

MoveVerdict MoveJudge::judge(const Move& move, Objecting objecting) const {
    MoveVerdict verdict;
    verdict.effectiveSpeed = speed_;
    verdict.end = mover_;
    if (terms_.kind == MoveKind::pivot) {
        judgePivot(move, verdict);
    } else if (speed_ == 0) {
        verdict.objections.push_back(against(Fault::speedZero, say::speedIsZero()));
    } else if (terms_.deployment) {
        judgeStart(move, verdict);
        behind(move.start.value_or(Vec2(0.0)), move.pose.direction)
            .judgeLaid(move, verdict, objecting);
    } else {
        judgePose(move, verdict);
        judgeLaid(move, verdict, objecting);
    }
    verdict.legal = verdict.objections.empty();
    return verdict;
}

void MoveJudge::judgeLaid(const Move& move, MoveVerdict& verdict, Objecting objecting) const {
    const auto goesOn = [&] { return objecting == Objecting::fully || verdict.objections.empty(); };
    layTool(move, verdict);
    if (map_ && objecting == Objecting::once) {
        if (known(verdict.tool) == GroundMap::Way::blocked)
            verdict.objections.push_back(against(Fault::toolOverTooTall, say::noWayForTool()));
        else if (knownSweep(move) == GroundMap::Way::blocked)
            verdict.objections.push_back(against(Fault::sweepBlocked, say::noWayForBase()));
    }
    if (goesOn()) judgeEnd(move, verdict, objecting);
    if (goesOn()) judgeGround(move, verdict, objecting);
    if (mover_.base.notched && goesOn()) judgeSweep(move, verdict, objecting);
}

MoveJudge MoveJudge::behind(Vec2 start, Degrees toolDirection) const {
    MoveJudge judge = *this;
    judge.mover_ = behindTool(dimensions(), mover_, terms_, start, toolDirection);
    judge.stands_ = judge.countedAt(judge.mover_);
    return judge;
}

GroundMap::Way MoveJudge::known(const ToolShape& tool) const {
    GroundMap::Way most = GroundMap::Way::clear;
    if (!map_) return GroundMap::Way::unknown;
    for (const auto& arm : {tool.firstArm, tool.secondArm}) {
        if (glm::distance(arm[0], arm[1]) <= sameLength) continue;
        const auto rectangle = pressing(arm);
        most = std::max(most, map_->underTool(PlanShape(rectangle)));
    }
    const bool straight =
        std::abs(cross(tool.joint - tool.start, tool.end - tool.joint)) <= sameLength;
    if (most == GroundMap::Way::blocked || straight) return most;
    return std::max(most, map_->underTool(PlanShape(pressing(tool.joint, tool.width))));
}

void MoveJudge::judgeEnd(const Move& move, MoveVerdict& verdict, Objecting objecting) const {
    const int tool = std::clamp(move.toolSpeed, 1, 3);
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const Notch notch = notchOf(terms_.kind, facing, move.pose.direction);
    const ToolStop stop = stopOnTool(dimensions(), tool, mover_, move.pose, notch);
    const Vec2 centre = move.end.value_or(stop.centre);
    verdict.end.facing = stop.facing;
    Placement placement = rest(centre, stop.facing, objecting);
    verdict.end.position = Vec3(centre, placement.z);
    const bool onPath = glm::distance(centre, stop.centre) <= contactTolerance;
    if (mover_.base.notched && !onPath)
        verdict.objections.push_back(
            against(Fault::notParallel,
                    say::offTheLine(Beyond(glm::distance(centre, stop.centre), 0.0).length)));
    const double away = gap(outlineOf(verdict.end), verdict.tool);
    if (!mover_.base.notched && !onPath && away > contactTolerance)
        verdict.objections.push_back(
            against(Fault::notTouchingTool, say::awayFromTool(Beyond(away, 0.0).length)));
    for (Objection& objection : placement.objections)
        verdict.objections.push_back(std::move(objection));
}

// p. 27: objects to terrain under the tool that forbids the move or requires a slower tool.
void MoveJudge::judgeGround(const Move& move, MoveVerdict& verdict, Objecting objecting) const {
    std::optional<SlowStart> slow = startsSlow_;
    if (objecting == Objecting::once && known(verdict.tool) == GroundMap::Way::clear &&
        map_->underBase(pressing(outlineOf(verdict.end))) == GroundMap::Way::clear) {
        judgeSpeed(move, slow, verdict);
        return;
    }
    for (const GroundHit& hit : groundUnder(field_, verdict.tool, strider())) {
        const Beyond tall(hit.top - stands_, terms_.maxClimb);
        if (hit.tooTall)
            verdict.objections.push_back(against(
                Fault::toolOverTooTall,
                say::toolCrossesTall(called(*hit.piece), tall.length, tall.limit), hit.piece));
        if (hit.impassable && !terms_.crossesImpassable)
            verdict.objections.push_back(against(
                Fault::toolOverImpassable, say::toolOnImpassable(called(*hit.piece)), hit.piece));
        if (hit.difficult && !slow)
            slow = SlowStart{say::toolOnDifficult(called(*hit.piece)), hit.piece->info.id};
    }
    for (const SupportPiece& stood : standsOn(field_, verdict.end))
        if (stood.movement == Movement::difficult && !slow)
            slow = SlowStart{say::endsInDifficult(stood.piece), stood.piece};
    judgeSpeed(move, slow, verdict);
}

void MoveJudge::judgeSpeed(const Move& move, const std::optional<SlowStart>& slow,
                           MoveVerdict& verdict) const {
    if (slow) verdict.effectiveSpeed = slowSpeed();
    if (move.toolSpeed >= 1 && move.toolSpeed <= verdict.effectiveSpeed) return;
    const bool slowed = slow && move.toolSpeed <= speed_ && move.toolSpeed >= 1;
    if (!slowed) {
        verdict.objections.push_back(
            against(Fault::toolTooLong, say::toolTooLong(move.toolSpeed, verdict.effectiveSpeed)));
        return;
    }
    verdict.objections.push_back(against(
        Fault::toolSlowed, say::toolSlowed(move.toolSpeed, verdict.effectiveSpeed, slow->why)));
    verdict.objections.back().piece = slow->piece;
}

// Looks up the path of a notched base in the slide map, which stores where terrain impedes a
// sliding base (p. 26, step 7).
GroundMap::Way MoveJudge::knownSweep(const Move& move) const {
    if (!slides_ || !mover_.base.notched) return GroundMap::Way::unknown;
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const Notch notch = notchOf(terms_.kind, facing, move.pose.direction);
    const int tool = std::clamp(move.toolSpeed, 1, 3);
    return knownPath(*slides_, dimensions(), mover_, {move.pose, tool, notch});
}

void MoveJudge::judgeSweep(const Move& move, MoveVerdict& verdict, Objecting objecting) const {
    if (objecting == Objecting::once && knownSweep(move) == GroundMap::Way::clear) return;
    const int tool = std::clamp(move.toolSpeed, 1, 3);
    const Degrees facing = move.rotateFirst.value_or(mover_.facing);
    const Notch notch = notchOf(terms_.kind, facing, move.pose.direction);
    const SweptPath path{move.pose, tool, notch};
    if (objecting == Objecting::once) {
        if (isImpeded(field_, mover_, terms_, path, slides_.get()))
            verdict.objections.push_back(against(Fault::sweepBlocked, say::noWayForBase()));
        return;
    }
    const auto met = firstImpediment(field_, mover_, terms_, path);
    if (!met) return;
    verdict.impededAt = met->travel / toolPath(dimensions(), tool, mover_, notch).length();
    verdict.objections.push_back(against(
        Fault::sweepBlocked, say::stopsTheBase(called(*met->piece), met->travel), met->piece));
}

}  // namespace sightline::geometry
