/// The eleven steps of an attack.
/// Source: Core Rulebook p. 30.
#pragma once

namespace sightline::engine {

enum class AttackStep {
    declareDefender,
    formAttackPool,
    declareAdditionalDefender,
    rollAttackDice,
    applyDodgeAndCover,
    modifyAttackDice,
    rollDefenseDice,
    modifyDefenseDice,
    compareResults,
    assignSuppression,
    chooseAdditionalAttackPool
};

}  // namespace sightline::engine
