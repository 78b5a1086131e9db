#include "app/window/legion/tools/move_wish.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "geometry/move/ways.h"

namespace sightline::app {
namespace {

constexpr double farAhead = 40.0;  // a distance that is longer than any movement tool, inches

geometry::MoveVerdict judged(const MoveWish& wish, const geometry::Move& move) {
    const engine::MoveBounds& bounds = wish.bounds;
    return geometry::judgeMove(wish.field, bounds.leader, move, bounds.terms, bounds.others,
                               bounds.forbidden);
}

geometry::SolvedMove straightTo(const MoveWish& wish, geometry::Vec2 target) {
    const engine::MoveBounds& bounds = wish.bounds;
    return geometry::wishedMove(wish.field, bounds.leader, target, bounds.terms, bounds.others,
                                bounds.forbidden);
}

std::optional<geometry::SolvedMove> otherWay(const MoveWish& wish, geometry::Vec2 target) {
    const engine::MoveBounds& bounds = wish.bounds;
    if (wish.way == 0 || !bounds.leader.base.notched) return std::nullopt;
    const auto ways = geometry::waysTo(wish.field, bounds.leader, target, bounds.terms);
    if (ways.empty()) return std::nullopt;
    const int count = static_cast<int>(ways.size());
    geometry::SolvedMove solved;
    solved.move = ways[static_cast<std::size_t>(((wish.way % count) + count) % count)];
    solved.verdict = judged(wish, solved.move);
    return solved;
}

// A move straight towards the target with the longest movement tool that the unit may use. If the
// unit deploys, the move starts as near to the target as possible.
geometry::SolvedMove wholeWay(const MoveWish& wish, geometry::Vec2 target) {
    const engine::MoveBounds& bounds = wish.bounds;
    const geometry::Vec2 from{bounds.leader.position};
    const double away = glm::distance(from, target);
    const geometry::Vec2 way =
        away > 0.0 ? (target - from) / away : geometry::direction(bounds.leader.facing);
    const bool deploys = bounds.terms.deployment.has_value();
    geometry::SolvedMove solved = straightTo(wish, deploys ? target : from + way * farAhead);
    if (deploys) solved.move.toolSpeed = std::clamp(bounds.terms.speed, 1, 3);
    solved.move.pose.stop = 1.0;
    solved.move.end.reset();
    if (const auto farthest = geometry::farthestAlong(
            wish.field, bounds.leader, solved.move, bounds.terms, bounds.others, bounds.forbidden))
        solved.verdict = farthest->verdict;
    solved.miss = 0.0;
    return solved;
}

geometry::SolvedMove turnedTo(const MoveWish& wish, geometry::Vec2 target) {
    const engine::MoveBounds& bounds = wish.bounds;
    geometry::SolvedMove solved;
    solved.move.kind = geometry::MoveKind::pivot;
    solved.move.toolSpeed = bounds.terms.speed;
    solved.move.rotateFirst = geometry::angleOf(target - geometry::Vec2{bounds.leader.position});
    solved.verdict = judged(wish, solved.move);
    return solved;
}

}  // namespace

geometry::SolvedMove wishedBy(const MoveWish& wish, geometry::Vec2 target) {
    if (wish.bounds.terms.kind == geometry::MoveKind::pivot) return turnedTo(wish, target);
    if (wish.compulsory) return wholeWay(wish, target);
    if (auto other = otherWay(wish, target)) return *other;
    return straightTo(wish, target);
}

}  // namespace sightline::app
