// Finds the move that a player asks for, and the legal move that ends nearest to a target.
#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/move/private/narrow_ends.h"
#include "geometry/move/private/slide_map.h"
#include "geometry/move/private/tool_fan.h"
#include "geometry/move/private/tool_path.h"
#include "geometry/move/private/tool_reach.h"
#include "geometry/move/reach.h"
#include "geometry/range/extent.h"

namespace sightline::geometry {
namespace {

// Number of grid steps from the centre to the edge of the grid of end positions.
constexpr int gridSteps = 16;
constexpr int rimSteps = 48;  // number of tested end positions on the circle of the greatest reach
constexpr int mostRests = 1500;    // maximum number of end positions that one search tests
constexpr int mostJudged = 150;    // maximum number of moves that one search checks
constexpr int mostNotched = 6000;  // maximum number of moves that one search for a notched base
                                   // checks; a ground map rejects most
constexpr int lineSteps = 64;  // number of tested end positions straight ahead of a notched base
// A search between the grid points is worthwhile only for ends that are nearer to the target than
// the best end by this length, inches.
constexpr double closer = 0.75;
// Smallest step by which the end is moved towards the target, in inches.
constexpr double leastStep = 0.015;
constexpr double pivotStep = 5.0;  // angle between two tested pivots, degrees
// If the mover may turn by less than this angle, only one tool direction is tested. Degrees.
constexpr double hardlyTurns = 15.0;
constexpr FanSteps fanSteps{3.0, 9.0, 0.25};

SolvedMove solved(const MoveJudge& judge, const Move& move, Vec2 target,
                  Objecting objecting = Objecting::fully) {
    SolvedMove result{move, judge.judge(move, objecting), 0.0};
    result.miss = glm::distance(plan(result.verdict.end.position), target);
    return result;
}

Move pivotTo(const MoveJudge& judge, Vec2 target, double share) {
    Move move;
    move.kind = MoveKind::pivot;
    const Vec2 way = target - plan(judge.mover().position);
    double wanted =
        glm::length(way) > sameLength ? turn(angleOf(way), judge.mover().facing).value : 0.0;
    wanted = std::clamp(wanted, -judge.terms().maxTurn.value, judge.terms().maxTurn.value);
    move.rotateFirst = turn({judge.mover().facing.value + wanted * share}, {0.0});
    return move;
}

Move deployed(const MoveJudge& judge, Vec2 target);

Move wish(const MoveJudge& judge, Vec2 target) {
    if (judge.terms().kind == MoveKind::pivot) return pivotTo(judge, target, 1.0);
    if (judge.topSpeed() > 0 && judge.terms().deployment) return deployed(judge, target);
    if (judge.topSpeed() == 0) {
        Move still;
        still.kind = judge.terms().kind;
        still.toolSpeed = 0;
        still.pose.stop = 0.0;
        return still;
    }
    const std::vector<Move> moves = movesTo(judge, target);
    return moves.empty() ? moveTowards(judge, target) : moves.front();
}

// The first legal move among the candidates, which all lead to one end. `judged` counts the checked
// moves.
std::optional<SolvedMove> firstLegal(const MoveJudge& judge, std::span<const Move> moves,
                                     Vec2 target, int& judged) {
    const bool isRound = judge.mover().base.width == judge.mover().base.length;
    std::optional<bool> rests;
    for (const Move& move : moves) {
        // A round base rests the same way at every facing, so one test is enough for all
        // candidates.
        if (!rests || !isRound) {
            const MoveJudge from =
                move.start ? judge.behind(*move.start, move.pose.direction) : judge;
            const Degrees facing = move.rotateFirst.value_or(from.mover().facing);
            const ToolStop stop =
                stopOnTool(judge.dimensions(), move.toolSpeed, from.mover(), move.pose,
                           notchOf(move.kind, facing, move.pose.direction));
            const Vec2 end = move.end.value_or(stop.centre);
            rests = from.rest(end, stop.facing, Objecting::once).legal;
        }
        if (rests && !*rests) continue;
        ++judged;
        SolvedMove trial = solved(judge, move, target, Objecting::once);
        if (trial.verdict.legal) return trial;
    }
    return std::nullopt;
}

class Search {
  public:
    Search(const MoveJudge& judge, Vec2 target) : judge_(judge), target_(target) {
        for (const Notch notch : {Notch::front, Notch::left})
            reach_ = std::max(
                reach_,
                toolPath(judge.dimensions(), judge.topSpeed(), judge.mover(), notch).length());
        if (!judge.mover().base.notched) {
            fan_.emplace(judge, fanSteps, target);
            if (!judge.terms().deployment) judge_.know(fan_->map());
        } else {
            const bool deploys = judge.terms().deployment.has_value();
            mostJudged_ = mostNotched;
            Box all;
            all.add(Vec3(deploys ? target : plan(judge.mover().position), 0.0));
            const double size = std::max(judge.mover().base.length, judge.mover().base.width);
            const double far = deploys ? 2.0 * reach_ : reach_;
            const GroundMover strider = deploys ? judge.behind({}, {}).strider() : judge.strider();
            const auto map = std::make_shared<const GroundMap>(
                judge.field(), all.grown(far + size), strider, judge.terms().crossesImpassable);
            judge_.know(map, std::make_shared<const SlideMap>(*map, radiusOf(judge.mover().base)));
        }
    }

    /// Searches for a legal end around the mover. For an undeployed mover: around the target, or
    /// around `wished` if the target is out of reach.
    std::optional<SolvedMove> run(Vec2 wished) {
        const double step = reach_ / gridSteps;
        const bool deploys = judge_.terms().deployment.has_value();
        const Vec2 about = glm::distance(wished, target_) < reach_ ? target_ : wished;
        const bool onGrid = firstOf(grid(deploys ? about : plan(judge_.mover().position), step));
        const bool between = !fan_ && !deploys && lookBetween();
        if (!onGrid && !between) return deploys ? std::nullopt : stay();
        closeUp(step / 2.0);
        return nearer(judge_, std::move(*best_), target_, step / 2.0);
    }

  private:
    std::vector<Vec2> grid(Vec2 from, double step) const {
        std::vector<Vec2> ends;
        for (int i = -gridSteps; i <= gridSteps; ++i)
            for (int k = -gridSteps; k <= gridSteps; ++k) {
                const Vec2 offset(step * i, step * k);
                const double length = glm::length(offset);
                if (length > sameLength && length < reach_) ends.push_back(from + offset);
            }
        const Vec2 ahead = target_ - from;
        const Degrees towards = glm::length(ahead) > sameLength ? angleOf(ahead) : Degrees{0.0};
        for (int i = 0; i < rimSteps; ++i)
            ends.push_back(from + direction({towards.value + 360.0 * i / rimSteps}) * reach_);
        ends.push_back(target_);
        for (const Degrees way : linesAhead())
            for (int i = 0; i <= lineSteps; ++i)
                ends.push_back(from + direction(way) * (reach_ * i / lineSteps));
        std::stable_sort(ends.begin(), ends.end(), [&](Vec2 a, Vec2 b) {
            return glm::distance(a, target_) < glm::distance(b, target_);
        });
        return ends;
    }

    // The directions in which a notched base moves if it does not rotate first.
    std::vector<Degrees> linesAhead() const {
        const MoveTerms& terms = judge_.terms();
        if (fan_ || terms.deployment) return {};
        const Degrees facing = judge_.mover().facing;
        std::vector<Degrees> lines;
        for (const double side : {1.0, -1.0}) {
            const Notch notch = notchOf(terms.kind, facing, {facing.value + side * 90.0});
            lines.push_back({facing.value + angleOf(notch).value});
        }
        if (terms.kind != MoveKind::strafe) lines.pop_back();
        return lines;
    }

    bool firstOf(const std::vector<Vec2>& ends) {
        for (const Vec2 end : ends) {
            if (++rests_ > mostRests) return false;
            if (fan_ ? triesBeside(end) : triesAlong(end)) return true;
        }
        return false;
    }

    // Searches for an end between the grid points, because ground may be narrower than the grid.
    // Returns true if it finds a first legal move, or one that ends much closer than the best move.
    bool lookBetween() {
        const auto known = best_;
        const double nearer = known ? known->miss - closer : std::numeric_limits<double>::max();
        rests_ = 0;
        const EndGrid grid{plan(judge_.mover().position), reach_, gridSteps};
        if (firstOf(narrowEnds(judge_, grid, target_, nearer))) return true;
        best_ = known;
        return false;
    }

    // Tests a finer grid of end positions that are a little closer to the target than the best end
    // so far. It finds narrow ground, and other paths around an obstacle.
    void closeUp(double step) {
        const double most = best_->miss - contactTolerance;
        std::vector<Vec2> ends;
        const int count = static_cast<int>(std::ceil(most / step));
        for (int i = -count; i <= count; ++i)
            for (int k = -count; k <= count; ++k) {
                const Vec2 end = target_ + Vec2(step * i, step * k);
                const double away = glm::distance(end, target_);
                const bool inReach = judge_.terms().deployment ||
                                     glm::distance(end, plan(judge_.mover().position)) <= reach_;
                if (away < most && away > most - closer && inReach) ends.push_back(end);
            }
        std::stable_sort(ends.begin(), ends.end(), [&](Vec2 a, Vec2 b) {
            return glm::distance(a, target_) < glm::distance(b, target_);
        });
        const SolvedMove known = *best_;
        rests_ = 0;
        if (!firstOf(ends)) best_ = known;
    }

    bool triesAlong(Vec2 end) {
        if (judged_ > mostJudged_) return false;
        const BaseSize& base = judge_.mover().base;
        if (base.width == base.length && !judge_.terms().deployment &&
            !judge_.rest(end, judge_.mover().facing, Objecting::once).legal)
            return false;  // a round base cannot rest at the end of the move, on any path
        best_ = firstLegal(judge_, movesTo(judge_, end), target_, judged_);
        return best_.has_value();
    }

    // Tests an end beside one of the prepared tool poses (`fan_`), because a small base may touch
    // any part of the tool. A tool whose centre line passes through the end is preferred. It may
    // fit even if no prepared pose fits.
    bool triesBeside(Vec2 end) {
        if (!fan_->judge().rest(end, judge_.mover().facing, Objecting::once).legal) return false;
        best_ = beside(end);
        if (judge_.terms().deployment) return best_.has_value();
        if (!best_ && judged_ > mostJudged_) return false;
        if (auto along = firstLegal(judge_, movesTo(judge_, end), target_, judged_))
            best_ = std::move(along);
        return best_.has_value();
    }

    std::optional<SolvedMove> beside(Vec2 end) {
        for (std::size_t way = 0; way < fan_->size(); ++way) {
            if (!fan_->touches(way, end) || !fan_->allows(way, false)) continue;
            SolvedMove trial = solved(judge_, fan_->move(way, end), target_, Objecting::once);
            if (trial.verdict.legal) return trial;
        }
        return std::nullopt;
    }

    // A move of length zero: the leader stays, and the tool lies in any legal pose.
    std::optional<SolvedMove> stay() {
        for (int speed = 1; speed <= judge_.topSpeed(); ++speed)
            for (int i = 0; i < 24; ++i) {
                const Degrees facing = judge_.mover().facing;
                const bool turns =
                    !judge_.mover().base.notched || judge_.terms().maxTurn.value >= hardlyTurns;
                if (i > 0 && !turns) break;
                const double front = angleOf(notchOf(judge_.terms().kind, facing, facing)).value;
                const Degrees way = turn({facing.value + front + 15.0 * i}, {0.0});
                SolvedMove trial =
                    solved(judge_, moveAlong(judge_, speed, way, {0.0}, 0.0), target_);
                if (trial.verdict.legal) return trial;
            }
        return std::nullopt;
    }

    MoveJudge judge_;
    Vec2 target_;
    double reach_ = 0.0;
    std::optional<ToolFan> fan_;
    std::optional<SolvedMove> best_;
    int rests_ = 0, judged_ = 0, mostJudged_ = mostJudged;
};

std::optional<SolvedMove> closestPivot(const MoveJudge& judge, Vec2 target) {
    const int steps = static_cast<int>(std::ceil(judge.terms().maxTurn.value / pivotStep)) + 1;
    for (int i = 0; i <= steps; ++i) {
        SolvedMove trial = solved(judge, pivotTo(judge, target, 1.0 - double(i) / steps), target);
        if (trial.verdict.legal) return trial;
    }
    return std::nullopt;
}

// The requested move of an undeployed unit. It starts at the place nearest to the target.
Move deployed(const MoveJudge& judge, Vec2 target) {
    if (judge.mover().base.notched) {
        const std::vector<Move> moves = movesTo(judge, target);
        return moves.empty() ? deployTowards(judge, target) : moves.front();
    }
    const ToolFan fan(judge, fanSteps, target);
    std::optional<std::size_t> best;
    double nearest = 1e30;
    for (std::size_t way = 0; way < fan.size(); ++way) {
        const double away = fan.distance(way, target);
        if (away >= nearest - sameLength) continue;
        nearest = away;
        best = way;
    }
    if (!best) return moveAlong(judge, judge.topSpeed(), {90.0}, {0.0}, 1.0);
    if (fan.touches(*best, target)) return fan.move(*best, target);
    // The base ends beside the tool, on the side where the target is.
    const Move move = fan.move(*best, std::nullopt);
    const MoveJudge from = judge.behind(*move.start, move.pose.direction);
    const ToolShape tool = toolShape(judge.dimensions(), move.toolSpeed, from.mover(), move.pose);
    Vec2 end = target;
    double least = 1e30;
    for (const auto& arm : {tool.firstArm, tool.secondArm}) {
        const PlanSegment to = closestPoints(Extent(Polygon(arm.begin(), arm.end())),
                                             Extent(Outline{target, target, 0.0}));
        const double away = glm::distance(to.from, target);
        if (away >= least) continue;
        least = away;
        end = to.from + (target - to.from) * (judge.mover().base.width / 2.0 / away);
    }
    return fan.move(*best, end);
}

}  // namespace

SolvedMove nearer(const MoveJudge& judge, SolvedMove best, Vec2 target, double step) {
    int judged = 0;
    for (; step >= leastStep; step /= 2.0) {
        const Vec2 centre = plan(best.verdict.end.position), way = target - centre;
        const double length = glm::length(way);
        std::vector<Vec2> ends;
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k) ends.push_back(centre + Vec2(step * i, step * k));
        for (const double along : {step, -step})
            ends.push_back(centre + direction(best.move.pose.direction) * along);
        if (length > sameLength) ends.push_back(centre + way * (std::min(step, length) / length));
        std::erase_if(ends, [&](Vec2 end) {
            return glm::distance(end, target) >= best.miss - contactTolerance;
        });
        std::stable_sort(ends.begin(), ends.end(), [&](Vec2 a, Vec2 b) {
            return glm::distance(a, target) < glm::distance(b, target);
        });
        for (const Vec2 end : ends) {
            std::vector<Move> moves;
            const bool small = !judge.mover().base.notched;
            if (small) {
                moves.push_back(best.move);
                moves.back().end = end;
            }
            if (!small || !judge.terms().deployment)
                for (const Move& move : movesTo(judge, end)) moves.push_back(move);
            auto trial = firstLegal(judge, moves, target, judged);
            if (!trial) continue;
            best = std::move(*trial);
            break;
        }
    }
    best.verdict = judge.judge(best.move);
    return best;
}

SolvedMove wishedMove(const Battlefield& field, const Mini& mover, Vec2 target,
                      const MoveTerms& terms, std::span<const PlacedMini> others,
                      std::span<const PlacedMini> forbidden) {
    const MoveJudge judge(field, mover, terms, others, forbidden);
    return solved(judge, wish(judge, target), target);
}

std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms,
                                           std::span<const PlacedMini> others,
                                           std::span<const PlacedMini> forbidden) {
    const MoveJudge judge(field, mover, terms, others, forbidden);
    SolvedMove wished = solved(judge, wish(judge, target), target);
    if (wished.verdict.legal) return wished;
    if (terms.kind == MoveKind::pivot) return closestPivot(judge, target);
    if (judge.topSpeed() == 0) return std::nullopt;
    auto found = Search(judge, target).run(plan(wished.verdict.end.position));
    if (found || !terms.deployment) return found;
    // The target is far from all tested starts. So the search uses the reach from all possible
    // starts.
    const Reach reach = reachOf(field, mover, terms, others, forbidden, {0.5});
    return closestLegalMove(field, mover, target, terms, reach, others, forbidden);
}

}  // namespace sightline::geometry
