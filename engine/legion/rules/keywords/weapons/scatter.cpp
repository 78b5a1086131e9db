// The weapon keyword Scatter. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// The keyword acts on units with small bases. A base without notches is a small base.
bool scatters(const Battle& battle, const Bearer&, const AttackResolved& point) {
    const UnitState& unit = battle.unit(point.attack.defender());
    return unit.onTable() && isTrooper(unit.card->type) && unit.minis.size() > 1 &&
           !battle.mini(unit.leader()).mini.base.notched;
}

// The attacker may place the defender's miniatures other than the unit leader. A miniature may stay
// at its place. If the defender is in melee, its miniatures may be placed in base contact with the
// same enemies, but need not be.
Task<void> scatterMinis(Battle& battle, Bearer bearer, AttackResolved& point) {
    const bool used = co_await chooseToUse(battle, bearer);
    const UnitId unit = point.attack.defender();
    if (!used || !battle.unit(unit).onTable()) co_return;
    PlacingOrder order;
    order.unit = unit;
    order.leaderBefore = battle.mini(battle.unit(unit).leader()).mini;
    order.citation = bearer.citation();
    order.mayTouch = enemiesInMelee(tabletopOf(battle), unit);
    order.placer = bearer.player;
    co_await placeOthers(battle, order);
}

}  // namespace

KeywordRule scatter() {
    return KeywordRule(Keyword::scatter).inPool<AttackResolved>(scatterMinis, scatters);
}

}  // namespace sightline::engine::keywords
