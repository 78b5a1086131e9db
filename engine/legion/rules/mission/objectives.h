/// Objective tokens: contesting, securing, claiming, dropping, and legal positions. Source: Core
/// Rulebook p. 19-20 (Objective Tokens).
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/rulings/contesting.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The player with the most units that contest the objective token. No value if both players have
/// the same number.
std::optional<Player> securedBy(const Battle& battle, const ObjectiveToken& token);
/// The number of assets that the player's units hold.
int assetsHeld(const Battle& battle, Player player);

/// Adds a token that is not yet on the battlefield. `printed` is the name that a battle card or a
/// keyword prints for the token, if the game applies the rules of this card or keyword. Empty: the
/// token has no printed name.
ObjectiveToken& addToken(Battle& battle, ObjectiveKind kind, const std::string& printed);
/// The name that a card or keyword prints for a token with the name `name`, such as "Bunker" for
/// "Bunker 2". A charge token has the name of its area weapon. Empty if no battle card of the
/// mission, no keyword, no unit and no command card in force prints the name.
std::string printedNameIn(const Battle& battle, const std::string& name);
/// The name of a new token of the kind without a name, such as "Bunker 3". Empty if the cards of
/// the mission print no name or several names for tokens of this kind, or the game does not apply
/// them.
std::string nameByMission(const Battle& battle, ObjectiveKind kind);
/// Puts the token on the battlefield and records this.
void layToken(Battle& battle, ObjectiveToken& token, geometry::Vec2 at, const Citation& citation);

/// The positions at which the objective card places tokens on this battlefield. Empty if there is
/// no mission.
std::vector<ObjectiveSpot> objectiveSpots(const Battle& battle);
/// Places the tokens of the objective card. If a position is illegal, the closest legal position is
/// used, and the record reports the change.
void placeObjectives(Battle& battle);

/// Returns the free action Claim for each asset, if a battle card allows claims and the unit is a
/// Trooper unit. The action is legal only if the unit contests the asset and has not claimed in
/// this activation.
std::vector<OfferedAction> claimsOf(const Battle& battle, UnitId unit);
/// The action that lets the unit Claim this asset. `may` is a further condition of the battle card;
/// empty: no condition.
OfferedAction claimOfToken(UnitId unit, const ObjectiveToken& token,
                           std::function<bool(const Battle&)> may);
/// Drops all assets of the unit. The opponent must then place the assets.
void dropAssets(Battle& battle, UnitId unit);
/// Makes Panicked units drop their assets. The opponent places each dropped asset within half range
/// of the unit leader that dropped it.
Task<void> placeDroppedAssets(Battle& battle);

}  // namespace sightline::engine
