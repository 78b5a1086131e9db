#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {

// Step 10 of the attack sequence: Assign Suppression Token. Core Rulebook p. 36. After a ranged
// attack, the surviving defender gains a suppression token if the attack dice showed a hit or a
// crit at the end of Roll Attack Dice.
Task<void> assignSuppressionToken(Battle& battle, Attack& attack) {
    attack.step = AttackStep::assignSuppression;
    const UnitId defender = attack.defender();
    const Permission suppressing = termsOf(battle, attack).suppressing;
    if (const auto& why = suppressing.forbidden()) {
        if (attack.isRanged() && attack.hitOrCrit)
            recordKeyword(battle, attack, *why, say::gainsNoSuppression(why->source.name()));
        co_return;
    }
    AssignSuppression point{attack, attack.isRanged() && attack.hitOrCrit ? 1 : 0};
    co_await reach(battle, point);
    const UnitState& unit = battle.unit(defender);
    if (unit.defeated() || !takesSuppression(*unit.card)) co_return;
    battle.gain(defender, Token::suppression, point.tokens,
                page(36, "Assign Suppression Token to Defender"));
    if (point.tokens <= 0) co_return;
    TokenGained gained{defender, Token::suppression, point.tokens};
    co_await reach(battle, gained);
}

}  // namespace sightline::engine
