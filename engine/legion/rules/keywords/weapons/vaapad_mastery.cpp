// The unit keyword Vaapad Mastery. Core Rulebook, Keyword Glossary. The keyword adds dice for the
// unit's wounds just before a pool is rolled, so the wounds at the time of the roll count.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

constexpr int mostVaapadDice = 3;

Reason diceForWounds(const CurrentState& now, const Bearer& bearer) {
    return bearer.reason(std::min(mostVaapadDice, now.wounds(bearer.unit)));
}

void attackWithWounds(const CurrentState& now, const Bearer& attacker, AttackNumbers& point) {
    point.terms.diceBeforeRoll.add(Die::whiteAttack, diceForWounds(now, attacker));
}

void defendWithWounds(const CurrentState& now, const Bearer& defender, AttackNumbers& point) {
    point.terms.defenseDice.add(Die::whiteDefense, diceForWounds(now, defender));
}

}  // namespace

KeywordRule vaapadMastery() {
    return KeywordRule(Keyword::vaapadMastery)
        .holds<AttackNumbers, BorneBy::attacker>(attackWithWounds)
        .holds<AttackNumbers, BorneBy::defender>(defendWithWounds);
}

}  // namespace sightline::engine::keywords
