#include <algorithm>

#include "engine/activation/activate_unit.h"
#include "engine/activation/suppression.h"
#include "engine/attack/steps.h"
#include "engine/conversation/ask.h"
#include "engine/movement/move_unit.h"
#include "engine/movement/terms.h"
#include "engine/rulings/tabletop.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

using geometry::MoveKind;

const Citation citation = page(24, "Make Actions");

bool made(const Activation& activation, Action action) {
    return std::find(activation.made.begin(), activation.made.end(), action) !=
           activation.made.end();
}

bool isMove(Action action) {
    return action == Action::move || action == Action::climb || action == Action::pivot ||
           action == Action::reverse;
}

MoveKind kindOf(Action action) {
    switch (action) {
        case Action::climb: return MoveKind::climb;
        case Action::pivot: return MoveKind::pivot;
        case Action::reverse: return MoveKind::reverse;
        default: return MoveKind::standard;
    }
}

bool mayAttackAndWithdraw(UnitType type) {
    return type == UnitType::creatureTrooper || type == UnitType::heavyTrooper ||
           type == UnitType::heavyDroidTrooper;
}

bool mayWithdraw(const Battle& battle, const UnitState& unit) {
    const Activation& activation = *battle.activation;
    const bool attacked = made(activation, Action::attack) && !mayAttackAndWithdraw(unit.card->type);
    return unit.card->speed > 0 && !attacked && !made(activation, Action::standby);
}

bool mayMove(const Battle& battle, const UnitState& unit, Action action) {
    const geometry::BaseSize& base = battle.mini(unit.leader()).mini.base;
    if (action == Action::climb && !mayClimb(base)) return false;
    if (action == Action::pivot && !mayPivot(*unit.card, base)) return false;
    if (action == Action::reverse && !mayReverse(*unit.card, base)) return false;
    // An engaged unit moves only to withdraw; who can pivot may do that even then.
    const bool engaged = isEngaged(tabletopOf(battle), unit.id);
    if (engaged && action != Action::pivot && !mayWithdraw(battle, unit)) return false;
    return canMove(battle, unit.id, kindOf(action));
}

bool mayAttack(const Battle& battle, const UnitState& unit) {
    const Activation& activation = *battle.activation;
    if (made(activation, Action::attack) || made(activation, Action::standby)) return false;
    if (activation.withdrew && !mayAttackAndWithdraw(unit.card->type)) return false;
    return !legalDefenders(battle, unit.id).empty();
}

bool isLegal(const Battle& battle, const UnitState& unit, Action action) {
    const Activation& activation = *battle.activation;
    switch (action) {
        case Action::move:
        case Action::climb:
        case Action::pivot:
        case Action::reverse:
            return mayMove(battle, unit, action);
        case Action::attack:
            return mayAttack(battle, unit);
        case Action::standby:
            return mayStandBy(unit.card->type) && !activation.withdrew &&
                   !made(activation, Action::standby) && !made(activation, Action::attack);
        case Action::recover:
            return !made(activation, Action::recover) && unit.tokens[Token::suppression] > 0;
        case Action::aim:
        case Action::dodge:
            return !made(activation, action);
        case Action::finish:
            return true;
    }
    return false;
}

// Removes any number of suppression tokens. Core Rulebook p. 24.
Task<void> recover(Battle& battle, UnitId id) {
    const auto question = [&] {
        HowMany asked;
        asked.what = "suppression tokens to remove";
        asked.question.player = battle.unit(id).player;
        asked.question.ask = Ask::recover;
        asked.question.form = AnswerForm::count;
        asked.question.citation = citation;
        asked.question.unit = id;
        asked.question.least = 0;
        asked.question.most = battle.unit(id).tokens[Token::suppression];
        return asked;
    };
    const int count = co_await ask(battle, question);
    RemoveSuppression point{id, count};
    co_await reach(battle, point);
    battle.remove(id, Token::suppression, point.tokens, citation);
}

Task<void> makeAction(Battle& battle, UnitId id, Action action) {
    battle.remove(id, Token::standby, 1, page(36, "Standby"));
    if (isMove(action)) {
        co_await moveUnit(battle, id, kindOf(action));
    } else if (action == Action::attack) {
        co_await makeAttack(battle, id);
    } else if (action == Action::recover) {
        co_await recover(battle, id);
    } else if (action == Action::aim) {
        battle.gain(id, Token::aim, 1, citation);
    } else if (action == Action::dodge) {
        battle.gain(id, Token::dodge, 1, citation);
    } else if (action == Action::standby) {
        battle.gain(id, Token::standby, 1, page(36, "Standby"));
    }
    ActionMade point{id, action};
    co_await reach(battle, point);
}

Task<Action> chooseAction(Battle& battle, UnitId id) {
    const auto question = [&] {
        Choice asked;
        asked.question.player = battle.unit(id).player;
        asked.question.ask = Ask::chooseAction;
        asked.question.form = AnswerForm::pick;
        asked.question.citation = citation;
        asked.question.unit = id;
        for (Action action : legalActions(battle)) asked.question.options.push_back(action);
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const Action* action = std::get_if<Action>(&chosen);
    co_return action ? *action : Action::finish;
}

bool isDroid(UnitType type) {
    return type == UnitType::droidTrooper || type == UnitType::heavyDroidTrooper;
}

Ruling courageRuling(const Battle& battle, UnitId id, Happening happening, std::string verdict) {
    Ruling ruling{.happening = happening, .verdict = std::move(verdict)};
    ruling.numbers = {{"suppression", static_cast<double>(
                                          battle.unit(id).tokens[Token::suppression])}};
    ruling.unit = id;
    return ruling;
}

// How many actions: 2, fewer for suppression and vehicle damage, none for panic.
StartOfMakeActions actionsOf(Battle& battle, UnitId id, bool damaged) {
    StartOfMakeActions start{id, damaged ? 1 : 2, isPanicked(battle, id)};
    if (isSuppressed(battle, id)) {
        Ruling said = courageRuling(battle, id, Happening::suppressed, "suppressed");
        said.numbers.push_back({"courage", static_cast<double>(*battle.unit(id).card->courage)});
        said.citation = page(24, "Rally Step");
        battle.record(std::move(said));
        if (!isDroid(battle.unit(id).card->type)) --start.actions;
    }
    if (start.panicked) {
        const PanicCheck check = panicCheck(battle, id);
        Ruling said = courageRuling(battle, id, Happening::panicked, "panicked: no actions");
        said.numbers.push_back({"courage", static_cast<double>(check.courage.value_or(0))});
        said.other = check.commander;
        said.citation = page(24, "Commanders and Checking for Panic");
        battle.record(std::move(said));
    }
    return start;
}

}  // namespace

std::vector<Action> legalActions(const Battle& battle) {
    static constexpr Action all[] = {Action::move,    Action::climb,   Action::pivot,
                                     Action::reverse, Action::aim,     Action::dodge,
                                     Action::attack,  Action::standby, Action::recover,
                                     Action::finish};
    std::vector<Action> legal;
    for (Action action : all) {
        if (isLegal(battle, battle.unit(battle.activation->unit), action)) legal.push_back(action);
    }
    return legal;
}

// Make Actions. Core Rulebook p. 24.
Task<void> makeActions(Battle& battle, UnitId id, bool damaged) {
    StartOfMakeActions start = actionsOf(battle, id, damaged);
    co_await reach(battle, start);
    battle.activation->panicked = start.panicked;
    battle.activation->actionsLeft = start.panicked ? 0 : std::max(0, start.actions);
    while (battle.activation->actionsLeft > 0 && !battle.unit(id).defeated()) {
        const Action action = co_await chooseAction(battle, id);
        if (action == Action::finish) break;
        --battle.activation->actionsLeft;
        battle.activation->made.push_back(action);
        battle.record({.happening = Happening::actionMade,
                       .verdict = "action",
                       .numbers = {{"action", static_cast<double>(action)}},
                       .citation = citation,
                       .unit = id});
        co_await makeAction(battle, id, action);
    }
    battle.activation->actionsLeft = 0;
}

}  // namespace sightline::engine
