#include "engine/legion/rules/keywords/tokens/tokens_for_wounds.h"

namespace sightline::engine::keywords {

bool woundedByPool(const Battle& battle, const WoundsSuffered& point) {
    if (point.wounds == 0 || !battle.attack || battle.unit(point.unit).defeated()) return false;
    const Attack& attack = *battle.attack;
    return attack.step == AttackStep::compareResults && attack.defender() == point.unit;
}

}  // namespace sightline::engine::keywords
