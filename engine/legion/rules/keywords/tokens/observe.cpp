// The unit keyword Observe X. Core Rulebook, Keyword Glossary. This file has the Card action. The
// step Reroll Attack Dice spends the observation tokens (roll_attack_dice.cpp), and the End Phase
// removes them.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"

namespace sightline::engine::keywords {
namespace {

constexpr int observeRange = 3;

// The enemy units within range 3 and in LOS.
std::vector<UnitId> enemiesInSight(const Battle& battle, UnitId observer) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable* self = table.find(observer);
    std::vector<UnitId> enemies = enemiesWithin(battle, observer, observeRange);
    std::erase_if(enemies, [&](UnitId id) {
        const UnitOnTable* enemy = table.find(id);
        return !self || !enemy || !anySees(table, *self, *enemy);
    });
    return enemies;
}

bool hasEnemyInSight(const Battle& battle, const Bearer& bearer) {
    return !enemiesInSight(battle, bearer.unit).empty();
}

Task<void> observeEnemy(Battle& battle, Bearer bearer) {
    const auto candidates = [observer = bearer.unit](const Battle& now) {
        return enemiesInSight(now, observer);
    };
    const UnitId enemy = co_await chooseOneUnit(battle, bearer, candidates);
    if (!enemy.none())
        co_await gainTokens(battle, enemy, Token::observation, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule observe() {
    return KeywordRule(Keyword::observe, {.value = true}).cardAction(observeEnemy, hasEnemyInSight);
}

}  // namespace sightline::engine::keywords
