#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/weapons_again.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/rulings/waiting_defenders.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

// True if no keyword or card forbids to declare the defender. The range and the unit leader's LOS
// are not checked.
bool mayBeDeclaredAtAll(const Battle& battle, const Attack& attack, UnitId defender) {
    MayDeclareDefender point{attack.attacker, defender};
    consult(battle, point);
    return point.declaring.allowed();
}

// True for an enemy unit that is not yet the defender of another pool, if weapons of the attacker
// are left or may fire again.
bool mayDeclareToo(const Battle& battle, const Tabletop& table, const Attack& attack,
                   const UnitOnTable& other, Look look) {
    const bool taken =
        std::any_of(attack.pools.begin(), attack.pools.end(),
                    [&](const AttackPool& pool) { return pool.defender == other.id; });
    const UnitOnTable* self = table.find(attack.attacker);
    if (taken || !self || other.player == self->player) return false;
    const std::vector<MiniId>& minis = battle.unit(attack.attacker).minis;
    const auto someoneLooks = [&](const std::vector<WeaponChoice>& weapons) {
        return std::any_of(weapons.begin(), weapons.end(), [&](const WeaponChoice& one) {
            return look(table, *self, battle.mini(one.mini).mini, other);
        });
    };
    const BattleState now(battle, &table);
    std::vector<WeaponChoice> left = weaponChoices(battle, table, attack, minis, other.id);
    std::vector<WeaponChoice> atAnyRange;
    for (const WeaponChoice& one : weaponsAgain(battle, table, attack, minis, other.id)) {
        const auto offer = offerAgain(now, attack.attacker, one);
        (offer && offer->fromLastDefender ? atAnyRange : left).push_back(one);
    }
    if (!atAnyRange.empty() && mayBeDeclaredAtAll(battle, attack, other.id) &&
        someoneLooks(atAnyRange))
        return true;
    return !left.empty() && mayDeclare(battle, table, *self, other, look, attack.order.usable) &&
           someoneLooks(left);
}

// True if an effect forbids the defender, because the attacker has declared another unit for an
// earlier pool, or could declare another unit in this step.
bool mustWait(const BattleState& now, const Attack& attack, UnitId defender,
              const std::vector<UnitId>& legal) {
    if (!waitsForOthers(now, attack.attacker, defender)) return false;
    const auto isAnother = [&](UnitId one) { return !waitsForOthers(now, attack.attacker, one); };
    return std::any_of(legal.begin(), legal.end(), isAnother) ||
           std::any_of(attack.pools.begin(), attack.pools.end(),
                       [&](const AttackPool& pool) { return isAnother(pool.defender); });
}

std::vector<UnitId> additionalDefenders(const Battle& battle, const Attack& attack) {
    const Tabletop table = tabletopOf(battle);
    const BattleState now(battle, &table);
    std::vector<UnitId> legal;
    for (const UnitOnTable& other : table.units) {
        if (mayDeclareToo(battle, table, attack, other, sees)) legal.push_back(other.id);
    }
    const std::vector<UnitId> all = legal;
    std::erase_if(legal, [&](UnitId one) { return mustWait(now, attack, one, all); });
    keepThoseThatMust(now, attack.attacker, legal);
    return legal;
}

// Makes the fast LOS test for all units first, and then the exact tests.
bool hasAdditionalDefender(const Battle& battle, const Attack& attack) {
    const Tabletop table = tabletopOf(battle);
    const BattleState now(battle, &table);
    for (const Look look : {seesAtOnce, sees}) {
        for (const UnitOnTable& other : table.units) {
            if (mustWait(now, attack, other.id, {})) continue;
            if (mayDeclareToo(battle, table, attack, other, look)) return true;
        }
    }
    return false;
}

}  // namespace

bool mayDeclareAdditionalDefender(const Battle& battle, const Attack& attack) {
    const bool several = attack.order.only.none() && !attack.order.overrun;
    return several && hasAdditionalDefender(battle, attack);
}

// Step 3 of the attack sequence: the remaining weapons and miniatures may attack another unit. Core
// Rulebook p. 33.
Task<bool> declareAdditionalDefender(Battle& battle, Attack& attack) {
    attack.step = AttackStep::declareAdditionalDefender;
    DeclareAdditionalDefender point{attack, attack.order.only.none() && !attack.order.overrun};
    co_await reach(battle, point);
    const auto question = [&] {
        auto asked =
            asking<Choice>(battle.unit(attack.attacker).player, Ask::declareAdditionalDefender,
                           page(33, "Declare Additional Defender"), attack.attacker);
        for (UnitId one : additionalDefenders(battle, attack)) {
            asked.question.options.push_back(one);
        }
        asked.question.options.push_back(Done{});
        return asked;
    };
    const auto isLegal = [&](const Option& option) {
        if (std::holds_alternative<Done>(option)) return true;
        const Tabletop table = tabletopOf(battle);
        const UnitId* one = std::get_if<UnitId>(&option);
        const UnitOnTable* other = one ? table.find(*one) : nullptr;
        if (!other || !mayDeclareToo(battle, table, attack, *other, sees)) return false;
        if (!dependsOnOthers(BattleState(battle, &table), attack.attacker, *one)) return true;
        const std::vector<UnitId> legal = additionalDefenders(battle, attack);
        return std::find(legal.begin(), legal.end(), *one) != legal.end();
    };
    if (!point.allowed || !hasAdditionalDefender(battle, attack)) co_return false;
    const Glance<Choice> glance = isLegal;
    const Option chosen = co_await askAtAGlance(battle, question, glance);
    const UnitId* defender = std::get_if<UnitId>(&chosen);
    if (!defender) co_return false;
    attack.pools.push_back({.defender = *defender});
    recordDeclaration(battle, attack.attacker, *defender);
    AttackDeclared declared{attack, *defender};
    co_await reach(battle, declared);
    co_return true;
}

}  // namespace sightline::engine
