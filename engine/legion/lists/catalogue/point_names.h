/// The names of timing points in data, such as "StartOfUnitActivation". Each name is the name of
/// the point's C++ type; `engine/legion/rules/timing/point_places.h` compares this table with the
/// types. Source: Core Rulebook, Appendix E.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/legion/lists/catalogue/point_id.h"

namespace sightline::engine {

/// The object that a timing point is about: nobody, a player, a unit or an attack.
enum class Subject { nobody, player, unit, attack };

struct PointName {
    std::string_view name;
    Subject subject{};
};

/// All timing points of Appendix E, in its order. The index in this table is the `PointId`.
inline constexpr std::array timingPointNames{
    PointName{"MissionBuilt", Subject::nobody},
    PointName{"SetUpAdvantage", Subject::player},
    PointName{"CardDivulged", Subject::player},
    PointName{"ResolveSetupEffects", Subject::nobody},
    PointName{"DeployInPreparedPositions", Subject::nobody},
    PointName{"StartOfCommandPhase", Subject::nobody},
    PointName{"CommandCardsRevealed", Subject::nobody},
    PointName{"CommandCardRevealed", Subject::player},
    PointName{"CommandCardEffect", Subject::player},
    PointName{"DeterminePriority", Subject::nobody},
    PointName{"NominateCommander", Subject::player},
    PointName{"StartOfIssueOrders", Subject::player},
    PointName{"IssueOrders", Subject::player},
    PointName{"OrderIssued", Subject::unit},
    PointName{"CreateOrderPool", Subject::player},
    PointName{"CreatePassPool", Subject::player},
    PointName{"EndOfCommandPhase", Subject::nobody},
    PointName{"StartOfActivationPhase", Subject::nobody},
    PointName{"StartOfUnitActivation", Subject::unit},
    PointName{"DamageRoll", Subject::unit},
    PointName{"Rally", Subject::unit},
    PointName{"AfterRally", Subject::unit},
    PointName{"RemoveSuppression", Subject::unit},
    PointName{"StartOfMakeActions", Subject::unit},
    PointName{"OfferCardActions", Subject::unit},
    PointName{"GainToken", Subject::unit},
    PointName{"TokenGained", Subject::unit},
    PointName{"DetermineSpeed", Subject::unit},
    PointName{"LeaderMoved", Subject::unit},
    PointName{"UnitDeployed", Subject::unit},
    PointName{"UnitPlaced", Subject::unit},
    PointName{"MoveResolved", Subject::unit},
    PointName{"StandbySpent", Subject::unit},
    PointName{"ChargesDetonate", Subject::unit},
    PointName{"ActionMade", Subject::unit},
    PointName{"CardActionMade", Subject::unit},
    PointName{"EndOfMakeActions", Subject::unit},
    PointName{"EndOfUnitActivation", Subject::unit},
    PointName{"PlaceOrderToken", Subject::unit},
    PointName{"EndOfActivationPhase", Subject::nobody},
    PointName{"DeclareDefender", Subject::attack},
    PointName{"AttackDeclared", Subject::attack},
    PointName{"DetermineEligibleMiniatures", Subject::attack},
    PointName{"GatherAttackDice", Subject::attack},
    PointName{"DeclareAdditionalDefender", Subject::attack},
    PointName{"DowngradeAttackDice", Subject::attack},
    PointName{"UpgradeAttackDice", Subject::attack},
    PointName{"RerollAttackDice", Subject::attack},
    PointName{"ConvertAttackSurges", Subject::attack},
    PointName{"AttackSurgesConverted", Subject::attack},
    PointName{"AttackRollEnded", Subject::attack},
    PointName{"DetermineObscured", Subject::attack},
    PointName{"DetermineCover", Subject::attack},
    PointName{"RollCoverPool", Subject::attack},
    PointName{"ApplyCover", Subject::attack},
    PointName{"ApplyDodge", Subject::attack},
    PointName{"ModifyAttackDice", Subject::attack},
    PointName{"GatherDefenseDice", Subject::attack},
    PointName{"DowngradeDefenseDice", Subject::attack},
    PointName{"UpgradeDefenseDice", Subject::attack},
    PointName{"RerollDefenseDice", Subject::attack},
    PointName{"ConvertDefenseSurges", Subject::attack},
    PointName{"ModifyDefenseDice", Subject::attack},
    PointName{"CompareResults", Subject::attack},
    PointName{"SufferWounds", Subject::unit},
    PointName{"WoundsSuffered", Subject::unit},
    PointName{"MiniatureDefeated", Subject::unit},
    PointName{"UnitDefeated", Subject::unit},
    PointName{"AssignSuppression", Subject::attack},
    PointName{"AttackResolved", Subject::attack},
    PointName{"TokensSpent", Subject::unit},
    PointName{"StartOfEndPhase", Subject::nobody},
    PointName{"ScoreVictoryPoints", Subject::player},
    PointName{"BattleCardScored", Subject::nobody},
    PointName{"DiscardCommandCard", Subject::player},
    PointName{"RemoveTokens", Subject::unit},
    PointName{"EndOfEndPhase", Subject::nobody}};
inline constexpr std::size_t timingPointCount = timingPointNames.size();

/// Finds a timing point by its name. No value if no point has the name.
std::optional<PointId> timingPointNamed(std::string_view name);

}  // namespace sightline::engine
