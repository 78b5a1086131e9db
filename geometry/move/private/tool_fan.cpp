// Makes the fan: the poses of the movement tool that a search tests for a small base. A start is
// the place and direction at which a tool begins.
#include "geometry/move/private/tool_fan.h"

#include <algorithm>
#include <cmath>

#include "geometry/measure/polygon.h"
#include "geometry/move/private/tool_path.h"

namespace sightline::geometry {
namespace {

constexpr double fullTurn = 360.0;

Box planOf(const ToolShape& shape, double room) {
    Box box;
    for (const auto& arm : {shape.firstArm, shape.secondArm})
        for (const Vec2 corner : arm) box.add(Vec3(corner, 0.0));
    return box.grown(room);
}

// The tested bends from small to large, degrees: 0, 15, -15, 30, ...
std::vector<double> bendsUpTo(double most, double step) {
    std::vector<double> bends{0.0};
    for (double bend = step; bend < most - sameLength; bend += step) {
        bends.push_back(bend);
        bends.push_back(-bend);
    }
    if (most > 0.0) {
        bends.push_back(most);
        bends.push_back(-most);
    }
    return bends;
}

}  // namespace

// Drops the starts along an edge that are far from the point `near`. A start is dropped if it is
// farther from the point than the nearest start, by more than the length of a move.
std::vector<ToolStart> ToolFan::nearest(const MoveJudge& judge, std::vector<ToolStart> starts,
                                        std::optional<Vec2> near) {
    if (!near) return starts;
    double least = 1e30;
    for (const ToolStart& start : starts) least = std::min(least, glm::distance(start.at, *near));
    const double length = toolLength(judge.dimensions(), std::max(1, judge.topSpeed()));
    const double farthest = least + length + judge.mover().base.width;
    std::erase_if(starts,
                  [&](const ToolStart& it) { return glm::distance(it.at, *near) > farthest; });
    return starts;
}

std::vector<ToolStart> ToolFan::startsOf(const MoveJudge& judge, const FanSteps& steps,
                                         std::optional<Vec2> near) {
    std::vector<ToolStart> starts;
    const auto& deployment = judge.terms().deployment;
    if (!deployment) {
        const auto turns = static_cast<int>(std::ceil(fullTurn / steps.direction));
        const Vec2 from(judge.mover().position);
        const double rim = reachOfBase(judge.dimensions(), judge.mover().base);
        const Degrees towards =
            near && glm::distance(*near, from) > sameLength ? angleOf(*near - from) : Degrees{0.0};
        for (int i = 0; i < turns; ++i) {
            const Degrees way = turn({towards.value + fullTurn * i / turns}, {0.0});
            starts.push_back({from + direction(way) * rim, way});
        }
        return starts;
    }
    for (const StartStretch& stretch : startStretches(judge)) {
        const double step = stretch.isRound() ? steps.direction : steps.start;
        const double span = stretch.isRound() ? 2.0 * stretch.half : stretch.length();
        const int count = std::max(1, static_cast<int>(std::ceil(span / step)));
        for (int i = 0; i <= count; ++i)
            starts.push_back(stretch.at(static_cast<double>(i) / count));
    }
    return nearest(judge, std::move(starts), near);
}

ToolFan::ToolFan(const MoveJudge& judge, const FanSteps& steps, std::optional<Vec2> near,
                 std::shared_ptr<const GroundMap> map)
    : judge_(judge.terms().deployment ? judge.behind({}, {}) : judge),
      toolGround_(judge.field(), judge_.strider(), judge.terms().crossesImpassable),
      map_(std::move(map)),
      radius_(judge.mover().base.width / 2.0),
      halfWidth_(judge.dimensions().toolWidth / 2.0),
      deploys_(judge.terms().deployment.has_value()) {
    const std::vector<ToolStart> starts = startsOf(judge, steps, near);
    const std::vector<double> bends = bendsUpTo(judge.dimensions().toolMaxBend.value, steps.bend);
    for (int speed = judge.topSpeed(); speed >= 1; --speed) {
        const std::size_t firstOfSpeed = arms_.size();
        for (const ToolStart& start : starts) {
            const MoveJudge from = deploys_ ? judge.behind(start.at, start.way) : judge;
            const ToolPose pose{start.way, start.way, {0.0}, 1.0};
            arms_.push_back(
                {start, speed, toolShape(judge.dimensions(), speed, from.mover(), pose)});
        }
        for (const double bend : bends)
            for (std::size_t i = firstOfSpeed; i < arms_.size(); ++i) {
                const ToolStart& start = arms_[i].start;
                Mini mover = judge.mover();
                const double rim = reachOfBase(judge.dimensions(), mover.base);
                mover.position = Vec3(start.at - direction(start.way) * rim, 0.0);
                const ToolPose pose{start.way, start.way, {bend}, 1.0};
                Way way{i, bend, toolShape(judge.dimensions(), speed, mover, pose), {}, {}};
                way.arms = {frameOf(way.shape.start, way.shape.joint),
                            frameOf(way.shape.joint, way.shape.end)};
                way.plan = planOf(way.shape, radius_);
                ways_.push_back(way);
            }
    }
    if (map_) useMap();
    if (map_ || ways_.empty()) return;
    Box all;
    for (const Way& way : ways_) all.add(way.plan);
    map_ = std::make_shared<const GroundMap>(judge.field(), all.grown(2.0 * radius_),
                                             judge_.strider(), judge.terms().crossesImpassable);
    useMap();
}

void ToolFan::useMap() {
    judge_.know(map_);
    toolGround_.know(map_.get());
}

ToolFan::Frame ToolFan::frameOf(Vec2 from, Vec2 to) {
    const double length = glm::distance(from, to);
    if (length == 0.0) return {from};
    return {(from + to) / 2.0, (to - from) / length, length / 2.0};
}

double ToolFan::squared(std::size_t way, Vec2 point) const {
    double least = 1e30;
    for (const Frame& arm : ways_[way].arms) {
        const Vec2 from = point - arm.middle;
        const double x = std::max(0.0, std::abs(glm::dot(from, arm.along)) - arm.half);
        const double y = std::max(0.0, std::abs(cross(arm.along, from)) - halfWidth_);
        least = std::min(least, x * x + y * y);
    }
    return least;
}

bool ToolFan::touches(std::size_t way, Vec2 centre) const {
    const Box& plan = ways_[way].plan;
    if (centre.x < plan.lo.x || centre.x > plan.hi.x || centre.y < plan.lo.y ||
        centre.y > plan.hi.y)
        return false;
    return squared(way, centre) <= radius_ * radius_;
}

ToolFan::Ground ToolFan::underArm(const std::array<Vec2, 4>& arm) const {
    switch (map_->underTool(PlanShape(pressing(arm)))) {
        case GroundMap::Way::clear:
            return Ground::clear;
        case GroundMap::Way::blocked:
            return Ground::blocked;
        case GroundMap::Way::unknown:
            break;
    }
    const ArmGround ground = toolGround_.underArm(arm);
    if (ground.blocked) return Ground::blocked;
    return ground.difficult ? Ground::difficult : Ground::clear;
}

ToolFan::Ground ToolFan::underHinge(const ToolShape& shape) const {
    const Outline hinge = pressing(shape.joint, shape.width);
    if (map_->underTool(PlanShape(hinge)) == GroundMap::Way::clear) return Ground::clear;
    const ArmGround ground = toolGround_.underHinge(shape.joint, shape.width);
    if (ground.blocked) return Ground::blocked;
    return ground.difficult ? Ground::difficult : Ground::clear;
}

ToolFan::Ground ToolFan::groundOf(Way& way) {
    FirstArm& first = arms_[way.first];
    if (first.ground == Ground::unknown) first.ground = underArm(way.shape.firstArm);
    if (first.ground == Ground::blocked) return Ground::blocked;
    Ground ground = underArm(way.shape.secondArm);
    if (ground != Ground::blocked && way.bend != 0.0)
        ground = std::max(ground, underHinge(way.shape));
    return std::max(first.ground, ground);
}

bool ToolFan::allows(std::size_t index, bool endsInDifficult) {
    Way& way = ways_[index];
    if (way.ground == Ground::unknown) way.ground = groundOf(way);
    if (way.ground == Ground::blocked) return false;
    const bool slow = judge_.startsSlow() || endsInDifficult || way.ground == Ground::difficult;
    return arms_[way.first].speed <= (slow ? judge_.slowSpeed() : judge_.topSpeed());
}

Move ToolFan::move(std::size_t index, std::optional<Vec2> end) const {
    const Way& way = ways_[index];
    const ToolStart& start = arms_[way.first].start;
    Move move;
    move.kind = judge_.terms().kind;
    move.toolSpeed = arms_[way.first].speed;
    move.pose = {start.way, start.way, {way.bend}, 1.0};
    move.end = end;
    if (deploys_) move.start = start.at;
    return move;
}

}  // namespace sightline::geometry
