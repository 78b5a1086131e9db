#include "app/cli/games/melee_seeker.h"

#include <algorithm>
#include <variant>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "geometry/move/move.h"

namespace sightline::app {
namespace {

using geometry::Vec2;

// The position of the nearest enemy miniature. No value if none is within 12 in.
std::optional<Vec2> nearestEnemy(const engine::View& view, const engine::UnitView& unit) {
    constexpr double farthest = 12.0;
    const Vec2 here(view.mini(unit.minis.front()).mini.position);
    std::optional<Vec2> nearest;
    double inches = farthest;
    for (const engine::MiniView& one : view.minis) {
        if (!one.onTable() || view.unit(one.unit).player == unit.player) continue;
        const Vec2 at(one.mini.position);
        if (glm::distance(here, at) > inches) continue;
        inches = glm::distance(here, at);
        nearest = at;
    }
    return nearest;
}

// The target of the Move: the enemy, or for a unit with Overrun a place behind the enemy.
Vec2 goal(Vec2 enemy, const engine::UnitView& unit, const engine::MoveBounds& bounds) {
    constexpr double behind = 3.0;  // inches
    const auto& weapons = unit.card->weapons;
    const bool overruns =
        std::any_of(weapons.begin(), weapons.end(), [](const auto& one) { return one.overrun; });
    const Vec2 way = enemy - Vec2(bounds.leader.position);
    const double inches = glm::length(way);
    return overruns && inches > 0.0 ? enemy + way * (behind / inches) : enemy;
}

std::optional<engine::Answer> moveAction(const engine::Question& question) {
    const auto& options = question.options;
    const auto move =
        std::find(options.begin(), options.end(), engine::Option{engine::Action::move});
    if (move == options.end()) return std::nullopt;
    return engine::Pick{static_cast<int>(move - options.begin())};
}

std::optional<engine::Answer> moveTo(Vec2 target, const engine::View& view,
                                     const engine::MoveBounds& bounds) {
    if (bounds.compulsory || bounds.terms.deployment) return std::nullopt;
    const auto move = geometry::closestLegalMove(view.battlefield, bounds.leader, target,
                                                 bounds.terms, bounds.others, bounds.forbidden);
    if (!move) return std::nullopt;
    return engine::MoveAnswer{move->move};
}

}  // namespace

std::optional<engine::Answer> answerTowardsMelee(const engine::Game& game) {
    const engine::Question& question = *game.question();
    const bool moves = question.ask == engine::Ask::moveUnit && question.move;
    if (!moves && question.ask != engine::Ask::chooseAction) return std::nullopt;
    const engine::View view = game.view(question.player);
    const engine::UnitView& unit = view.unit(question.unit);
    if (unit.inMelee || unit.undeployed || unit.minis.empty()) return std::nullopt;
    const auto enemy = nearestEnemy(view, unit);
    if (!enemy) return std::nullopt;
    const auto answer = moves ? moveTo(goal(*enemy, unit, *question.move), view, *question.move)
                              : moveAction(question);
    return answer && !game.refusalOf(*answer) ? answer : std::nullopt;
}

}  // namespace sightline::app
