// The weapon keyword Spray. Core Rulebook, Keyword Glossary. A weapon that players added to the
// attack by hand adds its dice only once.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The number of miniatures of the defender that the attacking miniature `mini` sees. 1 if there is
// no battlefield.
int minisSeen(const CurrentState& now, const AttackFacts& facts, MiniId mini) {
    const Tabletop* table = now.table();
    const UnitOnTable* self = table ? table->find(facts.attacker) : nullptr;
    if (!self || !table->find(facts.defender)) return 1;
    return static_cast<int>(visibleTo(*table, *self, {mini}, facts.defender).size());
}

// Each weapon with the keyword adds its dice once for each miniature of the defender that its user
// sees. The pool already contains these dice once.
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
