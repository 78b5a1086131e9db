/// Timing points during an attack. Source: Core Rulebook p. 30-36, Appendix E p. 45.
#pragma once
#include <functional>
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/reckoning.h"
#include "engine/legion/basics/token.h"
#include "engine/talk/lazy.h"

namespace sightline::engine {

enum class DefenseSurge;
struct Attack;
struct AttackPool;

// Timing points in the order of an attack (p. 30-36, Appendix E p. 45).
struct DeclareDefender {
    const UnitId attacker;
    Lazy<std::vector<UnitId>> legal;
    /// True if the unit may be declared the defender. Faster than computing the complete list.
    std::function<bool(UnitId)> isLegal{};
};
struct AttackDeclared {
    Attack& attack;
    const UnitId defender;
};
struct DetermineEligibleMiniatures {
    const Attack& attack;
    const UnitId defender;
    std::vector<MiniId> eligible;
};
struct GatherAttackDice {
    const Attack& attack;
    AttackPool& pool;  ///< pool that is being formed; `pool.add` adds dice with a reason
};
struct DeclareAdditionalDefender {
    const Attack& attack;
    bool allowed;
};
struct DowngradeAttackDice {
    Attack& attack;
};
struct UpgradeAttackDice {
    Attack& attack;
};
struct RerollAttackDice {
    Attack& attack;
};
struct ConvertAttackSurges {
    Attack& attack;
};
struct AttackSurgesConverted {  ///< comes after attack surges were converted, in the step Roll
                                ///< Attack Dice
    Attack& attack;
};
struct AttackRollEnded {  ///< comes after all changes of the results in the step Roll Attack Dice
    Attack& attack;
    bool skipsToSuppression = false;  ///< true: the next step is Assign Suppression Token
};
struct DetermineObscured {
    Attack& attack;
};
struct DetermineCover {
    Attack& attack;
    int improved;  ///< improvement of the cover, up to a cover value of 2; applied before `reduced`
    int reduced;
};
struct RollCoverPool {
    Attack& attack;
    int white;
    int blocks = 0;  ///< number of blocks that are added to the results of the roll
};
struct ApplyCover {
    Attack& attack;
    int canceled;
    bool prevented = false;  ///< true: cover cancels no hits, whatever `canceled` is
};
struct ApplyDodge {
    Attack& attack;
    bool maySpend = true;  ///< true: the defender may spend dodge tokens
};
struct ModifyAttackDice {
    Attack& attack;
};
struct GatherDefenseDice {
    Attack& attack;
    DicePool pool;
};
struct DowngradeDefenseDice {
    Attack& attack;
    DicePool& pool;
};
struct UpgradeDefenseDice {
    Attack& attack;
    DicePool& pool;
};
struct RerollDefenseDice {
    Attack& attack;
};
struct ConvertDefenseSurges {
    Attack& attack;
    DefenseSurge chart;       ///< the defender's best surge chart
    Reckoning reckoned = {};  ///< reasons for the surge chart
};
struct ModifyDefenseDice {
    Attack& attack;
};
struct CompareResults {
    Attack& attack;
    int wounds;
};
struct SufferWounds {
    const UnitId unit;
    int wounds;
};
struct WoundsSuffered {
    const UnitId unit;
    const int wounds;   ///< number of wounds that were assigned to the unit
    const UnitId by{};  ///< unit whose attack or effect caused the wounds; no value: no unit
};
struct MiniatureDefeated {
    const UnitId unit;
    const MiniId mini;
};
struct UnitDefeated {
    const UnitId unit;
    const UnitId by{};  ///< the unit whose attack or effect caused the defeat; no value: no unit
};
struct AssignSuppression {
    Attack& attack;
    int tokens;
};
struct AttackResolved {  ///< comes after the attack of a pool has ended and reactions with standby
                         ///< tokens were made
    const Attack& attack;
};
struct TokensSpent {
    const UnitId unit;
    const Token token;
    const int count;
};

}  // namespace sightline::engine
