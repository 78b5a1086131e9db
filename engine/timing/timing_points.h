/// The moments at which keywords act, in the order of Appendix E. A timing point is a type whose
/// fields are what an effect may see (const) or change there.
/// Source: Core Rulebook p. 44-45 (Timing), p. 23-24 (Activation), p. 30-36 (Attack).
#pragma once
#include <vector>

#include "engine/conversation/answer.h"
#include "engine/dice/die.h"
#include "engine/ids.h"

namespace sightline::engine {

struct Attack;
struct AttackPool;

// The activation phase (p. 22-24).
struct StartOfActivationPhase {};
struct StartOfUnitActivation {
    const UnitId unit;
};
struct Rally {
    const UnitId unit;
    int dice;  ///< white defense dice to roll
};
struct RemoveSuppression {
    const UnitId unit;
    int tokens;  ///< about to leave
};
struct StartOfMakeActions {
    const UnitId unit;
    int actions;
    bool panicked;
};
struct DetermineSpeed {
    const UnitId unit;
    int speed;
};
struct ActionMade {
    const UnitId unit;
    const Action action;
};
struct EndOfUnitActivation {
    const UnitId unit;
};
struct EndOfActivationPhase {};

// The attack (p. 30-36, Appendix E p. 45).
struct DeclareDefender {
    const UnitId attacker;
    std::vector<UnitId> legal;
};
struct DetermineEligibleMiniatures {
    const Attack& attack;
    const UnitId defender;
    std::vector<MiniId> eligible;
};
struct GatherAttackDice {
    const Attack& attack;
    AttackPool& pool;
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
struct DetermineObscured {
    Attack& attack;
};
struct DetermineCover {
    Attack& attack;
    int improved;  ///< resolved first; the value never exceeds 2
    int reduced;
};
struct RollCoverPool {
    Attack& attack;
    int white;
};
struct ApplyCover {
    Attack& attack;
    int canceled;
};
struct ApplyDodge {
    Attack& attack;
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
struct MiniatureDefeated {
    const UnitId unit;
    const MiniId mini;
};
struct UnitDefeated {
    const UnitId unit;
};
struct AssignSuppression {
    Attack& attack;
    int tokens;
};
struct AttackResolved {
    const Attack& attack;
};
struct TokensSpent {
    const UnitId unit;
    const Token token;
    const int count;
};

// The end phase (p. 37-38).
struct StartOfEndPhase {};
struct RemoveTokens {
    const UnitId unit;
};
struct EndOfEndPhase {};

template <class... Points>
struct TimingPoints {};

using AppendixE =
    TimingPoints<StartOfActivationPhase, StartOfUnitActivation, Rally, RemoveSuppression,
                 StartOfMakeActions, DetermineSpeed, ActionMade, EndOfUnitActivation,
                 EndOfActivationPhase, DeclareDefender, DetermineEligibleMiniatures,
                 GatherAttackDice, DeclareAdditionalDefender, DowngradeAttackDice,
                 UpgradeAttackDice, RerollAttackDice, ConvertAttackSurges, DetermineObscured,
                 DetermineCover, RollCoverPool, ApplyCover, ApplyDodge, ModifyAttackDice,
                 GatherDefenseDice, DowngradeDefenseDice, UpgradeDefenseDice, RerollDefenseDice,
                 ConvertDefenseSurges, ModifyDefenseDice, CompareResults, SufferWounds,
                 MiniatureDefeated, UnitDefeated, AssignSuppression, AttackResolved, TokensSpent,
                 StartOfEndPhase, RemoveTokens, EndOfEndPhase>;

}  // namespace sightline::engine
