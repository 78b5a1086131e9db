/// Effects: the table of a game's effects, sorted by timing point. The C++ type of a timing point
/// is the key of its entry. One function orders simultaneous effects.
///
/// Besides the members of a TalkTable, the state of the rule set has these members:
///
///     effects           a pointer to its Effects; null: no effect acts
///     quiet             a pointer to QuietMoments, or null
///     moments           number of timing points that the game has reached
///     asksEverything    true: also asks for an order that makes no difference
///     mayHave(number)   optional; false: no bearer of the effects with this number exists
///     priority()        the player who resolves simultaneous effects first
///
/// The rule set also has two functions for its state:
///
///     Task<std::size_t> chooseEffect(State&, Player, talk::EffectList)   asks for the next effect
///     std::size_t reportsIn(const State&)   counts record entries and messages to players
///
/// One source file of the rule set includes define_effects.h and instantiates `resolveEffects`.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/talk/player.h"
#include "engine/talk/task.h"

namespace sightline::engine::talk {

/// The names and ids of simultaneous effects of one player.
struct EffectList {
    std::vector<std::string> names{}, ids{};
};

/// The kinds of simultaneous effects. The order of two effects makes a difference only for some
/// pairs of kinds.
enum class Ordering {
    never,    ///< the order never makes a difference
    gains,    ///< only gives tokens to its own unit; order matters with `always` and `moves`
    ofMoves,  ///< the places of units decide whether it acts; order matters with `moves`
    moves,    ///< may move a unit; order matters with all but `never` and `moves`
    always    ///< order matters with all but `never` and `ofMoves`
};
constexpr bool orderMatters(Ordering one, Ordering other) {
    if (one == Ordering::never || other == Ordering::never) return false;
    if (one == Ordering::always && other == Ordering::always) return true;
    if (one == other) return false;
    if (one == Ordering::moves || other == Ordering::moves) return true;
    return one != Ordering::ofMoves && other != Ordering::ofMoves;
}

/// An effect of a player that acts at a timing point.
template <class Table, class Point>
struct Effect {
    Player controller{};
    std::function<Task<void>(Table&, Point&)> resolve;
    /// The name of the effect in the question about the order of effects. An effect without a name
    /// is resolved at its place in the list: its order makes no difference, and no question is
    /// asked about it.
    std::string name{};
    /// Condition of the effect; empty: the effect always applies.
    std::function<bool(const Table&, const Point&)> applies{};
    std::string id{};  ///< id of the effect in addition to its name, such as "Inspire:3"
    /// The player is asked for the order of effects only if the order makes a difference. A game
    /// that asks all questions always asks.
    Ordering ordering = Ordering::always;
};

/// An effect without the C++ type of its timing point. So one table can hold the effects of all
/// points, and one function can order them.
template <class Table>
struct WaitingEffect {
    Player controller{};
    std::function<Task<void>(Table&, void* point)> resolve{};
    std::string name{};
    std::function<bool(const Table&, const void* point)> applies{};
    std::string id{};
    Ordering ordering = Ordering::always;
    /// A function that replaces `resolve` for an effect that needs no coroutine. It asks nothing
    /// and changes nothing; it only writes to the record or sends messages to a player.
    std::function<void(Table&, void* point)> atOnce{};
    bool matters(const Table& table, const void* point) const {
        return !applies || applies(table, point);
    }
};
template <class Table>
using StandingEffect = std::function<void(const Table&, void* point)>;
/// A function that returns the effects of a player that apply at this moment.
template <class Table>
using PlayerEffects =
    std::function<std::vector<WaitingEffect<Table>>(const Table&, Player, const void* point)>;

/// The key of a timing point: an address that is unique for each type of point.
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
    waits.ordering = effect.ordering;
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

/// All effects of a game, sorted by timing point. Standing effects, which only change values, are
/// kept apart. The program looks up timing points by key and never iterates over the table, so the
/// order of the table in memory does not matter.
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

    /// Adds effects of bearers, such as units with keywords. Each time the game reaches the timing
    /// point, `list` returns the effects that apply. `list` is not called if the table has the
    /// function `mayHave`, and `mayHave(needed)` is false.
    template <class Point>
    void addBorne(
        std::function<std::vector<Effect<Table, Point>>(const Table&, Player, const Point&)> list,
        std::optional<int> needed = std::nullopt) {
        addBorne(
            pointKey<Point>(),
            [list = std::move(list)](const Table& table, Player player, const void* point) {
                return allWaiting(list(table, player, *static_cast<const Point*>(point)));
            },
            needed);
    }

    /// Adds effects of bearers, such as units with keywords, at the timing point with this key.
    void addBorne(PointKey point, PlayerEffects<Table> list,
                  std::optional<int> needed = std::nullopt) {
        table_[point].borne.push_back({std::move(list), needed});
    }

    /// Adds a standing effect. A standing effect asks nothing, rolls nothing, and changes only the
    /// values of the timing point.
    template <class Point>
    void addStanding(std::function<void(const Table&, Point&)> change) {
        table_[pointKey<Point>()].standing.push_back(
            [change = std::move(change)](const Table& table, void* point) {
                change(table, *static_cast<Point*>(point));
            });
    }

    /// Effects of bearers. They are skipped if `mayHave(needed)` of the table returns false.
    struct BorneEffects {
        PlayerEffects<Table> list{};
        std::optional<int> needed{};
    };
    /// The effects of one timing point.
    struct PointEffects {
        std::vector<WaitingEffect<Table>> waiting{};
        std::vector<BorneEffects> borne{};
        std::vector<StandingEffect<Table>> standing{};
    };
    template <class Point>
    const PointEffects& at() const {
        return at(pointKey<Point>());
    }
    const PointEffects& at(PointKey point) const;

  private:
    std::unordered_map<PointKey, PointEffects> table_;
};

/// Resolves the effects of the player `first` and then, if `both` is true, those of the opponent.
/// For each player, the effects in `rules` come before the effects of the game. A player chooses
/// the order of their simultaneous effects. An effect that no longer applies is not resolved.
template <class Table>
Task<void> resolveEffects(Table& table, PointKey key, void* point,
                          std::vector<WaitingEffect<Table>> rules, Player first, bool both);

/// Reaches a timing point of one player: resolves only the effects of this player.
template <class Table, class Point>
Task<void> reach(Table& table, Point& point, Player player,
                 std::vector<Effect<Table, Point>> rules = {}) {
    return resolveEffects(table, pointKey<Point>(), &point, allWaiting(std::move(rules)), player,
                          false);
}

/// Reaches a timing point: resolves all effects of the point, beginning with those of the player
/// who has priority. `rules` contains the effects that the rules themselves have at this point.
template <class Table, class Point>
Task<void> reach(Table& table, Point& point, std::vector<Effect<Table, Point>> rules = {}) {
    return resolveEffects(table, pointKey<Point>(), &point, allWaiting(std::move(rules)),
                          table.priority(), true);
}

/// Applies all standing effects of a timing point to the values in `point`.
template <class Table, class Point>
void consult(const Table& table, Point& point) {
    if (!table.effects) return;
    for (const auto& change : table.effects->template at<Point>().standing) change(table, &point);
}

}  // namespace sightline::engine::talk
