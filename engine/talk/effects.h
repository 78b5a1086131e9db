/// Table of effects by timing point. The type of the point selects the entry; one function orders
/// simultaneous effects.
///
/// Besides the members of a TalkTable, the state of the rule set has these:
///
///     effects           a pointer to its Effects; null: no effect acts
///     quiet             a pointer to QuietMoments, or null
///     moments           number of timing points reached in the game
///     asksEverything    also ask for an order that makes no difference
///     priority()        the player who resolves simultaneous effects first
///
/// and two functions beside it:
///
///     Task<std::size_t> chooseEffect(State&, Player, talk::EffectList)   asks for the next effect
///     std::size_t reportsIn(const State&)   number of reports so far: record, messages to a player
///
/// One source file of the rule set includes define_effects.h and instantiates `resolveEffects`.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/talk/player.h"
#include "engine/talk/task.h"

namespace sightline::engine::talk {

/// Names and ids of a player's simultaneous effects.
struct EffectList {
    std::vector<std::string> names{}, ids{};
};

/// An action at a timing point.
template <class Table, class Point>
struct Effect {
    Player controller{};
    std::function<Task<void>(Table&, Point&)> resolve;
    /// Name of the effect in the question about the order. An effect without a name resolves at its
    /// place in the list; its order makes no difference and is not asked.
    std::string name{};
    std::function<bool(const Table&, const Point&)> applies{};  ///< none: always
    std::string id{};  ///< id besides the name: "Inspire:3"
    /// False: the order makes no difference although it has a name; only a game that asks
    /// everything asks for it.
    bool ordered = true;
};

/// Type-erased Effect, so that one table holds and one function orders the effects of all points.
template <class Table>
struct WaitingEffect {
    Player controller{};
    std::function<Task<void>(Table&, void* point)> resolve{};
    std::string name{};
    std::function<bool(const Table&, const void* point)> applies{};
    std::string id{};
    bool ordered = true;
    /// Replaces `resolve` in a one-shot effect: asks nothing, changes nothing, only records or
    /// whispers.
    std::function<void(Table&, void* point)> atOnce{};
    bool matters(const Table& table, const void* point) const {
        return !applies || applies(table, point);
    }
};
template <class Table>
using StandingEffect = std::function<void(const Table&, void* point)>;
/// The effects of a player that apply at this moment.
template <class Table>
using PlayerEffects =
    std::function<std::vector<WaitingEffect<Table>>(const Table&, Player, const void* point)>;

/// Key of a timing point: an address that is unique for the type.
using PointKey = const char*;
template <class Point>
PointKey pointKey() {
    static constexpr char key = 0;
    return &key;
}

template <class Table, class Point>
WaitingEffect<Table> waiting(Effect<Table, Point> effect) {
    WaitingEffect<Table> waits{.controller = effect.controller, .name = std::move(effect.name)};
    waits.id = std::move(effect.id);
    waits.ordered = effect.ordered;
    waits.resolve = [resolve = std::move(effect.resolve)](Table& table, void* point) {
        return resolve(table, *static_cast<Point*>(point));
    };
    if (effect.applies) {
        waits.applies = [applies = std::move(effect.applies)](const Table& table,
                                                              const void* point) {
            return applies(table, *static_cast<const Point*>(point));
        };
    }
    return waits;
}

template <class Table, class Point>
std::vector<WaitingEffect<Table>> allWaiting(std::vector<Effect<Table, Point>> rules) {
    std::vector<WaitingEffect<Table>> all;
    all.reserve(rules.size());
    for (Effect<Table, Point>& one : rules) all.push_back(waiting(std::move(one)));
    return all;
}

/// All effects of a game by timing point, and the standing effects. The table is only searched by
/// key and never iterated, so that its order in memory does not matter.
template <class Table>
class Effects {
  public:
    template <class Point>
    void add(Player controller, std::function<Task<void>(Table&, Point&)> resolve) {
        add<Point>({controller, std::move(resolve)});
    }
    template <class Point>
    void add(Effect<Table, Point> effect) {
        add(pointKey<Point>(), waiting(std::move(effect)));
    }
    void add(PointKey point, WaitingEffect<Table> effect) {
        table_[point].waiting.push_back(std::move(effect));
    }

    /// Adds effects of bearers. Each time the game reaches the point, `list` returns those that
    /// apply.
    template <class Point>
    void addBorne(
        std::function<std::vector<Effect<Table, Point>>(const Table&, Player, const Point&)> list) {
        table_[pointKey<Point>()].borne.push_back(
            [list = std::move(list)](const Table& table, Player player, const void* point) {
                return allWaiting(list(table, player, *static_cast<const Point*>(point)));
            });
    }

    /// Adds a standing effect: it asks nothing, rolls nothing and changes only the point.
    template <class Point>
    void addStanding(std::function<void(const Table&, Point&)> change) {
        table_[pointKey<Point>()].standing.push_back(
            [change = std::move(change)](const Table& table, void* point) {
                change(table, *static_cast<Point*>(point));
            });
    }

    /// The effects of one timing point.
    struct PointEffects {
        std::vector<WaitingEffect<Table>> waiting{};
        std::vector<PlayerEffects<Table>> borne{};
        std::vector<StandingEffect<Table>> standing{};
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
/// player the effects of `rules` before those of the game. A player chooses the order of
/// simultaneous effects. An effect that no longer applies does not resolve.
template <class Table>
Task<void> resolveEffects(Table& table, PointKey key, void* point,
                          std::vector<WaitingEffect<Table>> rules, Player first, bool both);

/// The same for a moment of one player: only that player's effects resolve.
template <class Table, class Point>
Task<void> reach(Table& table, Point& point, Player player,
                 std::vector<Effect<Table, Point>> rules = {}) {
    return resolveEffects(table, pointKey<Point>(), &point, allWaiting(std::move(rules)), player,
                          false);
}

/// Reaches a timing point: resolves all effects of the point, those of the player with priority
/// first. `rules` are the effects of the rules themselves at that moment.
template <class Table, class Point>
Task<void> reach(Table& table, Point& point, std::vector<Effect<Table, Point>> rules = {}) {
    return resolveEffects(table, pointKey<Point>(), &point, allWaiting(std::move(rules)),
                          table.priority(), true);
}

/// Applies the standing effects to the point and leaves the result in it.
template <class Table, class Point>
void consult(const Table& table, Point& point) {
    if (!table.effects) return;
    for (const auto& change : table.effects->template at<Point>().standing) change(table, &point);
}

}  // namespace sightline::engine::talk
