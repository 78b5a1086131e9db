/// Definitions of the members of effects.h, for the one source file of a rule set that instantiates
/// them.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "engine/talk/effects.h"
#include "engine/talk/quiet_moments.h"

namespace sightline::engine::talk {

template <class Table>
using Waiting = std::vector<const WaitingEffect<Table>*>;

// True if the player may choose the order of this effect.
template <class Table>
bool isNamed(const Table& table, const WaitingEffect<Table>& one) {
    return !one.name.empty() && (one.ordering != Ordering::never || table.asksEverything);
}

// True if it makes a difference whether the first waiting effect is resolved before another one.
template <class Table>
bool isChoice(const Table& table, const Waiting<Table>& waiting) {
    const WaitingEffect<Table>* first = waiting.front();
    return isNamed(table, *first) &&
           std::any_of(waiting.begin() + 1, waiting.end(), [&](const WaitingEffect<Table>* one) {
               return isNamed(table, *one) &&
                      (table.asksEverything || orderMatters(first->ordering, one->ordering));
           });
}

template <class Table>
Task<std::size_t> chooseNext(Table& table, const Waiting<Table>& waiting) {
    EffectList effects;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (!isNamed(table, *waiting[i])) continue;
        effects.names.push_back(waiting[i]->name);
        effects.ids.push_back(waiting[i]->id);
        places.push_back(i);
    }
    const Player player = waiting.front()->controller;
    co_return places[co_await chooseEffect(table, player, std::move(effects))];
}

// Resolves effects in the order that the player chooses. At the start, all effects in `waiting`
// must apply.
template <class Table>
Task<void> resolveInChosenOrder(Table& table, void* point, Waiting<Table> waiting) {
    while (!waiting.empty()) {
        std::size_t next = 0;
        if (isChoice(table, waiting)) next = co_await chooseNext(table, waiting);
        const WaitingEffect<Table>* effect = waiting[next];
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(next));
        if (effect->atOnce) {
            effect->atOnce(table, point);
        } else {
            Task<void> resolving = effect->resolve(table, point);
            co_await resolving;
        }
        std::erase_if(waiting,
                      [&](const WaitingEffect<Table>* one) { return !one->matters(table, point); });
    }
}

/// The effects of bearers, such as units with keywords, that apply at this moment. The effects stay
/// valid until they are resolved.
template <class Table>
std::vector<WaitingEffect<Table>> borneBy(Player player, const Table& table,
                                          const typename Effects<Table>::PointEffects& here,
                                          const void* point) {
    std::vector<WaitingEffect<Table>> all;
    for (const auto& [list, needed] : here.borne) {
        if constexpr (requires { table.mayHave(0); }) {
            if (needed && !table.mayHave(*needed)) continue;
        }
        std::vector<WaitingEffect<Table>> some = list(table, player, point);
        if (all.empty()) {
            all = std::move(some);
        } else {
            std::move(some.begin(), some.end(), std::back_inserter(all));
        }
    }
    return all;
}

/// All effects that apply now: effects of the rules, effects of bearers such as units with
/// keywords, and registered effects of the game.
template <class Table>
Waiting<Table> effectsOf(Player player, const Table& table, const void* point,
                         const std::vector<WaitingEffect<Table>>& rules,
                         const std::vector<WaitingEffect<Table>>& borne,
                         const std::vector<WaitingEffect<Table>>& game) {
    Waiting<Table> own;
    own.reserve(rules.size() + borne.size() + game.size());
    const auto take = [&](const std::vector<WaitingEffect<Table>>& effects) {
        for (const WaitingEffect<Table>& one : effects) {
            if (one.controller == player && one.matters(table, point)) own.push_back(&one);
        }
    };
    take(rules);
    for (const WaitingEffect<Table>& one : borne) own.push_back(&one);
    take(game);
    return own;
}

template <class Table>
bool isAtOnce(const WaitingEffect<Table>* effect) {
    return static_cast<bool>(effect->atOnce);
}

template <class Table>
const typename Effects<Table>::PointEffects& Effects<Table>::at(PointKey point) const {
    static const PointEffects nothing;
    const auto found = table_.find(point);
    return found == table_.end() ? nothing : found->second;
}

template <class Table>
Task<void> resolveEffects(Table& table, PointKey key, void* point,
                          std::vector<WaitingEffect<Table>> rules, Player first, bool both) {
    static const Effects<Table> none;
    const typename Effects<Table>::PointEffects& here =
        (table.effects ? static_cast<const Effects<Table>&>(*table.effects) : none).at(key);
    if (rules.empty() && here.waiting.empty() && here.borne.empty()) co_return;
    const std::size_t moment = table.moments++;
    if (table.quiet && table.quiet->isQuiet(moment)) co_return;
    const std::size_t before = reportsIn(table);
    bool quiet = true;
    const int turns = both ? 2 : 1;
    for (int turn = 0; turn < turns; ++turn) {
        const Player player = turn == 0 ? first : opponent(first);
        const std::vector<WaitingEffect<Table>> borne = borneBy(player, table, here, point);
        Waiting<Table> own = effectsOf(player, table, point, rules, borne, here.waiting);
        if (own.empty()) continue;
        quiet = quiet && std::all_of(own.begin(), own.end(), isAtOnce<Table>);
        co_await resolveInChosenOrder(table, point, std::move(own));
    }
    if (quiet && table.quiet && reportsIn(table) == before) table.quiet->note(moment);
}

}  // namespace sightline::engine::talk
