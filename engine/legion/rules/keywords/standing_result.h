/// StandingResult: the result of a standing point as a list of numbers, so that two results can be
/// compared. A standing point is a question about a current result, such as the range of a weapon
/// (standing_points.h).
#pragma once
#include <vector>

#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {

/// The members of a standing point that keywords may change, as numbers. A list of reasons is
/// represented by the number of reasons, because keywords only add reasons.
using StandingResult = std::vector<double>;

StandingResult resultOf(const CheckForPanic& point);
StandingResult resultOf(const DeployPrepared& point);
StandingResult resultOf(const LendCourage& point);
StandingResult resultOf(const UseCourageOf& point);
StandingResult resultOf(const FirstActions& point);
StandingResult resultOf(const CountAsCommander& point);
StandingResult resultOf(const TakeCommanderToken& point);
StandingResult resultOf(const OrderMercenaries& point);
StandingResult resultOf(const MayBeCompelled& point);
StandingResult resultOf(const MovementAbilities& point);
StandingResult resultOf(const JumpActions& point);
StandingResult resultOf(const CarryAssets& point);
StandingResult resultOf(const DeploymentOrigin& point);
StandingResult resultOf(const FastestSpeed& point);
StandingResult resultOf(const WithdrawFromMelee& point);
StandingResult resultOf(const StandbyRange& point);
StandingResult resultOf(const ContestObjective& point);
StandingResult resultOf(const MayDeclareDefender& point);
StandingResult resultOf(const WeaponRange& point);
StandingResult resultOf(const FiringArcs& point);
StandingResult resultOf(const FireWhileEngaged& point);
StandingResult resultOf(const FireAgain& point);
StandingResult resultOf(const BenefitFromBackup& point);
StandingResult resultOf(const ProvideBackup& point);
StandingResult resultOf(const ShareWithClones& point);
StandingResult resultOf(const LendTokens& point);
StandingResult resultOf(const MayAddWeapon& point);
StandingResult resultOf(const ReplaceLeader& point);
StandingResult resultOf(const WeaponsPerMiniature& point);
StandingResult resultOf(const AttackActions& point);
StandingResult resultOf(const MoveActions& point);
StandingResult resultOf(const FurtherActions& point);
StandingResult resultOf(const MayClaimAssets& point);
StandingResult resultOf(const TokensForOthers& point);
StandingResult resultOf(const RestoreMiniatures& point);
StandingResult resultOf(const ReceiveOrder& point);
StandingResult resultOf(const MiniatureRoles& point);
StandingResult resultOf(const AttackNumbers& point);

/// True if the result of the standing point can be compared. A test checks that this is true for
/// every standing point.
template <class Point>
concept HasStandingResult = requires(const Point& point) {
    resultOf(point);
};

}  // namespace sightline::engine
