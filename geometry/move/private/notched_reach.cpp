// Computes the reach of a notched base, cell by cell. The ground map (passable ground) and the
// slide map (distances to terrain that impedes a sliding base) decide most paths.
#include "geometry/move/private/notched_reach.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "geometry/move/private/slide_map.h"
#include "geometry/move/private/sweep.h"
#include "geometry/move/private/tool_path.h"
#include "geometry/move/private/tool_reach.h"
#include "geometry/move/private/tool_starts.h"
#include "geometry/table/private/fit.h"

namespace sightline::geometry {
namespace {

using Known = GroundMap::Way;

// Bounding box of all places where the base's centre may end.
Box withinReach(const MoveJudge& judge) {
    double farthest = 0.0;
    for (const Notch notch : {Notch::front, Notch::left})
        farthest =
            std::max(farthest,
                     toolPath(judge.dimensions(), judge.topSpeed(), judge.mover(), notch).length());
    Box all;
    if (!judge.terms().deployment) {
        all.add(Vec3(Vec2(judge.mover().position), 0.0));
        return all.grown(farthest);
    }
    for (const StartStretch& stretch : startStretches(judge))
        for (const Vec2 end : {stretch.from, stretch.to}) {
            Box round;
            round.add(Vec3(end, 0.0));
            const Box wide = round.grown(stretch.radius + farthest);
            all.add(wide.lo);
            all.add(wide.hi);
        }
    return all;
}

/// A path of the base to a cell, and the results of its tests.
struct Way {
    Move move;
    Mini from;  ///< the miniature at the start of the path
    SweptPath path;
    ToolShape tool;
    Known slides = Known::unknown, lies = Known::unknown;
    bool isShort = false;  ///< true if the path ends before the tool's joint

    /// Cost of the tests of the path that are not done yet. 0: none; 1: the ground under the tool;
    /// 2: the sweep test (does terrain impede the base along the path?).
    int effort() const { return slides == Known::unknown ? 2 : lies == Known::unknown ? 1 : 0; }
};

class NotchedReach {
  public:
    NotchedReach(const NotchedReach&) = delete;
    NotchedReach(MoveJudge judge, double cell)
        : judge_(std::move(judge)),
          resting_(judge_.terms().deployment ? judge_.behind({}, {}) : judge_),
          ground_(judge_.field(), resting_.strider(), judge_.terms().crossesImpassable),
          isRound_(judge_.mover().base.width == judge_.mover().base.length) {
        const BaseSize& base = judge_.mover().base;
        const Box all = withinReach(judge_);
        reach_ = gridOver(all, judge_.field().table(), cell);
        map_ = std::make_shared<const GroundMap>(
            judge_.field(), all.grown(std::max(base.length, base.width)), resting_.strider(),
            judge_.terms().crossesImpassable);
        slides_ = std::make_shared<const SlideMap>(*map_, radiusOf(base));
        near_.emplace(judge_.field(), all, resting_.strider(), judge_.terms().crossesImpassable,
                      radiusOf(base));
        ground_.know(map_.get());
        judge_.know(map_, slides_);
        resting_.know(map_, slides_);
        resting_.share(&footholds_);
    }

    Reach run() {
        if (isRound_ && !judge_.terms().deployment && !goesAnywhere()) return std::move(reach_);
        for (int row = 0; row < reach_.rows; ++row)
            for (int column = 0; column < reach_.columns; ++column) {
                const std::size_t at = reach_.index(column, row);
                const auto move = moveTo(reach_.centre(column, row), reach_.z[at]);
                if (!move) continue;
                reach_.moves[at] = static_cast<int>(reach_.ways.size());
                reach_.ways.push_back(*move);
            }
        return std::move(reach_);
    }

  private:
    /// The base at rest at the end of a path.
    struct Rest {
        bool legal = false, slow = false;
        double z = 0.0;
    };

    // True if any path of the base can be free. A round base that is impeded at its start cannot
    // move at all.
    bool goesAnywhere() {
        const Degrees ahead{judge_.mover().facing};
        return !isImpeded(judge_.field(), judge_.mover(), judge_.terms(),
                          {{ahead, ahead, {0.0}, 0.0}, 1, Notch::front}, slides_.get(), &*near_);
    }

    // A legal move to the place `end`. Paths that the ground map and the slide map accept are tried
    // first, then paths that need exact tests.
    std::optional<Move> moveTo(Vec2 end, double& z) {
        if (isRound_) under_ = underBase(end, {});
        if (under_ == Known::blocked) return std::nullopt;
        rest_.reset();
        short_ = {};
        open_.clear();
        std::optional<Move> found;
        eachMoveTo(end, [&](const Move& move) {
            const auto way = wayOf(move, end);
            if (!way) return false;
            if (way->effort() > 0)
                open_.push_back(*way);
            else if (proves(*way, end))
                found = move;
            // A round base rests the same way at every facing, so one test is enough for all paths.
            return found || (isRound_ && rest_ && !rest_->legal);
        });
        for (int effort = 1; effort < 3 && !found; ++effort)
            for (const Way& way : open_)
                if (way.effort() == effort && proves(way, end)) {
                    found = way.move;
                    break;
                }
        if (found) z = rest_->z;
        return found;
    }

    // Calls `each` for every move to the place `end`, until `each` returns true.
    template <class Each>
    void eachMoveTo(Vec2 end, Each each) const {
        if (judge_.terms().deployment) {
            const std::vector<Move> moves = movesTo(judge_, end);
            (void)std::any_of(moves.begin(), moves.end(), each);
            return;
        }
        MoveSearch all(judge_, end);
        for (auto move = all.next(); move && !each(*move);) move = all.next();
    }

    // The path of a move, with the results of the ground map and the slide map. Empty if one of the
    // maps rejects the path.
    std::optional<Way> wayOf(const Move& move, Vec2 end) const {
        if (judge_.startsSlow() && move.toolSpeed > judge_.slowSpeed()) return std::nullopt;
        Way way{move, fromOf(move), {}, {}};
        const Degrees facing = move.rotateFirst.value_or(way.from.facing);
        way.path = {move.pose, move.toolSpeed, notchOf(move.kind, facing, move.pose.direction)};
        const ToolPath legs =
            toolPath(judge_.dimensions(), move.toolSpeed, way.from, way.path.notch);
        way.isShort = !move.start && move.pose.stop * legs.length() <= legs.first + sameLength;
        way.slides = knownPath(*slides_, judge_.dimensions(), way.from, way.path);
        if (way.slides == Known::blocked) return std::nullopt;
        if (!isRound_ && underBase(end, facingAfter(way)) == Known::blocked) return std::nullopt;
        way.tool =
            toolShape(judge_.dimensions(), move.toolSpeed, way.from, move.pose, way.path.notch);
        way.lies = judge_.known(way.tool);
        if (way.lies == Known::blocked) return std::nullopt;
        return way;
    }

    bool proves(const Way& way, Vec2 end) {
        if (!rest_ || !isRound_) rest_ = restAt(end, facingAfter(way));
        return rest_->legal && lies(way, rest_->slow) && slides(way);
    }

    Mini fromOf(const Move& move) const {
        return move.start ? judge_.behind(*move.start, move.pose.direction).mover()
                          : judge_.mover();
    }

    Degrees facingAfter(const Way& way) const {
        return stopOnTool(judge_.dimensions(), way.move.toolSpeed, way.from, way.move.pose,
                          way.path.notch)
            .facing;
    }

    Known underBase(Vec2 end, Degrees facing) const {
        Mini there = judge_.mover();
        there.position = Vec3(end, 0.0);
        there.facing = facing;
        return map_->underBase(pressing(outlineOf(there)));
    }

    Rest restAt(Vec2 end, Degrees facing) const {
        if (under_ == Known::clear) {
            const Placement placement = resting_.restOnMat(end, facing);
            return {placement.legal, false, placement.z};
        }
        const Placement placement = resting_.rest(end, facing, Objecting::once);
        if (!placement.legal) return {};
        Mini there = judge_.mover();
        there.position = Vec3(end, placement.z);
        there.facing = facing;
        return {true, resting_.endsSlow(there), placement.z};
    }

    // True if terrain allows the pose of the tool. `slow` means that the base ends in difficult
    // terrain.
    bool lies(const Way& way, bool slow) {
        if (way.lies != Known::clear) {
            const ArmGround first = underFirstArm(way);
            if (first.blocked) return false;
            const ArmGround second = ground_.underArm(way.tool.secondArm);
            if (second.blocked) return false;
            ArmGround hinge;
            if (way.move.pose.bend.value != 0.0)
                hinge = ground_.underHinge(way.tool.joint, way.tool.width);
            if (hinge.blocked) return false;
            slow = slow || first.difficult || second.difficult || hinge.difficult;
        }
        return way.move.toolSpeed <=
               (slow || judge_.startsSlow() ? judge_.slowSpeed() : judge_.topSpeed());
    }

    ArmGround underFirstArm(const Way& way) {
        if (!way.isShort) return ground_.underArm(way.tool.firstArm);
        auto& known = short_.firstArm[static_cast<std::size_t>(way.move.toolSpeed)];
        if (!known) known = ground_.underArm(way.tool.firstArm);
        return *known;
    }

    bool slides(const Way& way) {
        if (way.slides == Known::clear) return true;
        const auto isFree = [&] {
            return !isImpeded(judge_.field(), way.from, judge_.terms(), way.path, slides_.get(),
                              &*near_);
        };
        if (!way.isShort) return isFree();
        if (!short_.slides) short_.slides = isFree();
        return *short_.slides;
    }

    /// Test results for one end. They are the same for all paths that end before the tool's joint.
    struct Short {
        std::optional<bool> slides;
        /// Ground under the tool's first arm, for each speed.
        std::array<std::optional<ArmGround>, 4> firstArm;
    };

    MoveJudge judge_, resting_;  ///< `resting_` tests ends; unlike `judge_`, it knows the height at
                                 ///< which the mover starts
    ToolGround ground_;
    bool isRound_ = false;
    Reach reach_;
    std::shared_ptr<const GroundMap> map_;
    std::shared_ptr<const SlideMap> slides_;
    std::optional<NearMatter> near_;
    Footholds footholds_;
    Known under_ = Known::unknown;  ///< the ground map's result for a round base at the tested end
    std::vector<Way> open_;
    std::optional<Rest> rest_;
    Short short_;
};

}  // namespace

int columnOf(double x, double cell) { return static_cast<int>(std::floor(x / cell)); }

Reach gridOver(const Box& box, TableSize table, double cell) {
    Reach reach;
    reach.cell = cell;
    const Vec2 lo = glm::max(Vec2(box.lo), Vec2(0.0));
    const Vec2 hi = glm::min(Vec2(box.hi), Vec2(table.width, table.depth));
    if (lo.x >= hi.x || lo.y >= hi.y) return reach;
    reach.firstColumn = columnOf(lo.x, cell);
    reach.firstRow = columnOf(lo.y, cell);
    reach.columns = columnOf(hi.x, cell) - reach.firstColumn + 1;
    reach.rows = columnOf(hi.y, cell) - reach.firstRow + 1;
    const std::size_t count = reach.index(0, reach.rows);
    reach.moves.assign(count, -1);
    reach.z.assign(count, 0.0);
    return reach;
}

Reach notchedReach(MoveJudge judge, double cell) {
    if (judge.terms().deployment && startStretches(judge).empty()) return {};
    return NotchedReach(std::move(judge), cell).run();
}

}  // namespace sightline::geometry
