/// Who acts at which timing point. The parameter's type is the registration; simultaneous effects are
/// ordered in one place.
#pragma once
#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

#include "engine/conversation/task.h"
#include "engine/state/battle.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {

/// What somebody does at a timing point.
template <class Point>
struct Effect {
    Player controller{};
    std::function<Task<void>(Battle&, Point&)> resolve;
};

/// All effects of a game, in a table in Appendix E's order.
class Effects {
  public:
    template <class Point>
    void add(Player controller, std::function<Task<void>(Battle&, Point&)> resolve) {
        of<Point>().push_back({controller, std::move(resolve)});
    }
    template <class Point>
    const std::vector<Effect<Point>>& at() const {
        return std::get<std::vector<Effect<Point>>>(table_);
    }

  private:
    template <class... Points>
    static std::tuple<std::vector<Effect<Points>>...> tableFor(TimingPoints<Points...>);
    template <class Point>
    std::vector<Effect<Point>>& of() {
        return std::get<std::vector<Effect<Point>>>(table_);
    }
    decltype(tableFor(AppendixE{})) table_;
};

/// Core Rulebook, Timing: effects at the same moment resolve the player with priority first; a
/// player's own in the order that they were listed.
template <class Point>
std::vector<const Effect<Point>*> inOrder(const Battle& battle,
                                          const std::vector<Effect<Point>>& effects) {
    std::vector<const Effect<Point>*> ordered;
    for (const Effect<Point>& effect : effects) ordered.push_back(&effect);
    std::stable_partition(ordered.begin(), ordered.end(), [&](const Effect<Point>* effect) {
        return effect->controller == battle.priority();
    });
    return ordered;
}

/// The game has come to this timing point: every effect that waits for it resolves now.
template <class Point>
Task<void> reach(Battle& battle, Point& point) {
    if (!battle.effects) co_return;
    const auto effects = inOrder(battle, battle.effects->template at<Point>());
    for (const Effect<Point>* effect : effects) {
        Task<void> resolving = effect->resolve(battle, point);
        co_await resolving;
    }
}

/// The same where the sequence itself says whose effects come now: only that player's resolve.
template <class Point>
Task<void> reach(Battle& battle, Point& point, Player player) {
    if (!battle.effects) co_return;
    const auto effects = inOrder(battle, battle.effects->template at<Point>());
    for (const Effect<Point>* effect : effects) {
        if (effect->controller != player) continue;
        Task<void> resolving = effect->resolve(battle, point);
        co_await resolving;
    }
}

}  // namespace sightline::engine
