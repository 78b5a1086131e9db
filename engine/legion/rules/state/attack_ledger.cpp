#include "engine/legion/rules/state/attack_ledger.h"

namespace sightline::engine {

int AttackLedger::spentBy(int pool, UnitId unit, Token token) const {
    int sum = 0;
    for (const SpentTokens& one : spent) {
        if (one.pool == pool && one.unit == unit && one.token == token) sum += one.count;
    }
    return sum;
}

int AttackLedger::spentBy(int pool, UnitId unit, Token token, AttackStep step) const {
    int sum = 0;
    for (const SpentTokens& one : spent) {
        const bool then = one.pool == pool && one.step == step;
        if (then && one.unit == unit && one.token == token) sum += one.count;
    }
    return sum;
}

int AttackLedger::spentForDice(int pool, UnitId unit, Token token) const {
    int sum = 0;
    for (const SpentTokens& one : spent) {
        const bool then = one.pool == pool && one.step == AttackStep::rollAttackDice;
        if (then && one.unit == unit && one.token == token && one.by == Keyword::none)
            sum += one.count;
    }
    return sum;
}

int AttackLedger::woundsOf(int pool, UnitId unit) const {
    int sum = 0;
    for (const Wounded& one : wounded) {
        if (one.pool == pool && one.unit == unit) sum += one.wounds;
    }
    return sum;
}

}  // namespace sightline::engine
