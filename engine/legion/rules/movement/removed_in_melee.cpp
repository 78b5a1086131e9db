// Implements the rule Removing Miniatures in Melee. Core Rulebook p. 35.
#include <algorithm>
#include <array>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/cohesion/cohesion.h"

namespace sightline::engine {
namespace {

const Citation placedBack = page(35, "Removing Miniatures in Melee");

/// A unit that is placed back into melee, and the position that its leader had before this
/// placement.
struct ReturnToMelee {
    const MeleeBefore& was;
    geometry::Mini leaderBefore{};
};

bool isInContact(const Battle& battle, MiniId mini) {
    const MiniState& one = battle.mini(mini);
    return !enemiesTouchedBy(battle, one.unit, one.mini).empty();
}

bool wasInContact(const MeleeBefore& was, MiniId mini) {
    return std::find(was.touching.begin(), was.touching.end(), mini) != was.touching.end();
}

MeleeBefore meleeOf(const Battle& battle, UnitId id) {
    MeleeBefore melee{id, {}, {}, battle.unit(id).minis.size()};
    for (MiniId mini : battle.unit(id).minis) {
        const auto touched = enemiesTouchedBy(battle, id, battle.mini(mini).mini);
        if (touched.empty()) continue;
        melee.touching.push_back(mini);
        for (UnitId enemy : touched) {
            const auto& known = melee.enemies;
            if (std::find(known.begin(), known.end(), enemy) == known.end())
                melee.enemies.push_back(enemy);
        }
    }
    return melee;
}

bool anybodyFell(const Battle& battle, const std::vector<MeleeBefore>& before) {
    return std::any_of(before.begin(), before.end(), [&](const MeleeBefore& one) {
        return battle.unit(one.unit).minis.size() < one.miniatures;
    });
}

// The order to place miniatures of the unit in base contact with an enemy that was in melee with
// the unit and is not defeated.
PlacingOrder orderOf(const Battle& battle, const ReturnToMelee& unit, std::vector<MiniId> movers) {
    PlacingOrder order{unit.was.unit, unit.leaderBefore, {}, std::move(movers), placedBack};
    for (UnitId enemy : unit.was.enemies) {
        if (!battle.unit(enemy).onTable()) continue;
        if (order.contact.none()) {
            order.contact = enemy;
        } else {
            order.alsoContact.push_back(enemy);
        }
    }
    return order;
}

// Substep 1 of the rule: places a unit leader that has lost base contact.
Task<void> placeLeaderBack(Battle& battle, const ReturnToMelee& unit) {
    if (!battle.unit(unit.was.unit).onTable()) co_return;
    const MiniId leader = battle.unit(unit.was.unit).leader();
    if (!wasInContact(unit.was, leader) || isInContact(battle, leader)) co_return;
    const PlacingOrder order = orderOf(battle, unit, {leader});
    if (order.contact.none() || !canTouch(battle, order)) co_return;
    co_await placeOthers(battle, order);
}

std::vector<MiniId> notInPlace(const Battle& battle, const MeleeBefore& was) {
    const Tabletop table = tabletopOf(battle);
    const auto hulls = vehiclesBetween(table, was.unit, was.unit);
    geometry::SightSettings settings;
    settings.obstacles = hulls;
    const std::vector<MiniId>& minis = battle.unit(was.unit).minis;
    const geometry::Mini& leader = battle.mini(minis.front()).mini;
    std::vector<MiniId> movers;
    for (std::size_t i = 1; i < minis.size(); ++i) {
        const bool lost = wasInContact(was, minis[i]) && !isInContact(battle, minis[i]);
        const geometry::Mini& mini = battle.mini(minis[i]).mini;
        if (lost || !geometry::cohesion(battle.field, leader, mini, settings).inCohesion)
            movers.push_back(minis[i]);
    }
    return movers;
}

// Substep 2 of the rule: places the miniatures other than the leader that have lost base contact or
// cohesion. If the unit is no longer in melee and none of these miniatures can be placed in base
// contact, they stay where they are.
Task<void> placeMiniaturesBack(Battle& battle, const ReturnToMelee& unit) {
    if (!battle.unit(unit.was.unit).onTable()) co_return;
    std::vector<MiniId> movers = notInPlace(battle, unit.was);
    if (movers.empty()) co_return;
    const PlacingOrder order = orderOf(battle, unit, std::move(movers));
    if (order.contact.none()) co_return;
    const bool holds = inMelee(tabletopOf(battle), unit.was.unit);
    if (!holds && !canTouch(battle, order)) co_return;
    co_await placeOthers(battle, order);
}

void recordEnded(Battle& battle, Player first, const std::vector<MeleeBefore>& before) {
    const Tabletop table = tabletopOf(battle);
    for (const MeleeBefore& one : before) {
        if (battle.unit(one.unit).player != first) continue;
        for (UnitId enemy : one.enemies) {
            const UnitOnTable* own = table.find(one.unit);
            const UnitOnTable* other = table.find(enemy);
            if (own && other && inMelee(*own, *other)) continue;
            battle.record({.happening = Happening::meleeEnded,
                           .message = own && other ? say::outOfContact() : say::meleeEnded(),
                           .citation = placedBack,
                           .unit = one.unit,
                           .other = enemy});
        }
    }
}

}  // namespace

std::vector<MeleeBefore> meleesOf(const Battle& battle, UnitId unit) {
    std::vector<MeleeBefore> melees;
    std::vector<UnitId> reached{unit};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (!battle.unit(reached[i]).onTable()) continue;
        MeleeBefore melee = meleeOf(battle, reached[i]);
        if (melee.enemies.empty()) continue;
        for (UnitId enemy : melee.enemies) {
            if (std::find(reached.begin(), reached.end(), enemy) == reached.end())
                reached.push_back(enemy);
        }
        melees.push_back(std::move(melee));
    }
    std::sort(melees.begin(), melees.end(), [](const MeleeBefore& one, const MeleeBefore& other) {
        return one.unit < other.unit;
    });
    return melees;
}

Task<void> removeMiniaturesInMelee(Battle& battle, Player first, std::vector<MeleeBefore> before) {
    if (!anybodyFell(battle, before)) co_return;
    const std::array<Player, 2> players{first, opponent(first)};
    for (const Player player : players) {
        std::vector<ReturnToMelee> units;
        for (const MeleeBefore& one : before) {
            const UnitState& unit = battle.unit(one.unit);
            if (unit.player != player || !unit.onTable()) continue;
            units.push_back({one, battle.mini(unit.leader()).mini});
        }
        for (const ReturnToMelee& unit : units) co_await placeLeaderBack(battle, unit);
        for (const ReturnToMelee& unit : units) co_await placeMiniaturesBack(battle, unit);
    }
    recordEnded(battle, first, before);
}

}  // namespace sightline::engine
