// Poses for a target: what the player asks for, and the nearest thing that is legal.
#include <algorithm>
#include <cmath>

#include "geometry/tool_path.h"
#include "geometry/tool_reach.h"

namespace sightline::geometry {
namespace {

constexpr int gridSteps = 14;      // grid of ends over the tool's reach, steps from centre to edge
constexpr int rimSteps = 48;       // ends on the edge of the reach
constexpr int mostRests = 400;     // places looked at in one search
constexpr int mostJudged = 100;    // moves judged in one search
constexpr int refinements = 5;     // halvings of the grid round the best end
constexpr double pivotStep = 5.0;  // degrees

Vec2 planOf(const Mini& mini) { return {mini.position.x, mini.position.y}; }

SolvedMove solved(const MoveJudge& judge, const Move& move, Vec2 target,
                  Objecting objecting = Objecting::fully) {
    SolvedMove result{move, judge.judge(move, objecting), 0.0};
    result.miss = glm::distance(planOf(result.verdict.end), target);
    return result;
}

Move pivotTo(const MoveJudge& judge, Vec2 target, double share) {
    Move move;
    move.kind = MoveKind::pivot;
    const Vec2 way = target - planOf(judge.mover());
    double wanted =
        glm::length(way) > sameLength ? turn(angleOf(way), judge.mover().facing).value : 0.0;
    wanted = std::clamp(wanted, -judge.terms().maxTurn, judge.terms().maxTurn);
    move.rotateFirst = turn({judge.mover().facing.value + wanted * share}, {0.0});
    return move;
}

Move wish(const MoveJudge& judge, Vec2 target) {
    if (judge.terms().kind == MoveKind::pivot) return pivotTo(judge, target, 1.0);
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

class Search {
  public:
    Search(const MoveJudge& judge, Vec2 target) : judge_(judge), target_(target) {
        reach_ = toolPath(judge.dimensions(), judge.topSpeed(), judge.mover()).length();
    }

    std::optional<SolvedMove> run() {
        const double step = reach_ / gridSteps;
        if (!firstOf(grid(step))) return stay();
        double finer = step / 2.0;
        for (int i = 0; i < refinements; ++i, finer /= 2.0) firstOf(around(finer));
        return best_;
    }

  private:
    std::vector<Vec2> sorted(std::vector<Vec2> ends) const {
        std::stable_sort(ends.begin(), ends.end(), [&](Vec2 a, Vec2 b) {
            return glm::distance(a, target_) < glm::distance(b, target_);
        });
        return ends;
    }

    std::vector<Vec2> grid(double step) const {
        const Vec2 from = planOf(judge_.mover());
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
        return sorted(std::move(ends));
    }

    // Closer ends near the best one so far.
    std::vector<Vec2> around(double step) const {
        const Vec2 centre = planOf(best_->verdict.end);
        std::vector<Vec2> ends;
        for (int i = -1; i <= 1; ++i)
            for (int k = -1; k <= 1; ++k) ends.push_back(centre + Vec2(step * i, step * k));
        const Vec2 way = target_ - centre;
        const double length = glm::length(way);
        if (length > sameLength) ends.push_back(centre + way * (std::min(step, length) / length));
        std::erase_if(ends, [&](Vec2 end) {
            return glm::distance(end, target_) >= best_->miss - contactTolerance;
        });
        return sorted(std::move(ends));
    }

    bool firstOf(const std::vector<Vec2>& ends) {
        for (const Vec2 end : ends) {
            if (++rests_ > mostRests || judged_ > mostJudged) return false;
            if (tries(end)) return true;
        }
        return false;
    }

    bool tries(Vec2 end) {
        const bool isRound = judge_.mover().base.width == judge_.mover().base.length;
        bool known = false;
        bool legal = false;
        for (const Move& move : movesTo(judge_, end)) {
            // Where a round base rests does not depend on the way there.
            if (!known || !isRound) {
                const ToolStop stop =
                    stopOnTool(judge_.dimensions(), move.toolSpeed, judge_.mover(), move.pose,
                               notchOf(move.kind, move.rotateFirst.value_or(judge_.mover().facing),
                                       move.pose.direction));
                legal = judge_.rest(stop.centre, stop.facing, Objecting::once).legal;
                known = true;
                if (!isRound) ++rests_;
            }
            if (!legal) continue;
            if (++judged_ > mostJudged) return false;
            SolvedMove trial = solved(judge_, move, target_, Objecting::once);
            if (!trial.verdict.legal) continue;
            best_ = std::move(trial);
            return true;
        }
        return false;
    }

    // Not moving at all, with the tool laid wherever it may lie.
    std::optional<SolvedMove> stay() {
        for (int speed = 1; speed <= judge_.topSpeed(); ++speed)
            for (int i = 0; i < 24; ++i) {
                const Degrees facing = judge_.mover().facing;
                const bool turns = !judge_.mover().base.notched || judge_.terms().maxTurn >= 15.0;
                if (i > 0 && !turns) break;
                const Degrees way = turn({facing.value + 15.0 * i}, {0.0});
                SolvedMove trial =
                    solved(judge_, moveAlong(judge_, speed, way, {0.0}, 0.0), target_);
                if (trial.verdict.legal) return trial;
            }
        return std::nullopt;
    }

    const MoveJudge& judge_;
    Vec2 target_;
    double reach_ = 0.0;
    std::optional<SolvedMove> best_;
    int rests_ = 0, judged_ = 0;
};

std::optional<SolvedMove> closestPivot(const MoveJudge& judge, Vec2 target) {
    const int steps = static_cast<int>(std::ceil(judge.terms().maxTurn / pivotStep)) + 1;
    for (int i = 0; i <= steps; ++i) {
        SolvedMove trial = solved(judge, pivotTo(judge, target, 1.0 - double(i) / steps), target);
        if (trial.verdict.legal) return trial;
    }
    return std::nullopt;
}

}  // namespace

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
    return Search(judge, target).run();
}

}  // namespace sightline::geometry
