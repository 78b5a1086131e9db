// The command card New Ways to Motivate Them. At the start of the activation of an allied Trooper
// unit with a faceup order token, the unit may suffer 1 wound to make 1 more action in this
// activation. The card excludes Darth Vader himself.
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/card_verbs.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::cards {
namespace {

constexpr int price = 1, furtherAction = 1;  // wounds and actions

bool mayBeMotivated(const Battle& battle, const CardInPlay& card,
                    const StartOfUnitActivation& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == card.player && !unit.defeated() && unit.ordered &&
           isTrooper(unit.card->type) && !isOwner(battle, card, unit.id);
}

Task<void> motivate(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    const bool paid = co_await payWounds(battle, card, point.unit, price);
    if (!paid) co_return;
    rememberUse(battle, card, CardLimit::activation);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::furtherActions(furtherAction),
                   .citation = card.citation(),
                   .unit = point.unit});
}

bool isMotivated(const Battle& battle, const CardInPlay& card, const StartOfMakeActions&) {
    return wasUsed(battle, card);
}

Task<void> goOn(Battle&, CardInPlay, StartOfMakeActions& point) {
    point.actions += furtherAction;
    co_return;
}

}  // namespace

CardRule newWaysToMotivateThem() {
    return CardRule(CardRule::Kind::command, "new-ways-to-motivate-them")
        .at<StartOfUnitActivation>(motivate, mayBeMotivated)
        .atInAnyOrder<StartOfMakeActions>(goOn, isMotivated);
}

}  // namespace sightline::engine::cards
