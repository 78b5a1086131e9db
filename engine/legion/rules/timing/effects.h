/// Table of effects by timing point. The type of the point selects the entry; one function orders
/// simultaneous effects.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/rules/asking/task.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

class CurrentState;

/// An action at a timing point.
template <class Point>
struct Effect {
    Player controller{};
    std::function<Task<void>(Battle&, Point&)> resolve;
    /// Name of the effect in the question about the order. An effect without a name resolves at its
    /// place in the list; its order makes no difference and is not asked.
    std::string name{};
    std::function<bool(const Battle&, const Point&)> applies{};  ///< none: always
    std::string id{};  ///< id besides the name: "Inspire:3"
    /// False: the order makes no difference although it has a name; only a game that asks
    /// everything asks for it.
    bool ordered = true;
};

/// Type-erased Effect, so that one table holds and one function orders the effects of all points.
struct WaitingEffect {
    Player controller{};
    std::function<Task<void>(Battle&, void* point)> resolve{};
    std::string name{};
    std::function<bool(const Battle&, const void* point)> applies{};
    std::string id{};
    bool ordered = true;
    /// Replaces `resolve` in a one-shot effect: asks nothing, changes nothing, only records or
    /// whispers.
    std::function<void(Battle&, void* point)> atOnce{};
    bool matters(const Battle& battle, const void* point) const {
        return !applies || applies(battle, point);
    }
};
using StandingEffect = std::function<void(const CurrentState&, void* point)>;
/// The effects of a player that apply at this moment.
using PlayerEffects =
    std::function<std::vector<WaitingEffect>(const Battle&, Player, const void* point)>;

/// Key of a timing point: an address that is unique for the type.
using PointKey = const char*;
template <class Point>
PointKey pointKey() {
    static constexpr char key = 0;
    return &key;
}

template <class Point>
WaitingEffect waiting(Effect<Point> effect) {
    WaitingEffect waits{.controller = effect.controller, .name = std::move(effect.name)};
    waits.id = std::move(effect.id);
    waits.ordered = effect.ordered;
    waits.resolve = [resolve = std::move(effect.resolve)](Battle& battle, void* point) {
        return resolve(battle, *static_cast<Point*>(point));
    };
    if (effect.applies) {
        waits.applies = [applies = std::move(effect.applies)](const Battle& battle,
                                                              const void* point) {
            return applies(battle, *static_cast<const Point*>(point));
        };
    }
    return waits;
}

template <class Point>
std::vector<WaitingEffect> allWaiting(std::vector<Effect<Point>> rules) {
    std::vector<WaitingEffect> all;
    all.reserve(rules.size());
    for (Effect<Point>& one : rules) all.push_back(waiting(std::move(one)));
    return all;
}

/// All effects of a game by timing point, and the standing effects. The table is only searched by
/// key and never iterated, so that its order in memory does not matter.
class Effects {
  public:
    template <class Point>
    void add(Player controller, std::function<Task<void>(Battle&, Point&)> resolve) {
        add<Point>({controller, std::move(resolve)});
    }
    template <class Point>
    void add(Effect<Point> effect) {
        add(pointKey<Point>(), waiting(std::move(effect)));
    }
    void add(PointKey point, WaitingEffect effect) {
        table_[point].waiting.push_back(std::move(effect));
    }

    /// Adds effects of bearers. Each time the game reaches the point, `list` returns those that
    /// apply.
    template <class Point>
    void addBorne(
        std::function<std::vector<Effect<Point>>(const Battle&, Player, const Point&)> list) {
        table_[pointKey<Point>()].borne.push_back(
            [list = std::move(list)](const Battle& battle, Player player, const void* point) {
                return allWaiting(list(battle, player, *static_cast<const Point*>(point)));
            });
    }

    /// Adds a standing effect: it asks nothing, rolls nothing and changes only the point.
    /// `change(now, point)` gets a `const CurrentState&` and the point.
    template <class Point, class Change>
    void addStanding(Change change) {
        table_[pointKey<Point>()].standing.push_back(
            [change = std::move(change)](const CurrentState& now, void* point) {
                change(now, *static_cast<Point*>(point));
            });
    }

    /// The effects of one timing point.
    struct PointEffects {
        std::vector<WaitingEffect> waiting{};
        std::vector<PlayerEffects> borne{};
        std::vector<StandingEffect> standing{};
    };
    template <class Point>
    const PointEffects& at() const {
        return at(pointKey<Point>());
    }
    const PointEffects& at(PointKey point) const;

  private:
    std::map<PointKey, PointEffects> table_;
};

/// Resolves the effects of player `first` and then, if `both`, those of the opponent; for each
/// player the effects of `rules` before those of the game. Core Rulebook p. 6, Timing: a player
/// chooses the order of simultaneous effects. An effect that no longer applies does not resolve.
Task<void> resolveEffects(Battle& battle, PointKey key, void* point,
                          std::vector<WaitingEffect> rules, Player first, bool both);

/// The same for a moment of one player: only that player's effects resolve.
template <class Point>
Task<void> reach(Battle& battle, Point& point, Player player,
                 std::vector<Effect<Point>> rules = {}) {
    return resolveEffects(battle, pointKey<Point>(), &point, allWaiting(std::move(rules)), player,
                          false);
}

/// Reaches a timing point: resolves all effects of the point, those of the player with priority
/// first. `rules` are the effects of the rulebook itself at that moment.
template <class Point>
Task<void> reach(Battle& battle, Point& point, std::vector<Effect<Point>> rules = {}) {
    return resolveEffects(battle, pointKey<Point>(), &point, allWaiting(std::move(rules)),
                          battle.priority(), true);
}

}  // namespace sightline::engine
