// The weapon keyword Ion X. Core Rulebook, Keyword Glossary. The code in activate_unit.cpp applies
// the effect of ion tokens. The defender's shield tokens are flipped at the start of the step
// Modify Attack Dice.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

void flipFirst(const CurrentState&, const Bearer& attacker, AttackNumbers& point) {
    point.terms.ionized.add(attacker.reason(attacker.x));
}

// True if the attack wounded a Vehicle or Droid Trooper unit and did not defeat it.
bool hasIonized(const Battle& battle, const Bearer& bearer, const AttackResolved& point) {
    const Attack& attack = point.attack;
    const UnitState& defender = battle.unit(attack.defender());
    const bool takesIon = isVehicle(defender.card->type) || isDroid(defender.card->type);
    return attack.attacker == bearer.unit && takesIon && !defender.defeated() &&
           attack.ledger.woundsOf(attack.current, defender.id) > 0;
}

Task<void> giveIon(Battle& battle, Bearer bearer, AttackResolved& point) {
    co_await gainTokens(battle, point.attack.defender(), Token::ion, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule ion() {
    return KeywordRule(Keyword::ion, {.value = true})
        .holds<AttackNumbers, BorneBy::pool>(flipFirst)
        .inPool<AttackResolved>(giveIon, hasIonized);
}

}  // namespace sightline::engine::keywords
