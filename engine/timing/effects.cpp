#include "engine/timing/effects.h"

#include <algorithm>

#include "engine/asking/kinds.h"
#include "engine/timing/ask.h"

namespace sightline::engine {
namespace {

using Waiting = std::vector<const WaitingEffect*>;

/// Which of a player's simultaneous effects resolves next, by place in `names`.
Task<std::size_t> chooseEffect(Battle& battle, Player player, std::vector<std::string> names) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::chooseEffect, page(6, "Timing"));
        asked.question.names = names;
        for (int i = 0; i < static_cast<int>(names.size()); ++i) {
            asked.question.options.push_back(EffectName{i});
        }
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const EffectName* effect = std::get_if<EffectName>(&chosen);
    co_return effect ? static_cast<std::size_t>(effect->name) : 0;
}

// Only where the first has a name and is not the only one with a name is there something to choose.
Task<std::size_t> nextOf(Battle& battle, const Waiting& waiting) {
    std::vector<std::string> names;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (waiting[i]->name.empty()) continue;
        names.push_back(waiting[i]->name);
        places.push_back(i);
    }
    if (waiting.front()->name.empty() || names.size() < 2) co_return 0;
    co_return places[co_await chooseEffect(battle, waiting.front()->controller, std::move(names))];
}

Task<void> resolveInChosenOrder(Battle& battle, void* point, Waiting waiting) {
    while (true) {
        std::erase_if(waiting,
                      [&](const WaitingEffect* one) { return !one->matters(battle, point); });
        if (waiting.empty()) co_return;
        const std::size_t next = co_await nextOf(battle, waiting);
        const WaitingEffect* effect = waiting[next];
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(next));
        Task<void> resolving = effect->resolve(battle, point);
        co_await resolving;
    }
}

/// Those of what is borne at this moment live as long as they resolve.
std::vector<WaitingEffect> borneBy(Player player, const Battle& battle, PointKey key) {
    std::vector<WaitingEffect> all;
    if (!battle.effects) return all;
    for (const BorneEffects& list : battle.effects->borne(key)) {
        for (WaitingEffect& one : list(battle, player)) all.push_back(std::move(one));
    }
    return all;
}

Waiting effectsOf(Player player, const Battle& battle, PointKey key,
                  const std::vector<WaitingEffect>& rules,
                  const std::vector<WaitingEffect>& borne) {
    Waiting own;
    const auto take = [&](const std::vector<WaitingEffect>& effects) {
        for (const WaitingEffect& one : effects) {
            if (one.controller == player) own.push_back(&one);
        }
    };
    take(rules);
    take(borne);
    if (battle.effects) take(battle.effects->at(key));
    return own;
}

template <class Kind>
const std::vector<Kind>& listed(const std::map<PointKey, std::vector<Kind>>& table, PointKey key) {
    static const std::vector<Kind> none;
    const auto found = table.find(key);
    return found == table.end() ? none : found->second;
}

}  // namespace

const std::vector<WaitingEffect>& Effects::at(PointKey point) const {
    return listed(table_, point);
}
const std::vector<BorneEffects>& Effects::borne(PointKey point) const {
    return listed(borne_, point);
}
const std::vector<StandingEffect>& Effects::standing(PointKey point) const {
    return listed(standing_, point);
}

Task<void> resolveEffects(Battle& battle, PointKey key, void* point,
                          std::vector<WaitingEffect> rules, std::vector<Player> players) {
    for (const Player player : players) {
        const std::vector<WaitingEffect> borne = borneBy(player, battle, key);
        Waiting own = effectsOf(player, battle, key, rules, borne);
        if (!own.empty()) co_await resolveInChosenOrder(battle, point, std::move(own));
    }
}

}  // namespace sightline::engine
