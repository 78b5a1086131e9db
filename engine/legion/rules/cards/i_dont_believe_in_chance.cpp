// The command card I Don't Believe in Chance. When Plo Koon receives its order, he may make 2 free
// Distract actions. In this round, when another unit with an order activates within range 2 of him,
// it may make a speed-1 Move.
#include <algorithm>

#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/keywords/defense/distract.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr int distractions = 2, nearHim = 2, speedNearHim = 1;

bool isUnitOfCard(const Battle& battle, const CardInPlay& card, UnitId id) {
    const UnitState& unit = battle.unit(id);
    const auto& names = card.command->belongsTo;
    return unit.player == card.player && !unit.defeated() &&
           std::find(names.begin(), names.end(), unit.card->name) != names.end();
}

bool isOrdered(const Battle& battle, const CardInPlay& card, const OrderIssued& point) {
    return point.ofCard && isUnitOfCard(battle, card, point.unit) &&
           keywords::mayDistract(battle, point.unit);
}

Task<void> distractTwice(Battle& battle, CardInPlay card, OrderIssued& point) {
    for (int i = 0; i < distractions && keywords::mayDistract(battle, point.unit); ++i) {
        const bool wants = co_await wantsToUse(battle, card, point.unit);
        if (!wants) co_return;
        co_await keywords::distractFreely(battle, point.unit);
    }
}

bool activatesNearHim(const Battle& battle, const CardInPlay& card,
                      const StartOfUnitActivation& point) {
    const UnitState& unit = battle.unit(point.unit);
    if (unit.player != card.player || !unit.ordered || isUnitOfCard(battle, card, point.unit))
        return false;
    const std::vector<UnitId> near = alliesWithin(battle, point.unit, nearHim);
    return std::any_of(near.begin(), near.end(),
                       [&](UnitId one) { return isUnitOfCard(battle, card, one); });
}

Task<void> moveNearHim(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    co_await offerMove(battle, point.unit, speedNearHim, actionSourceOf(card));
}

}  // namespace

CardRule iDontBelieveInChance() {
    return CardRule(CardRule::Kind::command, "i-dont-believe-in-chance")
        .at<OrderIssued>(distractTwice, isOrdered)
        .at<StartOfUnitActivation>(moveNearHim, activatesNearHim);
}

}  // namespace sightline::engine::cards
