#include "engine/legion/rules/timing/effects.h"

#include <algorithm>
#include <iterator>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/quiet_moments.h"

namespace sightline::engine {
namespace {

using Waiting = std::vector<const WaitingEffect*>;

/// Names and ids of a player's simultaneous effects.
struct Listed {
    std::vector<std::string> names{}, ids{};
};

/// Asks which effect resolves next; returns its index.
Task<std::size_t> chooseEffect(Battle& battle, Player player, Listed effects) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::chooseEffect, page(6, "Timing"));
        asked.question.names = effects.names;
        asked.question.ids = effects.ids;
        for (int i = 0; i < static_cast<int>(effects.names.size()); ++i) {
            asked.question.options.push_back(EffectName{i});
        }
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const EffectName* effect = std::get_if<EffectName>(&chosen);
    co_return effect ? static_cast<std::size_t>(effect->name) : 0;
}

// A question is needed only if the first effect has a name and another one has a name, too.
bool isNamed(const Battle& battle, const WaitingEffect& one) {
    return !one.name.empty() && (one.ordered || battle.asksEverything);
}

bool isChoice(const Battle& battle, const Waiting& waiting) {
    const auto named = [&](const WaitingEffect* one) { return isNamed(battle, *one); };
    return named(waiting.front()) && std::count_if(waiting.begin(), waiting.end(), named) > 1;
}

Task<std::size_t> chooseNext(Battle& battle, const Waiting& waiting) {
    Listed effects;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (!isNamed(battle, *waiting[i])) continue;
        effects.names.push_back(waiting[i]->name);
        effects.ids.push_back(waiting[i]->id);
        places.push_back(i);
    }
    const Player player = waiting.front()->controller;
    co_return places[co_await chooseEffect(battle, player, std::move(effects))];
}

// Requires that all of `waiting` apply at the start.
Task<void> resolveInChosenOrder(Battle& battle, void* point, Waiting waiting) {
    while (!waiting.empty()) {
        std::size_t next = 0;
        if (isChoice(battle, waiting)) next = co_await chooseNext(battle, waiting);
        const WaitingEffect* effect = waiting[next];
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(next));
        if (effect->atOnce) {
            effect->atOnce(battle, point);
        } else {
            Task<void> resolving = effect->resolve(battle, point);
            co_await resolving;
        }
        std::erase_if(waiting,
                      [&](const WaitingEffect* one) { return !one->matters(battle, point); });
    }
}

/// The borne effects that apply at this moment; they stay valid until they are resolved.
std::vector<WaitingEffect> borneBy(Player player, const Battle& battle,
                                   const Effects::PointEffects& here, const void* point) {
    std::vector<WaitingEffect> all;
    for (const PlayerEffects& list : here.borne) {
        std::vector<WaitingEffect> some = list(battle, player, point);
        if (all.empty()) {
            all = std::move(some);
        } else {
            std::move(some.begin(), some.end(), std::back_inserter(all));
        }
    }
    return all;
}

/// The effects that apply now: of the rules, borne effects, and registered effects of the game.
Waiting effectsOf(Player player, const Battle& battle, const void* point,
                  const std::vector<WaitingEffect>& rules, const std::vector<WaitingEffect>& borne,
                  const std::vector<WaitingEffect>& game) {
    Waiting own;
    own.reserve(rules.size() + borne.size() + game.size());
    const auto take = [&](const std::vector<WaitingEffect>& effects) {
        for (const WaitingEffect& one : effects) {
            if (one.controller == player && one.matters(battle, point)) own.push_back(&one);
        }
    };
    take(rules);
    for (const WaitingEffect& one : borne) own.push_back(&one);
    take(game);
    return own;
}

bool isAtOnce(const WaitingEffect* effect) { return static_cast<bool>(effect->atOnce); }

/// The number of reports so far; a one-shot effect may only add reports.
std::size_t toldIn(const Battle& battle) { return battle.log.size() + battle.whispers.size(); }

}  // namespace

const Effects::PointEffects& Effects::at(PointKey point) const {
    static const PointEffects nothing;
    const auto found = table_.find(point);
    return found == table_.end() ? nothing : found->second;
}

Task<void> resolveEffects(Battle& battle, PointKey key, void* point,
                          std::vector<WaitingEffect> rules, Player first, bool both) {
    static const Effects none;
    const Effects::PointEffects& here = (battle.effects ? *battle.effects : none).at(key);
    if (rules.empty() && here.waiting.empty() && here.borne.empty()) co_return;
    const std::size_t moment = battle.moments++;
    if (battle.quiet && battle.quiet->isQuiet(moment)) co_return;
    const std::size_t before = toldIn(battle);
    bool quiet = true;
    const int turns = both ? 2 : 1;
    for (int turn = 0; turn < turns; ++turn) {
        const Player player = turn == 0 ? first : opponent(first);
        const std::vector<WaitingEffect> borne = borneBy(player, battle, here, point);
        Waiting own = effectsOf(player, battle, point, rules, borne, here.waiting);
        if (own.empty()) continue;
        quiet = quiet && std::all_of(own.begin(), own.end(), isAtOnce);
        co_await resolveInChosenOrder(battle, point, std::move(own));
    }
    if (quiet && battle.quiet && toldIn(battle) == before) battle.quiet->note(moment);
}

}  // namespace sightline::engine
