// The unit keyword Precise X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// For each aim token that the unit spends, it may reroll up to X more dice.
void rerollMoreDice(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    point.terms.dicePerAim.add(attacker.reason(attacker.x));
}

}  // namespace

KeywordRule precise() {
    return KeywordRule(Keyword::precise, {.value = true})
        .holds<AttackNumbers, BorneBy::attacker>(rerollMoreDice);
}

}  // namespace sightline::engine::keywords
