#include "engine/legion/rules/state/lasting_effects.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/state/unit_cards.h"

namespace sightline::engine {
namespace {

// Returns the citation of the rule by which an effect with this duration ends.
Citation endOf(EffectDuration until) {
    switch (until) {
        case EffectDuration::attack:
            return page(36, "Choose Additional Attack Pool");
        case EffectDuration::activation:
        case EffectDuration::nextActivation:
            return page(37, "Place Order Token");
        case EffectDuration::round:
            return page(38, "Advance Round Counter");
        case EffectDuration::game:
            break;
    }
    return page(20, "Winning the Game");
}

// Makes an entry about an effect. An effect by hand has no citation, so the entry cites the rule by
// which the effect ends.
Ruling said(Happening happening, UnitId unit, const LastingEffect& effect, Message message) {
    const Citation& own = effect.brings.citation;
    return {.happening = happening,
            .message = std::move(message),
            .numbers = {{NumberId::effect, effect.number}},
            .citation = own.page > 0 ? own : endOf(effect.until),
            .unit = unit};
}

// Ends effects in the order of units, then in the order of effects.
template <class IsOver>
void endEffects(Battle& battle, IsOver isOver) {
    for (UnitState& unit : battle.units) {
        std::vector<LastingEffect> over;
        for (const LastingEffect& one : unit.effects) {
            if (isOver(one)) over.push_back(one);
        }
        if (over.empty()) continue;
        std::erase_if(unit.effects, isOver);
        followEffects(battle, unit.id);
        if (unit.defeated()) continue;
        for (const LastingEffect& one : over) {
            if (changesNothing(one.brings)) continue;  // the effect only stores a card's use
            battle.record(
                said(Happening::effectEnded, unit.id, one, say::effectEnds(named(one.brings))));
        }
    }
}

}  // namespace

Message wordsOf(EffectDuration until) {
    switch (until) {
        case EffectDuration::attack:
            return say::untilEndOfAttack();
        case EffectDuration::activation:
            return say::untilEndOfActivation();
        case EffectDuration::nextActivation:
            return say::untilEndOfNext();
        case EffectDuration::round:
            return say::untilEndOfRound();
        case EffectDuration::game:
            break;
    }
    return say::untilEndOfGame();
}

int takeOn(Battle& battle, UnitId id, RuleGrant brings, EffectDuration until) {
    const int number = ++battle.effectsBegun;
    battle.unit(id).effects.push_back({number, std::move(brings), until});
    followEffects(battle, id);
    return number;
}

int beginEffect(Battle& battle, UnitId id, RuleGrant brings, EffectDuration until) {
    const int number = takeOn(battle, id, std::move(brings), until);
    const LastingEffect& begun = battle.unit(id).effects.back();
    battle.record(said(Happening::effectBegan, id, begun,
                       say::effectBegins(named(begun.brings), wordsOf(until))));
    return number;
}

bool dropEffect(Battle& battle, UnitId id, int number) {
    const auto dropped = std::erase_if(
        battle.unit(id).effects, [&](const LastingEffect& one) { return one.number == number; });
    if (dropped > 0) followEffects(battle, id);
    return dropped > 0;
}

void endEffectsOfAttack(Battle& battle, int before) {
    endEffects(battle, [&](const LastingEffect& one) {
        return one.until == EffectDuration::attack && one.number > before;
    });
}

void reachNextActivation(Battle& battle, UnitId id) {
    for (LastingEffect& one : battle.unit(id).effects) {
        if (one.until == EffectDuration::nextActivation) one.until = EffectDuration::activation;
    }
}

void endEffectsOfActivation(Battle& battle) {
    endEffects(battle,
               [](const LastingEffect& one) { return one.until == EffectDuration::activation; });
}

void endEffectsOfRound(Battle& battle) {
    endEffects(battle, [](const LastingEffect& one) { return one.until == EffectDuration::round; });
}

}  // namespace sightline::engine
