// The weapon keyword Spray. Core Rulebook, Keyword Glossary. A weapon that was added by hand adds
// its dice once.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The number of miniatures of the defender in LOS of the miniature. 1 without a battlefield.
int minisSeen(const CurrentState& now, const AttackFacts& facts, MiniId mini) {
    const Tabletop* table = now.table();
    const UnitOnTable* self = table ? table->find(facts.attacker) : nullptr;
    if (!self || !table->find(facts.defender)) return 1;
    return static_cast<int>(visibleTo(*table, *self, {mini}, facts.defender).size());
}

// Each weapon with the keyword adds its dice once for each miniature seen. The pool already has
// these dice once.
void addDiceForMinisSeen(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    const AttackFacts& facts = point.facts;
    const std::size_t known = std::min(facts.users.size(), facts.weapons.size());
    for (std::size_t i = 0; i < known; ++i) {
        if (!facts.weapons[i]->has(attacker.keyword)) continue;
        const int more = minisSeen(now, facts, facts.users[i]) - 1;
        for (Die die : {Die::redAttack, Die::blackAttack, Die::whiteAttack}) {
            const int dice = more * facts.weapons[i]->dice[die];
            point.terms.dice.add(die, attacker.reason(dice));
            point.terms.weaponDice[i][die] += dice;
        }
    }
}

}  // namespace

KeywordRule spray() {
    return KeywordRule(Keyword::spray).holds<AttackNumbers, BorneBy::pool>(addDiceForMinisSeen);
}

}  // namespace sightline::engine::keywords
