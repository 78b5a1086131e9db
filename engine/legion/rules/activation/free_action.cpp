#include "engine/legion/rules/activation/free_action.h"

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine {
namespace {

bool isLegalAs(const Battle& battle, ActionOrder order, Action action) {
    order.action = action;
    return isLegalAction(battle, order);
}

}  // namespace

Task<Action> chooseFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                              ActionSource giver) {
    order.isFree = true;
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(order.unit).player, Ask::chooseFreeAction,
                                    giver.citation, order.unit);
        for (Action action : among) {
            if (isLegalAs(battle, order, action)) asked.question.options.push_back(action);
        }
        if (!asked.question.options.empty()) asked.question.options.push_back(Done{});
        asked.question.names = {giver.name, giver.help};
        asked.question.keyword = giver.keyword;
        asked.question.card = giver.card;
        return asked;
    };
    const Choice first = question();
    if (first.question.options.empty()) co_return Action::finish;
    const Option chosen = co_await ask(battle, question, first);
    const Action* action = std::get_if<Action>(&chosen);
    co_return action ? *action : Action::finish;
}

Task<void> makeFreeAction(Battle& battle, ActionOrder order, Citation citation) {
    order.isFree = true;
    const bool acts = battle.activation && battle.activation->unit == order.unit;
    if (acts) battle.activation->made.push_back(order.action);
    battle.record({.happening = Happening::actionMade,
                   .message = say::freeAction(),
                   .numbers = {{NumberId::action, order.action}},
                   .citation = citation,
                   .unit = order.unit});
    co_await makeAction(battle, order);
}

Task<bool> offerFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                           ActionSource giver) {
    const Citation citation = giver.citation;
    order.action = co_await chooseFreeAction(battle, order, std::move(among), std::move(giver));
    if (order.action == Action::finish) co_return false;
    co_await makeFreeAction(battle, order, citation);
    co_return true;
}

ActionOrder moveByAbility(UnitId unit, int speed) {
    return {.unit = unit, .isFree = true, .speed = speed, .byAbility = true};
}

Task<bool> offerMove(Battle& battle, UnitId unit, int speed, ActionSource giver) {
    const ActionOrder order = moveByAbility(unit, speed);
    std::vector<Action> moves(moveActions.begin(), moveActions.end());
    const Action chosen = co_await chooseFreeAction(battle, order, std::move(moves), giver);
    if (chosen == Action::finish) co_return false;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::printed(giver.name),
                   .citation = giver.citation,
                   .unit = unit});
    const MoveOrder move{.unit = unit, .kind = kindOf(chosen), .speed = speed};
    co_await moveUnit(battle, move);
    co_return true;
}

}  // namespace sightline::engine
