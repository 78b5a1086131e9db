// The command card New Ways to Motivate Them. At the start of the activation of an allied Trooper
// unit with a faceup order token, the unit may suffer 1 wound to make 1 more action in this
// activation. Darth Vader may not.
#include <algorithm>

#include "engine/legion/lists/catalogue/unit_now.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::cards {
namespace {

constexpr int price = 1, furtherAction = 1;  // wounds and actions

bool mayBeMotivated(const Battle& battle, const CardInPlay& card,
                    const StartOfUnitActivation& point) {
    const UnitState& unit = battle.unit(point.unit);
    if (unit.player != card.player || unit.defeated() || !unit.ordered ||
        !isTrooper(unit.card->type))
        return false;
    const std::vector<UnitId> owners = ownersOf(battle, card.player, *card.command);
    return std::find(owners.begin(), owners.end(), unit.id) == owners.end();
}

// A lasting effect on the unit, which changes no rule, stores that the unit has suffered the wound.
Task<void> motivate(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    Messages texts{say::sufferIt(price)};
    if (co_await chooseText(battle, card, point.unit, std::move(texts), true) != 0) co_return;
    co_await dealWounds(battle, point.unit, price);
    if (battle.unit(point.unit).defeated()) co_return;
    RuleGrant motivated{.source = card.name, .citation = card.citation()};
    takeOn(battle, point.unit, std::move(motivated), EffectDuration::activation);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::furtherActions(furtherAction),
                   .citation = card.citation(),
                   .unit = point.unit});
}

bool isMotivated(const Battle& battle, const CardInPlay& card, const StartOfMakeActions& point) {
    const auto& effects = battle.unit(point.unit).effects;
    return std::any_of(effects.begin(), effects.end(), [&](const auto& one) {
        return one.brings.source == card.name && changesNothing(one.brings);
    });
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
