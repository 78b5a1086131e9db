#include "engine/legion/rules/activation/card_action.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/token_actions.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/reactions.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

const Citation cardActionsPage = page(24, "Make Actions");

namespace {

/// The number of names at the start of a question about a free action: the source of the free
/// action, and the text of the source. The names of the Card actions follow.
constexpr int namesOfSource = 2;

// True if the upgrade card is readied, and not all miniatures that the card added to the unit are
// defeated. p. 17
bool isReady(const Battle& battle, const UnitState& unit, const std::string& card) {
    if (card.empty()) return true;
    return !battle.hasLost(unit.id, card) &&
           std::any_of(unit.cards.begin(), unit.cards.end(), [&](const EquippedCard& one) {
               return one.id == card && one.state == EquippedCard::State::ready;
           });
}

void turnCard(Battle& battle, UnitId id, const std::string& card) {
    for (EquippedCard& one : battle.unit(id).cards) {
        if (one.id == card) battle.use(id, one);
    }
}

void addOptions(const Battle& battle, const OfferCardActions& cards, Question& question) {
    if (cards.offered.empty()) return;
    for (const std::string& name : question.names) question.words.push_back(say::printed(name));
    question.ids.resize(question.names.size());
    for (std::size_t i = 0; i < cards.offered.size(); ++i) {
        const OfferedAction& one = cards.offered[i];
        question.names.push_back(one.name);
        question.words.push_back(nameOf(one));
        question.ids.push_back(one.id);
        if (isLegalCardAction(battle, cards.unit, one))
            question.options.push_back(CardAction{namesOfSource + static_cast<int>(i), 0});
    }
}

}  // namespace

Message nameOf(const OfferedAction& offered) {
    return offered.words.none() ? say::printed(offered.name) : offered.words;
}

Task<void> findCardActions(Battle& battle, OfferCardActions& cards) {
    cards.offered = claimsOf(battle, cards.unit);
    for (OfferedAction& one : tokenActionsOf(battle, cards.unit))
        cards.offered.push_back(std::move(one));
    co_await reach(battle, cards);
}

bool isLegalCardAction(const Battle& battle, UnitId id, const OfferedAction& offered) {
    const UnitState& unit = battle.unit(id);
    if (unit.undeployed && !offered.isMove) return false;
    if (battle.activation && battle.activation->unit == id) {
        const auto& made = battle.activation->cardActions;
        if (std::find(made.begin(), made.end(), offered.name) != made.end()) return false;
    }
    return isReady(battle, unit, offered.card) && (!offered.legal || offered.legal(battle));
}

Task<void> makeCardAction(Battle& battle, UnitId id, OfferedAction offered, Citation by) {
    battle.remove(id, Token::standby, 1, page(36, "Standby"));
    if (battle.activation && battle.activation->unit == id)
        battle.activation->cardActions.push_back(offered.name);
    battle.record({.happening = Happening::actionMade,
                   .message = nameOf(offered),
                   .numbers = {{NumberId::actions, offered.cost}},
                   .citation = by,
                   .unit = id});
    const Player player = battle.unit(id).player;
    Task<void> resolving = offered.resolve(battle);
    co_await resolving;
    if (!offered.card.empty()) turnCard(battle, id, offered.card);
    co_await offerReactions(battle, id, player);
    CardActionMade made{id, offered.name};
    co_await reach(battle, made);
}

Task<AnyAction> chooseAnyFreeAction(Battle& battle, ActionOrder order, std::vector<Action> among,
                                    ActionSource giver) {
    order.isFree = true;
    OfferCardActions cards{order.unit, {}};
    co_await findCardActions(battle, cards);
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(order.unit).player, Ask::chooseFreeAction,
                                    giver.citation, order.unit);
        for (Action action : among) {
            order.action = action;
            if (isLegalAction(battle, order)) asked.question.options.push_back(action);
        }
        asked.question.names = {giver.name, giver.help};
        addOptions(battle, cards, asked.question);
        if (!asked.question.options.empty()) asked.question.options.push_back(Done{});
        asked.question.keyword = giver.keyword;
        asked.question.card = giver.card;
        return asked;
    };
    const Choice first = question();
    if (first.question.options.empty()) co_return AnyAction{Action::finish};
    const Option chosen = co_await ask(battle, question, first);
    if (const CardAction* card = std::get_if<CardAction>(&chosen)) {
        OfferedAction& made = cards.offered[static_cast<std::size_t>(card->name - namesOfSource)];
        made.cost = 0;
        co_return AnyAction{std::move(made)};
    }
    const Action* action = std::get_if<Action>(&chosen);
    co_return AnyAction{action ? *action : Action::finish};
}

bool isLegalFreely(const Battle& battle, ActionOrder order, const AnyAction& chosen) {
    if (const auto* offered = std::get_if<OfferedAction>(&chosen))
        return isLegalCardAction(battle, order.unit, *offered);
    order.isFree = true;
    order.action = std::get<Action>(chosen);
    return isLegalAction(battle, order);
}

Task<void> makeAnyFreeAction(Battle& battle, ActionOrder order, AnyAction chosen, Citation by) {
    if (const Action* action = std::get_if<Action>(&chosen)) {
        order.action = *action;
        if (*action != Action::finish) co_await makeFreeAction(battle, order, by);
        co_return;
    }
    co_await makeCardAction(battle, order.unit, std::get<OfferedAction>(std::move(chosen)), by);
}

}  // namespace sightline::engine
