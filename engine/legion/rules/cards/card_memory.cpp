#include "engine/legion/rules/cards/card_memory.h"

#include <algorithm>

#include "engine/legion/rules/state/lasting_effects.h"

namespace sightline::engine::cards {

bool wasUsed(const Battle& battle, const CardInPlay& card) {
    if (card.unit.none()) return false;
    const auto& effects = battle.unit(card.unit).effects;
    return std::any_of(effects.begin(), effects.end(), [&](const LastingEffect& one) {
        return one.brings.source == card.name && changesNothing(one.brings);
    });
}

void rememberUse(Battle& battle, const CardInPlay& card, CardLimit once) {
    if (once == CardLimit::none || card.unit.none()) return;
    const EffectDuration until =
        once == CardLimit::round ? EffectDuration::round : EffectDuration::game;
    RuleGrant nothing{.source = card.name, .citation = card.citation()};
    takeOn(battle, card.unit, std::move(nothing), until);
}

}  // namespace sightline::engine::cards
