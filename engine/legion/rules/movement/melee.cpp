#include "engine/legion/rules/movement/melee.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/surroundings.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "geometry/cohesion/cohesion.h"

namespace sightline::engine {
namespace {

const Citation intoMelee = page(28, "Moving Into Melee");

bool touchesUnit(const Battle& battle, const geometry::Mini& mini, const UnitState& unit) {
    return std::any_of(unit.minis.begin(), unit.minis.end(), [&](MiniId one) {
        return geometry::inBaseContact(mini, battle.mini(one).mini);
    });
}

bool touchesEnemy(const Battle& battle, UnitId unit, MiniId mini) {
    return !enemiesTouchedBy(battle, unit, battle.mini(mini).mini).empty();
}

bool inCohesion(const Battle& battle, UnitId id, MiniId mini) {
    const Tabletop table = tabletopOf(battle);
    const auto hulls = vehiclesBetween(table, id, id);
    geometry::SightSettings settings;
    settings.obstacles = hulls;
    const geometry::Mini& leader = battle.mini(battle.unit(id).leader()).mini;
    return geometry::cohesion(battle.field, leader, battle.mini(mini).mini, settings).inCohesion;
}

// The unit's miniatures other than the leader that are out of base contact with an enemy or out of
// cohesion.
std::vector<MiniId> outOfPlace(const Battle& battle, UnitId id) {
    std::vector<MiniId> movers;
    const auto& minis = battle.unit(id).minis;
    for (std::size_t i = 1; i < minis.size(); ++i) {
        if (!touchesEnemy(battle, id, minis[i]) || !inCohesion(battle, id, minis[i])) {
            movers.push_back(minis[i]);
        }
    }
    return movers;
}

Ruling meleeRuling(Happening happening, Message message, UnitId unit, UnitId other) {
    Ruling ruling{.happening = happening, .message = std::move(message), .citation = intoMelee};
    ruling.unit = unit;
    ruling.other = other;
    return ruling;
}

bool bothStand(const Battle& battle, UnitId one, UnitId other) {
    return !battle.unit(one).defeated() && !battle.unit(other).defeated();
}

// Moves the miniatures of a unit into base contact with the enemy unit: first the leader, then each
// other miniature that is out of contact or cohesion. A miniature that cannot reach the enemy
// stays. The players may remove either unit by hand while a question is open.
Task<void> closeUp(Battle& battle, UnitId unit, UnitId enemy) {
    if (!bothStand(battle, unit, enemy)) co_return;
    const MiniId leader = battle.unit(unit).leader();
    const geometry::Mini before = battle.mini(leader).mini;
    if (!touchesEnemy(battle, unit, leader)) {
        PlacingOrder order{unit, before, enemy, {leader}, intoMelee};
        if (canTouch(battle, order)) co_await placeOthers(battle, order);
        if (!bothStand(battle, unit, enemy)) co_return;
    }
    const Tabletop table = tabletopOf(battle);
    if (!inMelee(table.unit(unit), table.unit(enemy))) co_return;
    const std::vector<MiniId> movers = outOfPlace(battle, unit);
    if (movers.empty()) co_return;
    PlacingOrder order{unit, before, enemy, movers, intoMelee};
    co_await placeOthers(battle, order);
}

}  // namespace

std::vector<UnitId> enemiesTouchedBy(const Battle& battle, UnitId unit,
                                     const geometry::Mini& mini) {
    std::vector<UnitId> touched;
    for (const UnitState& other : battle.units) {
        if (other.player == battle.unit(unit).player || !other.onTable()) continue;
        if (touchesUnit(battle, mini, other)) touched.push_back(other.id);
    }
    return touched;
}

bool isEngaged(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (!unit.onTable() || !mayBeEngaged(*unit.card)) return false;
    Surroundings here;
    for (MiniId own : unit.minis) here.add(battle.mini(own).mini);
    const auto isTouched = [&](MiniId one) {
        const geometry::Mini& mini = battle.mini(one).mini;
        return here.meet(mini) && touchesUnit(battle, mini, unit);
    };
    return std::any_of(battle.units.begin(), battle.units.end(), [&](const UnitState& other) {
        return other.player != unit.player && other.onTable() && mayBeEngaged(*other.card) &&
               std::any_of(other.minis.begin(), other.minis.end(), isTouched);
    });
}

bool mustWithdraw(const Battle& battle, UnitId id) {
    WithdrawFromMelee point{id, isEngaged(battle, id)};
    consult(battle, point);
    return point.mustWithdraw;
}

bool mayMoveIntoMelee(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    const bool withdrew =
        battle.activation && battle.activation->unit == id && battle.activation->withdrew;
    const MiniState& leader = battle.mini(unit.leader());
    const auto& weapons = unit.card->weapons;
    const bool melee = std::any_of(weapons.begin(), weapons.end(), [&](const Weapon& one) {
        return one.melee && one.isUsedBy(leader.carrier, leader.counterpart) &&
               isFaceup(unit.cards, one);
    });
    return melee && !withdrew && !mustWithdraw(battle, id);
}

// Steps 1 to 3 of the rule Moving Into Melee. Core Rulebook p. 28.
Task<void> moveIntoMelee(Battle& battle, MeleeEntry melee) {
    const bool acts = battle.activation && battle.activation->unit == melee.mover;
    if (acts) battle.activation->enteredMelee = true;
    battle.record(
        meleeRuling(Happening::meleeStarted, say::meleeStarted(), melee.mover, melee.defender));
    PlacingOrder order{melee.mover, melee.leaderBefore, melee.defender,
                       {},          intoMelee,          melee.avoidDifficult};
    order.within = melee.within;
    order.wholly = melee.wholly;
    order.allows = melee.allows;
    co_await placeOthers(battle, order);
    co_await closeUp(battle, melee.defender, melee.mover);
}

}  // namespace sightline::engine
