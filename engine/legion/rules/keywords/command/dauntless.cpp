// The unit keyword Dauntless. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Keywords of other units cannot compel the unit to move.
void resistOrders(const CurrentState&, const Bearer& bearer, MayBeCompelled& point) {
    point.compelling.forbid(bearer.reason(0));
}

ActionOrder boldMove(const Bearer& bearer) {
    return {.unit = bearer.unit, .action = Action::move, .isFree = true};
}

bool movesBoldly(const Battle& battle, const Bearer& bearer, const StartOfMakeActions& point) {
    const UnitType type = battle.unit(bearer.unit).card->type;
    return point.unit == bearer.unit && point.suppressed && !point.panicked && isTrooper(type) &&
           !isDroid(type) && hasMoves(battle, boldMove(bearer));
}

// The unit may gain 1 suppression token to make a free Move action. In this step, the token does
// not change whether the unit is suppressed or Panicked.
Task<void> moveBoldly(Battle& battle, Bearer bearer, StartOfMakeActions&) {
    ActionOrder order = boldMove(bearer);
    const std::vector<Action> moves(moveActions.begin(), moveActions.end());
    order.action = co_await chooseFreeAction(battle, order, moves, actionSourceOf(battle, bearer));
    if (order.action == Action::finish) co_return;
    co_await gainTokens(battle, bearer.unit, Token::suppression, 1, bearer.citation());
    co_await makeFreeAction(battle, order, bearer.citation());
}

}  // namespace

KeywordRule dauntless() {
    return KeywordRule(Keyword::dauntless)
        .holdsEvenByHand<MayBeCompelled>(resistOrders)
        .at<StartOfMakeActions>(moveBoldly, movesBoldly);
}

}  // namespace sightline::engine::keywords
