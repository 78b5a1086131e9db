// The command card Implacable. At the start of each of his activations in this round, Darth Vader
// gains 1 dodge token. At the end of the first activation, he may suffer 1 wound to return his
// order token to the order pool, so he may activate a second time. In the second activation he
// makes 1 action less.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/card_verbs.h"
#include "engine/legion/rules/state/command_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::cards {
namespace {

constexpr int dodges = 1, woundsForToken = 1, actionsFewer = 1;

bool activates(const Battle& battle, const CardInPlay& card, const StartOfUnitActivation& point) {
    return isOwner(battle, card, point.unit);
}

Task<void> gainDodge(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    battle.gain(point.unit, Token::dodge, dodges, card.citation());
    co_return;
}

bool isSecondActivation(const Battle& battle, const CardInPlay& card,
                        const StartOfMakeActions& point) {
    return isOwner(battle, card, point.unit) && wasUsed(battle, card);
}

Task<void> makeFewerActions(Battle& battle, CardInPlay card, StartOfMakeActions& point) {
    point.actions -= actionsFewer;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::fewerActions(actionsFewer),
                   .citation = card.citation(),
                   .unit = point.unit});
    co_return;
}

bool mayReturnToken(const Battle& battle, const CardInPlay& card, const PlaceOrderToken& point) {
    return isOwner(battle, card, point.unit) && !wasUsed(battle, card);
}

Task<void> returnToken(Battle& battle, CardInPlay card, PlaceOrderToken& point) {
    const bool paid = co_await payWounds(battle, card, point.unit, woundsForToken);
    if (!paid) co_return;
    rememberUse(battle, card, CardLimit::round);
    ++battle.command(card.player).pool[battle.unit(point.unit).rank()];
    point.staysEligible = true;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::orderTokenReturned(),
                   .citation = card.citation(),
                   .unit = point.unit});
}

}  // namespace

CardRule implacable() {
    return CardRule(CardRule::Kind::command, "implacable")
        .at<StartOfUnitActivation>(gainDodge, activates)
        .atInAnyOrder<StartOfMakeActions>(makeFewerActions, isSecondActivation)
        .at<PlaceOrderToken>(returnToken, mayReturnToken);
}

}  // namespace sightline::engine::cards
