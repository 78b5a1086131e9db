#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/action_obstacle.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/activation/card_action.h"
#include "engine/legion/rules/activation/jump.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

// True if the unit has enough actions left, and the Card action itself is legal.
bool isLegal(const Battle& battle, const OfferedAction& offered) {
    const Activation& activation = *battle.activation;
    if (offered.cost > activation.actionsLeft) return false;
    const Action kind = offered.isMove ? Action::move : Action::finish;
    if (offered.cost > 0 && !mayComeFirst(activation, kind)) return false;
    return isLegalCardAction(battle, activation.unit, offered);
}

// True for a Move action that costs no action, because a free Card action replaces it.
bool isFree(const Battle& battle, Action action) {
    return action == Action::jump && jumpsForFree(battle);
}

bool mayAfford(const Battle& battle, Action action) {
    return battle.activation->actionsLeft > 0 || isFree(battle, action);
}

// A unit that has no actions left may still make free actions, or finish.
bool isLegal(const Battle& battle, const OfferCardActions& cards, const Option& option) {
    if (const CardAction* card = std::get_if<CardAction>(&option)) {
        const auto count = static_cast<int>(cards.offered.size());
        if (card->name < 0 || card->name >= count) return false;
        const OfferedAction& one = cards.offered[static_cast<std::size_t>(card->name)];
        return one.cost == card->cost && isLegal(battle, one);
    }
    const Action* action = std::get_if<Action>(&option);
    if (!action) return false;
    if (*action == Action::finish && battle.activation->actionsLeft == 0) return true;
    return mayAfford(battle, *action) && isLegalAction(battle, *action);
}

std::vector<Option> optionsOf(const Battle& battle, const OfferCardActions& cards) {
    std::vector<Option> options, last;
    if (battle.activation->actionsLeft > 0) {
        for (Action action : legalActions(battle)) {
            (action == Action::finish ? last : options).push_back(action);
        }
    } else if (isLegal(battle, cards, Action::jump)) {
        options.push_back(Action::jump);
    }
    for (std::size_t i = 0; i < cards.offered.size(); ++i) {
        const OfferedAction& one = cards.offered[i];
        if (isLegal(battle, one)) options.push_back(CardAction{static_cast<int>(i), one.cost});
    }
    const bool onlyFree =
        battle.activation->actionsLeft == 0 && (!options.empty() || battle.asksEverything);
    if (onlyFree || !last.empty()) options.push_back(Action::finish);
    return options;
}

Task<Option> chooseAction(Battle& battle, UnitId id, const OfferCardActions& cards) {
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(id).player, Ask::chooseAction, cardActionsPage, id);
        asked.question.options = optionsOf(battle, cards);
        for (const OfferedAction& one : cards.offered) {
            asked.question.names.push_back(one.name);
            asked.question.words.push_back(nameOf(one));
            asked.question.ids.push_back(one.id);
        }
        asked.whyNot = [&](const Option& one) { return whyNotOffered(battle, cards.offered, one); };
        return asked;
    };
    const bool anything =
        battle.asksEverything || battle.activation->actionsLeft > 0 ||
        isLegal(battle, cards, Action::jump) ||
        std::any_of(cards.offered.begin(), cards.offered.end(),
                    [&](const OfferedAction& one) { return isLegal(battle, one); });
    if (!anything) co_return Option{Action::finish};
    const Glance<Choice> glance = [&](const Option& one) { return isLegal(battle, cards, one); };
    co_return co_await askAtAGlance(battle, question, glance);
}

Ruling courageRuling(const Battle& battle, UnitId id, Happening happening, Message message) {
    Ruling ruling{.happening = happening, .message = std::move(message)};
    ruling.numbers = {{Token::suppression, battle.unit(id).tokens[Token::suppression]}};
    ruling.unit = id;
    return ruling;
}

// The number of actions: 2, reduced by suppression, vehicle damage and ion tokens. 0 for a unit
// that panics.
StartOfMakeActions actionsOf(Battle& battle, UnitId id) {
    StartOfMakeActions start{id, 2 - battle.activation->fewer, isPanicked(battle, id),
                             isSuppressed(battle, id)};
    if (start.suppressed) {
        Ruling said = courageRuling(battle, id, Happening::suppressed, say::suppressed());
        const UnitCard& card = *battle.unit(id).card;
        said.numbers.push_back({NumberId::courage, *card.courage});
        addReasons(said.numbers, card.why.courage);
        said.citation = page(24, "Rally Step");
        battle.record(std::move(said));
        if (!isDroid(battle.unit(id).card->type)) --start.actions;
    }
    if (start.panicked) {
        const PanicCheck check = panicCheck(battle, id);
        for (const PanicCheck::Refused& one : check.refused) {
            battle.record({.happening = Happening::keywordActed,
                           .message = say::courageNotUsed(battle.unit(one.commander).label),
                           .citation = one.reason.citation,
                           .unit = id,
                           .other = one.commander});
        }
        Ruling said = courageRuling(battle, id, Happening::panicked, say::panicked());
        said.numbers.push_back({NumberId::courage, check.courage.value_or(0)});
        const UnitCard& card = *battle.unit(check.commander.none() ? id : check.commander).card;
        if (check.courage == card.courage) addReasons(said.numbers, card.why.courage);
        said.other = check.commander;
        said.citation = page(24, "Commanders and Checking for Panic");
        battle.record(std::move(said));
    }
    return start;
}

// Makes one action or card action. Returns false if the unit has finished.
Task<bool> makeOneAction(Battle& battle, UnitId id) {
    OfferCardActions cards{id, {}};
    co_await findCardActions(battle, cards);
    const Option chosen = co_await chooseAction(battle, id, cards);
    if (const CardAction* card = std::get_if<CardAction>(&chosen)) {
        battle.activation->actionsLeft -= card->cost;
        if (card->cost > 0) battle.activation->firstActions.clear();
        const OfferedAction& offered = cards.offered[static_cast<std::size_t>(card->name)];
        co_await makeCardAction(battle, id, offered, cardActionsPage);
        co_return true;
    }
    const Action* action = std::get_if<Action>(&chosen);
    if (!action || *action == Action::finish) co_return false;
    if (!isFree(battle, *action)) {
        --battle.activation->actionsLeft;
        battle.activation->firstActions.clear();
    }
    battle.activation->made.push_back(*action);
    battle.record({.happening = Happening::actionMade,
                   .message = say::action(),
                   .numbers = {{NumberId::action, *action}},
                   .citation = cardActionsPage,
                   .unit = id});
    const ActionOrder order{.unit = id, .action = *action};
    co_await makeAction(battle, order);
    co_return true;
}

// Adds the actions that keywords give now, and removes the actions that keywords no longer give.
// `given` is the number of actions that the unit has got from keywords so far. Returns the new
// number.
int followFurtherActions(Battle& battle, UnitId id, int given) {
    FurtherActions point{id};
    consult(battle, point);
    const int now = point.actions.total();
    Activation& activation = *battle.activation;
    activation.actionsLeft = std::max(0, activation.actionsLeft + now - given);
    if (now <= given) return now;
    for (const Reason& one : point.actions.reasons()) {
        battle.record({.happening = Happening::keywordActed,
                       .message = say::furtherActions(one.amount),
                       .citation = one.citation,
                       .unit = id});
    }
    return now;
}

// Some keywords require that a unit first makes one of certain actions. If the unit can make none
// of these actions, it loses 1 action.
void settleFirstActions(Battle& battle, UnitId id) {
    Activation& activation = *battle.activation;
    if (activation.firstActions.empty() || activation.actionsLeft == 0) return;
    const auto& first = activation.firstActions;
    const bool possible = std::any_of(first.begin(), first.end(), [&](Action one) {
        return one == Action::move ? hasMoves(battle, {.unit = id})
                                   : isLegalAction(battle, {.unit = id, .action = one});
    });
    if (possible) return;
    --activation.actionsLeft;
    activation.firstActions.clear();
    battle.record({.happening = Happening::keywordActed,
                   .message = say::firstActionImpossible(),
                   .citation = activation.firstActionsBy,
                   .unit = id});
}

}  // namespace

// The step Make Actions. Core Rulebook p. 24. A unit that left the battlefield over its edge makes
// no further actions.
Task<void> makeActions(Battle& battle, UnitId id) {
    StartOfMakeActions start = actionsOf(battle, id);
    co_await reach(battle, start);
    battle.activation->panicked = start.panicked;
    battle.activation->actionsLeft = start.panicked ? 0 : std::max(0, start.actions);
    if (battle.asks.assetsOfPanicked) {
        // Assets are dropped before the removal of suppression, because the removal ends the panic.
        if (start.panicked) dropAssets(battle, id);
        co_await placeDroppedAssets(battle);
    }
    bool goesOn = !start.panicked;
    int further = 0;
    while (goesOn && !battle.unit(id).defeated() && !battle.activation->leftTable) {
        further = followFurtherActions(battle, id, further);
        settleFirstActions(battle, id);
        goesOn = co_await makeOneAction(battle, id);
        co_await placeDroppedAssets(battle);
    }
    battle.activation->actionsLeft = 0;
    if (start.panicked || battle.unit(id).defeated() || battle.activation->leftTable) co_return;
    EndOfMakeActions end{id};
    co_await reach(battle, end);
}

}  // namespace sightline::engine
