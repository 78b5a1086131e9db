// The battle force Clan Saxon. A unit that defeats an enemy unit may make a Recover action or a
// Move of Speed 1. If the enemy unit is defeated in an attack, this happens after the attack.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

constexpr int speedOfVictor = 1;

bool isVictor(const Battle& battle, const CardInPlay& force, UnitId by, UnitId defeated) {
    return battle.has(by) && battle.unit(by).player == force.player &&
           !battle.unit(by).defeated() && battle.unit(defeated).player != force.player;
}

// The units that have defeated enemy units in the current pool. A unit is listed once for each
// enemy unit that it defeated.
std::vector<UnitId> victorsOf(const Battle& battle, const CardInPlay& force,
                              const AttackResolved& point) {
    std::vector<UnitId> victors;
    for (const AttackLedger::Defeated& one : point.attack.ledger.defeated) {
        if (one.pool == point.attack.current && isVictor(battle, force, one.by, one.unit))
            victors.push_back(one.by);
    }
    return victors;
}

bool hasVictors(const Battle& battle, const CardInPlay& force, const AttackResolved& point) {
    return !victorsOf(battle, force, point).empty();
}

Task<void> celebrate(Battle& battle, CardInPlay force, UnitId unit) {
    const ActionOrder recover{.unit = unit, .action = Action::recover, .isFree = true};
    const bool mayRecover = isLegalAction(battle, recover);
    Messages texts;
    if (mayRecover) texts.push_back(say::freeOne(say::actionName(Action::recover)));
    if (hasMoves(battle, moveByAbility(unit, speedOfVictor)))
        texts.push_back(say::moveIt(speedOfVictor));
    if (texts.empty()) co_return;
    const int chosen = co_await chooseText(battle, force, unit, std::move(texts), true);
    if (chosen < 0) co_return;
    if (mayRecover && chosen == 0)
        co_await makeFreeAction(battle, recover, force.citation());
    else
        co_await offerMove(battle, unit, speedOfVictor, actionSourceOf(force));
}

Task<void> celebrateAttack(Battle& battle, CardInPlay force, AttackResolved& point) {
    for (const UnitId unit : victorsOf(battle, force, point)) {
        if (!battle.unit(unit).defeated()) co_await celebrate(battle, force, unit);
    }
}

bool defeatsOutsideAttack(const Battle& battle, const CardInPlay& force,
                          const WoundsSuffered& point) {
    return !battle.attack && battle.unit(point.unit).defeated() &&
           isVictor(battle, force, point.by, point.unit);
}

Task<void> celebrateEffect(Battle& battle, CardInPlay force, WoundsSuffered& point) {
    co_await celebrate(battle, force, point.by);
}

}  // namespace

CardRule clanSaxon() {
    return CardRule(CardRule::Kind::battleForce, "clan-saxon")
        .at<AttackResolved>(celebrateAttack, hasVictors)
        .at<WoundsSuffered>(celebrateEffect, defeatsOutsideAttack);
}

}  // namespace sightline::engine::cards
