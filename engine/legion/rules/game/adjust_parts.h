/// Shared functions for all kinds of adjustments. Private to engine/legion/rules/game/adjust_*.cpp.
///
/// `visitFields` of the state tells for each field which kind of adjustment changes it (FieldUse,
/// field_use.h). Three groups of changes have their own kinds of adjustments: changes that have a
/// name in the game (points, actions), changes with consequences by the rules (tokens, wounds,
/// orders), and changes of positions, which are checked. AdjustField changes all other fields of a
/// unit.
#pragma once
#include <optional>
#include <string>

#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/asking/question_forms.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/place/placement.h"

namespace sightline::engine {

inline constexpr int mostByHand = 99;           ///< limit for tokens, marks, points and dice
inline constexpr std::size_t longestName = 60;  ///< limit for a name given by the players, in bytes

/// A refusal of an adjustment, because the state cannot represent the change. Rules of the game are
/// no reason for a refusal.
Refusal refuseAdjustment(Message why);
/// Makes the entry in the record for a change by hand. The entry contains the player and the
/// change.
Ruling adjusted(const Adjust& adjust, Message what);
/// Makes the entry in the record for a change of a number by hand. The entry contains the number
/// before and after the change.
Ruling adjusted(const Adjust& adjust, Message what, int before, int after);
/// True if the unit acts, attacks or is attacked at the moment.
bool isInvolved(const Battle& battle, UnitId unit);
/// Refuses a place for a miniature that is off the table or on another miniature.
std::optional<Refusal> refusalOfPlace(const Battle& battle, const Place& place);
/// Refuses a position of the miniature that is off the table or on one of `others`. The miniature
/// may be one that does not belong to the battle yet.
std::optional<Refusal> refusalOfStand(const Battle& battle, const geometry::Mini& mini,
                                      const std::vector<geometry::PlacedMini>& others);
/// Checks the position of the miniature. Returns the faults of the position, and the position with
/// the height at which the miniature would stand. `others` are the other miniatures.
geometry::Placement placementByHand(const Battle& battle, const geometry::Mini& mini,
                                    const std::vector<geometry::PlacedMini>& others);
/// True if the point is on the battlefield.
bool isOnTable(const Battle& battle, geometry::Vec2 at);
/// Height of the surface on which the miniature would stand.
double restingHeight(const Battle& battle, const Place& place);

/// True while the rules wait for the players before dice are rolled. `defense` is false for the
/// attack dice. It is true for the defense dice or the dice of an activation.
bool isAboutToRoll(const Battle& battle, bool defense);

/// The owner of a keyword that players add by hand: a unit or a weapon.
enum class KeywordPlace { unit, weapon };
/// The keyword `word` as printed on a card in this game. If it is on no card, the keyword is made
/// from the data of the adjustment.
KeywordText keywordByHand(const Battle& battle, const AdjustEffect::Word& word, KeywordPlace place);
/// The reason why no unit or weapon can have the keyword `word`. No value if a unit or weapon can
/// have it.
std::optional<Message> faultOfKeyword(const Battle& battle, const AdjustEffect::Word& word,
                                      KeywordPlace place);
/// True if the players apply the keyword by hand because no code applies it in this game.
bool staysByHand(const Battle& battle, const AdjustEffect::Word& word, KeywordPlace place);
/// The adjustment names a weapon. Adds the dice and the keywords of this weapon from the catalogue.
AdjustPoolWeapon inFull(const Battle& battle, AdjustPoolWeapon what);

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPoints& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustOrder& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustActions& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCard& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustHand& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPassPool& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustMark& what);
std::optional<Refusal> refusalOf(const Battle& battle, const ReturnMini& what);
std::optional<Refusal> refusalOf(const Battle& battle, const DeployUnit& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustObjective& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustTerrain& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustDice& what);
inline constexpr std::size_t longestNote = 2000;  ///< longest note of a player in bytes
std::optional<Refusal> refusalOf(const Battle& battle, const HandRoll& what);
std::optional<Refusal> refusalOf(const Battle& battle, const DisputeRoll& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPool& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCover& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCoverPool& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustWeapons& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPoolWeapon& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustAttacks& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustEffect& what);
std::optional<Refusal> refusalOf(const Battle& battle, const EndEffect& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustField& what);
std::optional<Refusal> refusalOf(const Battle& battle, const ToSandbox& what);
std::optional<Refusal> refusalOf(const Battle& battle, const JoinSandbox& what);
std::optional<Refusal> refusalOf(const Battle& battle, const LeaveSandbox& what);
std::optional<Refusal> refusalOf(const Battle& battle, const ToolMove& what);

void apply(Battle& battle, const Adjust& adjust, const AdjustPoints& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustOrder& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustActions& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustCard& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustHand& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustPassPool& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustMark& what);
void apply(Battle& battle, const Adjust& adjust, const ReturnMini& what);
void apply(Battle& battle, const Adjust& adjust, const DeployUnit& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustObjective& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustTerrain& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustDice& what);
void apply(Battle& battle, const Adjust& adjust, const HandRoll& what);
void apply(Battle& battle, const Adjust& adjust, const DisputeRoll& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustPool& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustCover& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustCoverPool& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustWeapons& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustPoolWeapon& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustAttacks& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustEffect& what);
void apply(Battle& battle, const Adjust& adjust, const EndEffect& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustField& what);
void apply(Battle& battle, const Adjust& adjust, const ToSandbox& what);
void apply(Battle& battle, const Adjust& adjust, const JoinSandbox& what);
void apply(Battle& battle, const Adjust& adjust, const LeaveSandbox& what);
void apply(Battle& battle, const Adjust& adjust, const ToolMove& what);

/// Deploys the unit: places the leader at `what.position` and the other miniatures in cohesion with
/// the leader.
void deployTogether(Battle& battle, const DeployUnit& what);
/// If DeployUnit moves a unit that is already deployed: refuses a place without enough room for the
/// unit leader. The other miniatures keep the formation of the unit if possible.
std::optional<Refusal> refusalOfMovingTogether(const Battle& battle, const DeployUnit& what);
void moveTogether(Battle& battle, const DeployUnit& what);

}  // namespace sightline::engine
