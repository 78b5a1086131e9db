#include <algorithm>

#include "engine/attack/steps.h"
#include "engine/conversation/ask.h"
#include "engine/rulings/tabletop.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

const Citation citation = page(31, "Declare Defender");

// Some miniature that sees the defender has one of these weapons: there are no attacks without dice.
bool someoneFires(const Battle& battle, const Tabletop& table, const UnitOnTable& self,
                  const UnitOnTable& other, const std::vector<int>& weapons) {
    return std::any_of(self.minis.begin(), self.minis.end(), [&](const auto& mini) {
        const MiniState& bearer = battle.mini(MiniId{mini.key});
        const bool armed = std::any_of(weapons.begin(), weapons.end(), [&](int index) {
            const Weapon& weapon = self.card->weapons[static_cast<std::size_t>(index)];
            return weapon.isUsedBy(bearer.carrier, bearer.counterpart) &&
                   isReady(battle.unit(self.id), weapon);
        });
        return armed && sees(table, self, mini.mini, other);
    });
}

}  // namespace

// The defender is within range of a weapon of the attacker, and the unit leader has LOS to it.
std::vector<UnitId> legalDefenders(const Battle& battle, UnitId attacker) {
    const Tabletop table = tabletopOf(battle);
    std::vector<UnitId> legal;
    if (!table.find(attacker)) return legal;
    const UnitOnTable& self = table.unit(attacker);
    for (const UnitOnTable& other : table.units) {
        if (other.player == self.player) continue;
        const std::vector<int> weapons = weaponsAgainst(table, attacker, other.id);
        if (weapons.empty()) continue;
        MayDeclareDefender point{attacker, other.id, true};
        consult(battle, point);
        if (!point.allowed) continue;
        if (!sees(table, self, self.leader(), other)) continue;
        if (someoneFires(battle, table, self, other, weapons)) legal.push_back(other.id);
    }
    return legal;
}

void recordDeclaration(Battle& battle, UnitId attacker, UnitId defender) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable& self = table.unit(attacker);
    const UnitOnTable& other = table.unit(defender);
    battle.record({.happening = Happening::attackDeclared,
                   .verdict = battle.unit(attacker).label + " attack " + battle.unit(defender).label,
                   .citation = citation,
                   .unit = attacker,
                   .other = defender});
    const geometry::Range range = rangeTo(self, other, table.field.dimensions());
    battle.record({.happening = Happening::rangeMeasured,
                   .verdict = "range from the unit leader to the closest miniature",
                   .numbers = {{"distance", range.distance},
                               {"band", range.band},
                               {"to the next band", range.toNextBand}},
                   .witness = geometry::Segment{{range.line.from, self.leader().position.z},
                                                {range.line.to, self.leader().position.z}},
                   .citation = page(11, "Measurement"),
                   .unit = attacker,
                   .other = defender});
    for (const geometry::PlacedMini& target : other.minis) {
        const geometry::Sight sight =
            sightBetween(table, self, self.leader(), other, target.mini);
        Ruling ruling{.happening = Happening::lineOfSight,
                      .verdict = sight.visible ? "the unit leader sees it" : "out of sight",
                      .witness = sight.witness,
                      .pieces = sight.blockers,
                      .citation = page(30, "Line of Sight"),
                      .unit = attacker,
                      .other = defender,
                      .mini = MiniId{target.key}};
        if (sight.margin) ruling.numbers.push_back({"margin", *sight.margin});
        battle.record(std::move(ruling));
    }
}

// Step 1 of the attack sequence. Core Rulebook p. 31.
Task<bool> declareDefender(Battle& battle, Attack& attack) {
    attack.step = AttackStep::declareDefender;
    if (attack.order.overrun) {
        attack.pools.push_back({.defender = attack.order.only, .overrun = true});
        recordDeclaration(battle, attack.attacker, attack.order.only);
        co_return true;
    }
    DeclareDefender point{attack.attacker, legalDefenders(battle, attack.attacker)};
    if (!attack.order.only.none()) {
        std::erase_if(point.legal, [&](UnitId one) { return one != attack.order.only; });
    }
    co_await reach(battle, point);
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(attack.attacker).player, Ask::declareDefender,
                                    citation, attack.attacker);
        const auto still = legalDefenders(battle, attack.attacker);
        for (UnitId one : point.legal) {
            if (std::find(still.begin(), still.end(), one) != still.end()) {
                asked.question.options.push_back(one);
            }
        }
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const UnitId* defender = std::get_if<UnitId>(&chosen);
    if (!defender) co_return false;
    attack.pools.push_back({.defender = *defender});
    recordDeclaration(battle, attack.attacker, *defender);
    AttackDeclared declared{attack, *defender};
    co_await reach(battle, declared);
    co_return true;
}

}  // namespace sightline::engine
