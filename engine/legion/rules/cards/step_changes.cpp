#include "engine/legion/rules/cards/step_changes.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/activation/restore.h"
#include "engine/legion/rules/mission/smoke.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine::cards {
namespace {

bool isHurt(const Battle& battle, const UnitState& unit) {
    return std::any_of(unit.minis.begin(), unit.minis.end(),
                       [&](MiniId one) { return battle.mini(one).wounds > 0; });
}

bool changesNumbers(const UnitState& unit, const CardStep& step) {
    return step.changes.speed != 0 || (step.changes.courage != 0 && unit.card->courage);
}

bool couldBeBetter(const RolledDie& die) {
    return die.face != Face::crit && die.face != Face::block;
}

bool changesDice(const Battle& battle, const SentenceInPlay& played, const CardStep& step) {
    if (step.reroll) {
        const std::vector<RolledDie>* dice = rollUnder(battle, played);
        if (dice && std::any_of(dice->begin(), dice->end(), couldBeBetter)) return true;
    }
    return !step.dice.empty() && battle.attack && !battle.attack->pools.empty() &&
           !battle.attack->pools.back().weapons.empty();
}

// True if a step of a card's rule names the unit or the Affiliation that it affects.
bool isNamed(const CardStep& step) {
    for (const auto* wanted : {&step.choose, &step.each}) {
        if (*wanted && (*wanted)->who && ((*wanted)->who->name || (*wanted)->who->affiliation))
            return true;
    }
    return false;
}

}  // namespace

UnitId ordererOf(const Battle& battle, const CardInPlay& card) {
    return card.unit.none() ? battle.command(card.player).commander : card.unit;
}

// Mercenaries accept orders only from their own Affiliation, unless the card that issues the order
// names them (p. 41).
bool mayOrder(const Battle& battle, const SentenceInPlay& played, const CardStep& step, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (unit.ordered || unit.activated) return false;
    const UnitId by = ordererOf(battle, played.card);
    if (!mayReceiveOrder(battle, id, by)) return false;
    return isNamed(step) || !battle.has(by) || obeys(battle, unit, battle.unit(by));
}

ActionOrder freeOrder(UnitId unit, Action action, bool again) {
    return {.unit = unit, .action = action, .isFree = true, .again = again};
}

bool changes(const Battle& battle, const SentenceInPlay& played, const CardStep& step, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (unit.defeated()) return false;
    const auto gains = [&](const TokenAmount& one) { return roomFor(unit, one.first) > 0; };
    const auto loses = [&](const TokenAmount& one) { return unit.tokens[one.first] > 0; };
    const auto isLegal = [&](Action action) {
        return isLegalAction(battle, freeOrder(id, action, step.again));
    };
    const auto isOfUse = [&](const CardStep& one) { return changesAllOf(battle, played, one, id); };
    return step.suffer > 0 || !step.keywords.empty() || !step.loses.empty() ||
           !step.ofWeapons.empty() || changesNumbers(unit, step) ||
           (step.order && mayOrder(battle, played, step, id)) ||
           (step.heal > 0 && isHurt(battle, unit)) ||
           (step.restore > 0 && !restorable(battle, id).empty()) ||
           (step.smoke > 0 && smokeSpotOf(battle, id)) ||
           (step.move > 0 && hasMoves(battle, moveByAbility(id, step.move))) ||
           (timesFor(battle, played, step, id) > 0 &&
            std::any_of(step.gain.begin(), step.gain.end(), gains)) ||
           std::any_of(step.remove.begin(), step.remove.end(), loses) ||
           std::any_of(step.free.begin(), step.free.end(), isLegal) ||
           std::any_of(step.chooseOne.begin(), step.chooseOne.end(), isOfUse);
}

bool changesAllOf(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
                  UnitId id) {
    if (step.choose) return !targetsOf(battle, played, step, *step.choose).empty();
    CardStep rest = step, one{.who = step.who};
    const auto acts = [&] { return changes(battle, played, one, id); };
    for (const TokenAmount& amount : step.gain) {
        one.gain = {amount};
        if (!acts()) return false;
    }
    one.gain.clear();
    for (const TokenAmount& amount : step.remove) {
        one.remove = {amount};
        if (!acts()) return false;
    }
    rest.gain.clear();
    rest.remove.clear();
    const bool onlyTokens =
        rest.heal == 0 && rest.restore == 0 && rest.free.empty() && rest.move == 0;
    return onlyTokens || changes(battle, played, rest, id);
}

Units targetsOf(const Battle& battle, const SentenceInPlay& played, const CardStep& step,
                const CardTargets& wanted) {
    Units units = unitsThatFit(battle, played, wanted);
    std::erase_if(units, [&](UnitId one) { return !changes(battle, played, step, one); });
    return units;
}

bool changesAnything(const Battle& battle, const SentenceInPlay& played, const CardStep& step) {
    if (changesDice(battle, played, step)) return true;
    if (step.looksAtHand && !battle.command(opponent(played.card.player)).hand.empty()) return true;
    if (step.choose) return !targetsOf(battle, played, step, *step.choose).empty();
    if (step.each) return !targetsOf(battle, played, step, *step.each).empty();
    const Units units = unitsAs(battle, played, step.who);
    return std::any_of(units.begin(), units.end(),
                       [&](UnitId one) { return changes(battle, played, step, one); });
}

const std::vector<RolledDie>* rollUnder(const Battle& battle, const SentenceInPlay& played) {
    if (!battle.attack) return nullptr;
    const bool defends = played.point == pointId<RerollDefenseDice>();
    return defends ? &battle.attack->defenseDice : &battle.attack->dice;
}

}  // namespace sightline::engine::cards
