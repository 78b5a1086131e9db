/// Timing points: the points of the game at which keywords act, in the order of Appendix E of the
/// Core Rulebook. Each timing point is a type. An effect may read the const members of a timing
/// point and change its other members. Source: Core Rulebook p. 44-45 (Timing).
#pragma once
#include "engine/legion/rules/timing/activation_points.h"
#include "engine/legion/rules/timing/attack_points.h"
#include "engine/legion/rules/timing/round_points.h"
#include "engine/legion/rules/timing/standing_points.h"

namespace sightline::engine {

template <class... Points>
struct TimingPoints {};

using AppendixE = TimingPoints<
    MissionBuilt, SetUpAdvantage, CardDivulged, ResolveSetupEffects, DeployInPreparedPositions,
    StartOfCommandPhase, CommandCardsRevealed, CommandCardRevealed, CommandCardEffect,
    DeterminePriority, NominateCommander, StartOfIssueOrders, IssueOrders, OrderIssued,
    CreateOrderPool, CreatePassPool, EndOfCommandPhase, StartOfActivationPhase,
    StartOfUnitActivation, DamageRoll, Rally, AfterRally, RemoveSuppression, StartOfMakeActions,
    OfferCardActions, GainToken, TokenGained, DetermineSpeed, LeaderMoved, UnitDeployed, UnitPlaced,
    MoveResolved, StandbySpent, ChargesDetonate, ActionMade, CardActionMade, EndOfMakeActions,
    EndOfUnitActivation, PlaceOrderToken, EndOfActivationPhase, DeclareDefender, AttackDeclared,
    DetermineEligibleMiniatures, GatherAttackDice, DeclareAdditionalDefender, DowngradeAttackDice,
    UpgradeAttackDice, RerollAttackDice, ConvertAttackSurges, AttackSurgesConverted,
    AttackRollEnded, DetermineObscured, DetermineCover, RollCoverPool, ApplyCover, ApplyDodge,
    ModifyAttackDice, GatherDefenseDice, DowngradeDefenseDice, UpgradeDefenseDice,
    RerollDefenseDice, ConvertDefenseSurges, ModifyDefenseDice, CompareResults, SufferWounds,
    WoundsSuffered, MiniatureDefeated, UnitDefeated, AssignSuppression, AttackResolved, TokensSpent,
    StartOfEndPhase, ScoreVictoryPoints, BattleCardScored, DiscardCommandCard, RemoveTokens,
    EndOfEndPhase>;

using StandingPoints =
    TimingPoints<CheckForPanic, DeployPrepared, LendCourage, UseCourageOf, FirstActions,
                 CountAsCommander, TakeCommanderToken, OrderMercenaries, ReceiveOrder,
                 MayBeCompelled, MovementAbilities, MoveActions, FurtherActions, JumpActions,
                 CarryAssets, DeploymentOrigin, FastestSpeed, WithdrawFromMelee, StandbyRange,
                 ContestObjective, MayClaimAssets, MayDeclareDefender, WeaponRange, FiringArcs,
                 FireWhileEngaged, FireAgain, BenefitFromBackup, ProvideBackup, ShareWithClones,
                 LendTokens, TokensForOthers, MayAddWeapon, MiniatureRoles, ReplaceLeader,
                 RestoreMiniatures, WeaponsPerMiniature, AttackActions, AttackNumbers>;

}  // namespace sightline::engine
