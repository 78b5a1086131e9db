// The unit keyword Self-Destruct X. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/tokens/effect_roll.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine::keywords {
namespace {

constexpr int blastRange = 1;

// True if the number of the unit's wound tokens is at least half of its wound threshold.
bool mayExplode(const Battle& battle, const Bearer& bearer) {
    const UnitState& unit = battle.unit(bearer.unit);
    if (!unit.onTable()) return false;
    const int threshold = battle.mini(unit.leader()).threshold;
    return 2 * BattleState(battle).wounds(bearer.unit) >= threshold;
}

// The units of both players within range 1 and in LOS of the exploding unit, without the exploding
// unit itself.
std::vector<UnitId> unitsInBlast(const Battle& battle, UnitId exploding) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable* self = table.find(exploding);
    std::vector<UnitId> units = alliesWithin(battle, exploding, blastRange);
    for (UnitId one : enemiesWithin(battle, exploding, blastRange)) units.push_back(one);
    std::erase_if(units, [&](UnitId one) {
        const UnitOnTable* other = table.find(one);
        return !self || !other || !anySees(table, *self, *other);
    });
    std::sort(units.begin(), units.end());
    return units;
}

Task<void> rollAgainst(Battle& battle, Bearer bearer, UnitId unit) {
    const std::vector<RolledDie> rolled =
        co_await rollForEffect(battle, bearer, Die::blackAttack, bearer.x);
    const int wounds = countOf(rolled, Face::attackSurge) + countOf(rolled, Face::crit);
    const int hits = countOf(rolled, Face::hit);
    if (wounds > 0) co_await dealWounds(battle, unit, wounds, bearer.unit);
    if (hits > 0 && !battle.unit(unit).defeated())
        co_await gainTokens(battle, unit, Token::suppression, hits, bearer.citation());
}

// The player of the exploding unit chooses the order of the rolls. Each roll is resolved completely
// before the next one.
Task<void> explode(Battle& battle, Bearer bearer) {
    std::vector<UnitId> left = unitsInBlast(battle, bearer.unit);
    while (!left.empty()) {
        const auto candidates = [&left](const Battle& now) {
            std::vector<UnitId> standing = left;
            std::erase_if(standing, [&](UnitId one) { return now.unit(one).defeated(); });
            return standing;
        };
        const UnitId unit = co_await chooseOneUnit(battle, bearer, candidates);
        if (unit.none()) break;
        std::erase(left, unit);
        co_await rollAgainst(battle, bearer, unit);
    }
    while (!battle.unit(bearer.unit).defeated())
        co_await defeatMiniature(battle, battle.unit(bearer.unit).minis.back());
}

}  // namespace

KeywordRule selfDestruct() {
    return KeywordRule(Keyword::selfDestruct, {.value = true}).cardAction(explode, mayExplode);
}

}  // namespace sightline::engine::keywords
