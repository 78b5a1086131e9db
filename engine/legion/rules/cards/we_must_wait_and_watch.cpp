// The command card We Must Wait and Watch. While the card is in play, its player may discard it
// when an enemy unit ends its activation. Then an allied unit within range 2 of the enemy unit
// makes a free Move or Attack action. The card data contain the text for Divulge.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::cards {
namespace {

constexpr int nearTheEnemy = 2;

std::vector<Action> movesAndAttack() {
    std::vector<Action> actions(moveActions.begin(), moveActions.end());
    actions.push_back(Action::attack);
    return actions;
}

bool mayAct(const Battle& battle, UnitId unit) {
    const std::vector<Action> actions = movesAndAttack();
    return !isSuppressed(battle, unit) && !isPanicked(battle, unit) &&
           std::any_of(actions.begin(), actions.end(), [&](Action one) {
               return isLegalAction(battle, {.unit = unit, .action = one, .isFree = true});
           });
}

// The units of the card's player that are within range 2 of the enemy unit and may make an action.
std::vector<UnitId> waitingNear(const Battle& battle, const CardInPlay& card, UnitId enemy) {
    const Tabletop table = tabletopOf(battle);
    const double inches = nearTheEnemy * battle.field.dimensions().rangeBand;
    std::vector<UnitId> units = battle.unitsOf(card.player);
    std::erase_if(units, [&](UnitId one) {
        return !areWithin(battle, table, enemy, one, inches) || !mayAct(battle, one);
    });
    return units;
}

bool mayPounce(const Battle& battle, const CardInPlay& card, const EndOfUnitActivation& point) {
    return battle.unit(point.unit).player != card.player &&
           !waitingNear(battle, card, point.unit).empty();
}

void discard(Battle& battle, const CardInPlay& card) {
    CommandState& state = battle.command(card.player);
    std::erase(state.permanent, card.command);
    state.discarded.push_back(card.command);
    battle.record({.happening = Happening::commandCardsDone,
                   .message = say::isDiscarded(card.name),
                   .citation = card.citation(),
                   .player = card.player});
}

Task<void> pounce(Battle& battle, CardInPlay card, EndOfUnitActivation& point) {
    const Candidates candidates = [card, enemy = point.unit](const Battle& now) {
        return waitingNear(now, card, enemy);
    };
    const UnitId unit = co_await chooseUnit(battle, card, UnitId{}, candidates, true);
    if (unit.none()) co_return;
    discard(battle, card);
    const ActionOrder order{.unit = unit, .isFree = true};
    co_await offerFreeAction(battle, order, movesAndAttack(), actionSourceOf(card));
}

}  // namespace

CardRule weMustWaitAndWatch() {
    return CardRule(CardRule::Kind::command, "we-must-wait-and-watch")
        .at<EndOfUnitActivation>(pounce, mayPounce);
}

}  // namespace sightline::engine::cards
