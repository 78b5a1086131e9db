#include "engine/legion/rules/cards/card_memory.h"

#include <algorithm>

#include "engine/legion/rules/state/lasting_effects.h"

namespace sightline::engine::cards {

namespace {

int usesStoredOn(const UnitState& unit, const std::string& card) {
    return static_cast<int>(
        std::count_if(unit.effects.begin(), unit.effects.end(), [&](const LastingEffect& one) {
            return one.brings.source == card && changesNothing(one.brings);
        }));
}

EffectDuration durationOf(CardLimit once) {
    switch (once) {
        case CardLimit::activation:
            return EffectDuration::activation;
        case CardLimit::round:
            return EffectDuration::round;
        case CardLimit::none:
        case CardLimit::game:
            break;
    }
    return EffectDuration::game;
}

}  // namespace

int usesOf(const Battle& battle, const CardInPlay& card) {
    if (!card.unit.none()) return usesStoredOn(battle.unit(card.unit), card.name);
    int uses = 0;
    for (const UnitState& one : battle.units)
        uses += one.player == card.player ? usesStoredOn(one, card.name) : 0;
    return uses;
}

bool wasUsed(const Battle& battle, const CardInPlay& card) { return usesOf(battle, card) > 0; }

void rememberUse(Battle& battle, const CardInPlay& card, CardLimit once) {
    if (once == CardLimit::none) return;
    const std::vector<UnitId> army = battle.unitsOf(card.player);
    const UnitId holder = card.unit.none() && !army.empty() ? army.front() : card.unit;
    if (holder.none()) return;
    RuleGrant nothing{.source = card.name, .citation = card.citation()};
    takeOn(battle, holder, std::move(nothing), durationOf(once));
}

bool mayBeUsed(const Battle& battle, const CardInPlay& card, CardLimit once) {
    if (once == CardLimit::none) return true;
    if (once == CardLimit::activation && !battle.activation) return false;
    return !wasUsed(battle, card);
}

}  // namespace sightline::engine::cards
