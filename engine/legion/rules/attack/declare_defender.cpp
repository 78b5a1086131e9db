#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/extended_range.h"
#include "engine/legion/rules/attack/overrun.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/waiting_defenders.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

const Citation declareDefenderPage = page(31, "Declare Defender");

// True if a miniature that sees the defender can use one of the weapons: it has the weapon and may
// add it, the weapon's card is readied, and the defender is in the weapon's firing arc.
bool someoneFires(const Battle& battle, const Tabletop& table, const UnitOnTable& self,
                  const UnitOnTable& other, const std::vector<int>& weapons, Look look) {
    const BattleState now(battle, &table);
    return std::any_of(self.minis.begin(), self.minis.end(), [&](const auto& mini) {
        const MiniState& bearer = battle.mini(MiniId{mini.key});
        const bool armed = std::any_of(weapons.begin(), weapons.end(), [&](int index) {
            const Weapon& weapon = self.card->weapons[static_cast<std::size_t>(index)];
            if (!weapon.isUsedBy(bearer.carrier, bearer.counterpart) ||
                !isReady(battle.unit(self.id).cards, weapon) ||
                !isInFiringArc(firingArcs(now, self.id, index), mini.mini, other))
                return false;
            MayAddWeapon point{self.id, other.id, {MiniId{mini.key}, index}};
            consult(now, point);
            return point.adding.allowed();
        });
        return armed && look(table, self, mini.mini, other);
    });
}

// The ranges of the attacker's weapons that reach the defender. Melee and overrun attacks have no
// range.
std::vector<Reckoning> rangesAgainst(const Battle& battle, const Tabletop& table,
                                     const UnitOnTable& self, const UnitOnTable& other) {
    std::vector<Reckoning> ranges;
    if (!battle.attack || battle.attack->order.overrun || isMeleeAttack(self, other)) return ranges;
    const BattleState now(battle, &table);
    const bool aimSpent = battle.attack->longShot;
    for (const int index : weaponsAgainst(now, self.id, other.id, aimSpent)) {
        const Weapon& weapon = self.card->weapons[static_cast<std::size_t>(index)];
        const bool borne = std::any_of(self.minis.begin(), self.minis.end(), [&](const auto& one) {
            const MiniState& bearer = battle.mini(MiniId{one.key});
            return weapon.isUsedBy(bearer.carrier, bearer.counterpart);
        });
        const bool usable = mayUse(battle.attack->order.usable, weapon, false) &&
                            isReady(battle.unit(self.id).cards, weapon);
        if (borne && usable) ranges.push_back(rangeOf(now, self.id, index, aimSpent));
    }
    return ranges;
}

}  // namespace

// True if the defender is within range of one of the attacker's weapons and the attacking unit
// leader has LOS to it.
bool mayDeclare(const Battle& battle, const Tabletop& table, const UnitOnTable& self,
                const UnitOnTable& other, Look look, UsableWeapons usable) {
    if (other.player == self.player) return false;
    const bool further = hasExtendedRange(battle, self.id);
    const BattleState now(battle, &table);
    std::vector<int> weapons = weaponsAgainst(now, self.id, other.id, further);
    const bool inMelee = isMeleeAttack(self, other);
    std::erase_if(weapons, [&](int index) {
        return !mayUse(usable, self.card->weapons[static_cast<std::size_t>(index)], inMelee);
    });
    if (weapons.empty()) return false;
    MayDeclareDefender point{self.id, other.id};
    consult(now, point);
    return point.declaring.allowed() && look(table, self, self.leader(), other) &&
           someoneFires(battle, table, self, other, weapons, look);
}

std::vector<UnitId> legalDefenders(const Battle& battle, const AttackOrder& order) {
    const Tabletop table = tabletopOf(battle);
    std::vector<UnitId> legal;
    const UnitOnTable* self = table.find(order.attacker);
    if (!self) return legal;
    for (const UnitOnTable& other : table.units) {
        if (!order.only.none() && other.id != order.only) continue;
        if (mayDeclare(battle, table, *self, other, sees, order.usable)) legal.push_back(other.id);
    }
    removeWhileOthersMay(BattleState(battle, &table), order.attacker, legal);
    return legal;
}

bool isLegalDefender(const Battle& battle, const AttackOrder& order, UnitId defender) {
    if (!order.only.none() && defender != order.only) return false;
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable* self = table.find(order.attacker);
    const UnitOnTable* other = table.find(defender);
    if (!self || !other || !mayDeclare(battle, table, *self, *other, sees, order.usable))
        return false;
    if (!dependsOnOthers(BattleState(battle, &table), order.attacker, defender)) return true;
    const std::vector<UnitId> legal = legalDefenders(battle, order);
    return std::find(legal.begin(), legal.end(), defender) != legal.end();
}

// True if at least one unit may be declared. First makes the fast LOS test for all units. If no
// unit passes, makes the exact tests. Some units may only be declared if no other unit can be
// declared. This condition is not tested, because the result is true in both cases.
bool hasLegalDefender(const Battle& battle, const AttackOrder& order) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable* self = table.find(order.attacker);
    if (!self) return false;
    for (const Look look : {seesAtOnce, sees}) {
        for (const UnitOnTable& other : table.units) {
            if (!order.only.none() && other.id != order.only) continue;
            if (mayDeclare(battle, table, *self, other, look, order.usable)) return true;
        }
    }
    return false;
}

void recordDeclaration(Battle& battle, UnitId attacker, UnitId defender, const Citation& rule) {
    const auto table = std::make_shared<const Tabletop>(tabletopOf(battle));
    const UnitOnTable& self = table->unit(attacker);
    const UnitOnTable& other = table->unit(defender);
    battle.record(
        {.happening = Happening::attackDeclared,
         .message = say::attacks(battle.unit(attacker).label, battle.unit(defender).label),
         .citation = rule,
         .unit = attacker,
         .other = defender});
    const geometry::Range range = rangeTo(self, other, table->field.dimensions());
    battle.record({.happening = Happening::rangeMeasured,
                   .message = say::rangeToClosest(),
                   .numbers = {{NumberId::distance, range.distance},
                               {NumberId::band, range.band},
                               {NumberId::toNextBand, range.toNextBand}},
                   .witness = geometry::Segment{{range.line.from, self.leader().position.z},
                                                {range.line.to, self.leader().position.z}},
                   .citation = page(11, "Measurement"),
                   .unit = attacker,
                   .other = defender,
                   .reckonings = rangesAgainst(battle, *table, self, other)});
    for (const geometry::PlacedMini& target : other.minis) {
        Ruling ruling{.happening = Happening::lineOfSight,
                      .citation = page(30, "Line of Sight"),
                      .unit = attacker,
                      .other = defender,
                      .mini = MiniId{target.key}};
        battle.recordLater(std::move(ruling), [table, attacker, defender, target](Ruling& said) {
            const UnitOnTable& eye = table->unit(attacker);
            const geometry::Sight sight =
                sightBetween(*table, eye, eye.leader(), table->unit(defender), target.mini);
            talk::say(said, sight.visible ? say::leaderSees() : say::outOfSight());
            said.witness = sight.witness;
            said.pieces = sight.blockers;
            const NumberId name = sight.marginProven ? NumberId::margin : NumberId::marginUnproven;
            if (sight.margin) said.numbers.push_back({name, *sight.margin});
        });
    }
}

// Step 1 of the attack sequence: Declare Defender. Core Rulebook p. 31.
Task<bool> declareDefender(Battle& battle, Attack& attack) {
    attack.step = AttackStep::declareDefender;
    if (attack.area) co_return false;  // the pool of an area weapon is formed before this step
    if (attack.order.overrun) {
        attack.pools.push_back({.defender = attack.order.only, .overrun = true});
        recordDeclaration(battle, attack.attacker, attack.order.only, overrunRule());
        AttackDeclared declared{attack, attack.order.only};
        co_await reach(battle, declared);
        co_return true;
    }
    DeclareDefender point{attack.attacker, Lazy<std::vector<UnitId>>([&] {
                              return legalDefenders(battle, attack.order);
                          })};
    point.isLegal = [&](UnitId one) {
        if (!point.legal.isKnown()) return isLegalDefender(battle, attack.order, one);
        const std::vector<UnitId>& legal = point.legal.get();
        return std::find(legal.begin(), legal.end(), one) != legal.end();
    };
    co_await reach(battle, point);
    if (battle.unit(attack.attacker).defeated()) co_return false;
    if (point.legal.isKnown() && point.legal.get().empty()) co_return false;
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(attack.attacker).player, Ask::declareDefender,
                                    declareDefenderPage, attack.attacker);
        for (UnitId one : point.legal.get()) {
            if (isLegalDefender(battle, attack.order, one)) asked.question.options.push_back(one);
        }
        return asked;
    };
    // If no effect has read the list of legal defenders, only the chosen unit is checked, because
    // this is faster than checking all units. Otherwise the effect may have changed the list.
    const auto isLegal = [&](const Option& option) {
        const UnitId* one = std::get_if<UnitId>(&option);
        return one && !point.legal.isKnown() && point.isLegal(*one);
    };
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
