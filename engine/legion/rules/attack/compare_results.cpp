#include <algorithm>

#include "engine/legion/rules/attack/attacking_unit.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

const Citation compareResultsPage = page(35, "Compare Results");

int thresholdsOf(const Battle& battle, const std::vector<MiniId>& minis) {
    int sum = 0;
    for (MiniId one : minis) sum += battle.mini(one).threshold;
    return sum;
}

// The miniatures that fire the weapons of the pool. A miniature that was defeated during the attack
// keeps its last position.
UnitOnTable firing(const Battle& battle, const Attack& attack) {
    if (attack.area) return standIn(*attack.area);
    UnitOnTable source;
    source.id = attack.attacker;
    for (const WeaponChoice& one : attack.pool().weapons) {
        source.minis.push_back({one.mini.value, battle.mini(one.mini).mini});
    }
    return source;
}

// The number of wounds of a ranged attack, limited to the sum of the full wound thresholds of the
// miniatures that at least one firing miniature sees. The search for these miniatures stops when
// their sum reaches `wounds`.
int capped(const Battle& battle, const Attack& attack, int wounds) {
    const UnitOnTable attacker = firing(battle, attack);
    std::vector<MiniId> all;
    all.reserve(attacker.minis.size());
    for (const geometry::PlacedMini& one : attacker.minis) all.push_back(MiniId{one.key});
    const auto visible =
        visibleTo(tabletopOf(battle), attacker, all, attack.defender(),
                  [&](const auto& seen) { return thresholdsOf(battle, seen) >= wounds; });
    return std::min(wounds, thresholdsOf(battle, visible));
}

// The number of wounds that the unit's miniatures can still suffer, including miniatures that the
// attacker does not see.
int woundsLeft(const Battle& battle, UnitId unit) {
    int sum = 0;
    for (MiniId one : battle.unit(unit).minis)
        sum += battle.mini(one).threshold - battle.mini(one).wounds;
    return sum;
}

void recordCap(Battle& battle, const Attack& attack, int wounds) {
    battle.record({.happening = Happening::woundsCapped,
                   .message = say::woundsCapped(),
                   .numbers = {{NumberId::wounds, wounds}},
                   .citation = page(35, "Suffering Wounds and Defeating Miniatures"),
                   .unit = attack.defender(),
                   .other = attack.attacker});
}

// If the attack roll contains a blank, a keyword of the defender may deal wounds to the attacker.
// The attack goes on even if the attacker is defeated.
Task<void> riposte(Battle& battle, const Attack& attack) {
    const bool suffers = !attack.area && !battle.unit(attack.attacker).defeated();
    if (!suffers || countOf(attack.dice, Face::blank) == 0) co_return;
    const Term wounds = termsOf(battle, attack).riposte;
    if (wounds.total() <= 0) co_return;
    for (const Reason& one : wounds.reasons())
        recordKeyword(battle, attack, one, say::blankWoundsAttacker(one.source.name()));
    const UnitId attacker = attack.attacker, defender = attack.defender();
    co_await dealWounds(battle, attacker, wounds.total(), defender);
}

}  // namespace

// Step 9 of the attack sequence: Compare Results. Core Rulebook p. 35.
Task<void> compareResults(Battle& battle, Attack& attack) {
    attack.step = AttackStep::compareResults;
    const int results = countOf(attack.dice, Face::hit) + countOf(attack.dice, Face::crit);
    const int blocks = countOf(attack.defenseDice, Face::block);
    CompareResults point{attack, std::max(0, results - blocks)};
    co_await reach(battle, point);
    co_await riposte(battle, attack);
    battle.record({.happening = Happening::resultsCompared,
                   .message = say::resultsCompared(),
                   .numbers = {{NumberId::hitsAndCrits, results},
                               {NumberId::blocks, blocks},
                               {NumberId::wounds, point.wounds}},
                   .citation = compareResultsPage,
                   .unit = attack.attacker,
                   .other = attack.defender()});
    int wounds = point.wounds;
    if (attack.isRanged() && wounds > 0) {
        wounds = capped(battle, attack, wounds);
        const bool byLos = wounds < woundsLeft(battle, attack.defender());
        if (wounds < point.wounds && byLos) recordCap(battle, attack, wounds);
    }
    attack.wounds = wounds;
    const UnitId by = attack.attacker;
    co_await sufferWounds(battle, attack.defender(), wounds, by);
}

}  // namespace sightline::engine
