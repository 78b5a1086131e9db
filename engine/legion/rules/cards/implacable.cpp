// The command card Implacable. At the start of each of his activations in this round, Darth Vader
// gains 1 dodge token. At the end of the first activation, he may suffer 1 wound to return his
// order token to the order pool, so he may activate a second time. In the second activation he
// makes 1 action less.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/unit_now.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/state/command_state.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::cards {
namespace {

constexpr int dodges = 1, woundsForToken = 1, actionsFewer = 1;

bool isVaderOf(const Battle& battle, const CardInPlay& card, UnitId unit) {
    const std::vector<UnitId> owners = ownersOf(battle, card.player, *card.command);
    return std::find(owners.begin(), owners.end(), unit) != owners.end();
}

// A lasting effect on the unit, which changes no rule, stores that the unit returned its order
// token to the pool.
bool hasReturnedToken(const Battle& battle, const CardInPlay& card, UnitId unit) {
    const auto& effects = battle.unit(unit).effects;
    return std::any_of(effects.begin(), effects.end(), [&](const auto& one) {
        return one.brings.source == card.name && changesNothing(one.brings);
    });
}

bool activates(const Battle& battle, const CardInPlay& card, const StartOfUnitActivation& point) {
    return isVaderOf(battle, card, point.unit);
}

Task<void> gainDodge(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    battle.gain(point.unit, Token::dodge, dodges, card.citation());
    co_return;
}

bool isSecondActivation(const Battle& battle, const CardInPlay& card,
                        const StartOfMakeActions& point) {
    return isVaderOf(battle, card, point.unit) && hasReturnedToken(battle, card, point.unit);
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
    return isVaderOf(battle, card, point.unit) && !hasReturnedToken(battle, card, point.unit);
}

Task<void> returnToken(Battle& battle, CardInPlay card, PlaceOrderToken& point) {
    Messages texts{say::sufferIt(woundsForToken)};
    if (co_await chooseText(battle, card, point.unit, std::move(texts), true) != 0) co_return;
    co_await dealWounds(battle, point.unit, woundsForToken);
    if (battle.unit(point.unit).defeated()) co_return;
    RuleGrant returned{.source = card.name, .citation = card.citation()};
    takeOn(battle, point.unit, std::move(returned), EffectDuration::round);
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
