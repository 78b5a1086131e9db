/// Who acts at which timing point. The parameter's type is the registration; simultaneous effects
/// are ordered in one place.
#pragma once
#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <utility>
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
    /// How the question of order names it. Without a name its order is of no consequence: it
    /// resolves where it was listed, and nobody is asked.
    std::string name{};
    std::function<bool(const Battle&, const Point&)> applies{};  ///< none: always

    bool matters(const Battle& battle, const Point& point) const {
        return !applies || applies(battle, point);
    }
};

/// All effects of a game, in a table in Appendix E's order, and the standing ones beside it.
class Effects {
  public:
    template <class Point>
    void add(Player controller, std::function<Task<void>(Battle&, Point&)> resolve) {
        add<Point>({controller, std::move(resolve)});
    }
    template <class Point>
    void add(Effect<Point> effect) {
        std::get<std::vector<Effect<Point>>>(table_).push_back(std::move(effect));
    }
    template <class Point>
    const std::vector<Effect<Point>>& at() const {
        return std::get<std::vector<Effect<Point>>>(table_);
    }
    /// What always holds: it neither asks nor rolls nor changes anything but the point.
    template <class Point>
    void addStanding(std::function<void(const Battle&, Point&)> change) {
        std::get<Standing<Point>>(standing_).push_back(std::move(change));
    }
    template <class Point>
    const auto& standing() const {
        return std::get<Standing<Point>>(standing_);
    }

  private:
    template <class Point>
    using Standing = std::vector<std::function<void(const Battle&, Point&)>>;
    template <class... Points>
    static std::tuple<std::vector<Effect<Points>>...> tableFor(TimingPoints<Points...>);
    template <class... Points>
    static std::tuple<Standing<Points>...> standingFor(TimingPoints<Points...>);
    decltype(tableFor(AppendixE{})) table_;
    decltype(standingFor(StandingPoints{})) standing_;
};

/// Which of a player's simultaneous effects resolves next, by place in `names`.
Task<std::size_t> chooseEffect(Battle& battle, Player player, std::vector<std::string> names);

/// Core Rulebook p. 6, Timing: one player's effects of the same moment, in the order that the
/// player chooses. What stopped mattering meanwhile does not resolve.
template <class Point>
Task<void> resolveInChosenOrder(Battle& battle, Point& point,
                                std::vector<const Effect<Point>*> waiting) {
    while (!waiting.empty()) {
        std::erase_if(waiting,
                      [&](const Effect<Point>* one) { return !one->matters(battle, point); });
        if (waiting.empty()) co_return;
        std::size_t next = 0;
        std::vector<std::string> names;
        for (const Effect<Point>* one : waiting) {
            if (!one->name.empty()) names.push_back(one->name);
        }
        const bool open = !waiting.front()->name.empty() && names.size() > 1;
        if (open) {
            const std::size_t chosen =
                co_await chooseEffect(battle, waiting.front()->controller, std::move(names));
            std::size_t named = 0;
            for (std::size_t i = 0; i < waiting.size(); ++i) {
                if (waiting[i]->name.empty()) continue;
                if (named++ == chosen) next = i;
            }
        }
        const Effect<Point>* effect = waiting[next];
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(next));
        Task<void> resolving = effect->resolve(battle, point);
        co_await resolving;
    }
}

/// The effects of that player among them, in their order.
template <class Point>
std::vector<const Effect<Point>*> effectsOf(Player player, const Battle& battle,
                                            const std::vector<Effect<Point>>& rules) {
    std::vector<const Effect<Point>*> own;
    const auto take = [&](const std::vector<Effect<Point>>& effects) {
        for (const Effect<Point>& one : effects) {
            if (one.controller == player) own.push_back(&one);
        }
    };
    take(rules);
    if (battle.effects) take(battle.effects->template at<Point>());
    return own;
}

/// The same moment where the sequence itself says whose effects come now: only that player's
/// resolve.
template <class Point>
Task<void> reach(Battle& battle, Point& point, Player player,
                 std::vector<Effect<Point>> rules = {}) {
    std::vector<const Effect<Point>*> own = effectsOf(player, battle, rules);
    if (own.empty()) co_return;
    co_await resolveInChosenOrder(battle, point, std::move(own));
}

/// The game has come to this timing point: every effect that waits for it resolves now, those of
/// the player with priority first. `rules` are what the rulebook itself has happen at that moment.
template <class Point>
Task<void> reach(Battle& battle, Point& point, std::vector<Effect<Point>> rules = {}) {
    const Player first = battle.priority();
    for (const Player player : {first, opponent(first)}) {
        std::vector<const Effect<Point>*> own = effectsOf(player, battle, rules);
        if (own.empty()) continue;
        co_await resolveInChosenOrder(battle, point, std::move(own));
    }
}

/// Asks the standing effects: what does this amount to now?
template <class Point>
void consult(const Battle& battle, Point& point) {
    if (!battle.effects) return;
    for (const auto& change : battle.effects->template standing<Point>()) change(battle, point);
}

}  // namespace sightline::engine
