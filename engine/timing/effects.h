/// Who acts at which timing point. The parameter's type is the registration; simultaneous effects
/// are ordered in one place.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/asking/task.h"
#include "engine/state/battle.h"

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
    std::string id{};  ///< what it is, beside its name: "Inspire:3"
    /// False: its order is of no consequence in spite of its name, and only a game that asks
    /// everything asks for it.
    bool ordered = true;
};

/// The same with its timing point forgotten, so that all effects wait in one table and are ordered
/// by one function, whatever the point.
struct WaitingEffect {
    Player controller{};
    std::function<Task<void>(Battle&, void* point)> resolve{};
    std::string name{};
    std::function<bool(const Battle&, const void* point)> applies{};
    std::string id{};
    bool ordered = true;
    /// In place of `resolve`: it asks nothing, changes nothing, and only records or whispers.
    std::function<void(Battle&, void* point)> atOnce{};
    bool matters(const Battle& battle, const void* point) const {
        return !applies || applies(battle, point);
    }
};
using StandingEffect = std::function<void(const Battle&, void* point)>;
/// Those of a player that matter at this moment.
using BorneEffects =
    std::function<std::vector<WaitingEffect>(const Battle&, Player, const void* point)>;

/// A timing point among others: an address that only this type has.
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

/// All effects of a game by their timing point, and the standing ones beside them. Points are
/// looked up, never gone through: their order in memory decides nothing.
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

    /// Effects of whoever bears something at that moment: `list` is asked whenever the game gets
    /// there for those that apply.
    template <class Point>
    void addBorne(
        std::function<std::vector<Effect<Point>>(const Battle&, Player, const Point&)> list) {
        table_[pointKey<Point>()].borne.push_back(
            [list = std::move(list)](const Battle& battle, Player player, const void* point) {
                return allWaiting(list(battle, player, *static_cast<const Point*>(point)));
            });
    }

    /// What always holds: it neither asks nor rolls nor changes anything but the point.
    template <class Point>
    void addStanding(std::function<void(const Battle&, Point&)> change) {
        table_[pointKey<Point>()].standing.push_back(
            [change = std::move(change)](const Battle& battle, void* point) {
                change(battle, *static_cast<Point*>(point));
            });
    }

    /// What there is at one timing point.
    struct AtPoint {
        std::vector<WaitingEffect> waiting{};
        std::vector<BorneEffects> borne{};
        std::vector<StandingEffect> standing{};
    };
    template <class Point>
    const AtPoint& at() const {
        return at(pointKey<Point>());
    }
    const AtPoint& at(PointKey point) const;

  private:
    std::map<PointKey, AtPoint> table_;
};

/// That player's effects resolve and then, where they are `both` meant, those of the opponent; for
/// each the effects of `rules` before the game's.
/// Core Rulebook p. 6, Timing: one player's effects of the same moment resolve in the order that
/// the player chooses. What stopped mattering meanwhile does not resolve.
Task<void> resolveEffects(Battle& battle, PointKey key, void* point,
                          std::vector<WaitingEffect> rules, Player first, bool both);

/// The same moment where the sequence itself says whose effects come now: only that player's
/// resolve.
template <class Point>
Task<void> reach(Battle& battle, Point& point, Player player,
                 std::vector<Effect<Point>> rules = {}) {
    return resolveEffects(battle, pointKey<Point>(), &point, allWaiting(std::move(rules)), player,
                          false);
}

/// The game has come to this timing point: every effect that waits for it resolves now, those of
/// the player with priority first. `rules` are what the rulebook itself has happen at that moment.
template <class Point>
Task<void> reach(Battle& battle, Point& point, std::vector<Effect<Point>> rules = {}) {
    return resolveEffects(battle, pointKey<Point>(), &point, allWaiting(std::move(rules)),
                          battle.priority(), true);
}

/// Asks the standing effects: what does this amount to now?
template <class Point>
void consult(const Battle& battle, Point& point) {
    if (!battle.effects) return;
    for (const auto& change : battle.effects->at<Point>().standing) change(battle, &point);
}

}  // namespace sightline::engine
